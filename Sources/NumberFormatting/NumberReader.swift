/// Reads a number out of text as people write and copy it: `1.234,56 €`, `(1,234.50)`, `−1 234`, `١٬٢٣٤٫٥`, `USD 12`.
///
/// Spaces and apostrophes group where the groups have the format's widths; otherwise the text is rejected, as `12 50`
/// may be 12.50. Of `.` and `,` both, the last is decimal; one of them repeated groups; one of
/// them once means what it means in the format, except that a grouping sign not followed by exactly three digits, or
/// after more than three, is decimal. A dash in place of a fraction, as in `12,-` or `1250/-`, is no minus, and the
/// stop of a label, as in `Rs.500`, no decimal sign. A sign that could be read both ways is reported, and groups of a
/// width no number has are rejected: `21.11.2026` is not an amount.
///
///     let reading = try NumberReader(euros).read("1.234,56 €")
///     reading.text  // "1234.56"
public struct NumberReader: Sendable {
  private let format: NumberFormat
  /// The limits of a text and its number.
  public let limits: NumberLimits
  /// The symbols with which the numbers are written.
  public var symbols: NumberSymbols { format.symbols }

  /// A reader of numbers that are written with some symbols. It compiles them: where there is a format, take its
  /// `reader`.
  ///
  /// - Parameters:
  ///   - symbols: How the numbers are written.
  ///   - limits: How long a text and its number may be.
  public init(_ symbols: NumberSymbols, limits: NumberLimits = NumberLimits()) {
    self.init(NumberFormat(symbols), limits: limits)
  }

  package init(_ format: NumberFormat, limits: NumberLimits = NumberLimits()) {
    self.format = format
    self.limits = limits
  }

  /// Reads a number as people write and paste it.
  ///
  /// - Parameter text: The text, with groups, currency, signs and spaces in any of their places.
  /// - Returns: The number, and whether it could have been read in another way.
  /// - Throws: `NumberError`, with the position in scalars of what does not belong.
  /// - Complexity: linear in the text.
  @export(interface) public func read(_ text: String) throws(NumberError) -> NumberReading {
    var number = DigitBuffer()
    let finding = try format.table.read(text, into: &number, limits: limits)
    return NumberReading(
      number: DecimalDigits(number), valueExponent: format.table.valueExponent, ambiguity: finding.ambiguity,
      isDecimalCertain: finding.isDecimalCertain,
      hasSurroundings: finding.hasSurroundings, signPosition: finding.signPosition,
      positions: format.table.positions(of: number.count, finding, in: text))
  }
}

/// A number read from a text.
public struct NumberReading: Hashable, Sendable {
  /// The number as it was written, zeros in front and an open separator included.
  package let number: DecimalDigits
  /// What the format multiplies a value by, as a power of ten.
  let valueExponent: Int
  /// The value, such as `-1234.50`.
  public var text: String {
    var digits = DigitBuffer(capacity: number.digits.count)
    digits.copy(number)
    digits.shift(by: -valueExponent)
    return digits.text
  }
  /// The offset of a sign that could be read both ways, as in `1,234`: in scalars of the text.
  public let ambiguity: Int?
  /// Whether the decimal sign can be nothing else, as in `12.3456` or `1.234,567`: then digits that a format has no
  /// room for are rounded away.
  package let isDecimalCertain: Bool
  /// Whether sign, parentheses or currency stood beside the digits: such a text is a number of its own.
  public let hasSurroundings: Bool
  /// Where the sign or the parenthesis stood, if there was one.
  package let signPosition: Int?
  /// Where each digit stood.
  package let positions: [Int]
}
