internal import NumberFormatting

extension DigitField {
  /// Puts a text in place of the selection.
  ///
  /// - Returns: Where it could be read both ways, if it was pasted.
  mutating func insert(_ text: String, overwriting: Bool) throws(EditError) -> Int? {
    let scalars = Array(text.unicodeScalars)
    // one character as people see it is a key
    if scalars.count > 1 && text.count == 1, (try? read(text)) == nil {
      try typeStranger(scalars[0])
      return nil
    }
    if scalars.count > 1 { return try paste(text) }
    if scalars.isEmpty { try deleteSelection() } else { try type(scalars[0], overwriting: overwriting) }
    return nil
  }

  private mutating func type(_ c: Unicode.Scalar, overwriting: Bool) throws(EditError) {
    if c.showsNothing { throw EditError("invisible") }
    let meaning = options.decimalKeys.contains(c) ? .decimalSeparator : symbols.meaning(of: c)
    if let digit = meaning.digit { return try type(digit: Character("\(digit)"), overwriting: overwriting) }
    switch meaning {
    case .decimalSeparator, .foreignSeparator, .groupingKey: try typeSeparator(meaning, c)
    case .customarySeparator where followsDigit: try typeSeparator(meaning, c)
    case .groupingSign: try typeGroupingSign(c)
    case .minus: try typeMinus()
    case .openingParenthesis: try typeSign(negative: true)
    case .plus: try typeSign(negative: false)
    case .affix: try typeAffix(c)
    case .invisible: throw EditError(.unexpected(c))
    default: try typeStranger(c)
    }
  }

  var isCaretAtEnd: Bool { selection.isCaret && selection.head == elements.count }

  private mutating func type(digit: Character, overwriting: Bool) throws(EditError) {
    if run.isClosed {
      run.lostDigit = true
      throw EditError("afterRejection")
    }
    if options.entry == .minorUnits { return try typeMinorUnits([digit]) }
    if isCaretAtEnd, try typeAfterTail(digit) { return }
    if isUndecided { return try typeAfterKey(digit) }
    let (former, isAtEnd) = (self, isCaretAtEnd)
    if !isWholeSelected { settle() }
    let before = self
    let place = selection.range.lowerBound
    if overwriting && selection.isCaret && place < elements.count && elements[place] != "." {
      elements.remove(at: place)
    } else if selection.isCaret && place == 0 && integer == ["0"] {
      elements.remove(at: 0)
    } else {
      removeSelection()
    }
    elements.insert(digit, at: place)
    let caret = closeGroup(before: place + 1)
    let zeros = dropLeadingZeros()
    if let excess = excess(before: before) {
      if case .tooManyFractionDigits = excess.reason { hold(digit, before: before, isAtEnd: isAtEnd) }
      throw EditError(excess.reason)
    }
    if isAtEnd { keep(former) } else { endRun() }
    setCaret(max(0, caret - zeros))
  }

  /// Goes on with the run: a key typed at the end changed what there was.
  mutating func keep(_ before: DigitField) {
    run.earlier.append(before)
    run.held = []
    (run.tail, run.mark) = (.nothing, [])
  }

  /// A digit after a full fraction may be the rest of a group, as in `1.234,50` typed in English.
  private mutating func hold(_ digit: Character, before: DigitField, isAtEnd: Bool) {
    let isRest = isAtEnd && before.leadsGroup && before.fraction.count + (run.held?.count ?? 3) < 3
    run.held = isRest ? (run.held ?? []) + [digit] : nil
  }

  /// A digit after a key that is undecided. After one that set a group, or might have, no digit follows the third; a
  /// single one may yet be the decimal separator of a longer fraction.
  private mutating func typeAfterKey(_ digit: Character) throws(EditError) {
    let count = digitsAfterKey + 1
    if count > 3 && (typed.count { $0 == "," } > 1 || count > mostFractionDigits) {
      throw EditError(.ambiguousSeparator)
    }
    let before = self
    typed.append(digit)
    if integer.count > max(options.limits.integerDigits, before.integer.count) {
      throw EditError(.tooManyIntegerDigits(limit: options.limits.integerDigits))
    }
    keep(before)
    setCaret(elements.count)
  }

  /// Turns the sign, from wherever the caret is. With the whole number selected it begins a new one. Where no number
  /// has a sign, what follows one was meant for another number.
  private mutating func typeMinus() throws(EditError) {
    if try typeWholeDash() { return }
    if !symbols.showsSign { throw run.isClosed || !followsDigit ? EditError(.noSign) : close("noSign", at: "-") }
    try typeSign(negative: isWholeSelected || !isNegative)
  }

  private mutating func typeSign(negative: Bool) throws(EditError) {
    if run.isClosed { throw EditError("afterRejection") }
    let isAfterDigit = followsDigit
    if isWholeSelected { clear() }
    isNegative = negative
    if isAfterDigit { run.tail = .sign }
  }

  mutating func clear() {
    (isNegative, openGroup, hasAutoInsertedZero) = (false, nil, false)
    elements = []
    setCaret(0)
  }
}
