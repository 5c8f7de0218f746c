/// A line of a catalogue: a key and what stands after it.
struct CatalogLine {
  let number: Int
  let key: String
  let value: String

  var requiredValue: String {
    get throws(CatalogError) {
      if value.isEmpty { throw failure(.missingValue(key: key)) }
      return value
    }
  }

  /// What stands between the blanks of the value.
  var words: [String] { value.utf8.split { CatalogLine.isBlank($0) }.map { String(Substring($0)) } }

  func failure(_ kind: CatalogError.Kind) -> CatalogError { CatalogError(kind, line: number) }

  /// The lines that mean something. Bytes are looked at, so that no table of characters is needed.
  static func lines(of text: String) -> [CatalogLine] {
    var out: [CatalogLine] = []
    for (i, line) in ranges(of: text).enumerated() {
      let bytes = trimmed(text.utf8[line])
      guard let first = bytes.first, first != UInt8(ascii: "#") else { continue }
      let key = bytes.prefix { !isBlank($0) }
      let value = trimmed(bytes[key.endIndex...])
      out.append(CatalogLine(number: i + 1, key: String(Substring(key)), value: String(Substring(value))))
    }
    return out
  }

  /// Where the lines are: a loop, as the text of a catalogue is long, and cut on the way to the first field.
  static func ranges(of text: String) -> [Range<String.Index>] {
    var (ranges, start, at) = ([] as [Range<String.Index>], text.startIndex, 0)
    for byte in text.utf8 {
      at += 1
      guard byte == 10 else { continue }
      let next = text.utf8.index(text.startIndex, offsetBy: at)
      ranges.append(start..<text.utf8.index(before: next))
      start = next
    }
    ranges.append(start..<text.endIndex)
    return ranges
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 13 }
  private static func trimmed(_ line: Substring.UTF8View) -> Substring.UTF8View {
    let start = line.firstIndex { !isBlank($0) } ?? line.endIndex
    let end = line.lastIndex { !isBlank($0) }.map { line.index(after: $0) } ?? start
    return line[start..<end]
  }
}
