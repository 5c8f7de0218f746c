/// What is selected, in elements: the end that stays, the end that moves, and the side of a gap on which that stands.
struct ElementSelection: Equatable {
  private let anchorWord: UInt32
  private let headWord: UInt32
  /// Whether the head, beside a gap, stands after it.
  let isBehindGap: Bool

  @inline(__always) init(anchor: Int, head: Int, behindGap: Bool = false) {
    anchorWord = UInt32(truncatingIfNeeded: anchor)
    headWord = UInt32(truncatingIfNeeded: head)
    isBehindGap = behindGap
  }

  /// A caret before an element.
  @inline(__always) init(caret: Int, behindGap: Bool = false) { self.init(anchor: caret, head: caret, behindGap: behindGap) }

  @inline(__always) var anchor: Int { Int(anchorWord) }
  @inline(__always) var head: Int { Int(headWord) }
  @inline(__always) var isCaret: Bool { anchorWord == headWord }

  /// The bounds, in order.
  @inline(__always) var low: Int { min(anchor, head) }
  @inline(__always) var high: Int { max(anchor, head) }
  @inline(__always) var elements: Range<Int> { low..<high }

  /// Whether the same elements are selected, on whichever side of a gap.
  func selectsSame(as other: ElementSelection) -> Bool { anchor == other.anchor && head == other.head }
}
