import NumberFormatting

/// Decimal and grouping keys: which of the two they mean, and when.
extension DigitField {
  mutating func typeSeparator(_ key: NumberKey, _ c: Unicode.Scalar) throws(EditError) {
    if run.isClosed { throw EditError("afterRejection") }
    let place = selection.range.lowerBound
    if isUndecided { return try typeAfterKey(key, c) }
    if selection.isCaret && place == separator { return setCaret(place + 1) }
    let mayGroup = key == .groupingKey && place < integer.count && mayHaveGroupingSign(before: place)
    if mayGroup && (selection.isCaret || selection.isGap) {
      selection.isGap = false
      selection.isAfterGap = layout.hasGap(before: place)
      return
    }
    if options.entry == .minorUnits { return try rejectMinorUnitsSeparator(key) }
    let former = self
    if !isWholeSelected { settle() }
    if !selection.isCaret {
      removeSelection()
      endRun()
      if mayGroup && place < integer.count { return setCaret(place) }
    }
    if place < elements.count {
      try split(at: place, key)
      return endRun()
    }
    try end(with: key, c, after: former)
  }

  /// Rejects a separator, and closes the place: what follows was meant for another.
  private mutating func close(_ reason: String) -> EditError {
    run.isClosed = true
    return EditError(reason)
  }

  /// A separator in the midst: what follows is known, so that it is decimal at once.
  private mutating func split(at place: Int, _ key: NumberKey) throws(EditError) {
    let count = elements.count - place
    if separator != nil { throw close(key == .groupingKey ? "ambiguousSeparator" : "secondDecimalSeparator") }
    if count > mostFractionDigits {
      if key == .groupingKey { throw close("ambiguousSeparator") }
      throw close(mostFractionDigits == 0 ? "noFraction" : "tooManyFractionDigits")
    }
    elements.insert(".", at: place)
    let autoInserted = supplyZero()
    notices.insert(.reformatted)
    setCaret(place + 1 + autoInserted)
  }

  /// A separator at the end of a number without an undecided key.
  private mutating func end(with key: NumberKey, _ c: Unicode.Scalar, after former: DigitField) throws(EditError) {
    let (c, before) = (c.plainSeparator, self)
    if separator != nil {
      if fraction.isEmpty { throw EditError(.secondDecimalSeparator) }
      guard let first = run.decimalKey, first != c, let held = run.held, leadsGroup, fraction.count + held.count == 3
      else {
        throw close(key == .groupingKey ? "ambiguousSeparator" : "secondDecimalSeparator")
      }
      // the first separator grouped: 1.234,50 in any locale
      elements = integer + fraction + held + ["."]
      notices.insert(.reformatted)
    } else if key == .groupingKey && leadsGroup {
      typed.append(",")
      isUndecided = true
    } else {
      if mostFractionDigits == 0 { throw close("noFraction") }
      elements.append(".")
      _ = supplyZero()
      if key == .groupingKey { notices.insert(.reformatted) }
    }
    try checkLimits(before: before)
    if former.selection.isCaret { run.earlier.append(former) }
    (run.held, run.decimalKey) = ([], c)
    setCaret(elements.count)
  }

  /// A separator after a grouping key that is undecided.
  private mutating func typeAfterKey(_ key: NumberKey, _ c: Unicode.Scalar) throws(EditError) {
    let count = digitsAfterKey
    if key == .groupingKey {
      if count == 0 { throw EditError(.ambiguousSeparator) }
      if count != 2 && count != 3 || digits.count > 63 { throw close("ambiguousSeparator") }
      remember()
      typed.append(",")
    } else {
      if mostFractionDigits == 0 { throw close("noFraction") }
      if count != 0 && count != 3 { throw close("secondDecimalSeparator") }
      let before = self
      elements = digits + ["."]
      try checkLimits(before: before)
      run.earlier.append(before)
      (run.held, run.decimalKey) = ([], c.plainSeparator)
    }
    setCaret(elements.count)
  }

  /// A cash register needs no separator. Whether one was right is known when editing ends. Where there is no
  /// fraction, one closes the place as it does in other numbers.
  private mutating func rejectMinorUnitsSeparator(_ key: NumberKey) throws(EditError) {
    if key != .groupingKey && mostFractionDigits == 0 { throw close("noFraction") }
    run.digitsAfterSeparator = 0
    throw EditError("separatorNotNeeded")
  }
}
