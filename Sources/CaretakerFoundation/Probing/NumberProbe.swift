import Foundation

/// Shows numbers in a style of Foundation's, and takes what is shown apart.
///
/// The numbers are chosen for what is shown: of a percentage, 1 is one percent.
struct NumberProbe<Style: ProbedStyle> {
  let style: Style
  /// The ten digits, 0 first.
  let digits: [Unicode.Scalar]
  /// The number shown is the value times ten to this power.
  let valueExponent: Int

  /// - Throws: `NumberProbeError` where the ten digits cannot be found.
  init(_ style: Style) throws(NumberProbeError) {
    self.style = style
    // All ten digits; then zeros, so that no increment rounds them, and one for each power of ten that the style
    // multiplies by.
    let value = Decimal(10_234_567_890_000)
    let shown = ShownNumber(value, in: style).integer
    guard (14...30).contains(shown.count), Set(shown[..<10]).count == 10, Set(shown.map { UTF8.width($0) }).count == 1,
      shown[10...].allSatisfy({ $0 == shown[1] })
    else { throw .unclearDigits(shown: style.format(value)) }
    digits = [shown[1], shown[0]] + shown[2..<10]
    valueExponent = shown.count - 14
  }

  /// The value of which the style shows a number.
  func value(_ number: Decimal, exponent: Int = 0) -> Decimal {
    Decimal(sign: number < 0 ? .minus : .plus, exponent: exponent - valueExponent, significand: abs(number))
  }

  func shown(_ number: Decimal, exponent: Int = 0) -> ShownNumber {
    ShownNumber(value(number, exponent: exponent), in: style)
  }

  /// As many ones as a `Decimal` has room for, less one.
  static var ones: String { String(repeating: "1", count: 37) }

  /// What a style shows for 0.111…: as many fraction digits as it ever does, since no rounding makes the last a zero.
  func longestFraction(in style: Style) -> ShownNumber {
    ShownNumber(value(Decimal(string: Self.ones) ?? 1, exponent: -Self.ones.count), in: style)
  }

  /// The number shown, without its sign, in units of so many fraction digits.
  func units(of shown: ShownNumber, fractionDigits: Int) -> Int? {
    let padding = repeatElement(digits[0], count: max(0, fractionDigits - shown.fraction.count))
    let values = (shown.integer + shown.fraction + padding).compactMap { digits.firstIndex(of: $0) }
    return Int(values.map(String.init).joined())
  }

  /// What is rounded to, in units of so many fraction digits.
  ///
  /// Doubled until it is not rounded to zero, a number is at most the increment if the mode rounds to the nearest, and
  /// less than twice as much if it rounds down: either is shown as the increment.
  func roundingIncrement(fractionDigits: Int) -> Int {
    for power in 0...13 {
      let shown = shown(Decimal(1 << power), exponent: -fractionDigits)
      if let units = units(of: shown, fractionDigits: fractionDigits), (1...10_000).contains(units) { return units }
    }
    return 1
  }

  /// How the style sets digits in groups.
  func groups() -> DigitGroups {
    let long: Decimal = 1_111_111_111_111
    let shown = shown(long)
    guard shown.isGrouped, let primary = shown.groups.last else {
      // shown or not, people write it: 1.234 stays a thousand and more in German
      return DigitGroups(separator: ShownNumber(long, in: style.grouping(.automatic)).groupingSeparator)
    }
    let minimum = (1...9).first { self.shown(1, exponent: primary + $0 - 1).isGrouped }
    return DigitGroups(
      separator: shown.groupingSeparator, primary: primary,
      secondary: shown.groups.count > 2 ? shown.groups[shown.groups.count - 2] : primary, minimum: minimum ?? 1)
  }

  /// The decimal separator that a style without fraction digits would show.
  ///
  /// Foundation formats nothing at all where an amount is to have this separator and no groups.
  func decimalSeparator() -> String {
    let separated = style.grouping(.automatic).decimalSeparator(strategy: .always)
    let separator = ShownNumber(1, in: separated).decimalSeparator
    return separator.isEmpty ? "." : separator
  }
}

/// How digits are set in groups; without any unless a size is given.
struct DigitGroups {
  var separator = ""
  var primary = 0
  var secondary = 1
  /// Digits that must stand before the first grouping separator.
  var minimum = 1
}
