extension NumberField {
  /// Puts a typed character or a pasted text in place of the selection.
  ///
  /// One character is typed: a digit of any script, a separator, a sign. A longer text is read by `NumberReader` and set
  /// at the caret, or in place of the whole number where it is a number of its own or does not fit in the middle.
  @discardableResult public mutating func insert(_ text: String) -> EntryResult {
    var scalars = text.unicodeScalars.makeIterator()
    guard let first = scalars.next() else { return selected.isEmpty ? unchanged : deleteSelection() }
    return scalars.next() == nil ? type(first) : paste(text)
  }

  /// Types a character.
  /// - Complexity: linear in the digits; allocates nothing once the buffers have grown.
  @discardableResult public mutating func type(_ scalar: Unicode.Scalar) -> EntryResult {
    switch symbols.key(scalar) {
    case .digit(let digit): typeDigit(digit)
    case .decimalSeparator: typeDecimalSeparator()
    case .groupingSign: typeGroupingSign()
    case .minus: typeSign(negative: isWholeSelected || !number.isNegative)
    case .plus: typeSign(negative: false)
    case .other: reject(.unexpected(scalar))
    }
  }

  /// The number without what is selected, as the draft.
  mutating func draftWithoutSelection() {
    if isWholeSelected {
      draft.removeAll()
    } else {
      draft.copy(number)
      draft.remove(selected)
    }
  }

  private mutating func typeDigit(_ digit: UInt8) -> EntryResult {
    draftWithoutSelection()
    draft.insert(digit, at: selected.lowerBound)
    let zeros = draft.removeLeadingZeros()
    return commitIfFits(caret: max(0, selected.lowerBound + 1 - zeros))
  }

  private mutating func typeDecimalSeparator() -> EntryResult {
    if selected.isEmpty && number.isSeparator(selected.lowerBound) { return moveRight() }
    if symbols.maximumFractionDigits == 0 { return reject(.tooManyFractionDigits(limit: 0)) }
    draftWithoutSelection()
    if draft.hasSeparator { return reject(.secondDecimalSeparator) }
    draft.insertSeparator(at: selected.lowerBound)
    let supplied = draft.supplyIntegerZero()
    return commitIfFits(caret: selected.lowerBound + supplied + 1)
  }

  /// A grouping sign is set, never typed. Where none stands it may be a foreign decimal separator: better refused than
  /// ignored, or 12.50 typed in German would become 1250 unnoticed.
  private mutating func typeGroupingSign() -> EntryResult {
    guard selected.isEmpty, !isBehindGroupingSign, layout.hasGroupingSign(before: selected.lowerBound) else {
      return reject(.ambiguousSeparator)
    }
    isBehindGroupingSign = true
    return unchanged
  }

  /// The sign is not at the caret, so it keeps the selection. With the whole number selected it starts a new one.
  private mutating func typeSign(negative: Bool) -> EntryResult {
    if isWholeSelected {
      draft.removeAll()
      draft.isNegative = negative
      return commit(caret: 0)
    }
    draft.copy(number)
    draft.isNegative = negative
    let kept = selected
    let wasBehind = isBehindGroupingSign
    var result = commit(caret: kept.upperBound)
    selected = kept
    isBehindGroupingSign = wasBehind
    result.selection = selection
    return result
  }
}

extension DecimalDigits {
  /// Sets the zero before a separator that has no integer digit, and returns how many zeros that took.
  mutating func supplyIntegerZero() -> Int {
    guard hasSeparator && integerCount == 0 else { return 0 }
    insert(0, at: 0)
    return 1
  }
}
