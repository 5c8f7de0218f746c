import CTables
internal import NumberFormatting

/// How locales write numbers, as constants of the program.
///
/// `caretaker-dev generate number-tables` derives them from ICU: what it shows for a few numbers of each locale, style
/// and currency, not what its getters return.
///
/// | table | a row |
/// |---|---|
/// | texts | a byte for the length, then UTF-8; a text is known by where it begins, at 0 stands the empty one |
/// | locales | name, a record for each ``Kind``, where its currency signs begin and how many there are; by name |
/// | records | the texts and sizes of a ``NumberRecord`` |
/// | signs | currency, symbol, narrow symbol, flags; by currency, what the parent locale has is left out |
/// | currencies | code, fraction digits; by code |
/// | exceptions | locale, currency and kind as one number, record; by that number |
@safe package struct NumberTables {
  /// What a record is of.
  package enum Kind: Int, CaseIterable { case decimal, percent, currency, accounting }

  /// Constant from before it is first used.
  static var linked: NumberTables { unsafe NumberTables() }

  private let texts: TableTexts
  private let locales: TableRows<UInt16>
  private let records: TableRows<UInt16>
  private let signs: TableRows<UInt16>
  private let currencies: TableRows<UInt16>
  private let exceptions: TableRows<UInt32>

  @unsafe private init() {
    unsafe texts = TableTexts(number_texts(), Int(number_texts_count))
    unsafe locales = TableRows(number_locales(), Int(number_locales_count), width: 7)
    unsafe records = TableRows(number_records(), Int(number_records_count), width: NumberRecord.width)
    unsafe signs = TableRows(number_signs(), Int(number_signs_count), width: 4)
    unsafe currencies = TableRows(number_currencies(), Int(number_currencies_count), width: 2)
    unsafe exceptions = TableRows(number_exceptions(), Int(number_exceptions_count), width: 2)
  }

  var source: String { texts[1] }
  var localeNames: [String] { (1..<locales.count).map { texts[locales[$0, 0]] } }
  var currencyCodes: [String] { (0..<currencies.count).map { texts[currencies[$0, 0]] } }

  /// The locale of a name, or that of its language and script.
  func locale(named name: String) -> Int? { texts.locale(named: name, in: locales) }

  func currency(_ code: String) -> NumberCurrency? {
    let code = code.uppercased()
    return texts.find(code, in: currencies)
      .map { NumberCurrency(code: code, place: $0, fractionDigits: currencies[$0, 1]) }
  }

  func name(of locale: Int) -> String { texts[locales[locale, 0]] }

  func record(of locale: Int, _ kind: Kind) -> NumberRecord { record(locales[locale, 1 + kind.rawValue]) }

  /// The record of an amount that is not what the locale's record and the currency's sign make.
  func exception(_ currency: NumberCurrency, in locale: Int, _ kind: Kind) -> NumberRecord? {
    let key = (locale << 9 | currency.place) << 1 | (kind == .accounting ? 1 : 0)
    let row = partition(exceptions.count) { exceptions[$0, 0] < key }
    return row < exceptions.count && exceptions[row, 0] == key ? record(exceptions[row, 1]) : nil
  }

  /// How a locale writes a currency: as itself or a parent says, or else by its code.
  func sign(of currency: NumberCurrency, in locale: Int) -> CurrencySign {
    var next: Int? = locale
    while let place = next {
      let (start, count) = (locales[place, 5], locales[place, 6])
      let row = start + partition(count) { signs[start + $0, 0] < currency.place }
      if row < start + count && signs[row, 0] == currency.place {
        return CurrencySign(
          code: currency.code, text: texts[signs[row, 1]], narrow: texts[signs[row, 2]], flags: signs[row, 3])
      }
      next = parent(of: place)
    }
    return CurrencySign(code: currency.code)
  }

  /// The nearest locale whose name is that without some of its last parts; after that the root, which is the first and
  /// has no name.
  private func parent(of place: Int) -> Int? {
    if place == 0 { return nil }
    var name = texts[locales[place, 0]][...]
    while let end = name.utf8.lastIndex(of: UInt8(ascii: "_")) {
      name = name[..<end]
      if let parent = texts.find(String(name), in: locales) { return parent }
    }
    return 0
  }

  private func record(_ place: Int) -> NumberRecord {
    NumberRecord(
      positive: .init(prefix: texts[records[place, 0]], suffix: texts[records[place, 1]]),
      negative: .init(prefix: texts[records[place, 2]], suffix: texts[records[place, 3]]),
      digits: texts[records[place, 4]], groupingSeparator: texts[records[place, 5]],
      decimalSeparator: texts[records[place, 6]], primary: records[place, 7] & 15,
      secondary: records[place, 7] >> 4 & 15, minimum: records[place, 7] >> 8, sign: texts[records[place, 8]])
  }
}
