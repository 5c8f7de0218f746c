/// The symbols with which a locale writes numbers of one style: everything a format needs, as plain data.
///
/// `LocaleNumbers` reads it from ICU once; a value written down by hand does as well, and needs no ICU:
///
///     let dollars = NumberFormat(NumberSymbols(
///       positive: .init(prefix: "$"), negative: .init(prefix: "-$"), groupingSeparator: ",", decimalSeparator: ".",
///       minimumFractionDigits: 2, maximumFractionDigits: 2, marks: ["$", "USD"]))
///     try dollars.format("-1234.5")  // "-$1,234.50"
public struct NumberSymbols: Hashable, Sendable {
  /// The texts before and after the digits: signs, currency, spaces, bidi marks.
  public struct Affixes: Hashable, Sendable {
    /// The text before the digits.
    public let prefix: String
    /// The text after the digits.
    public let suffix: String

    /// Affixes; those that are not given are empty.
    ///
    /// - Parameters:
    ///   - prefix: What stands before the digits.
    ///   - suffix: What stands after the digits.
    public init(prefix: String = "", suffix: String = "") {
      self.prefix = prefix
      self.suffix = suffix
    }
  }
  /// The affixes of a positive number.
  public let positive: Affixes
  /// The affixes of a negative number, its minus among them.
  public let negative: Affixes
  /// Those of a zero, and of one with a minus sign (`-0.001`, rounded): others than `positive` and `negative` only
  /// where the sign display says so.
  public let zero, negativeZero: Affixes
  /// The ten digits shown, 0 first.
  public let digits: [Unicode.Scalar]
  /// The separator between groups of digits; empty where the locale sets no groups.
  public let groupingSeparator: String
  /// The decimal sign, such as `.` or `,`; never empty.
  public let decimalSeparator: String
  /// Digits of the group before the decimal separator; 0 for no groups.
  public let primaryGroupingSize: Int
  /// Digits of each group before that: 2 in Hindi, 3 nearly everywhere.
  public let secondaryGroupingSize: Int
  /// Digits that must stand before the first grouping sign: 2 in Spanish, where 1000 has none.
  public let minimumGroupingDigits: Int
  /// Digits after the decimal separator that are always shown, zeros if need be.
  public let minimumFractionDigits: Int
  /// Digits after the decimal separator that are shown at most; others are rounded away.
  public let maximumFractionDigits: Int
  /// The increment that a finished number is a multiple of, in units of its last fraction digit: 5 for Swiss cash
  /// (0.05), else 1.
  public let roundingIncrement: Int
  /// The rounding of digits that are not shown.
  public let roundingMode: RoundingMode
  /// The number shown is the value times ten to this power: 2 for a percentage whose value is a fraction, else 0.
  public let valueExponent: Int
  /// Fraction digits of an amount in minor units: 2 for cents, whatever is shown.
  public let minorUnitDigits: Int
  /// The marks that may stand beside a number that is read: a currency's symbols and its code, a percent sign, a unit.
  /// What a positive number is shown with is read without being one of them.
  public let marks: [String]
  /// The characters with which the language writes amounts in place of its decimal sign, as the apostrophe of `12'50`
  /// in Spanish: they are decimal between digits. The format's own symbol may be one, as in `12€50` in French.
  public let decimalKeys: String

  /// How large sizes, digits and exponents may be.
  static let limit = 1_000

  /// Symbols that are written down; those that are not given are as in English.
  ///
  /// - Parameters:
  ///   - positive: What stands around a positive number.
  ///   - negative: What stands around a negative number, its minus among it.
  ///   - zero: What stands around a zero; `nil` for what stands around a positive number.
  ///   - negativeZero: What stands around a zero with a minus; `nil` for what stands around a negative number.
  ///   - digits: The ten digits shown, 0 first.
  ///   - groupingSeparator: What stands between groups; empty for no groups.
  ///   - decimalSeparator: The decimal sign.
  ///   - primaryGroupingSize: Digits of the group before the decimal separator; 0 for no groups.
  ///   - secondaryGroupingSize: Digits of each group before that.
  ///   - minimumGroupingDigits: Digits that must stand before the first grouping sign.
  ///   - minimumFractionDigits: Fraction digits that are always shown.
  ///   - maximumFractionDigits: Fraction digits that are shown at most.
  ///   - roundingIncrement: What a finished number is a multiple of, in units of its last fraction digit.
  ///   - roundingMode: How digits that are not shown are rounded.
  ///   - valueExponent: The power of ten that the value is multiplied by to be shown.
  ///   - minorUnitDigits: Fraction digits of an amount in minor units; `nil` for `maximumFractionDigits`.
  ///   - marks: What may stand beside a number that is read.
  ///   - decimalKeys: With what the language writes amounts in place of its decimal sign.
  /// - Precondition: ten digits, as long in UTF-8 one as another; a decimal separator; sizes, digits and exponents not
  ///   beyond 1,000; the fraction digits in order; an increment of 1 to 10,000.
  @export(interface) public init(
    positive: Affixes = Affixes(), negative: Affixes = Affixes(prefix: "-"), zero: Affixes? = nil,
    negativeZero: Affixes? = nil,
    digits: String = "0123456789", groupingSeparator: String, decimalSeparator: String, primaryGroupingSize: Int = 3,
    secondaryGroupingSize: Int = 3, minimumGroupingDigits: Int = 1, minimumFractionDigits: Int = 0,
    maximumFractionDigits: Int,
    roundingIncrement: Int = 1, roundingMode: RoundingMode = .halfEven, valueExponent: Int = 0,
    minorUnitDigits: Int? = nil,
    marks: [String] = [], decimalKeys: String = ""
  ) {
    self.positive = positive
    self.negative = negative
    self.zero = zero ?? positive
    self.negativeZero = negativeZero ?? negative
    self.digits = Array(digits.unicodeScalars)
    self.groupingSeparator = groupingSeparator
    self.decimalSeparator = decimalSeparator
    self.primaryGroupingSize = groupingSeparator.isEmpty ? 0 : primaryGroupingSize
    self.secondaryGroupingSize = secondaryGroupingSize
    self.minimumGroupingDigits = minimumGroupingDigits
    self.minimumFractionDigits = minimumFractionDigits
    self.maximumFractionDigits = maximumFractionDigits
    self.roundingIncrement = roundingIncrement
    self.roundingMode = roundingMode
    self.valueExponent = valueExponent
    self.minorUnitDigits = minorUnitDigits ?? maximumFractionDigits
    self.marks = marks
    self.decimalKeys = decimalKeys
    precondition(self.digits.count == 10 && !decimalSeparator.isEmpty)
    precondition(self.digits.allSatisfy { UTF8.width($0) == UTF8.width(self.digits[0]) })
    let most = NumberSymbols.limit
    precondition((0...most).contains(primaryGroupingSize) && (1...most).contains(secondaryGroupingSize))
    precondition((1...most).contains(minimumGroupingDigits) && (-most...most).contains(valueExponent))
    precondition(
      (0...most).contains(minimumFractionDigits) && (minimumFractionDigits...most).contains(maximumFractionDigits))
    precondition((1...10_000).contains(roundingIncrement) && (0...most).contains(self.minorUnitDigits))
  }

  /// Whether a minus shows: else a negative number looks like a positive one, and a field takes no sign.
  public var showsSign: Bool { negative != positive }
}
