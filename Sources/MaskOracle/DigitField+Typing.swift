import NumberFormatting

extension DigitField {
  /// Puts a text in place of the selection.
  ///
  /// - Returns: Where it could be read both ways, if it was pasted.
  mutating func insert(_ text: String, overwriting: Bool) throws(EditError) -> Int? {
    let scalars = Array(text.unicodeScalars)
    if scalars.count > 1 { return try paste(text) }
    if scalars.isEmpty { try deleteSelection() } else { try type(scalars[0], overwriting: overwriting) }
    return nil
  }

  private mutating func type(_ c: Unicode.Scalar, overwriting: Bool) throws(EditError) {
    let meaning = options.decimalKeys.contains(c) ? .decimalSeparator : symbols.meaning(of: c)
    if let digit = meaning.digit { return try type(digit: Character("\(digit)"), overwriting: overwriting) }
    switch meaning {
    case .decimalSeparator, .foreignSeparator, .groupingKey: try typeSeparator(meaning, c)
    case .groupingSign: try typeGroupingSign()
    case .minus: try typeMinus()
    case .openingParenthesis: typeSign(negative: true)
    case .plus: typeSign(negative: false)
    case .affix: try typeAffix(c)
    default: throw EditError(.unexpected(c))
    }
  }

  private var isCaretAtEnd: Bool { selection.isCaret && selection.head == elements.count }

  private mutating func type(digit: Character, overwriting: Bool) throws(EditError) {
    if run.isClosed {
      run.lostDigit = true
      throw EditError("afterRejection")
    }
    if options.entry == .minorUnits { return try typeMinorUnit(digit) }
    if isUndecided { return try typeAfterKey(digit) }
    let (former, isAtEnd) = (self, isCaretAtEnd)
    if !isWholeSelected { settle() }
    let before = self
    let place = selection.range.lowerBound
    if overwriting && selection.isCaret && place < elements.count && elements[place] != "." {
      elements.remove(at: place)
    } else {
      removeSelection()
    }
    elements.insert(digit, at: place)
    let zeros = dropLeadingZeros()
    if let excess = excess(before: before) {
      if case .tooManyFractionDigits = excess.reason { hold(digit, before: before, isAtEnd: isAtEnd) }
      throw EditError(excess.reason)
    }
    if isAtEnd { keep(former) } else { endRun() }
    setCaret(max(0, place + 1 - zeros))
  }

  /// Goes on with the run: a key typed at the end changed what there was.
  private mutating func keep(_ before: DigitField) {
    run.earlier.append(before)
    run.held = []
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

  /// Walks over a grouping sign. It can be nothing else.
  private mutating func typeGroupingSign() throws(EditError) {
    if run.isClosed { throw EditError("afterRejection") }
    guard selection.isGap || selection.isCaret && !selection.isAfterGap && layout.hasGap(before: selection.head) else {
      throw EditError(.ambiguousSeparator)
    }
    selection.isGap = false
    selection.isAfterGap = true
  }

  /// Turns the sign, from wherever the caret is. With the whole number selected it begins a new one. After a separator
  /// of an amount it is what stands for no fraction, as in `12,-`.
  private mutating func typeMinus() throws(EditError) {
    let isAfterSeparator = isCaretAtEnd && !elements.isEmpty && elements.last == "."
    if isAfterSeparator && symbols.minimumFractionDigits > 0 && options.entry == .decimal && !run.isClosed {
      dropOpenKey()
      return endRun()
    }
    if !symbols.showsSign { throw EditError(.noSign) }
    typeSign(negative: isWholeSelected || !isNegative)
  }

  private mutating func typeSign(negative: Bool) {
    if isWholeSelected { clear() }
    isNegative = negative
  }

  /// The format's own sign typed where one of its affixes stands: the number is finished.
  private mutating func typeAffix(_ c: Unicode.Scalar) throws(EditError) {
    guard selection.isCaret, selection.head == 0 || selection.head == elements.count else {
      throw EditError(.unexpected(c))
    }
    var kept = DigitRun()
    (kept.isClosed, kept.lostDigit) = (run.isClosed, run.lostDigit)
    kept.digitsAfterSeparator = run.digitsAfterSeparator
    dropOpenKey()
    settle()
    setCaret(selection.head)
    endRun()
    run = kept
  }

  mutating func clear() {
    isNegative = false
    elements = []
    setCaret(0)
  }
}
