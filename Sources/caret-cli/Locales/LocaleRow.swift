import CommandConsole
import LocaleNumbers
import NumberFormatting

/// A locale in the listing: a number as it writes it, and by which rules.
struct LocaleRow {
  private let locale: String
  private let decimal, currency, percent: String
  private let symbols: NumberSymbols

  init(_ locale: String, sample: String, currency: String) throws {
    func shown(_ style: LocaleNumberFormat.Style) throws -> String {
      try LocaleNumberFormat(locale: locale, style: style).format(sample)
    }
    self.locale = locale
    decimal = try shown(.decimal)
    self.currency = try shown(.currency(currency))
    percent = try shown(.percent)
    symbols = try LocaleNumberFormat(locale: locale).symbols
  }

  /// The locales that a text finds, in ICU's order: the one that it is the id of; or else those that have it in their
  /// id, in their English name, or in what is shown of them.
  static func found(by text: String?, sample: String, currency: String) throws(CommandFailure) -> [LocaleRow] {
    let locales = LocaleNumberFormat.availableLocales
    do {
      // what all of them show takes its time
      let id = text.map { $0.lowercased().replacing("-", with: "_") }
      if let exact = locales.first(where: { $0.lowercased() == id && $0.contains("_") }) {
        return [try LocaleRow(exact, sample: sample, currency: currency)]
      }
      // where there are none, asking for one says why
      return try (locales.isEmpty ? ["en"] : locales).compactMap { locale in
        let row = try LocaleRow(locale, sample: sample, currency: currency)
        return text.map(row.contains) ?? true ? row : nil
      }
    } catch let error as NumberError {
      throw CommandFailure("--sample '\(sample)' is not a plain decimal, as -1234.5: \(error.message)")
    } catch {
      throw CommandFailure("\(error)")
    }
  }

  /// In the order of the table.
  var cells: [String] { [locale, decimal, currency, percent, groups, String(digits.prefix(3)) + "…"] }

  /// `3`, `3;2`, `3 from 5 digits`, `none`.
  private var groups: String {
    let (primary, secondary) = (symbols.primaryGroupingSize, symbols.secondaryGroupingSize)
    if primary == 0 { return "none" }
    let sizes = primary == secondary ? "\(primary)" : "\(primary);\(secondary)"
    return symbols.minimumGroupingDigits == 1 ? sizes : "\(sizes) from \(groupedFrom) digits"
  }

  /// How many digits the shortest number has that is grouped.
  private var groupedFrom: Int { symbols.primaryGroupingSize + symbols.minimumGroupingDigits }

  private var digits: String { String(String.UnicodeScalarView(symbols.digits)) }

  /// Whether it is shown anywhere.
  func contains(_ text: String) -> Bool {
    let wanted = text.foldedForSearch
    return cells.contains { $0.foldedForSearch.contains(wanted) }
      || locale.foldedForSearch.contains(wanted.replacing("-", with: "_"))
      || SearchWords.isName(wanted, ofLocale: locale)
  }

  var json: JSONValue {
    [
      "locale": .string(locale), "decimal": .string(decimal), "currency": .string(currency),
      "percent": .string(percent),
      "groupingSeparator": .string(symbols.groupingSeparator), "decimalSeparator": .string(symbols.decimalSeparator),
      "groups": .array([.number(symbols.primaryGroupingSize), .number(symbols.secondaryGroupingSize)]),
      "groupedFrom": symbols.primaryGroupingSize == 0 ? .null : .number(groupedFrom), "digits": .string(digits),
    ]
  }
}

extension String {
  /// As it is searched: small letters, any space as the plain one, no marks that are not seen.
  fileprivate var foldedForSearch: String {
    var scalars = String.UnicodeScalarView()
    for scalar in lowercased().unicodeScalars where scalar.properties.generalCategory != .format {
      scalars.append(scalar.properties.generalCategory == .spaceSeparator ? " " : scalar)
    }
    return String(scalars)
  }
}
