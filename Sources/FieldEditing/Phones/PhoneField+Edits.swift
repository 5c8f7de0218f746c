import PhoneNumbering

/// Making an edit: the draft is taken over, and what changed is told.
extension PhoneField {
  mutating func refuse() -> EditResult { still(.rejected) }

  /// Nothing changes: the key is reported.
  mutating func refuse(_ reason: Rejection.Reason, at position: Int = 0) -> EditResult {
    memory.rejections.append(Rejection(position: position, reason: reason))
    return still(.rejected)
  }

  /// Nothing changes but the caret.
  mutating func walk(to element: Int, behindGap: Bool = false, isTyping: Bool = false) -> EditResult {
    let goesOn = isTyping && anchor == head && history.isTyping
    (anchor, head, isBehindGap) = (element, element, behindGap)
    if !goesOn { history.breakRun() }
    return still([])
  }

  func still(_ effects: EditResult.Effects) -> EditResult {
    let caret = self.caret
    var result = EditResult(caret..<caret, newEnd: caret, selection: selection, isComplete: isComplete, effects: effects)
    result.rejectedCount = memory.rejections.count
    return widened(result)
  }

  /// The number without what is selected, as the draft.
  func draftWithoutSelection() {
    draft.copy(number)
    draft.removeKeepingMark(low..<high)
  }

  /// Supplies the calling code to a draft without a number, where it stands from the start; takes it out where it waits for a digit.
  func supplyCode() {
    if draft.isEmpty && options.isEager {
      draft.append(memory.suppliedCode)
    } else if !options.isEager && memory.suppliedCount > 0 && draft.isSame(as: memory.suppliedCode) {
      draft.removeAll()
    }
  }

  /// Takes the draft over with the caret behind so many elements: a step that can be undone, if it changes anything.
  mutating func accept(
    caret: Int, behindGap: Bool = false, isTyping: Bool = false, effects: EditResult.Effects = []
  ) -> EditResult {
    supplyCode()
    let caret = min(caret, draft.count)
    let goesOn = isTyping && anchor == head && history.isTyping
    let changes = !number.isSame(as: draft)
    if changes && !goesOn { record() }
    if changes { history.forgetFuture() }
    let moves = anchor != caret || head != caret
    if isTyping && (changes || goesOn) {
      history.beginRun()
    } else if changes || moves {
      history.breakRun()
    }
    return show(anchor: caret, head: caret, behindGap: behindGap, effects: changes ? effects.union(.valueChanged) : effects)
  }

  /// Changes one character of the number, and nothing else: without a draft, as the rest stays what it was.
  @inline(__always) mutating func change(
    at place: Int, caret: Int, behindGap: Bool = false, _ body: (borrowing TypedPhone) -> PhoneChange
  ) -> EditResult {
    history.forgetFuture()
    let edit = phone.offset(before: place, behindGap: false)
    let change = body(phone)
    return tell(change, anchor: caret, head: caret, behindGap: behindGap, edit: edit, hadCode: true, effects: .valueChanged)
  }

  /// Takes the draft over, and tells what has changed.
  mutating func show(anchor: Int, head: Int, behindGap: Bool, effects: EditResult.Effects) -> EditResult {
    let edit = phone.offset(before: min(low, anchor, head), behindGap: false)
    let hadCode = !isEmpty
    let change = phone.take(draft)
    return tell(change, anchor: anchor, head: head, behindGap: behindGap, edit: edit, hadCode: hadCode, effects: effects)
  }

  /// The result of a change that was made where an edit stood.
  mutating func tell(
    _ change: PhoneChange, anchor: Int, head: Int, behindGap: Bool, edit: Int, hadCode: Bool, effects: EditResult.Effects
  ) -> EditResult {
    (self.anchor, self.head) = (anchor, head)
    isBehindGap = behindGap && phone.hasGap(before: head)
    var effects = effects
    if change.start < min(edit, change.oldEnd) { effects.insert(.laidOutAnew) }
    let start = unsafe outside(change.start, of: phone.bytes)
    let replaced = unsafe start..<outside(change.oldEnd, of: phone.formerBytes)
    let newEnd = unsafe outside(change.newEnd, of: phone.bytes)
    let isCodeSupplied = effects.contains(.supplied) && !hadCode && memory.suppliedCount > 0
    if !isCodeSupplied { effects.remove(.supplied) }
    var result = EditResult(replaced, newEnd: newEnd, selection: selection, isComplete: isComplete, effects: effects)
    if isCodeSupplied { result.supplied = 0..<offset(of: min(memory.suppliedCount, number.count)) }
    result.rejectedCount = memory.rejections.count
    return widened(result)
  }
}
