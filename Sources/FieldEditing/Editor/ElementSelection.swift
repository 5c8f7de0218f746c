/// What is selected, in elements: the end that stays, the end that moves, and the side of a gap on which that stands.
///
/// One word, so that it is written at once.
struct ElementSelection: Equatable {
  /// The head in the lower half, above it the anchor, and in the highest bit the side.
  private let word: UInt64

  /// A caret before an element.
  @inline(__always) init(caret: Int) { word = UInt64(truncatingIfNeeded: caret) &* 0x1_0000_0001 }

  @inline(__always) init(anchor: Int, head: Int, behindGap: Bool) {
    word = UInt64(truncatingIfNeeded: anchor) &<< 32 | UInt64(truncatingIfNeeded: head) | (behindGap ? 1 &<< 63 : 0)
  }

  /// As an undo step keeps it.
  @inline(__always) init(high: UInt32, low: UInt32) { word = UInt64(high) &<< 32 | UInt64(low) }
  @inline(__always) var highWord: UInt32 { UInt32(truncatingIfNeeded: word &>> 32) }
  @inline(__always) var lowWord: UInt32 { UInt32(truncatingIfNeeded: word) }

  @inline(__always) var anchor: Int { Int(highWord & 0x7FFF_FFFF) }
  @inline(__always) var head: Int { Int(lowWord) }
  /// Whether the head, beside a gap, stands after it.
  @inline(__always) var isBehindGap: Bool { word &>> 63 != 0 }
  @inline(__always) var isCaret: Bool { highWord & 0x7FFF_FFFF == lowWord }

  /// The bounds, in order.
  @inline(__always) var low: Int { min(anchor, head) }
  @inline(__always) var high: Int { max(anchor, head) }
  @inline(__always) var elements: Range<Int> { low..<high }

  /// Whether the same elements are selected, on whichever side of a gap.
  func selectsSame(as other: ElementSelection) -> Bool { anchor == other.anchor && head == other.head }
}
