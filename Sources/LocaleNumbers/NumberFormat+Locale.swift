public import NumberFormatting

extension NumberFormat {
  /// A locale's numbers of a style: ``LocaleNumberFormat/numberFormat``.
  ///
  ///     let weight = try NumberFormat(locale: "fr_FR", style: .decimal)
  ///
  /// - Parameters:
  ///   - locale: A BCP 47 tag (`de-DE`) or an ICU id (`de_DE`).
  ///   - style: What is written: a number, a percentage, an amount, a quantity.
  ///   - options: What differs from the locale's usual way.
  /// - Throws: `LocaleNumberError` as ``LocaleNumberFormat/init(locale:style:options:)`` does.
  /// - Complexity: Some hundred microseconds the first time for a locale, a look-up in a table after that.
  public init(
    locale: String, style: LocaleNumberFormat.Style = .decimal, options: LocaleNumberOptions = LocaleNumberOptions()
  ) throws(LocaleNumberError) {
    self = try LocaleNumberFormat(locale: locale, style: style, options: options).numberFormat
  }

  /// A locale's amounts of a currency.
  ///
  ///     var price = Field(try NumberFormat(locale: "de_DE", currency: "EUR"))
  ///     price.insert("1234,5")
  ///     price.text     // "1.234,5 €"
  ///
  /// - Parameters:
  ///   - locale: A BCP 47 tag (`de-DE`) or an ICU id (`de_DE`).
  ///   - currency: A code of ISO 4217, such as `EUR`.
  ///   - options: What differs from the locale's usual way.
  /// - Throws: `LocaleNumberError` as ``LocaleNumberFormat/init(locale:style:options:)`` does.
  /// - Complexity: Some hundred microseconds the first time for a locale, a look-up in a table after that.
  public init(
    locale: String, currency: String, options: LocaleNumberOptions = LocaleNumberOptions()
  ) throws(LocaleNumberError) {
    try self.init(locale: locale, style: .currency(currency), options: options)
  }
}
