/// Texts between quotes.
extension PythonReader {
  /// A text, joined with those that follow it; a prefix of the first has been read.
  mutating func texts(isRaw: Bool) throws -> String {
    var text = try self.text(isRaw: isRaw)
    while true {
      skipBlanks()
      if next == "'" || next == "\"" {
        text += try self.text(isRaw: false)
      } else {
        // The only words that may follow a text here are prefixes of another.
        let word = word()
        guard !word.isEmpty else { return text }
        guard next == "'" || next == "\"", ["r", "R", "u", "U"].contains(word) else {
          throw failure("expected the end of the value, found '\(word)'")
        }
        text += try self.text(isRaw: word == "r" || word == "R")
      }
    }
  }

  private mutating func text(isRaw: Bool) throws -> String {
    let start = line
    guard let quote = advance() else { throw failure(expected: "a text") }
    var isLong = false
    if take(quote) {
      guard take(quote) else { return "" }
      isLong = true
    }
    var text = String.UnicodeScalarView()
    while let scalar = advance() {
      if scalar == quote {
        guard isLong else { return String(text) }
        let (second, third) = (take(quote), take(quote))
        if second && third { return String(text) }
        text += [quote] + (second ? [quote] : [])
      } else if scalar == "\\" {
        if isRaw {
          guard let following = advance() else { break }
          text += [scalar, following]
        } else if let escaped = try escape() {
          text.append(escaped)
        }
      } else if scalar == "\n" && !isLong {
        break
      } else {
        text.append(scalar)
      }
    }
    throw PhoneDataError(file: file, line: start, message: "expected the end of a text that begins here")
  }

  /// What stands after a backslash; nil for an end of line, which is nothing.
  private mutating func escape() throws -> Unicode.Scalar? {
    guard let scalar = advance() else { throw failure(expected: "an escaped character") }
    switch scalar {
    case "\\", "'", "\"": return scalar
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "\n": return nil
    case "x": return try hexadecimal(2)
    case "u": return try hexadecimal(4)
    case "U": return try hexadecimal(8)
    // Python would keep the backslash, and warns of it.
    default: throw failure("expected a known escape, found '\\\(scalar)'")
    }
  }

  private mutating func hexadecimal(_ count: Int) throws -> Unicode.Scalar {
    var digits = ""
    for _ in 0..<count { digits += advance().map { String($0) } ?? "" }
    guard digits.utf8.count == count, let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else {
      throw failure("expected \(count) hexadecimal digits of a character, found '\(digits)'")
    }
    return scalar
  }
}
