/// The text of a cell, in place: a window of cells is plain memory, which is compared, copied and overwritten at once.
///
/// It has 39 bytes of UTF-8 at most, which are enough for every emoji of Unicode; what a longer cluster has beyond
/// them, such as a twentieth mark on a letter, is not drawn.
package struct GlyphText: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The bytes, eight in a word, and how many there are in the last one of all.
  private var words: InlineArray<5, UInt64> = .init(repeating: 0)

  private static var most: Int { 39 }

  package init(_ text: String) {
    var count = 0
    for scalar in text.unicodeScalars {
      if count + scalar.utf8.count > Self.most { break }
      for byte in scalar.utf8 {
        self[count] = byte
        count += 1
      }
    }
    self[Self.most] = UInt8(count)
  }

  init() {}

  package init(stringLiteral text: String) { self.init(text) }

  /// A character of ASCII.
  init(ascii: UInt8) { words = [UInt64(ascii), 0, 0, 0, 1 << 56] }

  package var isEmpty: Bool { count == 0 }
  /// How many bytes it has.
  var count: Int { Int(words[4] >> 56) }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  var bytes: [UInt8] { (0..<count).map { self[$0] } }

  private subscript(i: Int) -> UInt8 {
    get { UInt8(truncatingIfNeeded: words[i / 8] >> UInt64(i % 8 * 8)) }
    set { words[i / 8] |= UInt64(newValue) << UInt64(i % 8 * 8) }
  }

  package static func == (a: GlyphText, b: GlyphText) -> Bool {
    // one after the other, so that no place is looked up in a loop: it is done for each cell that is drawn
    let firstTwo = (a.words[0] ^ b.words[0]) | (a.words[1] ^ b.words[1])
    let lastThree = (a.words[2] ^ b.words[2]) | (a.words[3] ^ b.words[3]) | (a.words[4] ^ b.words[4])
    return firstTwo | lastThree == 0
  }

  package func hash(into hasher: inout Hasher) {
    for i in words.indices { hasher.combine(words[i]) }
  }
}

extension Sequence<FormScreen.Cell> {
  /// The text of cells, one after the other.
  package var text: String { String(decoding: flatMap { $0.text.bytes }, as: UTF8.self) }
}

extension Sequence<Glyph> {
  /// The text of characters, one after the other.
  package var text: String { String(decoding: flatMap { $0.text.bytes }, as: UTF8.self) }
}
