import NumberFormatting

extension DigitField: ElementField {
  /// The number as it is: nothing is rounded or padded.
  var layout: ElementLayout {
    if isEmpty { return ElementLayout() }
    let integerCount = integer.count
    var layout = ElementLayout(prefix: affixes.prefix.unicodeScalars)
    for (i, element) in elements.enumerated() {
      if i < integerCount, symbols.setsGroupingSign(before: integerCount - i, of: integerCount) {
        layout.append(gap: symbols.groupingSeparator.unicodeScalars)
      }
      if let digit = element.wholeNumberValue {
        layout.append(element: [symbols.digits[digit]])
      } else {
        layout.append(element: symbols.decimalSeparator.unicodeScalars)
      }
    }
    layout.append(suffix: affixes.suffix.unicodeScalars)
    return layout
  }

  func holdsSame(as other: DigitField) -> Bool { isNegative == other.isNegative && elements == other.elements }

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
