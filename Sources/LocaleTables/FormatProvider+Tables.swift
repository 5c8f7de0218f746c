public import FieldFormats
internal import NumberFormatting

extension FormatProvider {
  /// Numbers of locales by the table, without ICU.
  ///
  /// | name | format |
  /// |---|---|
  /// | `decimal(hi_IN)`, `percent(de_DE)` | plain numbers, percentages |
  /// | `currency(EUR, de_DE)`, `accounting(USD, en_US)` | amounts |
  ///
  ///     var catalog = FormatCatalog.standard
  ///     catalog.add(.tabledNumbers)
  ///     let price = try catalog.format(named: "currency(EUR, de_DE)")
  public static let tabledNumbers = FormatProvider([
    FormatSignature("decimal", ["locale"], example: "decimal(hi_IN)"),
    FormatSignature("percent", ["locale"], example: "percent(de_DE)"),
    FormatSignature("currency", ["currency", "locale"], example: "currency(EUR, de_DE)"),
    FormatSignature("accounting", ["currency", "locale"], example: "accounting(USD, en_US)"),
  ]) { arguments throws(FormatNameError) in
    let locale = try arguments.required("locale")
    let style = try NumberStyle(arguments)
    do throws(LocaleTableError) {
      return FieldFormat(NumberFormat(try NumberSymbols(locale: locale, style: style)), name: arguments.name)
    } catch {
      throw arguments.failure(error)
    }
  }
}

extension NumberStyle {
  fileprivate init(_ arguments: FormatArguments) throws(FormatNameError) {
    switch arguments.name.base {
    case "decimal": self = .decimal
    case "percent": self = .percent
    case "currency": self = .currency(try arguments.required("currency"))
    default: self = .accounting(try arguments.required("currency"))
    }
  }
}

extension FormatArguments {
  /// What is wrong with one of the arguments, and what may have been meant by it.
  fileprivate func failure(_ error: LocaleTableError) -> FormatNameError {
    switch error {
    case .unknownCurrency(let code):
      let meant = NumberSymbols.tabledCurrencies.nearest(to: code)
      return invalid(code, "there is no currency '\(code)'", didYouMean: meant.map { [$0] } ?? [])
    case .unknownLocale(let name):
      let meant = NumberSymbols.tabledLocales.nearest(to: name)
      return invalid(name, "there is no locale '\(name)'", didYouMean: meant.map { [$0] } ?? [])
    }
  }
}
