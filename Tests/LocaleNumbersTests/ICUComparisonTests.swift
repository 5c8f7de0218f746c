#if ICU
  import LocaleNumbers
  import NumberFormatting
  import TestDepth
  import Testing

  /// Formats and read-backs against the ICU at hand: no locale's text is written down here.
  ///
  /// A run takes a sample of the plan, always the same; `CARETAKER_TESTS=full` takes all of it, which wants a release
  /// build.
  @Suite struct ICUComparisonTests {
    static let plan = ICUComparisonPlan()
    /// Primes to no count of locales, currencies or options, so that a sample meets all of them.
    static func sample(_ step: Int) -> StrideTo<Int> { stride(from: 0, to: plan.count, by: tries(step, full: 1)) }

    @Test func finishedNumbersAreICUsOwn() throws {
      var strings = 0
      for index in Self.sample(701) {
        for difference in try Self.plan[index].differences(in: ICUComparisonPlan.values) {
          Issue.record("\(difference)")
        }
        strings += ICUComparisonPlan.values.count
      }
      #expect(strings > 1_000)
    }

    @Test func whatIsShownReadsBack() throws {
      var strings = 0
      for index in Self.sample(2_003) {
        let wanted = Self.plan[index]
        let format = try LocaleNumberFormat(locale: wanted.locale, style: wanted.style, options: wanted.options)
        for value in ICUComparisonPlan.values {
          try check(format, value)
          strings += 1
        }
      }
      #expect(strings > 1_000)
    }

    private func check(_ format: LocaleNumberFormat, _ value: String) throws {
      let shown = try format.format(value)
      let expected = try visible(format.numberFormat.rounded(value), format.symbols)
      do throws(NumberError) {
        let reading = try format.reader.read(shown)
        if reading.text != expected {
          Issue.record(
            "\(format.locale) \(format.style) \(format.options): \(shown) read as \(reading.text), not \(expected)")
        }
      } catch {
        Issue.record("\(format.locale) \(format.style) \(format.options): \(shown.debugDescription) not read: \(error)")
      }
    }

    /// A number without a minus that is not shown.
    private func visible(_ rounded: String, _ symbols: NumberSymbols) -> String {
      let isZero = rounded.allSatisfy { "-0.".contains($0) }
      let showsMinus = isZero ? symbols.negativeZero != symbols.zero : symbols.showsSign
      return showsMinus ? rounded : rounded.filter { $0 != "-" }
    }

    @Test func planHasEveryLocaleAndCurrency() {
      let comparisons = Self.plan.prefix(tries(20_000, full: Self.plan.count))
      #expect(Set(comparisons.compactMap { $0.style.currency }) == Set(LocaleNumberFormat.availableCurrencies))
      #expect(
        Self.plan.count > 3 * LocaleNumberFormat.availableLocales.count * LocaleNumberFormat.availableCurrencies.count)
      #expect(Self.plan.last != nil)
      #expect(
        ICUComparisonPlan(locales: ["de"], currencies: []).allSatisfy { $0.locale == "de" && $0.style.currency == nil })
    }

    /// A comparison that finds nothing may be one that looks at nothing: here the value is not a decimal to one of the
    /// two.
    @Test func differencesAreFound() throws {
      let long = "1" + String(repeating: "0", count: 200)
      let found = try ICUComparison(locale: "en").differences(in: ["1", long])
      #expect(found.map(\.value) == [long])
    }
  }
#endif
