internal import Caretaker
import Foundation

/// What the three styles in which Foundation formats a `Decimal` have in common, and Foundation gives no name.
protocol ProbedStyle: FormatStyle where FormatInput == Decimal, FormatOutput == String {
  associatedtype Attributed: FormatStyle
  where Attributed.FormatInput == Decimal, Attributed.FormatOutput == AttributedString

  /// Shows the same text, in which each part says what it is.
  var attributed: Attributed { get }
  func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Self
  func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy) -> Self

  var locale: Locale { get }
  /// The shortest sign of the style's currency; empty where there is none.
  var symbol: String { get }
  /// What may stand beside a number that is read, besides what the style shows there.
  var marks: [String] { get }
  /// The style with the fraction digits of its minor unit, whatever this one shows; `nil` where there is none.
  var minorUnitStyle: Self? { get }
}

extension ProbedStyle {
  var symbol: String { "" }
}

extension Decimal.FormatStyle: ProbedStyle {
  var marks: [String] { [] }
  var minorUnitStyle: Decimal.FormatStyle? { nil }
}

extension Decimal.FormatStyle.Percent: ProbedStyle {
  var marks: [String] { ["%"] }
  var minorUnitStyle: Decimal.FormatStyle.Percent? { nil }
}

extension Decimal.FormatStyle.Currency: ProbedStyle {
  var symbol: String { ShownNumber(1, in: presentation(.narrow)).mark }
  var marks: [String] {
    [currencyCode] + [.standard, .narrow].map { ShownNumber(1, in: presentation($0)).mark }
      + NumberSymbols.customaryNames(ofCurrency: currencyCode)
  }
  var minorUnitStyle: Decimal.FormatStyle.Currency? { Decimal.FormatStyle.Currency(code: currencyCode, locale: locale) }
}
