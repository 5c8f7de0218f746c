internal import NumberFormatting

/// Deleting. Zeros that come to stand in front are kept until the next digit is typed, so that the 1 of 1005 can be
/// replaced.
extension NumberContent {
  /// Before the first digit the sign is deleted. The zero before a separator would come back at once: then the caret
  /// steps over it, and no key sticks.
  func delete(_ elements: Range<Int>, steppingTo step: Int, _ state: inout EditorState) -> EditOutcome {
    if elements.isEmpty { return deleteSign(caret: 0) }
    if isMinorUnits { return takeOut(elements, steppingTo: step, state.selection) }
    if unsafe elements == 0..<1 && number.integerCount == 1 && number.hasSeparator && number.base[0] == 48 {
      return .walk(to: step)
    }
    // over a separator by a key that is meant for a digit: joined, the amount would be a hundred times as much
    if state.selection.isCaret && number.isSeparator(elements.lowerBound) && number.fractionCount > 0 {
      return .walk(to: step)
    }
    let effects = draftWithout(elements, of: state.selection)
    let place = draft.closeGroup(before: elements.lowerBound)
    let autoInserted = draft.autoInsertIntegerZero()
    if let growth { return state.reject(growth) }
    let caret = min(place + autoInserted, draft.elementCount)
    return settled(.draft(caret: caret, effects: effects, autoInserted: 0..<autoInserted), &state)
  }

  /// Of an affix the number's sign goes, if that is in it.
  func deleteGap(before element: Int) -> EditOutcome {
    showsSign(beside: element) ? deleteSign(caret: element) : .walk(to: element)
  }

  private func deleteSign(caret: Int) -> EditOutcome {
    guard number.isNegative else { return .rejected }
    draft.copy(number)
    draft.isNegative = false
    return .draft(caret: caret)
  }

  /// Whether the affix before the first element, or after the last one, is another than without the sign.
  private func showsSign(beside element: Int) -> Bool {
    let (signed, unsigned) = (format.symbols.negative, format.symbols.positive)
    return number.isNegative
      && (element == 0 && signed.prefix != unsigned.prefix
        || element == elementCount && signed.suffix != unsigned.suffix)
  }
}
