/// How a locale writes numbers of one style: everything a layout needs, as plain data.
///
/// `LocaleNumbers` reads it from ICU once; a value written down by hand does as well, and needs no ICU:
///
///     let dollars = NumberSymbols(
///       positivePrefix: "$", negativePrefix: "-$", groupingSeparator: ",", decimalSeparator: ".",
///       minimumFractionDigits: 2, maximumFractionDigits: 2, currencyMarks: ["$", "USD"])
///     try dollars.format("-1234.5")  // "-$1,234.50"
public struct NumberSymbols: Hashable, Sendable {
  /// What stands around the digits: signs, currency, spaces, bidi marks.
  public let positivePrefix, positiveSuffix, negativePrefix, negativeSuffix: [Unicode.Scalar]
  /// The ten digits shown, 0 first.
  public let digits: [Unicode.Scalar]
  /// Empty where the locale sets no groups.
  public let groupingSeparator: [Unicode.Scalar]
  public let decimalSeparator: [Unicode.Scalar]
  /// Digits of the group before the decimal separator; 0 for no groups.
  public let primaryGroupingSize: Int
  /// Digits of each group before that: 2 in Hindi, 3 nearly everywhere.
  public let secondaryGroupingSize: Int
  /// Digits that must stand before the first grouping sign: 2 in Spanish, where 1000 has none.
  public let minimumGroupingDigits: Int
  public let minimumFractionDigits: Int
  public let maximumFractionDigits: Int
  /// What may stand beside a number that is read: the currency's symbols and its code.
  public let currencyMarks: [[Unicode.Scalar]]

  /// - Precondition: ten digits, a decimal separator, sizes not negative, and the fraction digits in order.
  public init(
    positivePrefix: String = "", positiveSuffix: String = "", negativePrefix: String = "-", negativeSuffix: String = "",
    digits: String = "0123456789", groupingSeparator: String, decimalSeparator: String, primaryGroupingSize: Int = 3,
    secondaryGroupingSize: Int = 3, minimumGroupingDigits: Int = 1, minimumFractionDigits: Int = 0, maximumFractionDigits: Int,
    currencyMarks: [String] = []
  ) {
    self.positivePrefix = Array(positivePrefix.unicodeScalars)
    self.positiveSuffix = Array(positiveSuffix.unicodeScalars)
    self.negativePrefix = Array(negativePrefix.unicodeScalars)
    self.negativeSuffix = Array(negativeSuffix.unicodeScalars)
    self.digits = Array(digits.unicodeScalars)
    self.groupingSeparator = Array(groupingSeparator.unicodeScalars)
    self.decimalSeparator = Array(decimalSeparator.unicodeScalars)
    self.primaryGroupingSize = groupingSeparator.isEmpty ? 0 : primaryGroupingSize
    self.secondaryGroupingSize = secondaryGroupingSize
    self.minimumGroupingDigits = minimumGroupingDigits
    self.minimumFractionDigits = minimumFractionDigits
    self.maximumFractionDigits = maximumFractionDigits
    self.currencyMarks = currencyMarks.map { Array($0.unicodeScalars) }
    precondition(self.digits.count == 10 && !self.decimalSeparator.isEmpty)
    precondition(primaryGroupingSize >= 0 && secondaryGroupingSize > 0 && minimumGroupingDigits >= 1)
    precondition(0 <= minimumFractionDigits && minimumFractionDigits <= maximumFractionDigits)
  }
}

extension NumberSymbols {
  /// Scalars of the affixes together, for the sign that has more.
  var longestAffixes: Int {
    max(positivePrefix.count + positiveSuffix.count, negativePrefix.count + negativeSuffix.count)
  }

  /// Whether a grouping sign stands before the last `rest` digits of an integer of `count` digits.
  func isGrouped(before rest: Int, of count: Int) -> Bool {
    guard primaryGroupingSize > 0, rest >= primaryGroupingSize, rest < count else { return false }
    guard count >= primaryGroupingSize + minimumGroupingDigits else { return false }
    return (rest - primaryGroupingSize) % secondaryGroupingSize == 0
  }

  /// Shows a finished number: a decimal like `-1234.5`, rounded half to even and padded to the format's fraction digits.
  ///
  /// - Throws: `NumberError` where the text is no decimal; see `DecimalDigits.init`.
  /// - Complexity: linear in the text.
  public func format(_ decimalText: String, limits: NumberLimits = NumberLimits()) throws(NumberError) -> String {
    var number = try DecimalDigits(decimalText, limits: limits)
    number.finish(least: minimumFractionDigits, most: maximumFractionDigits)
    return NumberLayout(number, self).text
  }
}
