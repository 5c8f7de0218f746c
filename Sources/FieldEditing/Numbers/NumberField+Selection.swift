/// Caret and selection: among the digits, never inside an affix.
extension NumberField {
  var selection: Range<Int> {
    if isComposing { return caret..<caret }
    if anchor == head { return caret..<caret }
    return offset(of: low, behindSign: true)..<offset(of: high)
  }

  /// The end of the selection that moves.
  var caret: Int {
    if isComposing { return composedCaret }
    return offset(of: head, behindSign: anchor == head ? isBehindSign : head < anchor)
  }

  /// The end that stays.
  var anchorOffset: Int {
    if isComposing || anchor == head { return caret }
    return offset(of: anchor, behindSign: anchor < head)
  }

  mutating func select(anchor: Int, head: Int) {
    commitBeforeMoving()
    let (low, high) = (layout.element(at: min(anchor, head)), layout.element(at: max(anchor, head)))
    if low == high {
      place(high, high, behindSign: layout.hasSign(before: high) && max(anchor, head) >= offset(of: high, behindSign: true))
    } else {
      anchor < head ? place(low, high) : place(high, low)
    }
  }

  mutating func selectAll() {
    commitBeforeMoving()
    place(0, number.elementCount)
  }

  /// A grouping sign counts as a character the caret moves over, as in any text.
  mutating func move(_ movement: Field.Movement, extending: Bool) {
    commitBeforeMoving()
    if extending { return place(anchor, extended(movement)) }
    switch movement {
    case .left where anchor != head: place(low, low, behindSign: layout.hasSign(before: low))
    case .right where anchor != head: place(high, high)
    case .left where isBehindSign: place(head, head)
    case .left: place(max(0, head - 1), max(0, head - 1), behindSign: head > 0 && layout.hasSign(before: head - 1))
    case .right where !isBehindSign && layout.hasSign(before: head): place(head, head, behindSign: true)
    case .right: place(min(head + 1, number.elementCount), min(head + 1, number.elementCount))
    case .toStart: place(0, 0)
    case .toEnd: place(number.elementCount, number.elementCount)
    }
  }

  private func extended(_ movement: Field.Movement) -> Int {
    switch movement {
    case .left: max(0, head - 1)
    case .right: min(number.elementCount, head + 1)
    case .toStart: 0
    case .toEnd: number.elementCount
    }
  }

  private mutating func place(_ anchor: Int, _ head: Int, behindSign: Bool = false) {
    if (anchor, head, behindSign) != (self.anchor, self.head, isBehindSign) { history.breakRun() }
    (self.anchor, self.head, isBehindSign) = (anchor, head, behindSign)
  }
}
