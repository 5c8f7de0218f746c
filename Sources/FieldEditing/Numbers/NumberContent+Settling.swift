internal import NumberFormatting

/// Grouping keys that stand as they were typed, and the run of keys that typed them.
///
/// When the run ends, nothing that is shown changes: the next edit, or the end of the entry, shows what the keys mean,
/// and reports it.
extension NumberContent {
  @inline(__always) func endTyping() {
    if memory.hasRun { endRun() }
  }

  @inline(never) private func endRun() {
    run.end()
    layout.closeGrouping()
    updateFastPath()
    memory.hasRun = false
  }

  /// Goes on with the run by a key that the draft is made of.
  ///
  /// - Parameter keepsStep: whether backspace has to bring back more than the draft without its last element. It has
  ///   where a number that stands as it was typed is settled, and where something stands after the last digit.
  func goOn(_ selection: ElementSelection, keepsStep: Bool) {
    if keepsStep || run.tail != .nothing || number.isAsTyped && !(number.isUndecided && draft.isAsTyped) {
      run.keep(self, selection, elementCount: draft.elementCount)
    }
    run.held = HeldDigits()
    if run.tail != .nothing { (run.tail, run.mark) = (.nothing, TypedMark()) }
  }

  func takeBack(_ state: inout EditorState) -> EditOutcome? {
    if !memory.hasRun { return nil }
    let selection = state.selection
    if run.place.isClosed {
      run.place.open()
      run.closingKey = nil
      updateFastPath()
      return .walk(to: selection.head, afterGap: selection.isAfterGap)
    }
    if isMinorUnits && selection.head > 0 {
      run.digitsAfterSeparator = run.digitsAfterSeparator.flatMap { $0 == 0 ? nil : $0 - 1 }
    }
    if selection.head != number.elementCount { return nil }
    if case .groupSign = run.tail {
      setTail(.nothing)
      return .walk(to: selection.head)
    }
    (run.tail, run.mark) = (.nothing, TypedMark())
    if run.keptCount > 0 && run.keptCount == number.elementCount {
      run.takeBack(self)
      // the sign is typed beside the digits
      draft.isNegative = number.isNegative
      return .draft(caret: draft.elementCount)
    }
    run.held = HeldDigits()
    if number.isUndecided {
      draft.copy(number)
      draft.removeLastTyped()
      return .draft(caret: draft.elementCount)
    }
    updateFastPath()
    return nil
  }

  /// Adds to a draft that it settles the number's grouping keys.
  func settled(_ outcome: EditOutcome, _ state: inout EditorState) -> EditOutcome {
    if !number.isAsTyped || isWhole(state.selection) { return outcome }
    var outcome = outcome
    outcome.effects.formUnion(reportSettling(&state))
    if number.groupingMeaning == .open { outcome.effects.insert(.reformatted) }
    return outcome
  }

  /// Makes a draft of the number with its grouping keys settled, and none left with nothing after it.
  func draftSettled(_ state: inout EditorState) -> EditResult.Effects {
    draft.copy(number)
    if !number.isAsTyped { return [] }
    draft.dropOpenGroupingKey()
    draft.settleGrouping(fractionLimit: memory.fractionLimit)
    return reportSettling(&state)
  }

  /// What the number's grouping keys mean when they are settled, as effects; and the digits that are dropped.
  private func reportSettling(_ state: inout EditorState) -> EditResult.Effects {
    switch number.groupingMeaning {
    case .decimal:
      let end = number.integerCount + 1 + memory.fractionLimit
      for element in end..<max(end, number.elementCount) { state.report.append(.pushedOut, at: element) }
      let isDoubtful = number.grouping.hadGroup || !number.grouping.hasOneKey
      return isDoubtful ? [.reformatted, .ambiguous] : .reformatted
    case .group where number.grouping.hasOneKey && memory.fractionLimit >= TypedGrouping.groupSize: return .ambiguous
    default: return []
    }
  }
}
