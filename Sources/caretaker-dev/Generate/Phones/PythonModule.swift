import Foundation

/// A file of Python that holds data: what its variables are set to.
struct PythonModule {
  let file: String
  private(set) var variables: [String: PythonValue] = [:]

  /// - Parameter skipsCode: whether functions and loops, which some files have beside their data, are passed over. Else
  ///   they are rejected.
  init(path: String, skipsCode: Bool = false) throws {
    file = path
    var reader = PythonReader(file: path, source: try PythonModule.source(path)[...])
    while !reader.isAtEnd { try readStatement(&reader, skipsCode: skipsCode) }
  }

  /// The one variable of a name in a file whose other lines do not matter.
  static func variable(_ name: String, path: String) throws -> PythonValue {
    let source = try source(path)
    var line = 1
    for text in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if text.hasPrefix("\(name) = ") {
        var reader = PythonReader(file: path, source: source[text.startIndex...].dropFirst(name.count + 3), line: line)
        return try reader.value()
      }
      line += 1
    }
    throw PhoneDataError(file: path, line: nil, message: "expected a line \(name) = …")
  }

  func variable(_ name: String) throws -> PythonValue {
    guard let value = variables[name] else {
      throw PhoneDataError(file: file, line: nil, message: "expected a variable \(name)")
    }
    return value
  }

  private static func source(_ path: String) throws -> String {
    let bytes: Data
    do {
      bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw PhoneDataError(file: path, line: nil, message: "cannot be read: \(error.localizedDescription)")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw PhoneDataError(file: path, line: nil, message: "expected UTF-8")
    }
    return text.replacing("\r\n", with: "\n")
  }

  private mutating func readStatement(_ reader: inout PythonReader, skipsCode: Bool) throws {
    let column = reader
    reader.skipBlanks()
    if reader.isAtEnd { return }
    if reader.next == "\n" { return reader.skipLine() }
    if column.next == " " || column.next == "\t" { throw reader.failure("expected a line that is not indented") }
    if reader.next == "'" || reader.next == "\"" {
      _ = try reader.value()
    } else {
      let word = reader.word()
      switch word {
      case "from", "import": return try skipImport(&reader)
      case "def" where skipsCode, "for" where skipsCode: return skipBlock(&reader)
      default: try readAssignment(to: word, &reader)
      }
    }
    reader.skipBlanks()
    guard reader.isAtEnd || reader.take("\n") else { throw reader.failure(expected: "the end of the line") }
  }

  private mutating func readAssignment(to name: String, _ reader: inout PythonReader) throws {
    reader.skipBlanks()
    guard !name.isEmpty, reader.take("=") else {
      throw reader.failure("expected an import, or a variable that is set to a value")
    }
    guard variables[name] == nil else { throw reader.failure("\(name) is set twice") }
    variables[name] = try reader.value()
  }

  /// An import is one line. Its names are of no matter here: a value names what it calls.
  private func skipImport(_ reader: inout PythonReader) throws {
    while let scalar = reader.next, scalar != "\n" {
      if scalar == "(" || scalar == "\\" { throw reader.failure("expected an import of one line") }
      reader.advance()
    }
    reader.skipLine()
  }

  /// A line and those indented below it.
  private func skipBlock(_ reader: inout PythonReader) {
    repeat { reader.skipLine() } while reader.next == " " || reader.next == "\t" || reader.next == "\n"
  }
}
