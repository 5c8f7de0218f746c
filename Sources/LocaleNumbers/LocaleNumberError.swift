/// Why there is no such format.
public enum LocaleNumberError: Error, Hashable, Sendable {
  /// No locale's name; understood up to `offset`, in UTF-8.
  case malformedLocale(String, offset: Int)
  /// A locale of whose language ICU has no data.
  case unknownLocale(String)
  /// No ISO 4217 code that ICU knows, of today or of the past.
  case unknownCurrency(String)
  /// Fraction digits below zero or beyond the limit.
  case fractionDigitsOutOfRange(ClosedRange<Int>, limit: Int)
  /// ICU failed; its own name of the error.
  case icu(String)
  /// The package was built without its trait `ICU`.
  case builtWithoutICU
}

extension LocaleNumberError: CustomStringConvertible {
  /// What is wrong, and what would do.
  public var description: String {
    switch self {
    case .malformedLocale(let name, let offset):
      "'\(name)' is no locale, from \(offset) on: write language and region, as in de-DE or pt_BR"
    case .unknownLocale(let name):
      "ICU has no data for the locale '\(name)': take one of `LocaleNumberFormat.availableLocales`, as de-DE or pt_BR"
    case .unknownCurrency(let code): "'\(code)' is no currency: write the three letters of its ISO 4217 code, as EUR or JPY"
    case .fractionDigitsOutOfRange(let range, let limit):
      "\(range.lowerBound) to \(range.upperBound) fraction digits cannot be shown: ask for 0 to \(limit)"
    case .icu(let name): "ICU failed with \(name)"
    case .builtWithoutICU: "built without ICU: build with the package trait ICU, or give `NumberSymbols` yourself"
    }
  }
}
