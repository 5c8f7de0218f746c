import Foundation

/// A declaration that somebody wrote, and that other modules see.
struct PublicSymbol {
  /// The module that declares it, whoever's type it extends.
  let module: String
  /// The mangled name.
  let identifier: String
  /// `Field.insert(_:)`.
  let name: String
  let kind: Kind
  let comment: DocumentationComment
  /// In one line: `mutating func insert(_ text: String) -> EditResult`.
  let declaration: String
  /// As the function's body names them.
  let parameters: [Parameter]
  /// The type that a function returns; `nil` where it returns nothing, and for what is not a function.
  let result: String?
  /// The file that declares it, as the compiler was given it.
  let file: String
  /// Counted from 1.
  let line: Int
  /// Whether it implements a requirement of a protocol, whose comment holds for it.
  let isWitness: Bool

  enum Kind {
    case initializer
    case function
    /// Types, properties, cases.
    case other
  }

  struct Parameter {
    let name: String
    let type: String
  }

  /// Whether it throws, itself or what a closure throws.
  var isThrowing: Bool {
    // what stands before the result, and not in a parameter's type
    kind != .other && declaration.removingParentheses.contains(/\bthrows\b/)
  }

  /// Whether it may give `nil` in place of a value.
  var isFailable: Bool { kind == .initializer && declaration.contains(/\binit[?]/) }
}

extension PublicSymbol {
  /// - Parameter witnesses: Identifiers of what implements a protocol.
  /// - Returns: `nil` for what the compiler wrote.
  init?(_ symbol: SymbolGraph.Symbol, of module: String, witnesses: Set<String>) {
    guard let location = symbol.location else { return nil }
    self.module = module
    identifier = symbol.identifier.precise
    name = symbol.pathComponents.joined(separator: ".")
    kind = Kind(symbol.kind.identifier)
    comment = DocumentationComment(symbol.docComment?.lines.map(\.text) ?? [])
    // where a function is compiled changes nothing for callers
    declaration = symbol.declarationFragments.text.replacing("@export(interface)", with: "")
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    parameters = (symbol.functionSignature?.parameters ?? []).map {
      Parameter(name: $0.internalName ?? $0.name, type: $0.declarationFragments.text)
    }
    let result = symbol.functionSignature?.returns?.text ?? ""
    self.result = kind == .function && !["", "()", "Void", "Never"].contains(result) ? result : nil
    file = (URL(string: location.uri)?.path ?? location.uri).relativeToCurrentDirectory
    line = location.position.line + 1
    isWitness = witnesses.contains(identifier)
  }
}

extension SymbolGraph {
  /// The declarations that somebody wrote.
  var publicSymbols: [PublicSymbol] {
    let witnesses = Set(relationships.filter { $0.sourceOrigin != nil }.map(\.source))
    return symbols.compactMap { PublicSymbol($0, of: module.name, witnesses: witnesses) }
  }
}

extension PublicSymbol.Kind {
  fileprivate init(_ identifier: String) {
    switch identifier {
    case "swift.init": self = .initializer
    case "swift.func", "swift.func.op", "swift.method", "swift.type.method", "swift.subscript", "swift.type.subscript":
      self = .function
    default: self = .other
    }
  }
}

extension String {
  /// The path from the current directory, if the file is in it.
  fileprivate var relativeToCurrentDirectory: String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return hasPrefix(folder) ? String(dropFirst(folder.count)) : self
  }

  /// Without what stands in parentheses.
  fileprivate var removingParentheses: String {
    var depth = 0
    return filter { character in
      if character == "(" { depth += 1 }
      defer { if character == ")" { depth -= 1 } }
      return depth == 0
    }
  }
}
