internal import SecretMemory

/// Caret and selection.
extension Editor {
  /// Carries out a command that changes no value, or begins again.
  @inline(__always) func adjust(_ command: EditCommand) {
    switch command {
    case .setSelection(let anchor, let head): setSelection(anchor: anchor, head: head)
    case .selectAll:
      commitBeforeMoving()
      place(0, content.elementCount, afterGap: false)
    case .move(let movement, let extending): move(movement, extending: extending)
    case .setMarkedText(let marked):
      if content.holdsMarkedText { return _ = hold(marked) }
      state.report.removeAll()
      content.endTyping()
      mark(marked)
    case .overwrite(let isOverwriting): overwrite(isOverwriting)
    case .reveal(let isRevealed): reveal(isRevealed)
    case .clear: clear()
    default: assertionFailure("\(command) is an edit")
    }
  }

  /// The same, with what it changed: of what is shown all or nothing.
  func reported(_ command: EditCommand) -> EditResult {
    if case .setMarkedText(let marked) = command, content.holdsMarkedText { return hold(marked) }
    let (formerLength, wasEmpty, wasComposing) = (length, content.isEmpty, isComposing)
    adjust(command)
    var result = unchanged(content.isEmpty && !wasEmpty ? .valueChanged : [])
    if isComposing { result.selection = caret..<caret }
    switch command {
    case .clear, .reveal, .setMarkedText: return EditResult(replacing: formerLength, with: length, result)
    default: return wasComposing ? EditResult(replacing: formerLength, with: length, result) : result
    }
  }

  /// The end of the selection that moves. It keeps its side of a gap, so that a key that extends the selection crosses
  /// one.
  var caret: Int { isComposing ? composedCaret : headOffset }

  /// The end that stays.
  var selectionAnchor: Int { isComposing ? composedCaret : state.selection.isCaret ? headOffset : anchorStart }

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
  private func move(_ movement: Field.Movement, extending: Bool) {
    commitBeforeMoving()
    if movement == .wordBackward || movement == .wordForward { return moveByWord(movement, extending: extending) }
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
    of movement: Field.Movement, from head: Int, afterGap: Bool
  ) -> (element: Int, afterGap: Bool) {
    switch movement {
    case .backward where afterGap: (head, false)
    case .backward:
      (content.caretPlace(near: head - 1, roundingUp: false), head > 0 && content.hasGap(before: head - 1))
    case .forward where !afterGap && content.hasGap(before: head): (head, true)
    case .forward: (content.caretPlace(near: head + 1, roundingUp: true), false)
    case .start, .wordBackward: (content.line(of: head).lowerBound, false)
    case .end, .wordForward: (content.line(of: head).upperBound, false)
    }
  }

  /// By words, of which all of a secret is one.
  private func moveByWord(_ movement: Field.Movement, extending: Bool) {
    let isBackward = movement == .wordBackward
    if options.isSecure && !state.isRevealed { return move(isBackward ? .start : .end, extending: extending) }
    let head = wordBoundary(isBackward)
    setSelection(anchor: extending ? selectionAnchor : head, head: head)
  }

  /// Where the word before the caret starts, or the one after it ends; the start or the end of the text where there is
  /// none.
  private func wordBoundary(_ isBackward: Bool) -> Int {
    var line = content.line(of: state.selection.head)
    var place = caret - edge(of: line.lowerBound, afterGap: false)
    while true {
      var text = content.display(ofLine: line)
      defer { text.wipe() }
      if let found = text.wordBoundary(isBackward, from: place, in: options.offsetUnit, isDivided: content.hasParts) {
        return edge(of: line.lowerBound, afterGap: false) + found
      }
      if isBackward && line.lowerBound == 0 { return 0 }
      if !isBackward && line.upperBound == content.elementCount { return content.length }
      line = content.line(of: isBackward ? line.lowerBound - 1 : line.upperBound + 1)
      place = isBackward ? .max : 0
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
