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

  private let texts: UnsafeBufferPointer<UInt8>
  private let locales: TableRows<UInt16>
  private let records: TableRows<UInt16>
  private let signs: TableRows<UInt16>
  private let currencies: TableRows<UInt16>
  private let exceptions: TableRows<UInt32>

  @unsafe private init() {
    unsafe texts = UnsafeBufferPointer(start: number_texts(), count: Int(number_texts_count))
    unsafe locales = TableRows(number_locales(), Int(number_locales_count), width: 7)
    unsafe records = TableRows(number_records(), Int(number_records_count), width: NumberRecord.width)
    unsafe signs = TableRows(number_signs(), Int(number_signs_count), width: 4)
    unsafe currencies = TableRows(number_currencies(), Int(number_currencies_count), width: 2)
    unsafe exceptions = TableRows(number_exceptions(), Int(number_exceptions_count), width: 2)
  }

  var source: String { text(1) }
  var localeNames: [String] { (1..<locales.count).map { text(locales[$0, 0]) } }
  var currencyCodes: [String] { (0..<currencies.count).map { text(currencies[$0, 0]) } }

  func text(_ place: Int) -> String {
    let start = place + 1
    return unsafe String(decoding: texts[start..<start + Int(texts[place])], as: UTF8.self)
  }

  /// The locale of a name, or that of its language and script.
  func locale(named name: String) -> Int? {
    var parts = name.utf8.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
      .enumerated().map { i, part in part.localePart(isFirst: i == 0) }
    while let last = parts.popLast() {
      let name = (parts + [last]).joined(separator: "_")
      if let place = find(name, in: locales) { return place == 0 ? nil : place }
      // a region or a variant may be unknown; a script may not, and what is shorter is an extension's
      guard 2...8 ~= last.utf8.count && last.utf8.count != 4 else { return nil }
    }
    return nil
  }

  func currency(_ code: String) -> NumberCurrency? {
    let code = code.uppercased()
    return find(code, in: currencies).map { NumberCurrency(code: code, place: $0, fractionDigits: currencies[$0, 1]) }
  }

  func name(of locale: Int) -> String { text(locales[locale, 0]) }

  func record(of locale: Int, _ kind: Kind) -> NumberRecord { record(locales[locale, 1 + kind.rawValue]) }

  /// The record of an amount that is not what the locale's record and the currency's sign make.
  func exception(_ currency: NumberCurrency, in locale: Int, _ kind: Kind) -> NumberRecord? {
    let key = (locale << 9 | currency.place) << 1 | (kind == .accounting ? 1 : 0)
    let row = search(exceptions.count) { exceptions[$0, 0] < key }
    return row < exceptions.count && exceptions[row, 0] == key ? record(exceptions[row, 1]) : nil
  }

  /// How a locale writes a currency: as itself or a parent says, or else by its code.
  func sign(of currency: NumberCurrency, in locale: Int) -> CurrencySign {
    var next: Int? = locale
    while let place = next {
      let (start, count) = (locales[place, 5], locales[place, 6])
      let row = start + search(count) { signs[start + $0, 0] < currency.place }
      if row < start + count && signs[row, 0] == currency.place {
        return CurrencySign(
          code: currency.code, text: text(signs[row, 1]), narrow: text(signs[row, 2]), flags: signs[row, 3])
      }
      next = parent(of: place)
    }
    return CurrencySign(code: currency.code)
  }

  /// The nearest locale whose name is that without some of its last parts; after that the root, which is the first and
  /// has no name.
  private func parent(of place: Int) -> Int? {
    if place == 0 { return nil }
    var name = text(locales[place, 0])[...]
    while let end = name.utf8.lastIndex(of: UInt8(ascii: "_")) {
      name = name[..<end]
      if let parent = find(String(name), in: locales) { return parent }
    }
    return 0
  }

  private func record(_ place: Int) -> NumberRecord {
    NumberRecord(
      positive: .init(prefix: text(records[place, 0]), suffix: text(records[place, 1])),
      negative: .init(prefix: text(records[place, 2]), suffix: text(records[place, 3])),
      digits: text(records[place, 4]), groupingSeparator: text(records[place, 5]),
      decimalSeparator: text(records[place, 6]), primary: records[place, 7] & 15,
      secondary: records[place, 7] >> 4 & 15, minimum: records[place, 7] >> 8, sign: text(records[place, 8]))
  }

  /// The row of a name, which stands in the first column.
  private func find(_ name: String, in rows: TableRows<UInt16>) -> Int? {
    let place = search(rows.count) { text(rows[$0, 0]).utf8.lexicographicallyPrecedes(name.utf8) }
    return place < rows.count && text(rows[place, 0]).utf8.elementsEqual(name.utf8) ? place : nil
  }

  /// How many of the first are before what is searched.
  private func search(_ count: Int, isBefore: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// A table of numbers in rows.
@safe struct TableRows<Element: FixedWidthInteger> {
  private let numbers: UnsafePointer<Element>
  private let width: Int
  let count: Int

  @unsafe init(_ numbers: UnsafePointer<Element>, _ numberCount: Int, width: Int) {
    unsafe self.numbers = numbers
    self.width = width
    count = numberCount / width
  }

  subscript(row: Int, column: Int) -> Int {
    precondition(row >= 0 && row < count && column < width, "no such row in the table")
    return unsafe Int(numbers[row * width + column])
  }
}

extension Substring.UTF8View {
  /// A part of a locale's name as ICU writes it: `de`, `Latn`, `DE`.
  fileprivate func localePart(isFirst: Bool) -> String {
    let text = String(Substring(self))
    if isFirst { return text.lowercased() }
    return count == 4 ? text.prefix(1).uppercased() + text.dropFirst().lowercased() : text.uppercased()
  }
}
