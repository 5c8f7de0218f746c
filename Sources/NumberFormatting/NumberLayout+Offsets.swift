/// Where elements stand in the display.
extension NumberLayout {
  /// Where the caret stands after so many elements: before a grouping sign that follows, or after it.
  @inline(__always) package func offset(of element: Int, afterSign: Bool = false) -> Int {
    if showsNothing { return 0 }
    if number.isAsTyped { return offsetAsTyped(of: element, afterSign: afterSign) }
    let digits = number.digitCount(before: element)
    let integers = number.integerCount
    let reached = min(afterSign ? digits : digits &- 1, integers)
    var offset = measure.prefix(table.affix(of: number)) &+ digits &* measure.digit
    if reached > 0 { offset &+= table.signs(before: reached, of: integers) &* measure.groupingSeparator }
    return digits < element ? offset &+ measure.separator(number.groupSign) : offset
  }

  /// The same among grouping signs that stand as they were typed. The one that means the decimal separator now is an
  /// element.
  @inline(never) private func offsetAsTyped(of element: Int, afterSign: Bool) -> Int {
    let digits = number.digitCount(before: element)
    let isPassed = number.isSeparator(digits) ? digits < element : afterSign
    let signs = number.grouping.count(before: digits) + (isPassed && number.grouping.contains(digits) ? 1 : 0)
    return measure.prefix(table.affix(of: number)) + digits * measure.digit + signs * measure.groupingSeparator
  }

  /// The length of the display.
  package var length: Int {
    if showsNothing { return 0 }
    let end = offset(of: number.elementCount) + measure.suffix(table.affix(of: number))
    return shownFraction == 0 ? end : end + widthOfZeros
  }

  /// How many zeros stand in for fraction digits.
  var zeroCount: Int {
    number.isAsTyped || number.hasOpenGroup || number.count == 0 ? 0 : max(0, shownFraction - number.fractionCount)
  }

  /// The width of these, and of the separator that stands before them where none was typed.
  @inline(never) private var widthOfZeros: Int {
    if zeroCount == 0 { return 0 }
    return zeroCount * measure.digit + (number.hasSeparator ? 0 : measure.decimalSeparator)
  }

  /// Whether a grouping sign stands between an element and the one before it.
  package func hasSign(before element: Int) -> Bool {
    if number.isAsTyped { return element < number.integerCount && number.grouping.contains(element) }
    return element < number.integerCount && table.hasSign(before: element, of: number.integerCount)
  }

  /// Whether a grouping sign stands, or might stand were the fewest digits that are grouped not asked for, between an
  /// element and the one before it.
  package func mayHaveSign(before element: Int) -> Bool {
    let count = number.integerCount
    return hasSign(before: element)
      || element > 0 && element < count && table.signs(count &- element) < table.signs(count &- element &+ 1)
  }

  /// Whether another number would be shown as this one is: the same digits and separator, in the same affixes.
  package func showsSame(as other: borrowing DigitBuffer) -> Bool {
    guard number.count == other.count, number.integerCount == other.integerCount,
      number.hasSeparator == other.hasSeparator, number.groupSign == other.groupSign,
      number.isNegative == other.isNegative
    else { return false }
    for i in 0..<number.count where unsafe number.base[i] != other.base[i] { return false }
    return number.grouping.hasSamePlaces(as: other.grouping) || groupsSame(as: other)
  }

  /// The same of the grouping signs, where some stand as they were typed.
  @inline(never) private func groupsSame(as other: borrowing DigitBuffer) -> Bool {
    // the separator of a number as it was typed is a grouping sign
    if number.hasSeparator && number.isAsTyped != other.isAsTyped { return false }
    for i in 1..<max(1, number.count)
    where table.showsSign(before: i, in: number) != table.showsSign(before: i, in: other) {
      return false
    }
    return true
  }

  /// How many elements stand wholly before an offset; one inside an affix counts from the affix's edge.
  package func element(at offset: Int) -> Int {
    // were there no grouping signs, so many would stand before it
    let reach = max(0, offset &- measure.prefix(table.affix(of: number))) / measure.narrowestElement
    let isTyped = number.isAsTyped || number.hasOpenGroup
    var element = isTyped ? number.elementCount : min(number.elementCount, reach)
    while element > 0 && self.offset(of: element) > offset { element &-= 1 }
    return element
  }
}
