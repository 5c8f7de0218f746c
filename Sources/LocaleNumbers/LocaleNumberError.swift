public import NumberFormatting
public import UnicodeFacts

/// The reason why there is no such format.
///
///     do { _ = try LocaleNumberFormat(locale: "de_QQ") } catch { print(error) }
///     // there is no region QQ, as in 'de_QQ': …
public enum LocaleNumberError: Error, Hashable, Sendable {
  /// The text is not a locale's name; understood up to `offset`, in UTF-8.
  case malformedLocale(String, offset: Int)
  /// A locale of whose language, or language and script, ICU has no data.
  case unknownLocale(String)
  /// A locale with a region that does not exist.
  case unknownRegion(String, locale: String)
  /// A locale with a numbering system that ICU does not know.
  case unknownNumberingSystem(String, locale: String)
  /// A locale with a calendar other than the Gregorian one, in which dates are written.
  case otherCalendar(String, locale: String)
  /// The text is not an ISO 4217 code that ICU knows, of today or of the past.
  case unknownCurrency(String)
  /// Fraction digits below zero or beyond the limit.
  case fractionDigitsOutOfRange(ClosedRange<Int>, limit: Int)
  /// The fraction digits of cash, for what is not an amount.
  case cashWithoutCurrency
  /// A unit that cannot stand beside digits.
  case unit(String, UnitProblem)
  /// ICU is there, but not its data.
  case missingData
  /// ICU failed; its own name of the error.
  case icu(String)
  /// The package was built without its trait `ICU`.
  case builtWithoutICU

  /// The reason why a unit cannot stand beside digits.
  public typealias UnitProblem = NumberFormatting.UnitProblem
}

extension LocaleNumberError: Diagnosis {
  /// A sentence that says what is wrong, and what would do.
  public var message: String {
    switch self {
    case .malformedLocale(let name, let offset):
      "'\(name)' is not a locale, from \(offset) on: write one as de-DE or pt_BR"
    case .unknownLocale(let name):
      "ICU has no data for the locale '\(name)': `caret locales` lists those it has"
    case .unknownRegion(let region, let name):
      "there is no region \(region), as in '\(name)': take one as in de-DE, or none"
    case .unknownNumberingSystem(let system, let name):
      "there is no numbering system '\(system)', as in '\(name)': write one as latn"
    case .otherCalendar(let calendar, let name):
      "dates are Gregorian, not '\(calendar)', as in '\(name)': leave that out"
    case .unknownCurrency(let code):
      "'\(code)' is not a currency: write its ISO 4217 code, as EUR or JPY"
    case .fractionDigitsOutOfRange(let range, let limit):
      "\(range.lowerBound) to \(range.upperBound) fraction digits cannot be shown: ask for 0 to \(limit)"
    case .cashWithoutCurrency:
      "only amounts of a currency are rounded as cash: name the currency"
    case .unit(let unit, let message): "the unit '\(unit)' \(message)"
    case .missingData: "ICU's data are missing: install libicu, or set ICU_DATA to a folder"
    case .icu(let name): "ICU failed with \(name)"
    case .builtWithoutICU:
      "built without ICU: build with trait ICU, or use CaretakerFoundation"
    }
  }
}
