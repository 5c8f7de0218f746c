import CommandConsole
import Foundation

extension SymbolGraph {
  /// The symbol graphs of a folder, and of the folders in it: those of modules, and those of what they add to others.
  ///
  /// - Throws: A `CommandFailure` that names the file or the folder, and what is wrong with it.
  static func all(in folder: String) throws(CommandFailure) -> [SymbolGraph] {
    guard let names = try? FileManager.default.subpathsOfDirectory(atPath: folder) else {
      throw CommandFailure("\(folder.printable) is not a folder")
    }
    let files = names.filter { $0.hasSuffix(".symbols.json") }.sorted()
    if files.isEmpty {
      throw CommandFailure("\(folder.printable) has no symbol graphs (*.symbols.json); .ci/interface extracts them")
    }
    var graphs: [SymbolGraph] = []
    for file in files { graphs.append(try SymbolGraph(reading: "\(folder)/\(file)")) }
    return graphs
  }

  private init(reading file: String) throws(CommandFailure) {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw CommandFailure("\(file.printable) cannot be read")
    }
    do {
      self = try JSONDecoder().decode(SymbolGraph.self, from: data)
    } catch {
      throw CommandFailure("\(file.printable) is not a symbol graph: \(error.reason.printable)")
    }
  }
}

extension Error {
  /// What a decoder reports, with the path to what it did not find.
  fileprivate var reason: String {
    switch self as? DecodingError {
    case .keyNotFound(let key, let context)?: "no '\(key.stringValue)' in \(context.path)"
    case .typeMismatch(_, let context)?, .valueNotFound(_, let context)?: "another type in \(context.path)"
    case .dataCorrupted?: "not JSON"
    default: localizedDescription
    }
  }
}

extension DecodingError.Context {
  /// `symbols[3].kind`.
  fileprivate var path: String {
    if codingPath.isEmpty { return "the file" }
    return String(
      codingPath.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }.joined().dropFirst())
  }
}
