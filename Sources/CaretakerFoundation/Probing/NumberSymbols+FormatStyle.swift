public import Caretaker
public import Foundation

/// Symbols derived from Foundation's own styles, to be looked at or stored. A format is made of a style itself.
extension NumberSymbols {
  /// Derives the symbols of plain numbers from what a style shows for a few of them.
  ///
  ///     let spanish = try NumberSymbols(probing: .number.locale(Locale(identifier: "es_ES")))
  ///     spanish.minimumGroupingDigits   // 2
  ///
  /// - Parameter style: A style with its locale, precision, grouping, sign, rounding and scale.
  /// - Throws: `NumberProbeError` where no number symbols do what the style does.
  /// - Complexity: Some 40 numbers are formatted, in one to three milliseconds.
  public init(probing style: Decimal.FormatStyle) throws(NumberProbeError) { self = try NumberFormat(style).symbols }

  /// Derives the symbols of percentages from what a style shows for a few of them.
  ///
  ///     let arabic = try NumberSymbols(probing: .percent.locale(Locale(identifier: "ar_EG")))
  ///     arabic.marks   // ["%", "٪"]
  ///
  /// - Parameter style: A style with its locale, precision, grouping, sign, rounding and scale.
  /// - Throws: `NumberProbeError` where no number symbols do what the style does.
  /// - Complexity: Some 40 numbers are formatted, in one to three milliseconds.
  public init(probing style: Decimal.FormatStyle.Percent) throws(NumberProbeError) {
    self = try NumberFormat(style).symbols
  }

  /// Derives the symbols of amounts in a currency from what a style shows for a few of them.
  ///
  ///     let rupees = try NumberSymbols(probing: .currency(code: "INR").locale(Locale(identifier: "hi_IN")))
  ///     rupees.secondaryGroupingSize   // 2
  ///
  /// - Parameter style: A style with its locale, currency, presentation, precision, grouping, sign, rounding and scale.
  /// - Throws: `NumberProbeError` where no number symbols do what the style does.
  /// - Complexity: Some 40 numbers are formatted, in one to three milliseconds.
  public init(probing style: Decimal.FormatStyle.Currency) throws(NumberProbeError) {
    self = try NumberFormat(style).symbols
  }
}
