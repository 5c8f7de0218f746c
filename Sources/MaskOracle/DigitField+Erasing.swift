extension DigitField {
  mutating func backspace() throws(Refusal) {
    if !selection.isCaret { return try deleteSelection() }
    let caret = selection.head
    if caret == 0 {
      if !isNegative { throw Refusal.nothingThere }
      isNegative = false
    } else if options.entry == .minorUnits {
      backspaceMinorUnit()
    } else {
      try delete(caret - 1..<caret, steppingTo: caret - 1)
    }
  }

  mutating func delete() throws(Refusal) {
    if !selection.isCaret { return try deleteSelection() }
    let caret = selection.head
    if caret == elements.count { throw Refusal.nothingThere }
    if options.entry == .minorUnits { return try deleteMinorUnit() }
    try delete(caret..<caret + 1, steppingTo: caret + 1)
  }

  /// Refused where nothing is selected.
  mutating func deleteSelection() throws(Refusal) {
    if selection.isCaret { throw Refusal.nothingThere }
    if options.entry == .minorUnits { return deleteSelectedMinorUnits() }
    try delete(selection.range, steppingTo: selection.range.lowerBound)
  }

  /// Without its separator the fraction joins the integer. Zeros that come to stand in front stay until a digit is typed, so that
  /// the 1 of 1005 can be replaced. The zero before a separator would come back at once: the caret steps over it.
  private mutating func delete(_ range: Range<Int>, steppingTo step: Int) throws(Refusal) {
    if range == 0..<1 && separator == 1 && elements[0] == "0" { return setCaret(step) }
    let before = self
    if isWholeSelected { isNegative = false }
    elements.removeSubrange(range)
    let supplied = supplyZero()
    try checkLimits(before: before)
    setCaret(range.lowerBound + supplied)
  }
}
