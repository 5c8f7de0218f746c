extension NumberField {
  /// Takes out the selection, else the digit or separator before the caret, stepping over a grouping sign.
  ///
  /// Before the first digit it takes the sign. Zeros that come to stand in front are kept until the next digit is typed,
  /// so that the 1 of 1005 can be replaced.
  @discardableResult public mutating func backspace() -> EntryResult {
    if !selected.isEmpty { return deleteSelection() }
    let caret = selected.lowerBound
    if caret == 0 { return number.isNegative ? type("+") : unchanged }
    return delete(caret - 1..<caret, steppingTo: caret - 1)
  }

  /// Takes out the selection, else the digit or separator behind the caret, stepping over a grouping sign.
  @discardableResult public mutating func delete() -> EntryResult {
    if !selected.isEmpty { return deleteSelection() }
    let caret = selected.lowerBound
    if caret == number.elementCount { return unchanged }
    return delete(caret..<caret + 1, steppingTo: caret + 1)
  }

  mutating func deleteSelection() -> EntryResult { delete(selected, steppingTo: selected.lowerBound) }

  /// The zero before a separator would come back at once: then the caret steps over it, and no key sticks.
  private mutating func delete(_ elements: Range<Int>, steppingTo step: Int) -> EntryResult {
    if elements == 0..<1 && number.integerCount == 1 && number.hasSeparator && number.digits[0] == 0 {
      return setSelection(step..<step)
    }
    if elements == selected && isWholeSelected {
      draft.removeAll()
    } else {
      draft.copy(number)
      draft.remove(elements)
    }
    let supplied = draft.supplyIntegerZero()
    return commitIfFits(caret: elements.lowerBound + supplied)
  }
}
