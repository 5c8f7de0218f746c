import NumberFormatting

extension DigitField {
  /// Puts a text in place of the selection. → where it could be read both ways, if it was pasted
  mutating func insert(_ text: String, overwriting: Bool) throws(Refusal) -> Int? {
    let scalars = Array(text.unicodeScalars)
    if scalars.count > 1 { return try paste(text) }
    if scalars.isEmpty { try deleteSelection() } else { try type(scalars[0], overwriting: overwriting) }
    return nil
  }

  private mutating func type(_ c: Unicode.Scalar, overwriting: Bool) throws(Refusal) {
    if options.decimalKeys.contains(c) { return try typeSeparator() }
    let meaning = symbols.meaning(of: c)
    if let digit = meaning.digit { return try type(digit: Character("\(digit)"), overwriting: overwriting) }
    switch meaning {
    case .decimalSeparator: try typeSeparator()
    case .groupingSign: try typeGroupingSign()
    case .minus: try typeMinus()
    case .plus: typePlus()
    default: throw Refusal(.unexpected(c))
    }
  }

  private mutating func type(digit: Character, overwriting: Bool) throws(Refusal) {
    if options.entry == .minorUnits { return try typeMinorUnit(digit) }
    let before = self
    let place = selection.range.lowerBound
    if overwriting && selection.isCaret && place < elements.count && elements[place] != "." {
      elements.remove(at: place)
    } else {
      removeSelection()
    }
    elements.insert(digit, at: place)
    let zeros = dropLeadingZeros()
    try checkLimits(before: before)
    setCaret(max(0, place + 1 - zeros))
  }

  private mutating func typeSeparator() throws(Refusal) {
    if selection.isCaret && selection.head == separator { return setCaret(selection.head + 1) }
    if symbols.maximumFractionDigits == 0 { throw Refusal(.tooManyFractionDigits(limit: 0)) }
    if options.entry == .minorUnits { throw Refusal(.secondDecimalSeparator) }
    let before = self
    let place = selection.range.lowerBound
    removeSelection()
    if separator != nil { throw Refusal(.secondDecimalSeparator) }
    elements.insert(".", at: place)
    let supplied = supplyZero()
    try checkLimits(before: before)
    setCaret(place + 1 + supplied)
  }

  /// Walks over a grouping sign. Where none stands it may be a foreign decimal separator: better refused than ignored.
  private mutating func typeGroupingSign() throws(Refusal) {
    guard selection.isCaret, !selection.isBehindGap, layout.hasGap(before: selection.head) else {
      throw Refusal(.ambiguousSeparator)
    }
    selection.isBehindGap = true
  }

  /// Turns the sign, from wherever the caret is. With the whole number selected it begins a new one.
  private mutating func typeMinus() throws(Refusal) {
    if !symbols.showsSign { throw Refusal(.noSign) }
    if isWholeSelected {
      clear()
      isNegative = true
    } else {
      isNegative.toggle()
    }
  }

  private mutating func typePlus() {
    if isWholeSelected { clear() }
    isNegative = false
  }

  mutating func clear() {
    isNegative = false
    elements = []
    setCaret(0)
  }
}
