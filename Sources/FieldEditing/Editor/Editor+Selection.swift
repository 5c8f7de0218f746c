/// Caret and selection.
extension Editor {
  @inline(__always) func perform(_ action: FieldAction) {
    switch action {
    case .moveCaret(let offset): select(anchor: offset, head: offset)
    case .select(let anchor, let head): select(anchor: anchor, head: head)
    case .selectAll:
      commitBeforeMoving()
      place(0, content.elementCount, behindGap: false)
    case .move(let movement, let extending): move(movement, extending: extending)
    case .compose(let marked):
      state.report.removeAll()
      content.endTyping()
      mark(marked)
    case .overwrite(let isOverwriting): overwrite(isOverwriting)
    case .clear: clear()
    }
  }

  /// The end of the selection that moves. It keeps its side of a gap, so that a key that extends the selection crosses one.
  var caret: Int { isComposing ? composedCaret : headOffset }

  /// The end that stays.
  var anchorOffset: Int { isComposing ? composedCaret : state.selection.isCaret ? headOffset : anchorStart }

  /// What is selected, or what marked text stands in place of.
  var shownSelection: Range<Int> {
    let head = headOffset
    if state.selection.isCaret { return head..<head }
    let anchor = anchorStart
    return min(anchor, head)..<max(anchor, head)
  }

  private var headOffset: Int { content.offset(of: state.selection.head, behindGap: state.selection.isBehindGap) }

  /// The anchor leaves a gap out, unless nothing else is selected.
  private var anchorStart: Int {
    let selection = state.selection
    return content.offset(of: selection.anchor, behindGap: isAnchorBehindGap(selection))
  }

  private func isAnchorBehindGap(_ selection: ElementSelection) -> Bool {
    if selection.isCaret { return selection.isBehindGap }
    return selection.isGap ? !selection.isBehindGap : selection.anchor < selection.head
  }

  func select(anchor: Int, head: Int) {
    commitBeforeMoving()
    let headElement = content.element(at: head, roundingUp: head > anchor)
    let anchorElement = anchor == head ? headElement : content.element(at: anchor, roundingUp: anchor > head)
    if !content.hasGap(before: headElement) { return place(anchorElement, headElement, behindGap: false) }
    let behind = content.offset(of: headElement, behindGap: true)
    let isWithinGap = anchorElement == headElement
    let isGap =
      isWithinGap && anchor != head && max(anchor, head) >= behind
      && min(anchor, head) <= content.offset(of: headElement, behindGap: false)
    let end = isWithinGap && !isGap ? max(anchor, head) : head
    place(anchorElement, headElement, behindGap: end >= behind, selectsGap: isGap)
  }

  /// A gap counts as a character the caret moves over, as in any text.
  private func move(_ movement: Field.Movement, extending: Bool) {
    commitBeforeMoving()
    let selection = state.selection
    let (low, high, head) = (selection.low, selection.high, selection.head)
    if !extending && !selection.isCaret {
      if movement == .left {
        let isBehind = head == low ? selection.isBehindGap && !selection.isGap : content.hasGap(before: low)
        return place(low, low, behindGap: isBehind)
      }
      if movement == .right {
        return place(high, high, behindGap: head == high && selection.isBehindGap || selection.isGap)
      }
    }
    let (target, behindGap) = target(of: movement, from: head, behindGap: selection.isBehindGap)
    if !extending { return place(target, target, behindGap: behindGap) }
    let isGap = target == selection.anchor && behindGap != isAnchorBehindGap(selection)
    place(selection.anchor, target, behindGap: behindGap, selectsGap: isGap)
  }

  private func target(
    of movement: Field.Movement, from head: Int, behindGap: Bool
  ) -> (element: Int, behindGap: Bool) {
    switch movement {
    case .left where behindGap: (head, false)
    case .left: (content.caretPlace(near: head - 1, roundingUp: false), head > 0 && content.hasGap(before: head - 1))
    case .right where !behindGap && content.hasGap(before: head): (head, true)
    case .right: (content.caretPlace(near: head + 1, roundingUp: true), false)
    case .toStart: (0, false)
    case .toEnd: (content.elementCount, false)
    }
  }

  private func place(_ anchor: Int, _ head: Int, behindGap: Bool, selectsGap: Bool = false) {
    let selection = ElementSelection(anchor: anchor, head: head, behindGap: behindGap, selectsGap: selectsGap)
    if selection == state.selection { return }
    state.history.isCoalescing = false
    state.selection = selection
    content.endTyping()
  }
}
