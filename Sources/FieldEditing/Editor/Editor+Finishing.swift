/// What every edit begins and ends with: reports, undo steps and results.
extension Editor {
  /// Commits marked text, and forgets what the last edit reported.
  @inline(__always) func begin() {
    endComposition()
    state.report.removeAll()
  }

  /// Nothing changes: the key is reported.
  func reject() -> EditResult { unchanged(.rejected) }

  /// Rejects what a field of this kind does not have. It commits marked text all the same, as every edit does.
  func rejectCommand() -> EditResult {
    endComposition()
    return reject()
  }

  /// Does what an outcome says.
  ///
  /// - Parameter isTyping: whether a character was typed, which may go on with the last undo step, and another with it.
  @inline(__always) func finish(_ outcome: EditOutcome, isTyping: Bool = false) -> EditResult {
    outcome.kind == .rejected ? reject() : finishGeneral(outcome, isTyping: isTyping)
  }

  @inline(never) private func finishGeneral(_ outcome: EditOutcome, isTyping: Bool) -> EditResult {
    let selection = outcome.selection
    switch outcome.kind {
    case .insertion: return widened(change(.insert(outcome.key, at: selection.head), isTyping: isTyping))
    case .rejected: return reject()
    case .walk:
      if !isTyping && selection != state.selection { state.history.isCoalescing = false }
      select(selection)
      return unchanged([])
    case .deletion:
      return widened(change(.delete(at: selection.head, afterGap: selection.isAfterGap), isTyping: isTyping))
    case .draft: return accept(outcome, isTyping: isTyping)
    }
  }

  func unchanged(_ effects: EditResult.Effects) -> EditResult {
    let selection = shownSelection
    let caret = state.selection.head < state.selection.anchor ? selection.lowerBound : selection.upperBound
    var result = EditResult(
      caret..<caret, newEnd: caret, selection: selection, isComplete: content.isComplete, effects: effects)
    result.rejectedCount = state.report.count
    return widened(result)
  }

  /// Changes one element: a step that can be undone, without a draft, as the rest stays what it was.
  @inline(__always) func change(_ edit: ElementEdit, isTyping: Bool) -> EditResult {
    if !isTyping || !state.history.isCoalescing { record() }
    state.history.isCoalescing = isTyping
    let result = content.change(edit)
    switch edit {
    case .insert(_, let element): state.selection = ElementSelection(caret: element &+ 1)
    case .delete(let element, let afterGap): select(ElementSelection(caret: element, afterGap: afterGap))
    }
    content.check()
    return result
  }

  /// Takes the draft over: a step that can be undone, if it changes anything.
  private func accept(_ draft: EditOutcome, isTyping: Bool) -> EditResult {
    let goesOn = isTyping && state.history.isCoalescing
    let change = content.draftChange
    let changes = change != .nothing
    if goesOn {
      state.history.completeLastStep(content)
    } else if changes {
      record()
    }
    if isTyping && (changes || goesOn) {
      state.history.isCoalescing = true
    } else if changes || !state.selection.selectsSame(as: draft.selection) {
      state.history.isCoalescing = false
    }
    return show(draft, effects: change == .value ? .valueChanged : [])
  }

  /// Takes the draft over, and reports what has changed.
  func show(_ draft: EditOutcome, effects: EditResult.Effects) -> EditResult {
    var result = content.takeDraft(editedAt: min(state.selection.low, draft.selection.low))
    select(draft.selection)
    result.selection = shownSelection
    result.effects.formUnion(effects.union(draft.effects).union(content.standingEffects))
    if !draft.autoInserted.isEmpty {
      result.effects.insert(.autoInserted)
      result.autoInserted = offsets(of: draft.autoInserted)
    }
    if !draft.padded.isEmpty {
      result.effects.insert(.padded)
      result.padded = offsets(of: draft.padded)
    }
    result.rejectedCount = state.report.count
    content.check()
    return widened(result)
  }

  private func offsets(of elements: Range<Int>) -> Range<Int> {
    content.offset(of: elements.lowerBound, afterGap: false)..<content.offset(of: elements.upperBound, afterGap: false)
  }

  /// Selects elements of what is shown now.
  private func select(_ selection: ElementSelection) {
    let head = selection.head
    let staysAtGap = selection.isGap ? canSelectGap(before: head) : selection.isAfterGap && content.hasGap(before: head)
    state.selection = staysAtGap ? selection : ElementSelection(anchor: selection.anchor, head: selection.head)
  }

  /// Keeps the value as it is before an edit.
  func record() { state.history.record(content, state.selection) }

  /// Undoes a step, or redoes one.
  func step(back isBack: Bool) -> EditResult {
    begin()
    let draft = state.history.step(back: isBack, content, state.selection)
    return draft.map { show($0, effects: []) } ?? reject()
  }
}
