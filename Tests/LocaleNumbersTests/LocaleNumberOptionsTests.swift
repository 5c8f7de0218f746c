#if ICU
  import LocaleNumbers
  import NumberFormatting
  import Testing

  /// What each option says of itself. That ICU shows the same does not show that it was asked for the right thing.
  @Suite struct LocaleNumberOptionsTests {
    static let locales = ["en", "de", "ar_EG", "hi", "he", "fa", "es", "de_CH", "sv", "ff_Adlm", "en_US_POSIX"]

    private func format(
      _ locale: String, _ style: LocaleNumberFormat.Style = .decimal,
      _ change: (inout LocaleNumberOptions) -> Void = { _ in }
    ) throws -> LocaleNumberFormat {
      var options = LocaleNumberOptions()
      change(&options)
      return try LocaleNumberFormat(locale: locale, style: style, options: options)
    }

    @Test(arguments: locales) func signDisplay(_ locale: String) throws {
      func affixes(_ sign: LocaleNumberOptions.SignDisplay) throws -> [NumberSymbols.Affixes] {
        let symbols = try format(locale) { $0.signDisplay = sign }.symbols
        return [symbols.negative, symbols.negativeZero, symbols.zero, symbols.positive]
      }
      let (auto, always) = (try affixes(.auto), try affixes(.always))
      let (minus, bare, plus) = (auto[0], auto[3], always[3])
      #expect(Set([minus, bare, plus]).count == 3)
      #expect(auto == [minus, minus, bare, bare])
      #expect(always == [minus, minus, plus, plus])
      #expect(try affixes(.never) == [bare, bare, bare, bare])
      #expect(try affixes(.exceptZero) == [minus, bare, bare, plus])
      #expect(try affixes(.negative) == [minus, bare, bare, bare])
    }

    @Test(arguments: locales) func grouping(_ locale: String) throws {
      func signs(_ grouping: LocaleNumberOptions.Grouping, _ value: Int) throws -> Int {
        let format = try format(locale) { $0.grouping = grouping }
        return format.format(value).unicodeScalars.count - format.format(value % 10).unicodeScalars.count
      }
      for grouping in LocaleNumberOptions.Grouping.allCases { #expect(try signs(grouping, 999) == 2) }
      #expect(try signs(.always, 1_000) == 4)
      #expect(try [signs(.minimumTwo, 1_000), signs(.minimumTwo, 10_000)] == [3, locale == "en_US_POSIX" ? 4 : 5])
      #expect(try signs(.never, 1_234_567) == 6)
    }

    /// The sign that is not shown is read, and is not taken for the other one.
    @Test(arguments: ["de", "en"]) func readingWithoutGroups(_ locale: String) throws {
      let (usual, bare) = (try format(locale), try format(locale) { $0.grouping = .never })
      #expect(try bare.reader.read(usual.format(1_234)).text == "1234")
    }

    @Test(arguments: locales) func fractionDigits(_ locale: String) throws {
      let symbols = try format(locale) { $0.fractionDigits = .range(1...3) }.symbols
      #expect([symbols.minimumFractionDigits, symbols.maximumFractionDigits, symbols.roundingIncrement] == [1, 3, 1])
      #expect(try format(locale) { $0.fractionDigits = .fixed(100) }.symbols.minimumFractionDigits == 100)
      #expect(try format(locale) { $0.fractionDigits = .fixed(0) }.symbols.maximumFractionDigits == 0)
    }

    @Test(arguments: [0...101, -1...2]) func fractionDigitsOutOfRange(_ range: ClosedRange<Int>) {
      #expect(throws: LocaleNumberError.fractionDigitsOutOfRange(range, limit: 100)) {
        try format("en") { $0.fractionDigits = .range(range) }
      }
    }

    /// Switzerland has no coin below five Rappen; Sweden none below a krona; and a cent is a hundredth in cash, too.
    @Test func cash() throws {
      let francs = try format("de_CH", .currency("CHF")) { $0.fractionDigits = .cash }
      #expect(
        [francs.symbols.maximumFractionDigits, francs.symbols.roundingIncrement, francs.symbols.minorUnitDigits] == [
          2, 5, 2,
        ])
      #expect(
        try ["12.32", "12.325", "-0.02"].map { try francs.numberFormat.rounded($0) } == ["12.30", "12.30", "-0.00"])
      let kronor = try format("sv_SE", .accounting("SEK")) { $0.fractionDigits = .cash }
      #expect(
        [kronor.symbols.maximumFractionDigits, kronor.symbols.roundingIncrement, kronor.symbols.minorUnitDigits] == [
          0, 1, 2,
        ])
      #expect(throws: LocaleNumberError.cashWithoutCurrency) { try format("sv_SE") { $0.fractionDigits = .cash } }
    }

    @Test(arguments: RoundingMode.allCases) func roundingMode(_ mode: RoundingMode) throws {
      let format = try format("en") { ($0.roundingMode, $0.fractionDigits) = (mode, .fixed(0)) }
      let expected: [RoundingMode: [String]] = [
        .halfEven: ["2", "4", "-2"], .halfUp: ["3", "4", "-3"], .halfDown: ["2", "3", "-2"], .up: ["3", "4", "-3"],
        .down: ["2", "3", "-2"], .ceiling: ["3", "4", "-2"], .floor: ["2", "3", "-3"],
        .halfCeiling: ["3", "4", "-2"], .halfFloor: ["2", "3", "-3"],
      ]
      #expect(try ["2.5", "3.5", "-2.5"].map { try format.format($0) } == expected[mode])
    }

    @Test func currencyDisplay() throws {
      func shown(_ display: LocaleNumberOptions.CurrencyDisplay) throws -> LocaleNumberFormat {
        try format("fr", .currency("USD")) { $0.currencyDisplay = display }
      }
      #expect(try shown(.isoCode).format(5).contains("USD"))
      #expect(try shown(.narrowSymbol).format(5).contains("$"))
      #expect(try shown(.symbol).format(5).count > shown(.narrowSymbol).format(5).count)
      #expect(try shown(.hidden).format(5).allSatisfy { $0.isNumber || $0.isWhitespace || $0 == "," })
      // each reads what the others show
      for display in LocaleNumberOptions.CurrencyDisplay.allCases {
        for other in LocaleNumberOptions.CurrencyDisplay.allCases {
          #expect(try shown(display).reader.read(shown(other).format(-5)).text == "-5.00")
        }
      }
    }

    @Test(arguments: locales) func percentages(_ locale: String) throws {
      let (number, part) = (try format(locale, .percent), try format(locale, .percent) { $0.percentValue = .fraction })
      #expect(try number.format("7.5") == part.format("0.075"))
      #expect(try part.reader.read(number.format("7.5")).text == "0.075")
      #expect(try number.reader.read("7 %").text == "7")
    }

    @Test func minorUnits() throws {
      for (code, text) in [("EUR", "-12345.67"), ("JPY", "-1234567"), ("KWD", "-1234.567")] {
        let format = try format("en", .currency(code))
        #expect(try format.format(minorUnits: -1_234_567) == format.format(text))
      }
    }
  }
#endif
