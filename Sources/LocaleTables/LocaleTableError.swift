public import NumberFormatting
public import UnicodeFacts

/// The reason why there are no number symbols for a locale.
///
///     do { _ = try NumberSymbols(locale: "xx", style: .decimal) } catch { print(error) }
///     // 'xx' is not a locale of the table
public enum LocaleTableError: Error, Hashable, Diagnosis {
  /// No locale of the table has this name, nor a language and script of it.
  case unknownLocale(String)
  /// ISO 4217 has no such currency, as far as the table knows.
  case unknownCurrency(String)
  /// A unit that cannot stand beside digits.
  case unit(String, UnitProblem)

  /// A sentence that says what is wrong.
  public var message: String {
    switch self {
    case .unknownLocale(let name): "'\(name)' is not a locale of the table"
    case .unknownCurrency(let code): "'\(code)' is not a currency's code"
    case .unit(let unit, let problem): "the unit '\(unit)' \(problem)"
    }
  }
}
