/// A string literal of Swift, read: its characters, and at which bytes of the source each of them is written.
struct StringLiteral {
  /// The literal as it is written, with its quotes.
  let source: String
  private(set) var scalars: [Unicode.Scalar] = []
  /// Where each scalar begins, and after them where the last one ends, in bytes of what the literal was read from.
  private var offsets: [Int] = []

  /// Reads the one argument of a macro's use, as `#mask("…")`; `nil` if it is not a literal of one line whose
  /// characters are known.
  init?(firstArgumentOf use: String) {
    var cursor = Cursor(use)
    // a use begins with the blanks and comments before it
    cursor.skipTrivia()
    guard cursor.skip(past: "(") else { return nil }
    cursor.skipTrivia()
    let start = cursor.index
    var hashes = 0
    while cursor.take("#") { hashes += 1 }
    guard cursor.take("\"") else { return nil }
    while !cursor.take("\"", hashes: hashes) {
      let offset = cursor.offset
      guard let scalar = cursor.character(hashes: hashes) else { return nil }
      scalars.append(scalar)
      offsets.append(offset)
    }
    let end = cursor.index
    // the quote and its hashes are ASCII
    offsets.append(cursor.offset - 1 - hashes)
    cursor.skipTrivia()
    // blanks and comments may follow
    guard cursor.take(")") else { return nil }
    source = String(use.unicodeScalars[start..<end])
  }

  /// The bytes of some scalars; those of the whole, where there are none.
  func bytes(of span: Range<Int>) -> Range<Int> {
    let span = span.isEmpty ? scalars.indices : span.clamped(to: scalars.indices)
    return offsets[span.lowerBound]..<offsets[span.upperBound]
  }
}

/// A place in a source that is read character by character.
private struct Cursor {
  private let text: String.UnicodeScalarView
  private(set) var index: String.Index
  /// The place in bytes from the beginning.
  private(set) var offset = 0

  init(_ text: String) {
    self.text = text.unicodeScalars
    index = self.text.startIndex
  }

  private mutating func next() -> Unicode.Scalar? {
    if index == text.endIndex { return nil }
    let scalar = text[index]
    text.formIndex(after: &index)
    offset += UTF8.width(scalar)
    return scalar
  }

  mutating func skip(past scalar: Unicode.Scalar) -> Bool {
    while let next = next() { if next == scalar { return true } }
    return false
  }

  /// Steps over blanks and comments.
  mutating func skipTrivia() {
    while take(" ") || take("\t") || take("\n") || take("\r") || skipComment() {}
  }

  private mutating func skipComment() -> Bool {
    let start = self
    if take("/") {
      if take("/") { return skip(past: "\n") }
      if take("*") {
        while skip(past: "*") { if take("/") { return true } }
      }
    }
    self = start
    return false
  }

  /// Steps over a character, and the hashes after it, if they stand here.
  mutating func take(_ scalar: Unicode.Scalar, hashes: Int = 0) -> Bool {
    let start = self
    var isThere = next() == scalar
    for _ in 0..<hashes where isThere { isThere = next() == "#" }
    if !isThere { self = start }
    return isThere
  }

  /// The next character of a literal; `nil` at the end of the line, and for an escape that is none.
  mutating func character(hashes: Int) -> Unicode.Scalar? {
    if !take("\\", hashes: hashes) {
      let scalar = next()
      return scalar == "\n" || scalar == "\r" ? nil : scalar
    }
    switch next() {
    case "0": return "\0"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "\"": return "\""
    case "'": return "'"
    case "\\": return "\\"
    case "u": return take("{") ? number() : nil
    default: return nil
    }
  }

  /// The scalar of a hexadecimal number, up to its bracket.
  private mutating func number() -> Unicode.Scalar? {
    var digits = ""
    while let scalar = next(), scalar != "}" { digits.unicodeScalars.append(scalar) }
    return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
  }
}
