public import Caretaker
public import Foundation

/// Numbers as Foundation's own styles write them: no ICU is needed but the one that Foundation brings along.
extension NumberFormat {
  /// Makes a format that shows what a style shows, and that is also typed into and read back.
  ///
  ///     let numbers = try NumberFormat(.number.precision(.fractionLength(2)).locale(Locale(identifier: "de_CH")))
  ///     try numbers.format("1234.5")   // "1’234.50"
  ///
  /// - Parameter style: A style with its locale, precision, grouping, sign, rounding and scale. Other notations than
  ///   the usual one are rejected.
  /// - Throws: `NumberProbeError` where no number symbols do what the style does.
  /// - Complexity: Some 40 numbers are formatted, in one to three milliseconds. Make it once, and share it.
  public init(_ style: Decimal.FormatStyle) throws(NumberProbeError) { self = try NumberProbe(style).format() }

  /// Makes a format of percentages: a value of 0.07 is shown as 7 %, as Foundation does.
  ///
  ///     let share = try NumberFormat(.percent.locale(Locale(identifier: "de_DE")))
  ///     try share.format("0.075")   // "7,5 %"
  ///
  /// - Parameter style: A style with its locale, precision, grouping, sign, rounding and scale. Other notations than
  ///   the usual one are rejected.
  /// - Throws: `NumberProbeError` where no number symbols do what the style does.
  /// - Complexity: Some 40 numbers are formatted, in one to three milliseconds. Make it once, and share it.
  public init(_ style: Decimal.FormatStyle.Percent) throws(NumberProbeError) { self = try NumberProbe(style).format() }

  /// Makes a format of amounts in a currency.
  ///
  ///     let euros = try NumberFormat(.currency(code: "EUR").locale(Locale(identifier: "de_DE")))
  ///     var price = Field(euros)
  ///     price.insert("1234,5")
  ///     price.endEditing()
  ///     price.text    // "1.234,50 €"
  ///     price.value   // "1234.50"
  ///
  /// - Parameter style: A style with its locale, currency, presentation, precision, grouping, sign, rounding and scale.
  ///   What is read may also have the currency's code and its other symbols.
  /// - Throws: `NumberProbeError` where no number symbols do what the style does, such as with a currency's full name
  ///   that differs between one and many.
  /// - Complexity: Some 40 numbers are formatted, in one to three milliseconds. Make it once, and share it.
  public init(_ style: Decimal.FormatStyle.Currency) throws(NumberProbeError) { self = try NumberProbe(style).format() }
}
