/// Entry whose caret stands among *elements*, the characters that were typed; what is set between them is a gap and none of them, so one
/// place of the caret may be two offsets, before a gap and behind it.
///
/// Numbers and phone numbers are such: what they share of the caret and of composition is here.
protocol ElementEntry: Composition {
  var options: FieldOptions { get }
  var isOverwriting: Bool { get set }
  var elementCount: Int { get }
  /// What is selected, in elements: the end that stays and the end that moves.
  var anchor: Int { get nonmutating set }
  var head: Int { get nonmutating set }
  /// Whether the caret, beside a gap, stands behind it.
  var isBehindGap: Bool { get nonmutating set }
  /// Whether the next character typed goes on with the last step of undo.
  var isInTypingRun: Bool { get nonmutating set }

  /// Whether a gap stands between an element and the one before it.
  func hasGap(before element: Int) -> Bool
  /// Where the caret stands before an element: on its side of a gap, or on the other.
  func offset(of element: Int, behindGap: Bool) -> Int
  /// The element before which an offset stands.
  func element(at offset: Int) -> Int
  /// What is shown, without marked text.
  var display: String { get }
  /// What an input method shows, as it is.
  var markedText: String { get nonmutating set }

  /// Types a character in place of the selection.
  mutating func type(ascii: UInt8) -> EditResult
  mutating func type(_ scalar: Unicode.Scalar) -> EditResult
  mutating func paste(_ text: String) -> EditResult
  mutating func eraseSelection() -> EditResult
  /// Drops what the last edit reported.
  func forget()
  /// Nothing changes.
  mutating func refuse() -> EditResult
}

extension ElementEntry {
  /// The selection's bounds, in order.
  @inline(__always) var low: Int { min(anchor, head) }
  @inline(__always) var high: Int { max(anchor, head) }

  var selection: Range<Int> {
    let head = caret
    if isComposing || self.anchor == self.head { return head..<head }
    let anchor = anchorOffset
    return min(anchor, head)..<max(anchor, head)
  }

  /// The end of the selection that moves. It keeps its side of a gap, so that a key that extends the selection crosses one.
  var caret: Int { isComposing ? composedCaret : offset(of: head, behindGap: isBehindGap) }

  /// The end that stays. It leaves a gap out.
  var anchorOffset: Int {
    if isComposing || anchor == head { return caret }
    return offset(of: anchor, behindGap: anchor < head)
  }

  mutating func select(anchor: Int, head: Int) {
    commitBeforeMoving()
    let headElement = element(at: head)
    let anchorElement = anchor == head ? headElement : element(at: anchor)
    let end = anchorElement == headElement ? max(anchor, head) : head
    let isBehind = hasGap(before: headElement) && end >= offset(of: headElement, behindGap: true)
    place(anchorElement, headElement, behindGap: isBehind)
  }

  mutating func selectAll() {
    commitBeforeMoving()
    place(0, elementCount)
  }

  /// A gap counts as a character the caret moves over, as in any text.
  mutating func move(_ movement: Field.Movement, extending: Bool) {
    commitBeforeMoving()
    if !extending && anchor != head {
      if movement == .left { return place(low, low, behindGap: head == low ? isBehindGap : hasGap(before: low)) }
      if movement == .right { return place(high, high, behindGap: head == high && isBehindGap) }
    }
    let (target, behindGap) = target(of: movement)
    place(extending ? anchor : target, target, behindGap: behindGap)
  }

  private func target(of movement: Field.Movement) -> (element: Int, behindGap: Bool) {
    switch movement {
    case .left where isBehindGap: (head, false)
    case .left: (max(0, head - 1), head > 0 && hasGap(before: head - 1))
    case .right where !isBehindGap && hasGap(before: head): (head, true)
    case .right: (min(head + 1, elementCount), false)
    case .toStart: (0, false)
    case .toEnd: (elementCount, false)
    }
  }

  private mutating func place(_ anchor: Int, _ head: Int, behindGap: Bool = false) {
    if (anchor, head, behindGap) != (self.anchor, self.head, isBehindGap) { isInTypingRun = false }
    (self.anchor, self.head, isBehindGap) = (anchor, head, behindGap)
  }
}
