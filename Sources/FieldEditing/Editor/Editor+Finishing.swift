/// What every edit begins and ends with: reports, undo steps and results.
extension Editor where Content: ~Copyable {
  /// Commits marked text, and forgets what the last edit reported.
  mutating func begin() {
    endComposition()
    state.report.removeAll()
  }

  /// Nothing changes: the key is reported.
  func reject() -> EditResult { unchanged(.rejected) }

  /// Does what an outcome says.
  ///
  /// - Parameter isTyping: whether a character was typed at a caret, which may go on with the last undo step.
  mutating func finish(_ outcome: EditOutcome, isTyping: Bool = false) -> EditResult {
    switch outcome {
    case .rejected: return reject()
    case .walk(let element, let behindGap):
      state.selection = ElementSelection(anchor: element, head: element, behindGap: behindGap)
      if !isTyping { state.history.isCoalescing = false }
      return unchanged([])
    case .inPlace(let edit): return widened(change(edit, isTyping: isTyping))
    case .draft(let draft): return accept(draft, isTyping: isTyping)
    }
  }

  func unchanged(_ effects: EditResult.Effects) -> EditResult {
    let caret = self.caret
    var result = EditResult(
      caret..<caret, newEnd: caret, selection: selection, isComplete: content.isComplete, effects: effects)
    result.rejectedCount = state.report.count
    return widened(result)
  }

  /// Changes one element: a step that can be undone, without a draft, as the rest stays what it was.
  mutating func change(_ edit: ElementEdit, isTyping: Bool) -> EditResult {
    if !isTyping || !state.history.isCoalescing { record() }
    state.history.isCoalescing = isTyping
    let result = content.change(edit)
    switch edit {
    case .insert(_, let element): state.selection = ElementSelection(caret: element &+ 1)
    case .delete(let element, let behindGap): select(ElementSelection(anchor: element, head: element, behindGap: behindGap))
    }
    content.check()
    return result
  }

  /// Takes the draft over: a step that can be undone, if it changes anything.
  private mutating func accept(_ draft: EditDraft, isTyping: Bool) -> EditResult {
    let goesOn = isTyping && state.history.isCoalescing
    let changes = !content.isDraftSame
    if changes && !goesOn { record() }
    if isTyping && (changes || goesOn) {
      state.history.isCoalescing = true
    } else if changes || !state.selection.selectsSame(as: draft.selection) {
      state.history.isCoalescing = false
    }
    return show(draft, effects: changes ? .valueChanged : [])
  }

  /// Takes the draft over, and reports what has changed.
  mutating func show(_ draft: EditDraft, effects: EditResult.Effects) -> EditResult {
    var result = content.takeDraft(editedAt: min(state.selection.low, draft.selection.low))
    select(draft.selection)
    result.selection = selection
    result.effects.formUnion(effects.union(draft.effects).union(content.standingEffects))
    if !draft.supplied.isEmpty {
      result.effects.insert(.supplied)
      result.supplied = offsets(of: draft.supplied)
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
    content.offset(of: elements.lowerBound, behindGap: false)..<content.offset(of: elements.upperBound, behindGap: false)
  }

  /// Selects elements of what is shown now.
  private func select(_ selection: ElementSelection) {
    let behindGap = selection.isBehindGap && content.hasGap(before: selection.head)
    state.selection = ElementSelection(anchor: selection.anchor, head: selection.head, behindGap: behindGap)
  }

  /// Keeps the value as it is before an edit.
  func record() { state.history.record(content, state.selection) }

  /// Undoes a step, or redoes one.
  mutating func step(back isBack: Bool) -> EditResult {
    begin()
    let draft = state.history.step(back: isBack, &content, state.selection)
    return draft.map { show($0, effects: []) } ?? reject()
  }
}
