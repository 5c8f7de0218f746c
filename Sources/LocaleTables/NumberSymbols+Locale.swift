public import NumberFormatting

extension NumberSymbols {
  /// Looks up how a locale writes numbers of a style, without ICU.
  ///
  ///     let euros = NumberFormat(try NumberSymbols(locale: "de-DE", style: .currency("EUR")))
  ///     try euros.format("-1234.5")   // "-1.234,50 €"
  ///
  /// A locale that is not in the table has the symbols of its language and script: German in Japan those of German.
  ///
  /// - Parameters:
  ///   - locale: A BCP 47 tag (`de-DE`) or an ICU id (`de_DE`), without extensions: `ar-EG-u-nu-latn` is not found.
  ///   - style: What is written: a number, a percentage, an amount, a quantity.
  /// - Throws: `LocaleTableError` for an unknown locale or currency, and a unit that cannot stand beside digits.
  /// - Complexity: O(log *n*) in the locales of the table, and a few short texts.
  @export(interface) public init(locale: String, style: NumberStyle) throws(LocaleTableError) {
    let tables = NumberTables.linked
    guard let place = tables.locale(named: locale) else { throw .unknownLocale(locale) }
    let name = tables.name(of: place)
    let (kind, code): (NumberTables.Kind, String)
    switch style {
    case .decimal:
      self = tables.record(of: place, .decimal).symbols(marks: [], locale: name)
      return
    case .percent:
      let record = tables.record(of: place, .percent)
      self = record.symbols(marks: ["%", record.sign], locale: name)
      return
    case .unit(let text):
      do throws(UnitProblem) {
        let unit = try UnitText(text)
        self = tables.record(of: place, .decimal).beside(unit).symbols(marks: [unit.trimmed], locale: name)
        try unit.check(in: self)
        return
      } catch {
        throw .unit(text, error)
      }
    case .currency(let currency): (kind, code) = (.currency, currency)
    case .accounting(let currency): (kind, code) = (.accounting, currency)
    }
    guard let currency = tables.currency(code) else { throw .unknownCurrency(code) }
    let sign = tables.sign(of: currency, in: place)
    let record = tables.exception(currency, in: place, kind) ?? tables.record(of: place, kind).showing(sign)
    self = record.symbols(
      fractionDigits: currency.fractionDigits, marks: sign.marks, locale: name, symbol: sign.narrow)
  }

  /// The locales of the table, by ICU id, in alphabetical order.
  public static var tabledLocales: [String] { NumberTables.linked.localeNames }
  /// The ISO 4217 codes of the currencies of the table, of today and of the past, in alphabetical order.
  public static var tabledCurrencies: [String] { NumberTables.linked.currencyCodes }
  /// The source of the table's facts: `ICU 72.1, CLDR 42.0`.
  public static var tableSource: String { NumberTables.linked.source }
}
