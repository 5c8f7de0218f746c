import NumberFormatting

/// A number as it is entered: a sign, and a list of elements, the digits and at most one decimal separator as they were typed.
struct DigitField: Sendable {
  let symbols: NumberSymbols
  let options: NumberOracleOptions
  var isNegative = false
  /// `0` to `9` and `.`, whatever the format shows for them.
  var elements: [Character] = []
  var selection = ElementSelection(0)

  init(symbols: NumberSymbols, options: NumberOracleOptions) {
    self.symbols = symbols
    self.options = options
  }

  var isEmpty: Bool { !isNegative && elements.isEmpty }
  /// The element that is the decimal separator.
  var separator: Int? { elements.firstIndex(of: ".") }
  var integer: [Character] { Array(elements.prefix { $0 != "." }) }
  var fraction: [Character] { Array(elements.dropFirst(integer.count + 1)) }
  var digits: [Character] { integer + fraction }
  var isZero: Bool { digits.allSatisfy { $0 == "0" } }
  /// Whether all elements are selected, and there are any: then the sign goes with them when they are replaced or deleted.
  var isWholeSelected: Bool { !elements.isEmpty && selection.range == 0..<elements.count }

  /// The number, such as `-1234.50`: the number shown divided by ten to the format's exponent. It has no zeros in front but one,
  /// no open separator, and the fraction digits as they are.
  var value: String {
    if digits.isEmpty { return "" }
    var number = DecimalText(elements)
    number.shift(by: -symbols.valueExponent)
    number.mendFront()
    return (isNegative ? "-" : "") + number.string
  }
}

/// Why an edit is refused; without a reason where there is nothing to be edited.
struct Refusal: Error {
  var reason: NumberError?

  static let nothingThere = Refusal(reason: nil)

  init(reason: NumberError?) { self.reason = reason }
  init(_ reason: NumberError.Reason, at position: Int = 0) { self.reason = NumberError(reason, at: position) }
}

/// What edits are made of.
extension DigitField {
  mutating func setCaret(_ caret: Int) { selection = ElementSelection(caret) }

  /// Takes the selection out; of the whole number the sign, too.
  mutating func removeSelection() {
    if isWholeSelected { isNegative = false }
    elements.removeSubrange(selection.range)
  }

  /// Sets a zero before a separator without an integer digit. → how many zeros that took
  mutating func supplyZero() -> Int {
    guard separator == 0 else { return 0 }
    elements.insert("0", at: 0)
    return 1
  }

  /// Drops zeros in front while there is more than one integer digit. → how many went
  mutating func dropLeadingZeros() -> Int {
    var dropped = 0
    while integer.count > 1 && elements[0] == "0" {
      elements.removeFirst()
      dropped += 1
    }
    return dropped
  }

  /// Digits that may stand behind the separator. A cash register has always as many as the format shows.
  var mostFractionDigits: Int {
    let shown = symbols.maximumFractionDigits
    return options.entry == .minorUnits ? shown : min(shown, options.limits.fractionDigits)
  }

  /// The limit that the number passes, and the first digit beyond it. What is no longer than it was `before` is let be: leaving
  /// the field may have rounded or padded it beyond a limit, and it must stay possible to edit it.
  func excess(before: DigitField? = nil) -> (reason: NumberError.Reason, digit: Int)? {
    let (most, mostFraction) = (options.limits.integerDigits, mostFractionDigits)
    if integer.count > max(most, before?.integer.count ?? 0) { return (.tooManyIntegerDigits(limit: most), most) }
    if fraction.count > max(mostFraction, before?.fraction.count ?? 0) {
      return (.tooManyFractionDigits(limit: mostFraction), integer.count + mostFraction)
    }
    return nil
  }

  func checkLimits(before: DigitField) throws(Refusal) {
    if let excess = excess(before: before) { throw Refusal(excess.reason) }
  }
}
