import FieldEditing
import FieldFormats
import LocaleNumbers
import LocaleTables
import NumberFormatting
import TestDepth
import Testing

/// The table against the ICU at hand, where that is the one it was made from.
@Suite struct LocaleTablesTests {
  /// Whether the ICU at hand has the table's data.
  static var isMadeFromThisICU: Bool {
    let (icu, cldr) = (LocaleNumberFormat.icuVersion ?? "", LocaleNumberFormat.cldrVersion ?? "")
    return NumberSymbols.tableSource == "ICU \(icu), CLDR \(cldr)"
  }

  @Test func source() { #expect(NumberSymbols.tableSource.hasPrefix("ICU ")) }

  @Test(.enabled(if: isMadeFromThisICU), arguments: [NumberStyle.decimal, .percent, .unit(" kg")])
  func numbersOfAllLocales(_ style: NumberStyle) throws {
    for locale in LocaleNumberFormat.availableLocales { try compare(locale, style) }
  }

  /// One currency in some, others with each locale; the generator compares them all.
  @Test(.enabled(if: isMadeFromThisICU)) func amountsOfAllLocales() throws {
    let currencies = LocaleNumberFormat.availableCurrencies
    for (i, locale) in LocaleNumberFormat.availableLocales.enumerated() {
      let step = tries(151, full: 17)
      for k in stride(from: i % step, to: currencies.count, by: step) {
        try compare(locale, .currency(currencies[k]))
        try compare(locale, .accounting(currencies[k]))
      }
    }
  }

  @Test(
    .enabled(if: isMadeFromThisICU),
    arguments: ["de-DE", "de_JP", "DE", "zh-TW", "zh-Hant-HK", "sr_latn_rs", "en-150", "no", "pt_BR", "hi", "ar-EG"])
  func names(_ locale: String) throws {
    try compare(locale, .currency("usd"))
  }

  @Test func unknownNames() {
    for name in ["", "x", "xx", "deutsch", "de--", "_DE", "ar-EG-u-nu-latn", "🇩🇪", "zh_Latn"] {
      #expect(throws: LocaleTableError.unknownLocale(name)) { try NumberSymbols(locale: name, style: .decimal) }
    }
    #expect(throws: LocaleTableError.unknownCurrency("EURO")) {
      try NumberSymbols(locale: "de", style: .currency("EURO"))
    }
  }

  @Test func lists() {
    #expect(NumberSymbols.tabledLocales.contains("de"))
    #expect(NumberSymbols.tabledLocales.allSatisfy { (try? NumberSymbols(locale: $0, style: .percent)) != nil })
    #expect(NumberSymbols.tabledCurrencies.contains("EUR"))
  }

  @Test func namedFormats() throws {
    var catalog = FormatCatalog.standard
    catalog.add(.tabledNumbers)
    let euros = try catalog.format(named: "currency(EUR, de_DE)")
    var field = Field(euros)
    field.insert("1234,5")
    #expect(field.text == "1.234,5\u{A0}€")
    #expect(euros.title == "currency(EUR, de_DE)")
    let error = #expect(throws: FormatNameError.self) { try catalog.format(named: "currency(EUO, de_DE)") }
    #expect(error?.suggestion.contains("currency(EUR, de_DE)") ?? false)
    #expect(throws: FormatNameError.self) { try catalog.format(named: "decimal(xx)") }
    #expect(throws: FormatNameError.self) { try catalog.format(named: "decimal") }
  }

  private func compare(_ locale: String, _ style: NumberStyle) throws {
    let icuStyle: LocaleNumberFormat.Style =
      switch style {
      case .decimal: .decimal
      case .percent: .percent
      case .currency(let code): .currency(code)
      case .accounting(let code): .accounting(code)
      case .unit(let text): .unit(text, .suffix)
      }
    let expected = try LocaleNumberFormat(locale: locale, style: icuStyle).symbols
    #expect(try NumberSymbols(locale: locale, style: style) == expected, "\(locale) \(style)")
  }
}
