internal import NumberFormatting

extension DigitField: ElementField {
  /// The number as it is: nothing is rounded or padded.
  var layout: ElementLayout {
    if isEmpty && !options.showsAffixWhenEmpty { return ElementLayout() }
    if isAsTyped { return layoutAsTyped }
    let integerCount = integer.count
    var layout = ElementLayout(prefix: affixes.prefix.unicodeScalars)
    for (i, element) in elements.enumerated() {
      if i < integerCount, symbols.setsGroupingSign(before: integerCount - i, of: integerCount) {
        layout.append(gap: symbols.groupingSeparator.unicodeScalars)
      }
      if let digit = element.wholeNumberValue {
        layout.append(element: [symbols.digits[digit]])
      } else {
        layout.append(element: (openGroup ?? symbols.decimalSeparator).unicodeScalars)
      }
    }
    layout.append(suffix: zerosToCome + Array(affixes.suffix.unicodeScalars))
    return layout
  }

  /// What stands in for fraction digits that the format always shows, and for the separator where none was typed. A
  /// cash register has entered them.
  private var zerosToCome: [Unicode.Scalar] {
    let missing = symbols.minimumFractionDigits - fraction.count
    guard openGroup == nil, options.showsFractionZeros, options.entry == .decimal, !digits.isEmpty, missing > 0 else {
      return []
    }
    let missingSeparator = separator == nil ? Array(symbols.decimalSeparator.unicodeScalars) : []
    return missingSeparator + Array(repeating: symbols.digits[0], count: missing)
  }

  /// Grouping keys stand where they were typed. One that means the decimal separator now is an element, as that is.
  private var layoutAsTyped: ElementLayout {
    var layout = ElementLayout(prefix: affixes.prefix.unicodeScalars)
    let decimal = meaning == .group ? nil : typed.lastIndex(of: ",")
    for (i, character) in typed.enumerated() {
      if let digit = character.wholeNumberValue {
        layout.append(element: [symbols.digits[digit]])
      } else if i == decimal {
        layout.append(element: symbols.groupingSeparator.unicodeScalars)
      } else {
        layout.append(gap: symbols.groupingSeparator.unicodeScalars)
      }
    }
    layout.append(suffix: affixes.suffix.unicodeScalars)
    return layout
  }

  /// Whether a caret before an element stands where the format sets a grouping sign, or would set one if fewer digits
  /// were grouped.
  func mayHaveGroupingSign(before element: Int) -> Bool {
    if layout.hasGap(before: element) { return true }
    guard symbols.primaryGroupingSize > 0, element > 0, element < integer.count else { return false }
    let rest = integer.count - element - symbols.primaryGroupingSize
    return rest >= 0 && rest % symbols.secondaryGroupingSize == 0
  }

  func holdsSame(as other: DigitField) -> Bool {
    isNegative == other.isNegative && elements == other.elements && openGroup == other.openGroup
      && layout.scalars == other.layout.scalars
  }

  /// What a rejected key leaves: everything as it was, but what is remembered of the rejection itself.
  mutating func comeBack(to before: DigitField) {
    let run = run
    self = before
    self.run = run
  }

  /// Whether the affix before the first element, or after the last one, is another than without the sign.
  func showsSign(beside element: Int) -> Bool {
    let (signed, unsigned) = (symbols.negative, symbols.positive)
    return isNegative
      && (element == 0 && signed.prefix != unsigned.prefix
        || element == elements.count && signed.suffix != unsigned.suffix)
  }

  private var affixes: NumberSymbols.Affixes {
    if isZero { return isNegative ? symbols.negativeZero : symbols.zero }
    return isNegative ? symbols.negative : symbols.positive
  }
}

extension NumberSymbols {
  /// Whether a grouping sign stands before the last `rest` of `count` integer digits.
  fileprivate func setsGroupingSign(before rest: Int, of count: Int) -> Bool {
    guard primaryGroupingSize > 0, count >= primaryGroupingSize + minimumGroupingDigits else { return false }
    return rest >= primaryGroupingSize && rest < count && (rest - primaryGroupingSize) % secondaryGroupingSize == 0
  }
}
