import LocaleNumbers
import LocaleTables
import NumberFormatting

/// A locale as the table of number symbols has it.
struct TabledLocale {
  let name: String
  /// One for each kind.
  let records: [NumberRecord]
  /// How it writes each currency.
  let allSigns: [CurrencySign]
  /// The same where the parent writes it otherwise, with the currency's row.
  private(set) var signs: [(currency: Int, sign: CurrencySign)] = []
  /// Amounts that are not what record and sign make.
  private(set) var exceptions: [Exception] = []
  /// Amounts that the table cannot hold.
  private(set) var untabled: [UntabledNumbers] = []

  struct Exception: Hashable {
    let currency: Int
    let kind: NumberTables.Kind
    let record: NumberRecord
  }

  /// Reads a locale off ICU.
  init(_ name: String, _ currencies: [String]) throws {
    self.name = name
    let decimal = try LocaleNumberFormat(locale: name).symbols
    let percent = try LocaleNumberFormat(locale: name, style: .percent).symbols
    allSigns = try currencies.map { code in
      let (text, narrow) = try LocaleNumberFormat.signs(of: code, locale: name)
      return CurrencySign(code: code, text: text, narrow: narrow)
    }
    let sign = allSigns.sign
    let amount = try LocaleNumberFormat(locale: name, style: .currency(sign.code)).symbols
    let accounting = try LocaleNumberFormat(locale: name, style: .accounting(sign.code)).symbols
    records = [
      NumberRecord(decimal), NumberRecord(percent, sign: percent.marks.last ?? "%"), NumberRecord(amount, of: sign),
      NumberRecord(accounting, of: sign),
    ]
    for (i, code) in currencies.enumerated() {
      for (kind, style) in [
        (NumberTables.Kind.currency, LocaleNumberFormat.Style.currency(code)), (.accounting, .accounting(code)),
      ] {
        let shown = try LocaleNumberFormat(locale: name, style: style).symbols
        let sign = allSigns[i]
        let record = records[kind.rawValue].showing(sign)
        let tabled = { (record: NumberRecord) in
          record.symbols(
            fractionDigits: shown.maximumFractionDigits, marks: sign.marks, locale: name, symbol: sign.narrow)
        }
        if tabled(record) == shown { continue }
        exceptions.append(Exception(currency: i, kind: kind, record: NumberRecord(shown)))
        let exception = tabled(NumberRecord(shown))
        if exception != shown {
          untabled.append(UntabledNumbers(locale: name, currency: code, shown: shown, tabled: exception))
        }
      }
    }
  }

  /// What is common to all locales: it has no name.
  init(root signs: [CurrencySign], records: [NumberRecord]) {
    name = ""
    self.records = records
    allSigns = signs
    self.signs = signs.enumerated().filter { $1 != CurrencySign(code: $1.code) }.map { ($0, $1) }
  }

  mutating func dropSigns(inheritedFrom parent: [CurrencySign]) {
    signs = allSigns.enumerated().filter { $1 != parent[$0] }.map { ($0, $1) }
  }

  /// Whether a look-up that falls back to the parent finds the same. Of a script it does not fall back.
  func isRedundant(beside parent: TabledLocale) -> Bool {
    let hasScript = name.split(separator: "_").last?.count == 4
    return !hasScript && records == parent.records && signs.isEmpty && exceptions == parent.exceptions
  }

  var parentName: String { Self.parentName(of: name) }

  /// The name without its last part; empty for a language.
  static func parentName(of name: String) -> String { name.split(separator: "_").dropLast().joined(separator: "_") }
}

/// Symbols that have more to them than the table holds.
struct UntabledNumbers: CustomStringConvertible {
  let locale: String
  let currency: String
  let shown: NumberSymbols
  let tabled: NumberSymbols
  var description: String { "\(locale) writes \(currency) as no record of the table can:\n\(shown)\n\(tabled)" }
}

extension [CurrencySign] {
  /// One that no space sets off from digits, so that where ICU shows one the locale has it for every currency.
  fileprivate var sign: CurrencySign {
    let setOff = CurrencySign.spaceAfter | CurrencySign.spaceBefore
    let usual = ["KRW", "INR", "ILS", "VND", "XXX"].compactMap { code in first { $0.code == code } }
    return usual.first { $0.flags & setOff == 0 } ?? self[0]
  }
}

extension NumberSymbols.Affixes {
  /// The same with the placeholder for a currency's sign.
  fileprivate func replacing(_ sign: CurrencySign) -> NumberSymbols.Affixes {
    let placeholder = String(NumberRecord.placeholder)
    return NumberSymbols.Affixes(
      prefix: prefix.replacing(sign.text, with: placeholder), suffix: suffix.replacing(sign.text, with: placeholder))
  }
}

extension NumberRecord {
  /// The record of which a currency's amounts are an instance.
  fileprivate init(_ symbols: NumberSymbols, of sign: CurrencySign) {
    self.init(symbols)
    positive = positive.replacing(sign)
    negative = negative.replacing(sign)
  }

  fileprivate init(_ symbols: NumberSymbols, sign: String = "") {
    self.init(
      positive: symbols.positive, negative: symbols.negative,
      digits: String(String.UnicodeScalarView(symbols.digits)), groupingSeparator: symbols.groupingSeparator,
      decimalSeparator: symbols.decimalSeparator, primary: symbols.primaryGroupingSize,
      secondary: symbols.secondaryGroupingSize, minimum: symbols.minimumGroupingDigits, sign: sign)
  }
}

extension CurrencySign {
  /// A sign, with what its characters say: ICU sets all but symbols and spaces off from digits.
  fileprivate init(code: String, text: String, narrow: String) {
    var flags = 0
    if text.unicodeScalars.last?.isSetOff ?? false { flags |= Self.spaceAfter }
    if text.unicodeScalars.first?.isSetOff ?? false { flags |= Self.spaceBefore }
    if narrow.unicodeScalars.contains(where: \.properties.isAlphabetic) { flags |= Self.isNarrowAlphabetic }
    self.init(code: code, text: text, narrow: narrow, flags: flags)
  }
}

extension Unicode.Scalar {
  fileprivate var isSetOff: Bool {
    switch properties.generalCategory {
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: false
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}
