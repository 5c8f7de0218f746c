import NumberFormatting
import Testing

@testable import LocaleNumbers

#if ICU
  @Suite struct LocaleNumberFormatTests {
    @Test(arguments: [("de-DE", "de_DE"), ("de_DE", "de_DE"), ("ar-EG-u-nu-latn", "ar_EG@numbers=latn"), ("EN-us", "en_US")])
    func names(_ name: String, _ id: String) throws { #expect(try LocaleNumberFormat(locale: name).locale == id) }

    @Test(arguments: ["xx_YY", "xx", "qqq-DE", "english", "US_en"]) func unknownLocale(_ name: String) {
      #expect(throws: LocaleNumberError.unknownLocale(name)) { try LocaleNumberFormat(locale: name) }
    }

    @Test(arguments: [("", 0), ("de DE", 2), ("de-", 2), ("d", 0), ("de-DE-x", 5), ("dé", 1)])
    func malformedLocale(_ name: String, _ offset: Int) {
      #expect(throws: LocaleNumberError.malformedLocale(name, offset: offset)) { try LocaleNumberFormat(locale: name) }
    }

    @Test(arguments: ["", "EU", "EURO", "E1R", "QQQ", "€"]) func unknownCurrency(_ code: String) {
      #expect(throws: LocaleNumberError.unknownCurrency(code)) {
        try LocaleNumberFormat(locale: "de_DE", style: .currency(code))
      }
    }

    @Test func parentLocale() throws {
      // A region no locale has data for: the language's are right.
      #expect(try LocaleNumberFormat(locale: "de_QQ").localeWithData == "de")
      #expect(try LocaleNumberFormat(locale: "de", style: .currency("eur")).style == .currency("EUR"))
    }

    @Test func fractionDigits() throws {
      let format = try LocaleNumberFormat(locale: "en", fractionDigits: 1...3)
      #expect(try ["1", "1.25", "1.23456"].map { try format.format($0) } == ["1.0", "1.25", "1.235"])
      #expect(throws: LocaleNumberError.fractionDigitsOutOfRange(0...1_000, limit: 100)) {
        try LocaleNumberFormat(locale: "en", fractionDigits: 0...1_000)
      }
      let wide = try LocaleNumberFormat(locale: "en", fractionDigits: 0...100)
      #expect(wide.symbols.maximumFractionDigits == 100)
    }

    @Test func manyThreadsAskAtOnce() async throws {
      let locales = LocaleNumberFormat.availableLocales.prefix(40)
      try await withThrowingTaskGroup(of: [NumberSymbols].self) { group in
        for _ in 0..<8 {
          group.addTask { try locales.map { try LocaleNumberFormat(locale: $0, style: .currency("EUR")).symbols } }
        }
        var all: Set<[NumberSymbols]> = []
        for try await symbols in group { all.insert(symbols) }
        #expect(all.count == 1)
      }
    }

    @Test func cacheStaysSmall() throws {
      let cache = LocaleNumberCache(capacity: 2)
      for locale in ["de", "en", "fr", "de"] {
        let key = LocaleNumberCache.Key(locale: locale, style: .decimal, fractionDigits: nil)
        #expect(try cache.format(key) == cache.format(key))
      }
    }
  }
#else
  @Suite struct WithoutICUTests {
    @Test func saysSo() {
      #expect(throws: LocaleNumberError.builtWithoutICU) { try LocaleNumberFormat(locale: "de_DE") }
      #expect(LocaleNumberFormat.availableLocales.isEmpty)
    }
  }
#endif
