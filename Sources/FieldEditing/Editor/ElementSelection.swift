/// What is selected, in elements: the end that stays, the end that moves, and the side of a gap on which that stands.
struct ElementSelection: Equatable {
  // the highest bit says that a gap is selected: so both words are the same for a caret alone
  private let anchorWord: UInt32
  private static let gap: UInt32 = 1 << 31
  private let headWord: UInt32
  /// Whether the head, beside a gap, stands after it.
  let isAfterGap: Bool

  @inline(__always) init(anchor: Int, head: Int, afterGap: Bool = false, selectsGap: Bool = false) {
    anchorWord = UInt32(truncatingIfNeeded: anchor) | (selectsGap ? ElementSelection.gap : 0)
    headWord = UInt32(truncatingIfNeeded: head)
    isAfterGap = afterGap
  }

  /// A caret before an element.
  @inline(__always) init(caret: Int, afterGap: Bool = false) {
    self.init(anchor: caret, head: caret, afterGap: afterGap)
  }

  @inline(__always) var anchor: Int { Int(anchorWord & ~ElementSelection.gap) }
  @inline(__always) var head: Int { Int(headWord) }
  @inline(__always) var isCaret: Bool { anchorWord == headWord }

  /// Whether the gap before the head is selected and no element: the anchor stands on its other side.
  var isGap: Bool { anchorWord & ElementSelection.gap != 0 }

  /// The bounds, in order.
  @inline(__always) var low: Int { min(anchor, head) }
  @inline(__always) var high: Int { max(anchor, head) }
  @inline(__always) var elements: Range<Int> { low..<high }

  /// Whether the same elements are selected, on whichever side of a gap.
  func selectsSame(as other: ElementSelection) -> Bool { anchorWord == other.anchorWord && headWord == other.headWord }
}
