public import FieldFormats
internal import NumberFormatting

extension FormatProvider {
  /// Numbers of locales by the table, without ICU.
  ///
  /// | name | format |
  /// |---|---|
  /// | `decimal(hi_IN)`, `percent(de_DE)` | plain numbers, percentages |
  /// | `currency(EUR, de_DE)`, `accounting(USD, en_US)` | amounts |
  /// | `unit(" kg", fr)` | numbers with a text after them |
  ///
  ///     var catalog = FormatCatalog.standard
  ///     catalog.add(.tabledNumbers)
  ///     let price = try catalog.format(named: "currency(EUR, de_DE)")
  public static let tabledNumbers = FormatProvider(.numbersOfLocales) { arguments throws(FormatNameError) in
    let locale = try arguments.required("locale")
    let style = try NumberStyle(arguments)
    do throws(LocaleTableError) {
      return FieldFormat(NumberFormat(try NumberSymbols(locale: locale, style: style)), name: arguments.name)
    } catch {
      throw arguments.failure(error)
    }
  }

  /// Dates and times of locales by the table, without ICU.
  ///
  /// | name | format |
  /// |---|---|
  /// | `date(hu)`, `date-range(de)` | dates, and first and last days |
  /// | `time(en_US)` | times of the day |
  ///
  ///     var catalog = FormatCatalog.standard
  ///     catalog.add(.tabledDates)
  ///     let day = try catalog.format(named: "date(de_DE)")
  public static let tabledDates = FormatProvider(.momentsOfLocales) { arguments throws(FormatNameError) in
    try DateTables.linked.format(arguments)
  }
}

extension NumberStyle {
  fileprivate init(_ arguments: FormatArguments) throws(FormatNameError) {
    switch arguments.name.base {
    case "decimal": self = .decimal
    case "percent": self = .percent
    case "currency": self = .currency(try arguments.required("currency"))
    case "accounting": self = .accounting(try arguments.required("currency"))
    default: self = .unit(try arguments.required("unit"))
    }
  }
}

extension FormatArguments {
  /// What is wrong with one of the arguments, and what may have been meant by it.
  func failure(_ error: LocaleTableError) -> FormatNameError {
    switch error {
    case .unknownCurrency(let code):
      let meant = NumberSymbols.tabledCurrencies.nearest(to: code)
      return invalid(code, "there is no currency '\(code)'", didYouMean: meant.map { [$0] } ?? [])
    case .unknownLocale(let name):
      let meant = NumberSymbols.tabledLocales.nearest(to: name)
      return invalid(name, "there is no locale '\(name)'", didYouMean: meant.map { [$0] } ?? [])
    case .unit(let text, _): return invalid(text, error.message)
    }
  }
}
