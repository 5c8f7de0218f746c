public import NumberFormatting

/// A locale's way to write numbers of one style, read from ICU once.
///
/// ICU is asked when a format is first made; after that it comes from a cache, and nothing that is formatted, read or
/// typed calls it. What a format shows is ICU's own output, byte for byte.
///
///     let euros = try LocaleNumberFormat(locale: "de_DE", style: .currency("EUR"))
///     try euros.format("-1234.5")          // "-1.234,50 €"
///     euros.format(minorUnits: 123450)     // "1.234,50 €"
///     try euros.reader.read("1.234,56 €").text  // "1234.56"
public struct LocaleNumberFormat: Hashable, Sendable {
  /// The locale's ICU id: `de_DE`, also where `de-DE` was asked for.
  public let locale: String
  /// The locale whose data ICU uses: `de` for `de_DE` where the two do not differ by data of their own.
  public let resolvedLocale: String
  /// The style asked for, a currency's code in capitals.
  public let style: Style
  /// The options asked for.
  public let options: LocaleNumberOptions
  /// The symbols, compiled: one table for all that ask for the same format. A field of numbers uses it.
  public let numberFormat: NumberFormat

  /// Looks a format up, or has ICU make it.
  ///
  ///     let cash = LocaleNumberOptions(fractionDigits: .cash)
  ///     let francs = try LocaleNumberFormat(locale: "de-CH", style: .currency("CHF"), options: cash)
  ///     try francs.format("12.32")   // "CHF 12.30"
  ///
  /// - Parameters:
  ///   - locale: a BCP 47 tag (`de-DE`, `ar-EG-u-nu-latn`) or an ICU id (`de_DE`, `ar_EG@numbers=latn`). A numbering
  ///     system that has no ten digits, such as Roman numerals, leaves the digits to ICU, which takes 0 to 9.
  ///   - style: what is written: a number, a percentage, an amount, a quantity.
  ///   - options: what differs from the locale's usual way.
  /// - Throws: `LocaleNumberError`: ICU itself would silently take the machine's own locale for one it does not know.
  /// - Complexity: some hundred microseconds the first time for a locale, a look-up in a table after that.
  public init(
    locale: String, style: Style = .decimal, options: LocaleNumberOptions = LocaleNumberOptions()
  ) throws(LocaleNumberError) {
    self = try LocaleNumberKey.cache.found(LocaleNumberKey(locale: locale, style: style, options: options))
  }

  init(locale: String, resolvedLocale: String, style: Style, options: LocaleNumberOptions, symbols: NumberSymbols) {
    self.locale = locale
    self.resolvedLocale = resolvedLocale
    self.style = style
    self.options = options
    numberFormat = NumberFormat(symbols)
  }

  /// The symbols read from ICU.
  public var symbols: NumberSymbols { numberFormat.symbols }
  /// Reads what people write and paste. Make it once for many texts.
  public var reader: NumberReader { numberFormat.reader }
}

extension LocaleNumberFormat {
  /// Shows a finished number, given as a decimal: `-1234.5`.
  ///
  /// - Parameters:
  ///   - decimalText: A decimal in ASCII, as `ExactDecimal` reads it.
  ///   - limits: How long the decimal may be.
  /// - Returns: The number, rounded and padded to the format's fraction digits, with its groups and affixes.
  /// - Throws: `NumberError` where the text is not a decimal, or longer than `limits` allow.
  /// - Complexity: linear in the text; allocates nothing but the result.
  public func format(_ decimalText: String, limits: NumberLimits = NumberLimits()) throws(NumberError) -> String {
    try numberFormat.format(decimalText, limits: limits)
  }

  /// Shows an amount given in minor units, of the currency's own fraction digits: `123450` cents as `1.234,50 €`.
  ///
  /// - Parameter minorUnits: The amount in the smallest units, such as cents.
  /// - Returns: The number, rounded and padded to the format's fraction digits, with its groups and affixes.
  public func format(minorUnits: Int64) -> String { numberFormat.format(minorUnits: minorUnits) }

  /// Shows a finished integer.
  ///
  /// - Parameter value: The integer, of any width.
  /// - Returns: The number with its groups and affixes.
  public func format(_ value: some BinaryInteger) -> String { numberFormat.format(value) }

  /// Shows a finished floating-point number: the shortest decimal that reads back as it, rounded as the format says.
  ///
  /// - Parameter value: The number; a finite one.
  /// - Returns: The number, rounded and padded to the format's fraction digits, with its groups and affixes.
  /// - Throws: `NumberError` with `notFinite` for an infinity or what is not a number.
  public func format(_ value: some BinaryFloatingPoint & LosslessStringConvertible) throws(NumberError) -> String {
    try numberFormat.format(value)
  }
}
