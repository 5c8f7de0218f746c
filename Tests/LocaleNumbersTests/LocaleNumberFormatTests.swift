import Testing

@testable import LocaleNumbers

#if ICU
  @Suite struct LocaleNumberFormatTests {
    static let ids = [
      ("de-DE", "de_DE"), ("de_DE", "de_DE"), ("ar-EG-u-nu-latn", "ar_EG@numbers=latn"), ("EN-us", "en_US"),
      ("de_DE-u-nu-arab", "de_DE@numbers=arab"), ("ar_EG@numbers=latn", "ar_EG@numbers=latn"),
    ]
    @Test(arguments: ids) func names(_ name: String, _ id: String) throws {
      #expect(try LocaleNumberFormat(locale: name).locale == id)
    }

    @Test func everyLocaleIsGoodByBothNames() throws {
      for id in LocaleNumberFormat.availableLocales {
        #expect(throws: Never.self) { try ICULocale(id) }
        #expect(throws: Never.self) { try ICULocale(id.split(separator: "_").joined(separator: "-")) }
      }
    }

    /// German in Japan, and of no data of its own in Namibia; the world, and old names of locales.
    @Test(arguments: [
      "de_JP", "de_NA", "en_001", "es_419", "zh_TW", "iw_IL", "no_NO", "sr_Latn", "de-1996", "en_US_POSIX",
      "de_DE.UTF-8",
    ])
    func otherLocalesThatAreGood(_ name: String) throws {
      let format = try LocaleNumberFormat(locale: name)
      #expect(!["", "root"].contains(format.resolvedLocale))
    }

    @Test(arguments: [
      "xx_YY", "xx", "qqq-DE", "english", "US_en", "und", "und-DE", "root", "zh_Latn", "de_Cyrl_DE", "deu-DE",
    ])
    func unknownLocale(_ name: String) {
      #expect(throws: LocaleNumberError.unknownLocale(name)) { try LocaleNumberFormat(locale: name) }
    }

    @Test(arguments: [("de_QQ", "QQ"), ("de-ZZ", "ZZ"), ("en-999", "999"), ("zh_Hant_QQ", "QQ")])
    func unknownRegion(_ name: String, _ region: String) {
      #expect(throws: LocaleNumberError.unknownRegion(region, locale: name)) { try LocaleNumberFormat(locale: name) }
    }

    @Test(arguments: [
      ("", 0), ("de DE", 2), ("de-", 2), ("d", 0), ("de-DE-x", 5), ("dé", 1), ("de_DE_EUR", 5), ("_DE", 0),
    ])
    func malformedLocale(_ name: String, _ offset: Int) {
      #expect(throws: LocaleNumberError.malformedLocale(name, offset: offset)) { try LocaleNumberFormat(locale: name) }
    }

    @Test(arguments: [("de-u-nu-xyz", "xyz"), ("ar_EG@numbers=none", "none"), ("de-u-nu", "yes")])
    func unknownNumberingSystem(_ name: String, _ system: String) {
      #expect(throws: LocaleNumberError.unknownNumberingSystem(system, locale: name)) {
        try LocaleNumberFormat(locale: name)
      }
    }

    @Test(arguments: ["", "EU", "EURO", "E1R", "QQQ", "€"]) func unknownCurrency(_ code: String) {
      for style in [LocaleNumberFormat.Style.currency(code), .accounting(code)] {
        #expect(throws: LocaleNumberError.unknownCurrency(code)) {
          try LocaleNumberFormat(locale: "de_DE", style: style)
        }
      }
    }

    @Test func currencies() throws {
      #expect(try LocaleNumberFormat(locale: "de", style: .accounting("eur")).style == .accounting("EUR"))
      let all = Set(LocaleNumberFormat.availableCurrencies)
      let inUse = Set(LocaleNumberFormat.currenciesInUse)
      #expect(inUse.isStrictSubset(of: all))
      #expect(inUse.isSuperset(of: ["EUR", "USD", "JPY"]) && !inUse.contains("DEM"))
    }

    @Test func versions() throws {
      let version = try #require(LocaleNumberFormat.icuVersion)
      #expect(version.split(separator: ".").count >= 2 && version.allSatisfy { $0.isNumber || $0 == "." })
      #expect(LocaleNumberFormat.cldrVersion?.isEmpty == false)
    }

    @Test func everyErrorSaysWhatWouldDo() {
      let errors: [LocaleNumberError] = [
        .malformedLocale("d", offset: 0), .unknownLocale("xx"), .unknownRegion("QQ", locale: "de_QQ"),
        .unknownNumberingSystem("xyz", locale: "de-u-nu-xyz"),
        .otherCalendar("buddhist", locale: "th-u-ca-buddhist"), .unknownCurrency("QQQ"),
        .fractionDigitsOutOfRange(0...101, limit: 100), .cashWithoutCurrency, .unit("", .empty),
        .unit("5", .digit("5")),
        .missingData, .builtWithoutICU,
      ]
      for error in errors { #expect(error.description.contains(":"), "\(error)") }
    }
  }
#else
  @Suite struct WithoutICUTests {
    @Test func saysSo() {
      #expect(throws: LocaleNumberError.builtWithoutICU) { try LocaleNumberFormat(locale: "de_DE") }
      #expect(throws: LocaleNumberError.builtWithoutICU) { try ICUComparison(locale: "de_DE").differences(in: ["1"]) }
      #expect(LocaleNumberFormat.availableLocales.isEmpty && LocaleNumberFormat.icuVersion == nil)
    }
  }
#endif
