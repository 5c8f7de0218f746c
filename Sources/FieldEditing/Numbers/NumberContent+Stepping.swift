internal import NumberFormatting

extension NumberContent {
  /// Steps the number up, or down, as far as a bound; from what ending the entry would leave.
  func step(by count: Int, of length: StepLength, _ state: inout EditorState) -> EditOutcome {
    endTyping()
    let side = boundsState
    if count == 0 || number.hasOpenGroup || side == (count > 0 ? .above : .below) { return .rejected }
    var effects = draftSettled(&state)
    let isAtStart = state.selection.head == 0 && draft.count > 0
    let toTheRight = draft.elementCount - min(state.selection.head, draft.elementCount)
    draft.add(length.amount, times: count)
    if memory.hasBounds && boundsState(of: draft) != .inside {
      if !clampDraft() { return rejectStep(nil, &state) }
      effects.insert(.clamped)
    }
    if draft.isNegative && !table.showsSign { return rejectStep(.noSign, &state) }
    if let growth { return rejectStep(growth, &state) }
    if isMinorUnits { draft.pad(toFraction: table.maximumFractionDigits) }
    if draftChange == .nothing { return rejectStep(nil, &state) }
    return .draft(caret: isAtStart ? 0 : max(0, draft.elementCount - toTheRight), effects: effects)
  }

  /// Nothing is changed, and nothing dropped.
  private func rejectStep(_ reason: Rejection.Reason?, _ state: inout EditorState) -> EditOutcome {
    state.report.removeAll()
    return reason.map { state.reject($0) } ?? .rejected
  }
}
