/// Caret and selection.
extension Editor {
  @inline(__always) func perform(_ action: FieldAction) {
    switch action {
    case .moveCaret(let offset): setSelection(anchor: offset, head: offset)
    case .select(let anchor, let head): setSelection(anchor: anchor, head: head)
    case .selectAll:
      commitBeforeMoving()
      place(0, content.elementCount, afterGap: false)
    case .move(let movement, let extending): move(movement, extending: extending)
    case .setMarkedText(let marked):
      state.report.removeAll()
      content.endTyping()
      mark(marked)
    case .overwrite(let isOverwriting): overwrite(isOverwriting)
    case .reveal(let isRevealed): reveal(isRevealed)
    case .forgetHistory: state.history.clear()
    case .clear: clear()
    }
  }

  /// The end of the selection that moves. It keeps its side of a gap, so that a key that extends the selection crosses
  /// one.
  var caret: Int { hasMarkedText ? composedCaret : headOffset }

  /// The end that stays.
  var selectionAnchor: Int { hasMarkedText ? composedCaret : state.selection.isCaret ? headOffset : anchorStart }

  /// What is selected, or what marked text stands in place of.
  var shownSelection: Range<Int> {
    let head = headOffset
    if state.selection.isCaret { return head..<head }
    let anchor = anchorStart
    return min(anchor, head)..<max(anchor, head)
  }

  private var headOffset: Int {
    let selection = state.selection
    if selection.isGap { return edge(of: selection.head, afterGap: selection.isAfterGap) }
    return content.offset(of: selection.head, afterGap: selection.isAfterGap)
  }

  /// The anchor leaves a gap out, unless nothing else is selected.
  private var anchorStart: Int {
    let selection = state.selection
    if selection.isGap { return edge(of: selection.head, afterGap: !selection.isAfterGap) }
    return content.offset(of: selection.anchor, afterGap: isAnchorAfterGap(selection))
  }

  /// An end of the gap before an element, where that alone is selected: before the first element, and after the last
  /// one, it is all that stands there.
  private func edge(of element: Int, afterGap: Bool) -> Int {
    if afterGap && element == content.elementCount { return content.length }
    return element == 0 && !afterGap ? 0 : content.offset(of: element, afterGap: afterGap)
  }

  func canSelectGap(before element: Int) -> Bool {
    edge(of: element, afterGap: false) < edge(of: element, afterGap: true)
  }

  private func isAnchorAfterGap(_ selection: ElementSelection) -> Bool {
    if selection.isCaret { return selection.isAfterGap }
    return selection.isGap ? !selection.isAfterGap : selection.anchor < selection.head
  }

  /// A part of a gap is the gap: a key that deletes it deletes nothing else.
  func setSelection(anchor: Int, head: Int) {
    commitBeforeMoving()
    if anchor == head { return placeCaret(at: head) }
    let length = content.length
    let (anchor, head) = (min(max(0, anchor), length), min(max(0, head), length))
    let headElement = content.element(at: head, roundingUp: head > anchor)
    let anchorElement = content.element(at: anchor, roundingUp: anchor > head)
    if anchorElement == headElement && anchor != head && canSelectGap(before: headElement) {
      return place(anchorElement, headElement, afterGap: head > anchor, selectsGap: true)
    }
    let isAfter = content.hasGap(before: headElement) && head >= content.offset(of: headElement, afterGap: true)
    place(anchorElement, headElement, afterGap: isAfter)
  }

  private func placeCaret(at offset: Int) {
    let element = content.element(at: offset, roundingUp: false)
    let isAfter = content.hasGap(before: element) && offset >= content.offset(of: element, afterGap: true)
    place(element, element, afterGap: isAfter)
  }

  /// A gap counts as a character the caret moves over, as in any text.
  private func move(_ movement: CaretStep, extending: Bool) {
    commitBeforeMoving()
    let selection = state.selection
    let (low, high, head) = (selection.low, selection.high, selection.head)
    if !extending && !selection.isCaret {
      if movement == .backward {
        let isAfter = head == low ? selection.isAfterGap && !selection.isGap : content.hasGap(before: low)
        return place(low, low, afterGap: isAfter)
      }
      if movement == .forward {
        let isAfter = head == high && selection.isAfterGap || selection.isGap
        return place(high, high, afterGap: isAfter && content.hasGap(before: high))
      }
    }
    let (target, afterGap) = target(of: movement, from: head, afterGap: selection.isAfterGap)
    if !extending { return place(target, target, afterGap: afterGap) }
    let isGap = target == selection.anchor && afterGap != isAnchorAfterGap(selection)
    place(selection.anchor, target, afterGap: afterGap, selectsGap: isGap)
  }

  private func target(
    of movement: CaretStep, from head: Int, afterGap: Bool
  ) -> (element: Int, afterGap: Bool) {
    switch movement {
    case .backward where afterGap: (head, false)
    case .backward:
      (content.caretPlace(near: head - 1, roundingUp: false), head > 0 && content.hasGap(before: head - 1))
    case .forward where !afterGap && content.hasGap(before: head): (head, true)
    case .forward: (content.caretPlace(near: head + 1, roundingUp: true), false)
    case .start: (0, false)
    case .end: (content.elementCount, false)
    }
  }

  private func place(_ anchor: Int, _ head: Int, afterGap: Bool, selectsGap: Bool = false) {
    let selection = ElementSelection(anchor: anchor, head: head, afterGap: afterGap, selectsGap: selectsGap)
    if selection == state.selection { return }
    state.history.isCoalescing = false
    state.selection = selection
    content.endTyping()
  }
}
