import FieldFormats
import MaskFuzzing
import NumberFormatting

/// The numbers of a replay: a locale's, looked up in the ICU at hand, or given by frozen symbols.
///
///     {"locale": "de_DE", "style": "currency", "currency": "EUR", "entry": "minorUnits", "maximum": "1000"}
///     {"symbols": {"groupingSeparator": ",", "decimalSeparator": ".", "maximumFractionDigits": 2}}
enum ReplayNumber: Decodable {
  case ofLocale(ReplayLocaleNumber)
  case ofSymbols(NumberSetup)

  private enum Key: String, CodingKey { case symbols }

  init(from decoder: any Decoder) throws {
    if try decoder.container(keyedBy: Key.self).contains(.symbols) {
      self = .ofSymbols(try NumberSetup(from: decoder))
    } else {
      self = .ofLocale(try ReplayLocaleNumber(from: decoder))
    }
  }

  /// How far steps go.
  var steps: StepLengths {
    switch self {
    case .ofLocale(let number): number.steps
    case .ofSymbols(let setup): setup.steps
    }
  }

  func format() throws(ReplayError) -> FieldFormat {
    switch self {
    case .ofLocale(let number): try number.format()
    case .ofSymbols(let setup): FieldFormat(NumberFormat(setup.symbols), entry: setup.fieldEntry)
    }
  }
}
