import Foundation

@testable import caretaker_dev

/// Small symbol graphs in a temporary folder, as `swift symbolgraph-extract` writes them.
struct SymbolGraphFolder: ~Copyable {
  let root = FileManager.default.temporaryDirectory.appendingPathComponent("symbols-\(UUID().uuidString)")
  var path: String { root.appendingPathComponent("symbols").path }

  deinit { try? FileManager.default.removeItem(at: root) }

  /// A declaration, its type `Mask` unless the name has another.
  struct Symbol {
    var name: String
    var kind = "swift.method"
    var declaration: String
    var comment = ["Does it."]
    var parameters: [(name: String, type: String)] = []
    var result: String?
    var line: Int? = 9
    var isWitness = false
    var conformances: [String] = []
  }

  /// Writes a module's graph.
  func write(_ module: String, _ symbols: [Symbol]) throws {
    let object: [String: Any] = [
      "module": ["name": module], "symbols": symbols.map { $0.object(of: module) },
      "relationships": symbols.flatMap { $0.relationships(of: module) },
    ]
    try write("symbols/\(module).symbols.json", JSONSerialization.data(withJSONObject: object))
  }

  /// Writes any file, and returns where it is.
  @discardableResult func write(_ name: String, _ text: String) throws -> String { try write(name, Data(text.utf8)) }

  @discardableResult private func write(_ name: String, _ data: Data) throws -> String {
    let file = root.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file.path
  }
}

extension SymbolGraphFolder.Symbol {
  fileprivate func object(of module: String) -> [String: Any] {
    var object: [String: Any] = [
      "kind": ["identifier": kind], "identifier": ["precise": identifier(of: module)],
      "pathComponents": name.components(separatedBy: "."), "declarationFragments": Self.fragments(declaration),
      "docComment": ["lines": comment.map { ["text": $0] }],
    ]
    var signature: [String: Any] = [
      "parameters": parameters.map {
        ["name": "_", "internalName": $0.name, "declarationFragments": Self.fragments($0.type)]
      }
    ]
    if let result { signature["returns"] = Self.fragments(result) }
    object["functionSignature"] = signature
    if let line { object["location"] = ["uri": "file:///A/A.swift", "position": ["line": line - 1]] }
    return object
  }

  fileprivate func relationships(of module: String) -> [[String: Any]] {
    let identifier = identifier(of: module)
    let witness: [String: Any] = [
      "kind": "memberOf", "source": identifier, "target": "Mask", "sourceOrigin": ["displayName": "P.f()"],
    ]
    return (isWitness ? [witness] : [])
      + conformances.map {
        ["kind": "conformsTo", "source": identifier, "target": "s:\($0)", "targetFallback": $0]
      }
  }

  private func identifier(of module: String) -> String { "s:\(module).\(name).\(declaration)" }

  private static func fragments(_ text: String) -> [[String: String]] { [["kind": "text", "spelling": text]] }
}
