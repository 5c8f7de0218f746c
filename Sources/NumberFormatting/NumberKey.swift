/// What a typed character means in a number: a digit's value, or one of these.
package enum NumberKey: UInt8 {
  case zero, one, two, three, four, five, six, seven, eight, nine
  /// The format's own decimal sign.
  case decimalSeparator
  /// The format's grouping sign, where that is `.` or `,`: what follows decides whether it was meant as a decimal sign.
  case groupingKey
  /// A sign that can only group: the format's own sign where that is neither, a space, an apostrophe, the Arabic
  /// thousands separator.
  case groupingSign
  /// A `.` or `,` that means nothing else to the format: it is decimal.
  case foreignSeparator
  /// A key with which the language writes amounts in place of its decimal sign, as `12'50` in Spanish: it is decimal
  /// directly after a digit.
  case customarySeparator
  case minus
  case plus
  /// A parenthesis that makes a number negative.
  case openingParenthesis
  /// A character of the format's prefix or suffix.
  case affix
  /// A mark that steers direction or has no width: it is rejected, and what follows it stands where it would without.
  case invisible
  case other

  init(digit: UInt8) { self = NumberKey(rawValue: digit) ?? .other }
  @inline(__always) package var digit: UInt8? { rawValue < 10 ? rawValue : nil }
}
