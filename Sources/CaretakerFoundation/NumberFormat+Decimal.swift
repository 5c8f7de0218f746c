public import Caretaker
public import Foundation

extension NumberFormat {
  /// Shows a finished `Decimal`, every digit of it: nothing goes through a `Double`.
  ///
  ///     try euros.format(Decimal(string: "1234.5")!)   // "1.234,50 €"
  ///
  /// - Parameter value: The number; a finite one.
  /// - Returns: The number, rounded and padded to the format's fraction digits, with its groups and affixes.
  /// - Throws: `NumberError` with `notFinite` for what is not a number.
  /// - Complexity: O(*n*) in the digits, of which a `Decimal` has 38.
  public func format(_ value: Decimal) throws(NumberError) -> String {
    if value.isNaN { throw NumberError(.notFinite, at: 0) }
    return try format(value.description, limits: .decimal)
  }

  /// Reads what people write and paste as a `Decimal`.
  ///
  ///     try euros.decimal(from: "1.234,56 €")   // 1234.56
  ///
  /// What could be read in two ways, such as `1,234`, is read as the locale means it; `reader` says where that was so.
  ///
  /// - Parameters:
  ///   - text: The number, with groups, currency, signs and spaces in any of their places.
  ///   - limits: How long the text and its number may be.
  /// - Returns: The number, exactly.
  /// - Throws: `NumberError`, with the position in scalars of what does not belong, or from where on a `Decimal` has
  ///   no room.
  /// - Complexity: O(*n*) in the text.
  public func decimal(from text: String, limits: NumberLimits = NumberLimits()) throws(NumberError) -> Decimal {
    try NumberReader(self, limits: limits).read(text).decimal()
  }
}

extension LocaleNumberFormat {
  /// Looks a format up for Foundation's locale, with the numbering system that names.
  ///
  /// - Parameters:
  ///   - locale: Foundation's locale, with the numbering system that it names.
  ///   - style: What the numbers are: decimals, percentages, amounts or measures.
  ///   - options: What is otherwise than is usual in the locale.
  /// - Throws: `LocaleNumberError`, as for a locale given by name.
  public init(
    locale: Locale, style: Style = .decimal, options: LocaleNumberOptions = LocaleNumberOptions()
  ) throws(LocaleNumberError) {
    try self.init(locale: locale.identifier, style: style, options: options)
  }

  /// Shows a finished `Decimal`, every digit of it: nothing goes through a `Double`.
  ///
  /// - Parameter value: The number; a finite one.
  /// - Returns: The number, rounded and padded to the format's fraction digits, with its groups and affixes.
  /// - Throws: `NumberError` with `notFinite` for what is not a number.
  /// - Complexity: O(*n*) in the digits, of which a `Decimal` has 38.
  public func format(_ value: Decimal) throws(NumberError) -> String { try numberFormat.format(value) }

  /// Reads what people write and paste as a `Decimal`.
  ///
  /// - Parameters:
  ///   - text: The number, with groups, currency, signs and spaces in any of their places.
  ///   - limits: How long the text and its number may be.
  /// - Returns: The number, exactly.
  /// - Throws: `NumberError`, with the position in scalars of what does not belong, or from where on a `Decimal` has
  ///   no room.
  /// - Complexity: O(*n*) in the text.
  public func decimal(from text: String, limits: NumberLimits = NumberLimits()) throws(NumberError) -> Decimal {
    try numberFormat.decimal(from: text, limits: limits)
  }
}

extension NumberLimits {
  /// As many digits as any `Decimal` has: 39, times ten to the power of 127 or -128.
  fileprivate static var decimal: NumberLimits {
    var limits = NumberLimits()
    limits.integerDigits = 39 + 127
    limits.fractionDigits = 128
    return limits
  }
}
