/// Caret and selection: among the digits, never inside an affix.
extension NumberField {
  var selection: Range<Int> {
    if isComposing { return caret..<caret }
    let (anchor, head) = (anchorOffset, caret)
    return min(anchor, head)..<max(anchor, head)
  }

  /// The end of the selection that moves. It keeps its side of a grouping sign, so that a key that extends the selection crosses one.
  var caret: Int { isComposing ? composedCaret : offset(of: head, behindSign: isBehindSign) }

  /// The end that stays. It leaves a grouping sign out.
  var anchorOffset: Int {
    if isComposing || anchor == head { return caret }
    return offset(of: anchor, behindSign: anchor < head)
  }

  mutating func select(anchor: Int, head: Int) {
    commitBeforeMoving()
    let (anchorElement, headElement) = (layout.element(at: anchor), layout.element(at: head))
    let end = anchorElement == headElement ? max(anchor, head) : head
    let isBehind = layout.hasSign(before: headElement) && end >= offset(of: headElement, behindSign: true)
    place(anchorElement, headElement, behindSign: isBehind)
  }

  mutating func selectAll() {
    commitBeforeMoving()
    place(0, number.elementCount)
  }

  /// A grouping sign counts as a character the caret moves over, as in any text.
  mutating func move(_ movement: Field.Movement, extending: Bool) {
    commitBeforeMoving()
    if !extending && anchor != head {
      if movement == .left { return place(low, low, behindSign: head == low ? isBehindSign : layout.hasSign(before: low)) }
      if movement == .right { return place(high, high, behindSign: head == high && isBehindSign) }
    }
    let (target, behindSign) = target(of: movement)
    place(extending ? anchor : target, target, behindSign: behindSign)
  }

  private func target(of movement: Field.Movement) -> (element: Int, behindSign: Bool) {
    switch movement {
    case .left where isBehindSign: (head, false)
    case .left: (max(0, head - 1), head > 0 && layout.hasSign(before: head - 1))
    case .right where !isBehindSign && layout.hasSign(before: head): (head, true)
    case .right: (min(head + 1, number.elementCount), false)
    case .toStart: (0, false)
    case .toEnd: (number.elementCount, false)
    }
  }

  private mutating func place(_ anchor: Int, _ head: Int, behindSign: Bool = false) {
    if (anchor, head, behindSign) != (self.anchor, self.head, isBehindSign) { history.breakRun() }
    (self.anchor, self.head, isBehindSign) = (anchor, head, behindSign)
  }
}
