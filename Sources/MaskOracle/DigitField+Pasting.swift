internal import NumberFormatting

extension DigitField {
  /// Sets the number that a text holds at the caret, or else in place of all.
  ///
  /// - Returns: Where it could be read both ways.
  mutating func paste(_ text: String) throws(EditError) -> Int? {
    let reading = try read(text)
    if canPlace(reading) {
      if options.entry == .minorUnits {
        try typeMinorUnits(DecimalText(reading).digits.map { $0.character })
        return reading.ambiguity
      }
      var placed = self
      do throws(EditError) {
        try placed.place(reading)
        self = placed
        return reading.ambiguity
      } catch {
        // with a separator, what has no room in the number there is a number of its own
        if !reading.number.hasSeparator { throw error }
      }
    }
    var number = DecimalText(reading)
    // a minus typed ahead, with no digit yet, holds for it, too
    if digits.isEmpty && isNegative { number.isNegative = true }
    try replaceAll(
      with: reading.isDecimalCertain ? rounded(number) : number, droppingZeros: reading.ambiguity == nil)
    return reading.ambiguity
  }

  /// The whole field from text, whatever there is.
  ///
  /// - Returns: Where it could be read both ways.
  mutating func set(_ text: String) throws(EditError) -> Int? {
    let isShownWhenEmpty = options.showsAffixWhenEmpty && text == symbols.zero.prefix + symbols.zero.suffix
    if text.isEmpty || isShownWhenEmpty {
      clear()
      return nil
    }
    let reading = try read(text)
    let number = DecimalText(reading)
    try replaceAll(
      with: reading.isDecimalCertain ? rounded(number) : number, droppingZeros: reading.ambiguity == nil)
    return reading.ambiguity
  }

  /// The whole field from a value. Where that has more fraction digits than there is room for, it is rounded as the
  /// format rounds.
  mutating func setValue(_ value: String) throws(EditError) {
    if value.isEmpty { return clear() }
    var number = try DecimalText(value: value)
    number.shift(by: symbols.valueExponent)
    try replaceAll(with: rounded(number), droppingZeros: false)
  }

  /// A number with as many fraction digits as there is room for, rounded as the format rounds; zeros that go round
  /// nothing.
  private mutating func rounded(_ number: DecimalText) -> DecimalText {
    var number = number
    number.mendFront()
    let extra = number.fractionCount - mostFractionDigits
    if extra <= 0 { return number }
    isNegative = number.isNegative
    if number.digits.suffix(extra).contains(where: { $0.character != "0" }) {
      notices.insert(.rounded)
      return rounded(number, dropping: extra)
    }
    var shorter = number
    shorter.elements.removeLast(extra)
    if mostFractionDigits == 0 { shorter.elements.removeLast() }
    return shorter
  }

  /// A number without its last digits, rounded, and no sign before what became zero. Each digit stands where the one
  /// did that it comes from.
  private func rounded(_ number: DecimalText, dropping extra: Int) -> DecimalText {
    let digits = number.digits.compactMap(\.character.wholeNumberValue)
    // of digits far after it counts whether all are zero
    let sticky = digits.suffix(extra).dropFirst(2).contains { $0 != 0 } ? 1 : 0
    let units = digits.dropLast(extra) + (digits.suffix(extra) + [0]).prefix(2) + [sticky]
    let increment = mostFractionDigits == symbols.maximumFractionDigits ? symbols.roundingIncrement : 1
    let kept = rounded(Array(units), to: increment * 1000).dropLast(3)
    let origins = number.digits.dropLast(extra)
    var rounded = number
    rounded.elements = kept.enumerated().map { i, unit in
      let origin = origins[max(0, i + origins.count - kept.count)]
      return DecimalText.Element(character: Character("\(unit)"), position: origin.position)
    }
    if mostFractionDigits > 0 {
      let place = kept.count - mostFractionDigits
      rounded.elements.insert(DecimalText.Element(character: ".", position: 0), at: place)
    }
    if kept.allSatisfy({ $0 == 0 }) { rounded.isNegative = false }
    return rounded
  }

  func read(_ text: String) throws(EditError) -> NumberReading {
    do throws(NumberError) {
      // what has too many digits is found when it is set: zeros in front and after do not count
      var limits = options.limits
      limits.integerDigits = limits.textLength
      limits.fractionDigits = limits.textLength
      return try NumberReader(symbols, limits: limits).read(text)
    } catch {
      throw EditError(error)
    }
  }

  /// Bare digits go into the number there is; a sign or a currency beside them makes them one of their own. Into a cash
  /// register go digits without a separator, as if they were typed.
  private func canPlace(_ reading: NumberReading) -> Bool {
    if digits.isEmpty || isWholeSelected || reading.hasSurroundings { return false }
    return options.entry == .decimal || !reading.number.hasSeparator
  }

  private mutating func place(_ reading: NumberReading) throws(EditError) {
    let inserted = DecimalText(reading).elements.map(\.character)
    settle()
    let before = self
    let (place, reported) = (selection.range.lowerBound, notices)
    removeSelection()
    // one separator for another
    if reading.number.hasSeparator { notices = reported }
    if separator != nil && reading.number.hasSeparator { throw EditError(.secondDecimalSeparator) }
    elements.insert(contentsOf: inserted, at: place)
    let caret = closeGroup(before: place + inserted.count)
    let autoInserted = autoInsertZero()
    let zeros = dropLeadingZeros()
    if let excess = excess(before: before) {
      // the last digits of the text are those without room
      throw EditError(excess.reason, at: reading.positions[max(0, reading.positions.count - excess.count)])
    }
    setCaret(max(0, caret + autoInserted - zeros))
  }

  private mutating func replaceAll(with number: DecimalText, droppingZeros: Bool) throws(EditError) {
    var number = number
    number.mendFront()
    if droppingZeros { number.dropEnd(beyondFraction: symbols.maximumFractionDigits) }
    if number.isNegative && !symbols.showsSign { throw EditError(.noSign, at: number.signPosition) }
    isNegative = number.isNegative
    (openGroup, hasAutoInsertedZero) = (nil, false)
    elements = number.elements.map(\.character)
    if let excess = excess() { throw EditError(excess.reason, at: number.digits[excess.digit].position) }
    setCaret(elements.count)
    if options.entry == .minorUnits { padAmount() }
  }
}
