public import UnicodeFacts

/// The reason why a JSON document is not a form: where it is wrong, how, and what to do.
public struct FormDescriptionError: Error, Hashable, Diagnosis {
  /// The line, counted from 1.
  public let line: Int
  /// The column in characters, counted from 1.
  public let column: Int
  /// The value in the document: `fields[3].fields[2].region.from`; empty for the document itself.
  public let path: String
  /// A description of what is wrong, as a sentence without a full stop.
  public let message: String
  /// A suggestion of what to do, as a sentence without a full stop; empty if there is nothing to suggest.
  public let suggestion: String
  /// What is meant, in bytes of the document.
  package let span: Range<Int>
  /// The line's text, and how many characters of it are meant.
  let text: String
  let length: Int

  init(_ bytes: [UInt8], _ error: JSONError, path: String) {
    let start = min(error.range.lowerBound, bytes.count)
    let lineStart = bytes[..<start].lastIndex(of: 10).map { $0 + 1 } ?? 0
    let lineEnd = bytes[start...].firstIndex(of: 10) ?? bytes.count
    line = bytes[..<lineStart].count { $0 == 10 } + 1
    column = String(decoding: bytes[lineStart..<start], as: UTF8.self).unicodeScalars.count + 1
    text = String(decoding: bytes[lineStart..<lineEnd], as: UTF8.self)
    let end = max(start, min(error.range.upperBound, lineEnd))
    length = max(1, String(decoding: bytes[start..<end], as: UTF8.self).unicodeScalars.count)
    // of an empty range the character at its place is meant
    let next = bytes[start...].dropFirst().firstIndex { $0 & 0xC0 != 0x80 } ?? bytes.count
    span = start..<max(end, next)
    self.path = path
    message = error.message
    suggestion = error.suggestion
  }

  /// Place, path, what is wrong, and what to do: `14:52: fields[3].region.from: no field is named 'contry'; …`.
  public var description: String { "\(line):\(column): " + sentence(joinedBy: "; ") }

  /// The path; `nil` for the document itself.
  public var place: SourcePlace? { path.isEmpty ? nil : .part(path) }

  /// The line of the document with carets under what is wrong, indented.
  public var diagnostic: String { drawing(width: 100) }

  /// The same on several lines, with the line of the document and carets under what is wrong.
  ///
  /// - Parameter width: How many columns there are; a longer line is cut around the place.
  /// - Returns: The lines, without a break at the end.
  /// - Complexity: O(*n*) in the line.
  public func diagnostic(width: Int = 100) -> String {
    "\(line):\(column): \(headline)\n" + drawing(width: width) + (suggestion.isEmpty ? "" : "\n  " + suggestion)
  }

  private func drawing(width: Int) -> String {
    let room = max(20, width) - 2
    let scalars = Array(text.unicodeScalars)
    let first = max(0, min(column - 1 - room / 2, scalars.count - room))
    let shown = scalars[first..<min(scalars.count, first + room)]
    var line = String.UnicodeScalarView()
    for scalar in shown { line.append(scalar.value < 32 ? " " : scalar) }
    let carets = min(length, max(1, room - (column - 1 - first)))
    return "  " + String(line) + "\n  " + String(repeating: " ", count: column - 1 - first)
      + String(repeating: "^", count: carets)
  }
}
