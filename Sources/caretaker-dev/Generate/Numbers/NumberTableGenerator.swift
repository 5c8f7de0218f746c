import LocaleNumbers
import LocaleTables

/// Derives the tables of numbers from the ICU at hand.
///
/// A locale's amounts are one record with a placeholder for the currency's sign. What ICU shows of a currency otherwise
/// is an exception; all locales, currencies and kinds are compared.
struct NumberTableGenerator {
  private let currencies: [(code: String, fractionDigits: Int)]
  private(set) var locales: [TabledLocale] = []

  /// How many locales are looked at.
  static var localeCount: Int { LocaleNumberFormat.localesAndAliases.count }

  /// - Parameter progress: Is called with how many locales were looked at.
  init(progress: (Int) -> Void) throws {
    var currencies: [(String, Int)] = []
    for code in LocaleNumberFormat.availableCurrencies.sorted() {
      let format = try LocaleNumberFormat(locale: "en", style: .currency(code))
      currencies.append((code, format.symbols.maximumFractionDigits))
    }
    self.currencies = currencies
    try readLocales(progress)
    let root = commonSigns
    for i in locales.indices { locales[i].dropSigns(inheritedFrom: parent(of: locales[i].name)?.allSigns ?? root) }
    let all = Dictionary(uniqueKeysWithValues: locales.map { ($0.name, $0) })
    locales.removeAll { locale in
      guard let parent = all[locale.parentName], !locale.parentName.isEmpty else { return false }
      return locale.isRedundant(beside: parent)
    }
    locales.insert(TabledLocale(root: root, records: locales.first?.records ?? []), at: 0)
  }

  private mutating func readLocales(_ progress: (Int) -> Void) throws {
    let names = LocaleNumberFormat.localesAndAliases.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for (i, name) in names.enumerated() {
      progress(i)
      guard (try? LocaleNumberFormat(locale: name)) != nil else { continue }
      locales.append(try TabledLocale(name, currencies.map(\.code)))
    }
  }

  /// Amounts that the table cannot hold.
  var untabled: [UntabledNumbers] { locales.flatMap(\.untabled) }

  private func parent(of name: String) -> TabledLocale? {
    let parent = TabledLocale.parentName(of: name)
    return locales.first { $0.name == parent }
  }

  /// How most languages write each currency.
  private var commonSigns: [CurrencySign] {
    let languages = locales.filter { !$0.name.contains("_") }
    return currencies.indices.map { i in
      let counts = Dictionary(languages.map { ($0.allSigns[i], 1) }, uniquingKeysWith: +)
      // of those that are as common, always the same
      return counts.max { ($0.value, $1.key.text) < ($1.value, $0.key.text) }?.key
        ?? CurrencySign(code: currencies[i].code)
    }
  }

  // MARK: the tables

  func files() throws -> CTableFiles {
    var texts = TextPool()
    _ = texts.place(of: ICUSource.name)
    var records = RowPool()
    var (localeRows, signRows): ([Int], [Int]) = ([], [])
    var exceptions: [Int] = []
    for (place, locale) in locales.enumerated() {
      localeRows.append(texts.place(of: locale.name))
      for record in locale.records { localeRows.append(records.place(of: texts.row(of: record))) }
      localeRows += [signRows.count / 4, locale.signs.count]
      for (currency, sign) in locale.signs {
        signRows += [currency, texts.place(of: sign.text), texts.place(of: sign.narrow), sign.flags]
      }
      for exception in locale.exceptions {
        let key = (place << 9 | exception.currency) << 1 | (exception.kind == .accounting ? 1 : 0)
        exceptions += [key, records.place(of: texts.row(of: exception.record))]
      }
    }
    let currencyRows = currencies.flatMap { [texts.place(of: $0.code), $0.fractionDigits] }
    let tables = [
      try CTable("number_texts", bits: 8, "Texts, each after its length.", numbers: texts.bytes),
      try CTable("number_locales", bits: 16, "Locales, by name.", numbers: localeRows),
      try CTable("number_records", bits: 16, "How numbers are written.", numbers: records.numbers),
      try CTable("number_signs", bits: 16, "How locales write currencies.", numbers: signRows),
      try CTable("number_currencies", bits: 16, "Currencies, by code.", numbers: currencyRows),
      try CTable("number_exceptions", bits: 32, "Amounts that are written otherwise.", numbers: exceptions),
    ]
    return CTableFiles("number_tables", tables, command: "number-tables")
  }
}

extension TextPool {
  fileprivate mutating func row(of record: NumberRecord) -> [Int] {
    let texts = [
      record.positive.prefix, record.positive.suffix, record.negative.prefix, record.negative.suffix, record.digits,
      record.groupingSeparator, record.decimalSeparator,
    ]
    return texts.map { place(of: $0) } + [record.primary | record.secondary << 4 | record.minimum << 8]
      + [place(of: record.sign)]
  }
}
