import NumberFormatting

extension DigitField {
  /// Sets the number that a text holds at the caret, or else in place of all. → where it could be read both ways
  mutating func paste(_ text: String) throws(Refusal) -> Int? {
    let reading = try read(text)
    if canPlace(reading) {
      if options.entry == .minorUnits {
        for digit in DecimalText(reading).digits { try typeMinorUnit(digit.character) }
        return reading.ambiguity
      }
      var placed = self
      do throws(Refusal) {
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
    try replaceAll(with: number)
    return reading.ambiguity
  }

  /// The whole field from text, whatever there is. → where it could be read both ways
  mutating func set(_ text: String) throws(Refusal) -> Int? {
    if text.isEmpty {
      clear()
      return nil
    }
    let reading = try read(text)
    try replaceAll(with: DecimalText(reading))
    return reading.ambiguity
  }

  /// The whole field from a value, which is exact: it has no more fraction digits than are shown.
  mutating func assign(_ value: String) throws(Refusal) {
    if value.isEmpty { return clear() }
    var number = try DecimalText(value: value)
    number.shift(by: symbols.valueExponent)
    try replaceAll(with: number, isExact: true)
  }

  private func read(_ text: String) throws(Refusal) -> NumberReading {
    do throws(NumberError) {
      // what has too many digits is found when it is set: zeros in front and behind do not count
      var limits = options.limits
      limits.integerDigits = limits.textLength
      limits.fractionDigits = limits.textLength
      return try NumberReader(symbols, limits: limits).read(text)
    } catch {
      throw Refusal(reason: error)
    }
  }

  /// Bare digits go into the number there is; a sign or a currency beside them makes them one of their own. Into a cash register
  /// go digits without a separator, as if they were typed.
  private func canPlace(_ reading: NumberReading) -> Bool {
    if digits.isEmpty || isWholeSelected || reading.hasSurroundings { return false }
    return options.entry == .decimal || !reading.number.hasSeparator
  }

  private mutating func place(_ reading: NumberReading) throws(Refusal) {
    let inserted = DecimalText(reading).elements.map(\.character)
    let before = self
    let place = selection.range.lowerBound
    removeSelection()
    if separator != nil && reading.number.hasSeparator { throw Refusal(.secondDecimalSeparator) }
    elements.insert(contentsOf: inserted, at: place)
    let supplied = supplyZero()
    let zeros = dropLeadingZeros()
    if let excess = excess(before: before) {
      // the last digits of the text are those without room
      let isInteger = excess.digit < integer.count
      let tooMany =
        isInteger
        ? integer.count - max(options.limits.integerDigits, before.integer.count)
        : fraction.count - max(mostFractionDigits, before.fraction.count)
      throw Refusal(excess.reason, at: reading.positions[max(0, reading.positions.count - tooMany)])
    }
    setCaret(max(0, place + inserted.count + supplied - zeros))
  }

  private mutating func replaceAll(with number: DecimalText, isExact: Bool = false) throws(Refusal) {
    var number = number
    number.mendFront()
    if !isExact { number.dropEnd(beyondFraction: symbols.maximumFractionDigits) }
    if number.isNegative && !symbols.showsSign { throw Refusal(.noSign, at: number.signPosition) }
    isNegative = number.isNegative
    elements = number.elements.map(\.character)
    if let excess = excess() { throw Refusal(excess.reason, at: number.digits[excess.digit].position) }
    setCaret(elements.count)
    if options.entry == .minorUnits { padAmount() }
  }
}
