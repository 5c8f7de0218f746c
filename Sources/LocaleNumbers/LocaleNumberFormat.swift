public import NumberFormatting

/// How a locale writes numbers of one style, read from ICU once.
///
/// ICU is asked when a format is first made; after that the symbols come from a cache, and nothing that is formatted, read
/// or typed calls it. What a format shows is ICU's own output, byte for byte.
///
///     let euros = try LocaleNumberFormat(locale: "de_DE", style: .currency("EUR"))
///     try euros.format("-1234.5")          // "-1.234,50 €"
///     try euros.reader.read("1.234,56 €").text  // "1234.56"
///     var field = euros.field()
public struct LocaleNumberFormat: Hashable, Sendable {
  public enum Style: Hashable, Sendable {
    /// Plain numbers, with up to six fraction digits unless others are asked for.
    case decimal
    /// Amounts in a currency, by its ISO 4217 code, with that currency's fraction digits (its minor units).
    case currency(String)
  }
  /// The locale's ICU id: `de_DE`, also where `de-DE` was asked for.
  public let locale: String
  /// The locale whose data ICU uses: `de` for `de_DE` where the two do not differ by data of their own.
  public let localeWithData: String
  public let style: Style
  public let symbols: NumberSymbols

  /// - Parameters:
  ///   - locale: a BCP 47 tag (`de-DE`, `ar-EG-u-nu-latn`) or an ICU id (`de_DE`, `ar_EG@numbers=latn`).
  ///   - fractionDigits: how many are shown at least and at most; nil for the style's own.
  /// - Throws: `LocaleNumberError`: ICU itself would silently take the machine's own locale for one it does not know.
  /// - Complexity: some hundred microseconds the first time for a locale, a look-up in a table after that.
  public init(locale: String, style: Style = .decimal, fractionDigits: ClosedRange<Int>? = nil) throws(LocaleNumberError) {
    let key = LocaleNumberCache.Key(locale: locale, style: style, fractionDigits: fractionDigits)
    self = try LocaleNumberCache.shared.format(key)
  }

  init(locale: String, localeWithData: String, style: Style, symbols: NumberSymbols) {
    self.locale = locale
    self.localeWithData = localeWithData
    self.style = style
    self.symbols = symbols
  }

  /// Shows a finished number, `-1234.5`: rounded half to even, padded to the format's fraction digits.
  /// - Throws: `NumberError` where the text is no decimal.
  public func format(_ decimalText: String, limits: NumberLimits = NumberLimits()) throws(NumberError) -> String {
    try symbols.format(decimalText, limits: limits)
  }

  /// Reads what people write and paste. Make it once for many texts.
  public var reader: NumberReader { NumberReader(symbols) }

  /// An empty field to type numbers of this format into.
  public func field(limits: NumberLimits = NumberLimits()) -> NumberField { NumberField(symbols, limits: limits) }
}
