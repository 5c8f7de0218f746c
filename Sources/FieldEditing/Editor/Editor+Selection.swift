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

  /// The anchor leaves a gap out.
  private var anchorStart: Int {
    content.offset(of: state.selection.anchor, behindGap: state.selection.anchor < state.selection.head)
  }

  func select(anchor: Int, head: Int) {
    commitBeforeMoving()
    let headElement = content.element(at: head, roundingUp: head > anchor)
    let anchorElement = anchor == head ? headElement : content.element(at: anchor, roundingUp: anchor > head)
    let end = anchorElement == headElement ? max(anchor, head) : head
    let isBehind = content.hasGap(before: headElement) && end >= content.offset(of: headElement, behindGap: true)
    place(anchorElement, headElement, behindGap: isBehind)
  }

  /// A gap counts as a character the caret moves over, as in any text.
  private func move(_ movement: Field.Movement, extending: Bool) {
    commitBeforeMoving()
    let selection = state.selection
    let (low, high, head) = (selection.low, selection.high, selection.head)
    if !extending && !selection.isCaret {
      if movement == .left {
        return place(low, low, behindGap: head == low ? selection.isBehindGap : content.hasGap(before: low))
      }
      if movement == .right { return place(high, high, behindGap: head == high && selection.isBehindGap) }
    }
    let (target, behindGap) = target(of: movement, from: head, behindGap: selection.isBehindGap)
    place(extending ? selection.anchor : target, target, behindGap: behindGap)
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

  private func place(_ anchor: Int, _ head: Int, behindGap: Bool) {
    let selection = ElementSelection(anchor: anchor, head: head, behindGap: behindGap)
    if selection != state.selection { state.history.isCoalescing = false }
    state.selection = selection
  }
}
