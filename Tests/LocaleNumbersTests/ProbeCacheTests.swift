#if ICU
  import NumberFormatting
  import TestDepth
  import Testing

  @testable import LocaleNumbers

  @Suite struct ProbeCacheTests {
    @Test func manyThreadsAskAtOnce() async throws {
      let cache = ProbeCache<LocaleNumberKey>(capacity: 30)
      let locales = LocaleNumberFormat.availableLocales.prefix(40)
      try await withThrowingTaskGroup(of: [NumberSymbols].self) { group in
        for turn in 0..<8 {
          group.addTask {
            let made = try locales.map { locale in
              try cache.found(.init(locale: locale, style: .currency("EUR"), options: LocaleNumberOptions()))
            }
            // formats are shared as well as made at once
            #expect(made.allSatisfy { $0.format(turn).contains { $0.isNumber } })
            return made.map(\.symbols)
          }
        }
        var all: Set<[NumberSymbols]> = []
        for try await symbols in group { all.insert(symbols) }
        #expect(all.count == 1)
      }
    }

    @Test func cacheStaysSmall() throws {
      let cache = ProbeCache<LocaleNumberKey>(capacity: 2)
      for locale in ["de", "en", "fr", "de"] {
        let key = LocaleNumberKey(locale: locale, style: .decimal, options: LocaleNumberOptions())
        #expect(try cache.found(key) == cache.found(key))
        #expect((1...2).contains(cache.count))
      }
      #expect(cache.count == 2)
    }

    @Test func formatsShareOneTable() throws {
      let (one, other) = try (LocaleNumberFormat(locale: "de_AT"), LocaleNumberFormat(locale: "de_AT"))
      #expect(one.numberFormat.table == other.numberFormat.table)
    }

    /// Formats that differ in one thing only are kept apart.
    @Test func keysHoldAllThatMatters() throws {
      let plan = ICUComparisonPlan(locales: ["de_CH"], currencies: ["CHF", "EUR"])
      let keys = plan.sample(oneIn: 8).map {
        LocaleNumberKey(locale: $0.locale, style: $0.style, options: $0.options)
      }
      let probed = try keys.map { try LocaleNumberFormat(probing: $0) }
      let cache = ProbeCache<LocaleNumberKey>(capacity: 1_000)
      for _ in 0..<2 {
        for (key, format) in zip(keys, probed) { #expect(try cache.found(key) == format) }
      }
    }
  }
#endif
