extension DigitField {
  /// Takes back the last key of the run, or a rejection that closed the place; else what stands before the caret.
  mutating func deleteBackward() throws(EditError) {
    if !selection.isCaret { return try deleteSelection() }
    let caret = selection.head
    if run.isClosed {
      (run.isClosed, run.lostDigit, run.closingKey) = (false, false, nil)
      return
    }
    if case .groupSign = run.tail, caret == elements.count {
      run.tail = .nothing
      return
    }
    if caret == elements.count { (run.tail, run.mark) = (.nothing, []) }
    if let earlier = run.earlier.last {
      takeBack(earlier)
    } else if isUndecided {
      takeBackTyped()
    } else if caret == 0 {
      if !isNegative { throw EditError.nothingThere }
      isNegative = false
    } else if options.entry == .minorUnits {
      backspaceMinorUnit()
    } else {
      try delete(caret - 1..<caret, steppingTo: caret - 1)
    }
  }

  /// The last character of a number that undo brought back while a key of it was undecided.
  private mutating func takeBackTyped() {
    let wasGroup = meaning == .group
    typed.removeLast()
    isUndecided = isAsTyped
    hadGroup = isAsTyped && (hadGroup || wasGroup)
    setCaret(elements.count)
  }

  mutating func deleteForward() throws(EditError) {
    if !selection.isCaret { return try deleteSelection() }
    let caret = selection.head
    if caret == elements.count { throw EditError.nothingThere }
    if options.entry == .minorUnits { return try deleteMinorUnit() }
    try delete(caret..<caret + 1, steppingTo: caret + 1)
  }

  /// Rejected where nothing is selected. Of a grouping sign alone nothing is deleted, and of an affix alone the
  /// number's sign, if that is in it: the caret goes to its place.
  mutating func deleteSelection() throws(EditError) {
    if selection.isCaret { throw EditError.nothingThere }
    endRun()
    if selection.isGap {
      if showsSign(beside: selection.head) { isNegative = false }
      return setCaret(selection.head)
    }
    if options.entry == .minorUnits { return deleteSelectedMinorUnits() }
    try delete(selection.range, steppingTo: selection.range.lowerBound)
  }

  /// Without its separator the fraction joins the integer; by a key that is meant for a digit it does not: the caret
  /// steps over the separator, as over the zero before it, which would come back at once. Zeros that come to stand in
  /// front stay until a digit is typed, so that the 1 of 1005 can be replaced.
  private mutating func delete(_ range: Range<Int>, steppingTo step: Int) throws(EditError) {
    let isSeparator = range.count == 1 && range.lowerBound == separator
    if isSeparator && selection.isCaret && !fraction.isEmpty || range == 0..<1 && separator == 1 && elements[0] == "0" {
      return setCaret(step)
    }
    if !isWholeSelected { settle() }
    let before = self
    if selection.isCaret {
      elements.removeSubrange(range.clamped(to: 0..<elements.count))
    } else {
      removeSelection()
    }
    let place = closeGroup(before: range.lowerBound)
    let autoInserted = autoInsertZero()
    try checkLimits(before: before)
    setCaret(min(place + autoInserted, elements.count))
    endRun()
  }
}
