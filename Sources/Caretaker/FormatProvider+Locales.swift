public import FieldEditing
public import FieldFormats
public import LocaleNumbers

extension FormatProvider {
  /// The formats of a locale: numbers, dates and times.
  ///
  /// | name | format |
  /// |---|---|
  /// | `decimal(hi_IN)`, `percent(de_DE)` | plain numbers, percentages |
  /// | `currency(EUR, de_DE)`, `accounting(USD, en_US)` | amounts |
  /// | `unit(" kg", fr)` | numbers with a text after them |
  /// | `date(hu)`, `date-range(de)`, `time(en_US)` | dates, first and last days, and times of the day |
  public static let locales = FormatProvider(.numbersOfLocales + .momentsOfLocales) {
    arguments throws(FormatNameError) in
    let style = try LocaleNumberFormat.Style(arguments)
    let locale = try arguments.required("locale")
    let moments: NamedFormat
    do throws(LocaleNumberError) {
      if let style { return FieldFormat(try LocaleNumberFormat(locale: locale, style: style)) }
      moments = try arguments.moments(
        dates: { () throws(LocaleNumberError) in try DateFormat(locale: locale) },
        times: { () throws(LocaleNumberError) in try TimeFormat(locale: locale) })
    } catch {
      throw arguments.failure(error, locale: locale)
    }
    return try arguments.format(moments)
  }
}

extension FormatCatalog {
  /// The standard catalogue, and what a locale makes: numbers, dates and times.
  ///
  ///     let price = try FormatCatalog.localized.format(named: "currency(EUR, de_DE)")
  ///     var field = Field(price)
  ///     field.insert("1234,5")
  ///     field.text     // "1.234,5 €"
  public static let localized: FormatCatalog = {
    var catalog = FormatCatalog.standard
    catalog.add(.locales)
    return catalog
  }()
}

extension FieldFormat {
  /// A locale's numbers. The name says locale, style and currency, and nothing of options and the way of entry.
  ///
  /// - Parameters:
  ///   - format: How the number is shown.
  ///   - entry: How it is typed, and its bounds.
  public init(_ format: LocaleNumberFormat, entry: NumberEntry = NumberEntry()) {
    let name =
      switch format.style {
      case .decimal: FormatName("decimal", [format.locale])
      case .percent: FormatName("percent", [format.locale])
      case .currency(let code): FormatName("currency", [code, format.locale])
      case .accounting(let code): FormatName("accounting", [code, format.locale])
      case .unit(let text, _): FormatName("unit", [text, format.locale])
      }
    self.init(format.numberFormat, entry: entry, name: name)
  }
}

extension LocaleNumberFormat.Style {
  /// `nil` for what is not a style of numbers.
  fileprivate init?(_ arguments: FormatArguments) throws(FormatNameError) {
    switch arguments.name.base {
    case "decimal": self = .decimal
    case "percent": self = .percent
    case "currency": self = .currency(try arguments.required("currency"))
    case "accounting": self = .accounting(try arguments.required("currency"))
    case "unit": self = .unit(try arguments.required("unit"), .suffix)
    default: return nil
    }
  }
}

extension FormatArguments {
  /// What is wrong with one of the arguments, and what may have been meant by it.
  fileprivate func failure(_ error: LocaleNumberError, locale: String) -> FormatNameError {
    let meant = error.meant
    if case .unknownCurrency(let code) = error {
      guard let meant else { return invalid(code, error.description) }
      return invalid(code, "there is no currency '\(code)'", didYouMean: [meant])
    }
    guard let meant else { return invalid(locale, error.description) }
    return invalid(locale, "there is no locale '\(locale)'", didYouMean: [meant])
  }
}

extension LocaleNumberError {
  /// The currency or locale that a person may have meant who slipped.
  package var meant: String? {
    switch self {
    case .unknownCurrency(let code): LocaleNumberFormat.availableCurrencies.nearest(to: code)
    case .malformedLocale(let name, _), .unknownLocale(let name), .unknownRegion(_, let name):
      LocaleNumberFormat.availableLocales.nearest(to: name)
    default: nil
    }
  }
}
