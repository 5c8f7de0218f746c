internal import NumberFormatting

/// Decimal and grouping keys: which of the two they mean, and when.
extension DigitField {
  mutating func typeSeparator(_ key: NumberKey, _ c: Unicode.Scalar) throws(EditError) {
    if run.isClosed { throw EditError("afterRejection") }
    if c.plainSeparator == "." && belongsToLetters { return }
    if run.tail == .sign { throw close("notAllowedHere", at: c) }
    let place = selection.range.lowerBound
    if isUndecided { return try typeAfterKey(key, c) }
    if selection.isCaret && place == separator { return setCaret(place + 1) }
    let mayGroup = key == .groupingKey && place < integer.count && mayHaveGroupingSign(before: place)
    if mayGroup && (selection.isCaret || selection.isGap) {
      selection.isGap = false
      selection.isAfterGap = layout.hasGap(before: place)
      return
    }
    if options.entry == .minorUnits { return try rejectMinorUnitsSeparator(key, c) }
    let former = self
    if !isWholeSelected { settle() }
    if !selection.isCaret {
      removeSelection()
      endRun()
      if mayGroup && place < integer.count { return setCaret(place) }
    }
    if place < elements.count {
      try split(at: place, key, c)
      return endRun()
    }
    try end(with: key, c, after: former)
  }

  /// Rejects a separator, and closes the place: what follows was meant for another.
  mutating func close(_ reason: String, at key: Unicode.Scalar) -> EditError {
    (run.isClosed, run.closingKey) = (true, key.plainSeparator)
    return EditError(reason)
  }

  /// A separator in the midst: what follows is known, so that it is decimal at once.
  private mutating func split(at place: Int, _ key: NumberKey, _ c: Unicode.Scalar) throws(EditError) {
    let count = elements.count - place
    if separator != nil { throw close(key == .groupingKey ? "ambiguousSeparator" : "secondDecimalSeparator", at: c) }
    if count > mostFractionDigits {
      if key == .groupingKey { throw close("ambiguousSeparator", at: c) }
      throw close(mostFractionDigits == 0 ? "noFraction" : "tooManyFractionDigits", at: c)
    }
    elements.insert(".", at: place)
    let autoInserted = autoInsertZero()
    notices.insert(.reformatted)
    setCaret(place + 1 + autoInserted)
  }

  /// A separator at the end of a number without an undecided key.
  private mutating func end(with key: NumberKey, _ c: Unicode.Scalar, after former: DigitField) throws(EditError) {
    let (c, before) = (c.plainSeparator, self)
    if separator != nil {
      if fraction.isEmpty { throw EditError(.secondDecimalSeparator) }
      guard let first = run.decimalKey, let held = run.held, leadsGroup, fraction.count + held.count == 3,
        key != .groupingKey || !symbols.decimalKeys.unicodeScalars.contains(first)
      else {
        throw close(key == .groupingKey ? "ambiguousSeparator" : "secondDecimalSeparator", at: c)
      }
      if first == c { return try group(with: c, held, after: former) }
      // the first separator grouped: 1.234,50 in any locale
      elements = integer + fraction + held + ["."]
      notices.insert(.reformatted)
    } else if key == .groupingKey && leadsGroup {
      typed.append(",")
      isUndecided = true
    } else {
      if mostFractionDigits == 0 { throw close("noFraction", at: c) }
      elements.append(".")
      _ = autoInsertZero()
      if key == .groupingKey || key == .customarySeparator { notices.insert(.reformatted) }
    }
    try checkLimits(before: before)
    if former.selection.isCaret { run.earlier.append(former) }
    (run.held, run.decimalKey) = ([], c)
    (run.tail, run.mark) = (.nothing, [])
    setCaret(elements.count)
  }

  /// The second of two separators alike, of which the first grouped, as in `1,234,567`: so does this one.
  private mutating func group(
    with c: Unicode.Scalar, _ held: [Character], after former: DigitField
  ) throws(EditError) {
    let before = self
    elements = integer + fraction + held
    try checkLimits(before: before)
    notices.insert(.reformatted)
    run.earlier.append(former)
    (run.held, run.decimalKey) = ([], nil)
    (run.tail, run.mark) = (.groupSign(shownSign(c), mayLead: true), [])
    setCaret(elements.count)
  }

  /// A separator after a grouping key that is undecided.
  private mutating func typeAfterKey(_ key: NumberKey, _ c: Unicode.Scalar) throws(EditError) {
    let count = digitsAfterKey
    if key == .groupingKey {
      if count == 0 { throw EditError(.ambiguousSeparator) }
      let isGroup = count == 3 || count == 2 && symbols.secondaryGroupingSize == 2
      if !isGroup || digits.count > 63 { throw close("ambiguousSeparator", at: c) }
      remember()
      typed.append(",")
    } else {
      if mostFractionDigits == 0 { throw close("noFraction", at: c) }
      if count != 0 && count != 3 { throw close("secondDecimalSeparator", at: c) }
      let before = self
      elements = digits + ["."]
      try checkLimits(before: before)
      run.earlier.append(before)
      (run.held, run.decimalKey) = ([], c.plainSeparator)
    }
    (run.tail, run.mark) = (.nothing, [])
    setCaret(elements.count)
  }

  /// A cash register needs no separator. Whether one was right is known when editing ends. Where there is no
  /// fraction, one closes the place as it does in other numbers.
  private mutating func rejectMinorUnitsSeparator(_ key: NumberKey, _ c: Unicode.Scalar) throws(EditError) {
    if key != .groupingKey && mostFractionDigits == 0 { throw close("noFraction", at: c) }
    run.digitsAfterSeparator = 0
    throw EditError("separatorNotNeeded")
  }
}
