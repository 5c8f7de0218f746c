import CommandConsole
import Foundation

/// What a module shows other modules: its public declarations, in a text that a person can compare with another.
///
///     Field.insert(_:)  @discardableResult mutating func insert(_ text: String) -> EditResult
///     Field.text  var text: String { get }
struct ModuleInterface: Equatable {
  let module: String
  private(set) var declarations: Set<Declaration>

  /// A line of the text.
  struct Declaration: Hashable, Comparable {
    /// `Field.insert(_:)`; it has no blanks.
    let name: String
    /// As it is written, in one line. A property that is read and written is one to callers, stored or not.
    let text: String

    init(name: String, text: String) {
      self.name = name
      self.text = text.hasSuffix(" { get set }") ? String(text.dropLast(" { get set }".count)) : text
    }

    var line: String { "\(name)  \(text)" }

    static func < (left: Declaration, right: Declaration) -> Bool { left.line < right.line }
  }

  /// The types that have members in it.
  var types: Set<String> { Set(declarations.flatMap(\.enclosingTypes)) }

  /// A line for each declaration, in the order of their names.
  var text: String { declarations.sorted().map { $0.line + "\n" }.joined() }

  /// The interfaces of modules, by name.
  ///
  /// - Parameter graphs: The graphs of all modules, as one may have what another adds to its types.
  static func all(in graphs: [SymbolGraph]) -> [ModuleInterface] {
    let names = Dictionary(
      graphs.flatMap(\.publicSymbols).map { ($0.identifier, $0.name) }, uniquingKeysWith: { first, _ in first })
    return Dictionary(grouping: graphs, by: \.module.name).sorted { $0.key < $1.key }.map { module, graphs in
      let symbols = graphs.flatMap(\.publicSymbols).map { Declaration(name: $0.name, text: $0.declaration) }
      let conformances = graphs.flatMap { $0.conformances(names) }
      return ModuleInterface(module: module, declarations: Set(symbols + conformances))
    }
  }
}

extension ModuleInterface {
  /// Reads the text back.
  ///
  /// - Throws: A `CommandFailure` that names the line that is not of it.
  init(reading file: String, module: String) throws(CommandFailure) {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
      throw CommandFailure("\(file.printable) cannot be read as text")
    }
    self.module = module
    declarations = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() where !line.isEmpty
    {
      guard let match = line.wholeMatch(of: /(\S+)  (\S.*)/) else {
        throw CommandFailure("\(file.printable), line \(number + 1): not a name, two blanks and a declaration")
      }
      declarations.insert(Declaration(name: String(match.output.1), text: String(match.output.2)))
    }
  }

  /// Adds the declarations of other modules that a source file exports one by one:
  /// `@_exported public import struct FieldEditing.Field`.
  ///
  /// - Throws: A `CommandFailure` if the file cannot be read, or exports nothing.
  mutating func addExports(of file: String) throws(CommandFailure) {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
      throw CommandFailure("\(file.printable) cannot be read as text")
    }
    let exports = text.split(separator: "\n").compactMap { line in
      line.wholeMatch(of: /@_exported (public import \w+ [\w.]+\.(\w+))/).map {
        Declaration(name: String($0.output.2), text: String($0.output.1))
      }
    }
    if exports.isEmpty { throw CommandFailure("\(file.printable) has no line as: @_exported public import struct A.B") }
    declarations.formUnion(exports)
  }
}

extension ModuleInterface.Declaration {
  /// Names from the outermost type in, without labels: `["Field", "insert"]`.
  var path: [String] { name.prefix { $0 != "(" }.split(separator: ".").map(String.init) }

  /// The types that it is in, from the outermost in.
  var enclosingTypes: [String] { path.indices.dropFirst().map { path[..<$0].joined(separator: ".") } }
}

extension SymbolGraph {
  /// What every type conforms to unless it says otherwise, and what the compiler finds out for itself.
  private static let implied: Set<String> = [
    "Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype", "Swift.BitwiseCopyable",
  ]

  /// The conformances of types with a known name: those of the modules whose graphs are at hand.
  fileprivate func conformances(_ names: [String: String]) -> [ModuleInterface.Declaration] {
    relationships.compactMap { relationship in
      guard relationship.kind == "conformsTo", let type = names[relationship.source],
        let conformance = names[relationship.target] ?? relationship.targetFallback,
        !Self.implied.contains(conformance)
      else { return nil }
      return ModuleInterface.Declaration(name: type, text: "extension \(type): \(conformance)")
    }
  }
}
