/// What a whole text is looked at for before and after a mask has read it.
extension String {
  /// Full-width characters and the minus sign as ASCII writes them.
  var folded: String {
    if utf8.allSatisfy({ $0 < 128 }) { return self }
    var out = UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0xFF01...0xFF5E: out.append(Unicode.Scalar(UInt8(scalar.value - 0xFF01 + 0x21)))
      case 0x2212: out.append("-")
      default: out.append(scalar)
      }
    }
    return String(out)
  }
}

extension Substring {
  /// The words in it, in lower case: runs of ASCII letters.
  var words: [String] {
    utf8.split { !(97...122 ~= $0 | 32) }.map { word in String(decoding: word.map { $0 | 32 }, as: UTF8.self) }
  }

  /// What stands between the blanks at both ends.
  var withoutEdges: String {
    let start = utf8.firstIndex { $0 != 32 } ?? utf8.endIndex
    let end = utf8.lastIndex { $0 != 32 }.map { utf8.index(after: $0) } ?? start
    return String(self[start..<end])
  }
}

extension Character {
  var isLetterOrNumber: Bool { unicodeScalars.first?.isLetterOrNumber ?? false }
  var isBlankOrBracket: Bool { isOneOf(" \t\u{A0}\u{3000}\n\r()[]<>{}\"'“”‘’«»") }
  var isSeparator: Bool { isOneOf(" \t\u{A0}\u{202F}\u{2009}\u{3000}\n\r()[]-–—‐‑./:,;_|'’·") }
  private func isOneOf(_ characters: String) -> Bool {
    guard let first = unicodeScalars.first else { return false }
    return characters.unicodeScalars.contains(first)
  }
}
