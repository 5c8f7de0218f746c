public import Caretaker
public import Foundation

extension Decimal {
  /// Shows and reads `Decimal`s as a locale writes numbers: Foundation's way to a `LocaleNumberFormat`.
  ///
  ///     let euros = try Decimal.CaretakerFormatStyle(locale: Locale(identifier: "de_DE"), style: .currency("EUR"))
  ///     price.formatted(euros)                           // "1.234,50 €"
  ///     try Decimal("1.234,56 €", format: euros)         // 1234.56
  ///
  /// To make a style may fail, as there may be no such locale or currency; to format with it cannot. It is encoded as
  /// locale, style and options, and decoding looks them up in the ICU at hand.
  public struct CaretakerFormatStyle: Hashable, Sendable {
    /// The format that shows and reads.
    public let numbers: LocaleNumberFormat

    /// A style of a format that was made before.
    ///
    /// - Parameter numbers: The format that shows and reads.
    public init(_ numbers: LocaleNumberFormat) { self.numbers = numbers }

    /// The style of a locale's numbers.
    ///
    /// - Parameters:
    ///   - locale: Foundation's locale, with the numbering system that it names.
    ///   - style: What the numbers are: decimals, percentages, amounts or measures.
    ///   - options: What is otherwise than is usual in the locale.
    /// - Throws: `LocaleNumberError` where ICU has no such locale or currency.
    public init(
      locale: Locale, style: LocaleNumberFormat.Style = .decimal, options: LocaleNumberOptions = LocaleNumberOptions()
    ) throws(LocaleNumberError) {
      numbers = try LocaleNumberFormat(locale: locale, style: style, options: options)
    }
  }

  /// Reads `Decimal`s as people write and paste them.
  public struct CaretakerParseStrategy: Hashable, Sendable {
    /// The format that reads.
    public let numbers: LocaleNumberFormat

    /// A strategy that reads what a format shows, and what people write for it.
    ///
    /// - Parameter numbers: The format that reads.
    public init(_ numbers: LocaleNumberFormat) { self.numbers = numbers }
  }

  /// Reads a number as people write and paste it.
  ///
  /// - Parameters:
  ///   - text: The number, with groups, currency, signs and spaces in any of their places.
  ///   - format: The style in which it is written.
  /// - Throws: `NumberError`, with the position in scalars of what does not belong.
  /// - Complexity: O(*n*) in the text.
  public init(_ text: String, format: CaretakerFormatStyle) throws(NumberError) {
    self = try format.numbers.decimal(from: text)
  }
}

extension Decimal.CaretakerFormatStyle: ParseableFormatStyle {
  /// The finished number; `NaN` for a value that is not a number, as Foundation's own styles show it.
  public func format(_ value: Decimal) -> String {
    do throws(NumberError) {
      return try numbers.format(value)
    } catch {
      return "NaN"
    }
  }

  public var parseStrategy: Decimal.CaretakerParseStrategy { Decimal.CaretakerParseStrategy(numbers) }

  /// The same style in another locale. Foundation gives no way to reject one here: in a locale ICU has no data for, the
  /// style stays as it is. The initializer reports.
  public func locale(_ locale: Locale) -> Decimal.CaretakerFormatStyle {
    (try? Decimal.CaretakerFormatStyle(locale: locale, style: numbers.style, options: numbers.options)) ?? self
  }
}

extension Decimal.CaretakerParseStrategy: ParseStrategy {
  /// Reads a number as people write and paste it.
  ///
  /// - Throws: `NumberError`, with the position in scalars of what does not belong.
  public func parse(_ text: String) throws -> Decimal { try numbers.decimal(from: text) }
}

extension FormatStyle where Self == Decimal.CaretakerFormatStyle {
  /// Numbers as a locale writes them.
  ///
  ///     let german = Locale(identifier: "de_DE")
  ///     try price.formatted(.caretaker(locale: german, style: .currency("EUR")))   // "1.234,50 €"
  ///
  /// - Parameters:
  ///   - locale: Foundation's locale, with the numbering system that it names.
  ///   - style: What the numbers are: decimals, percentages, amounts or measures.
  ///   - options: What is otherwise than is usual in the locale.
  /// - Returns: A style that formats and parses.
  /// - Throws: `LocaleNumberError` where ICU has no such locale or currency.
  public static func caretaker(
    locale: Locale, style: LocaleNumberFormat.Style = .decimal, options: LocaleNumberOptions = LocaleNumberOptions()
  ) throws(LocaleNumberError) -> Decimal.CaretakerFormatStyle {
    try Decimal.CaretakerFormatStyle(locale: locale, style: style, options: options)
  }
}
