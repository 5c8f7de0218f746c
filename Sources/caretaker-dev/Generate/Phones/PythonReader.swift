/// Reads values from Python source: calls with named arguments, texts, numbers, tuples, lists, dictionaries, names and
/// the constants.
///
///     var reader = PythonReader(file: "region_GB.py", source: "PhoneMetadata(id='GB', country_code=44)")
///     let call = try reader.value()
///
/// It knows what stands in files of data and rejects everything else, such as operators, with file, line and what was
/// expected.
struct PythonReader {
  let file: String
  private(set) var line: Int
  private var rest: Substring.UnicodeScalarView
  /// How many brackets are open: inside them lines go on.
  private var depth = 0
  private static let deepest = 32

  init(file: String, source: Substring, line: Int = 1) {
    (self.file, self.line) = (file, line)
    rest = source.unicodeScalars
  }

  func failure(_ message: String) -> PhoneDataError { PhoneDataError(file: file, line: line, message: message) }

  func failure(expected: String) -> PhoneDataError {
    let found = rest.first.map { $0 == "\n" ? "the end of the line" : "'\($0)'" } ?? "the end of the file"
    return failure("expected \(expected), found \(found)")
  }
}

/// Scanning.
extension PythonReader {
  var isAtEnd: Bool { rest.isEmpty }
  var next: Unicode.Scalar? { rest.first }

  @discardableResult mutating func advance() -> Unicode.Scalar? {
    let scalar = rest.popFirst()
    if scalar == "\n" { line += 1 }
    return scalar
  }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    advance()
    return true
  }

  /// Passes over blanks and remarks, and inside brackets over ends of lines.
  mutating func skipBlanks() {
    while let scalar = next {
      if scalar == "#" {
        while let scalar = next, scalar != "\n" { advance() }
      } else if scalar == " " || scalar == "\t" || scalar == "\r" || (scalar == "\n" && depth > 0) {
        advance()
      } else {
        return
      }
    }
  }

  /// Passes over a line and its end.
  mutating func skipLine() {
    while let scalar = advance(), scalar != "\n" {}
  }

  /// A name, or empty.
  mutating func word() -> String {
    var word = String.UnicodeScalarView()
    while let scalar = next, PythonReader.isLetter(scalar) || PythonReader.isDigit(scalar) {
      word.append(scalar)
      advance()
    }
    return String(word)
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || "a"..."z" ~= scalar || "A"..."Z" ~= scalar
  }
  static func isDigit(_ scalar: Unicode.Scalar) -> Bool { "0"..."9" ~= scalar }
}

/// Values.
extension PythonReader {
  /// The next value.
  mutating func value() throws -> PythonValue {
    skipBlanks()
    let start = line
    let kind = try kind()
    return PythonValue(kind: kind, line: start)
  }

  private mutating func kind() throws -> PythonValue.Kind {
    guard let first = next else { throw failure(expected: "a value") }
    switch first {
    case "'", "\"": return .text(try texts(isRaw: false))
    case "(": return try parenthesized()
    case "[": return .list(try elements("[", "]").values)
    case "{": return try dictionary()
    case _ where first == "-" || PythonReader.isDigit(first): return .number(try number())
    default: break
    }
    let word = word()
    switch word {
    case "": throw failure(expected: "a value")
    case "None": return .none
    case "True": return .truth(true)
    case "False": return .truth(false)
    default: break
    }
    if next == "'" || next == "\"" {
      guard ["r", "R", "u", "U"].contains(word) else {
        throw failure("expected a text, found one that begins with \(word)")
      }
      return .text(try texts(isRaw: word == "r" || word == "R"))
    }
    return next == "(" ? .call(word, try arguments()) : .name(word)
  }

  private mutating func number() throws -> Int {
    let start = line
    let isNegative = take("-")
    let digits = word()
    guard digits.unicodeScalars.allSatisfy(PythonReader.isDigit), let number = Int(digits), next != "." else {
      throw PhoneDataError(file: file, line: start, message: "expected a whole number")
    }
    return isNegative ? -number : number
  }

  /// A tuple, or one value in brackets.
  private mutating func parenthesized() throws -> PythonValue.Kind {
    let (values, endsInComma) = try elements("(", ")")
    if let only = values.first, values.count == 1, !endsInComma { return only.kind }
    return .tuple(values)
  }

  private mutating func elements(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar
  ) throws -> (values: [PythonValue], endsInComma: Bool) {
    var values: [PythonValue] = []
    let endsInComma = try bracketed(open, close) { reader in values.append(try reader.value()) }
    return (values, endsInComma)
  }

  private mutating func dictionary() throws -> PythonValue.Kind {
    var pairs: [(key: PythonValue, value: PythonValue)] = []
    try bracketed("{", "}") { reader in
      let key = try reader.value()
      reader.skipBlanks()
      guard reader.take(":") else { throw reader.failure(expected: "':' after a key") }
      pairs.append((key, try reader.value()))
    }
    return .dictionary(pairs)
  }

  private mutating func arguments() throws -> [(name: String, value: PythonValue)] {
    var arguments: [(name: String, value: PythonValue)] = []
    try bracketed("(", ")") { reader in
      let name = reader.word()
      reader.skipBlanks()
      guard !name.isEmpty, reader.take("=") else { throw reader.failure(expected: "an argument with its name") }
      if arguments.contains(where: { $0.name == name }) { throw reader.failure("the argument \(name) is given twice") }
      arguments.append((name, try reader.value()))
    }
    return arguments
  }

  /// Reads what stands between brackets, separated by commas; returns whether the last one is a comma.
  @discardableResult
  private mutating func bracketed(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ element: (inout PythonReader) throws -> Void
  ) throws -> Bool {
    guard depth < PythonReader.deepest else { throw failure("brackets nest deeper than \(PythonReader.deepest)") }
    guard take(open) else { throw failure(expected: "'\(open)'") }
    depth += 1
    var endsInComma = false
    skipBlanks()
    while next != close {
      try element(&self)
      skipBlanks()
      endsInComma = take(",")
      skipBlanks()
      guard endsInComma || next == close else { throw failure(expected: "',' or '\(close)'") }
    }
    advance()
    depth -= 1
    return endsInComma
  }
}
