import NumberFormatting

/// Deleting. Zeros that come to stand in front are kept until the next digit is typed, so that the 1 of 1005 can be replaced.
extension NumberContent {
  /// Before the first digit the sign is deleted. The zero before a separator would come back at once: then the caret steps over it, and no
  /// key sticks.
  func delete(_ elements: Range<Int>, steppingTo step: Int, _ state: inout EditorState) -> EditOutcome {
    if elements.isEmpty { return deleteSign() }
    if isMinorUnits { return takeOut(elements, steppingTo: step, state.selection) }
    if unsafe elements == 0..<1 && number.integerCount == 1 && number.hasSeparator && number.base[0] == 48 {
      return .walk(to: step)
    }
    if isWhole(state.selection) {
      draft.removeAll()
    } else {
      draft.copy(number)
      draft.remove(elements)
    }
    let supplied = draft.supplyIntegerZero()
    return draftIfItFits(caret: elements.lowerBound + supplied, supplied: supplied, &state)
  }

  private func deleteSign() -> EditOutcome {
    guard number.isNegative else { return .rejected }
    draft.copy(number)
    draft.isNegative = false
    return .draft(caret: 0)
  }
}
