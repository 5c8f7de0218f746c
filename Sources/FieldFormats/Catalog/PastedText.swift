internal import SecretMemory

/// What a whole text is looked at for before and after a mask has read it.
extension String {
  /// Full-width characters and the minus sign as ASCII writes them, in UTF-8.
  var folded: SecretList<UInt8> {
    var out: SecretList<UInt8> = []
    out.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0xFF01...0xFF5E: out.append(UInt8(scalar.value - 0xFF01 + 0x21))
      case 0x2212: out.append(UInt8(ascii: "-"))
      default: out.append(scalar)
      }
    }
    return out
  }

  /// What stands between the blanks at both ends.
  var withoutEdges: Substring {
    let start = utf8.firstIndex { $0 != 32 } ?? utf8.endIndex
    let end = utf8.lastIndex { $0 != 32 }.map { utf8.index(after: $0) } ?? start
    return self[start..<end]
  }

  /// Where its characters begin, as a field counts them. No character is made of it: a long one would lie in memory that nobody overwrites.
  var starts: [Index] {
    var breaker = GraphemeBreaker()
    return unicodeScalars.indices.filter { breaker.isBoundary(before: unicodeScalars[$0]) }
  }
}

extension Substring.UTF8View {
  /// The words in it: runs of ASCII letters.
  var words: [SubSequence] { split { !(97...122 ~= $0 | 32) } }

  /// Whether a word is another, in whatever case.
  func isWord(_ other: Self) -> Bool { elementsEqual(other) { $0 | 32 == $1 | 32 } }
}

extension Unicode.Scalar {
  var isBlankOrBracket: Bool { isOneOf(" \t\u{A0}\u{3000}\n\r()[]<>{}\"'“”‘’«»") }
  var isSeparator: Bool { isOneOf(" \t\u{A0}\u{202F}\u{2009}\u{3000}\n\r()[]-–—‐‑./:,;_|'’·") }
  private func isOneOf(_ characters: String) -> Bool { characters.unicodeScalars.contains(self) }
}
