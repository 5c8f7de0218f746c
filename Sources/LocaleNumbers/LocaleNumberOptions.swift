public import NumberFormatting

/// The differences of a format from the defaults of its locale and style.
///
///     let signed = try LocaleNumberFormat(locale: "en", options: LocaleNumberOptions(signDisplay: .always))
///     signed.format(5)   // "+5"
public struct LocaleNumberOptions: Hashable, Sendable, Codable {
  /// The way in which a currency is written beside an amount. Only for amounts.
  public var currencyDisplay = CurrencyDisplay.symbol
  /// The number of digits that are shown after the decimal separator.
  public var fractionDigits = FractionDigits.standard
  /// The grouping of digits.
  public var grouping = Grouping.auto
  /// The numbers that have a sign.
  public var signDisplay = SignDisplay.auto
  /// The rounding of digits that are not shown.
  public var roundingMode = RoundingMode.halfEven
  /// The number that a percentage is. Only for percentages.
  public var percentValue = PercentValue.number

  /// Options; what is not given is as the locale and the style have it.
  ///
  /// What is not given is as the locale and the style have it.
  ///
  /// - Parameters:
  ///   - currencyDisplay: How a currency is written beside an amount.
  ///   - fractionDigits: How many digits are shown after the decimal separator.
  ///   - grouping: Whether groups of digits are set apart.
  ///   - signDisplay: Which numbers have a sign.
  ///   - roundingMode: What becomes of digits that are not shown.
  ///   - percentValue: What number a percentage is.
  public init(
    currencyDisplay: CurrencyDisplay = .symbol, fractionDigits: FractionDigits = .standard, grouping: Grouping = .auto,
    signDisplay: SignDisplay = .auto, roundingMode: RoundingMode = .halfEven, percentValue: PercentValue = .number
  ) {
    self.currencyDisplay = currencyDisplay
    self.fractionDigits = fractionDigits
    self.grouping = grouping
    self.signDisplay = signDisplay
    self.roundingMode = roundingMode
    self.percentValue = percentValue
  }
}

extension LocaleNumberOptions {
  /// The way in which a currency is written beside an amount.
  public enum CurrencyDisplay: String, Hashable, Sendable, Codable, CaseIterable {
    /// The locale's usual symbol: `US$` in Canada.
    case symbol
    /// The shortest symbol, which may be another currency's, too: `$`.
    case narrowSymbol
    /// The three letters of ISO 4217: `USD`.
    case isoCode
    /// None: the amount alone, with the currency's fraction digits.
    case hidden
  }

  /// The number of digits that are shown after the decimal separator.
  public enum FractionDigits: Hashable, Sendable, Codable {
    /// The style's own: a currency's minor units, else up to six.
    case standard
    /// At least and at most so many digits.
    case range(ClosedRange<Int>)
    /// Those of cash, rounded to the smallest coin: `12.30` for 12.32 Swiss francs. Only for amounts.
    case cash

    /// Exactly so many digits.
    ///
    /// - Parameter count: The number of fraction digits, 0 or more.
    /// - Returns: A range that has this count alone.
    public static func fixed(_ count: Int) -> FractionDigits { .range(count...count) }
  }

  /// The grouping of digits.
  public enum Grouping: String, Hashable, Sendable, Codable, CaseIterable {
    /// As the locale does it: 1000 has no grouping sign in Spanish.
    case auto
    /// Wherever there is a group, also where the locale would wait for more digits.
    case always
    /// Nowhere. What is read may have groups.
    case never
    /// With at least two digits before the first grouping sign: 1000, but 10,000.
    case minimumTwo
  }

  /// The numbers that have a sign.
  public enum SignDisplay: String, Hashable, Sendable, Codable, CaseIterable {
    /// The negative ones, and what is rounded to `-0`.
    case auto
    /// All: `+5`, `+0`.
    case always
    /// None: -5 is shown as 5.
    case never
    /// All but zero.
    case exceptZero
    /// The negative ones, but no zero.
    case negative
  }

  /// The number that a percentage is.
  public enum PercentValue: String, Hashable, Sendable, Codable, CaseIterable {
    /// The number shown: 7 for 7%.
    case number
    /// The part of a whole: 0.07 for 7%.
    case fraction
  }
}

/// By name, as in `"halfEven"`.
extension RoundingMode: Codable {
  public init(from decoder: any Decoder) throws {
    let name = try String(from: decoder)
    guard let mode = RoundingMode.allCases.first(where: { $0.name == name }) else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "'\(name)' is not a rounding mode: \(RoundingMode.allCases.map(\.name))")
      )
    }
    self = mode
  }

  public func encode(to encoder: any Encoder) throws { try name.encode(to: encoder) }

  private var name: String { "\(self)" }
}
