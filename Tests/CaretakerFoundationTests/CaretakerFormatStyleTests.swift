import CaretakerFoundation
import Foundation
import Testing

#if ICU
  @Suite struct CaretakerFormatStyleTests {
    static let germany = Locale(identifier: "de_DE")
    static let price = Decimal(sign: .minus, exponent: -1, significand: 12_345)

    @Test(arguments: ["de_DE", "en_US", "ar_EG", "hi_IN", "de-CH", "ar-EG-u-nu-latn"]) func showsAndReads(
      _ identifier: String
    )
      throws
    {
      let locale = Locale(identifier: identifier)
      for style in [
        LocaleNumberFormat.Style.decimal, .percent, .currency("EUR"), .accounting("EUR"), .unit(" kg", .suffix),
      ] {
        let shown = try Self.price.formatted(.caretaker(locale: locale, style: style))
        let expected = try LocaleNumberFormat(locale: identifier, style: style)
        #expect(try shown == expected.format("-1234.5"))
        let format = try Decimal.CaretakerFormatStyle(locale: locale, style: style)
        #expect(try Decimal(shown, format: format) == Self.price)
        #expect(try Decimal(shown, strategy: format.parseStrategy) == Self.price)
      }
    }

    @Test func whatIsNoNumber() throws {
      let euros = try Decimal.CaretakerFormatStyle(locale: Self.germany, style: .currency("EUR"))
      #expect(Decimal.nan.formatted(euros) == "NaN")
      #expect(throws: NumberError(.unexpected("x"), at: 1)) { try Decimal("1x", format: euros) }
      #expect(throws: NumberError(.noDigits, at: 0)) { try Decimal("", strategy: euros.parseStrategy) }
    }

    @Test func localeIsChecked() throws {
      #expect(throws: LocaleNumberError.unknownRegion("QQ", locale: "de_QQ")) {
        try Self.price.formatted(.caretaker(locale: Locale(identifier: "de_QQ")))
      }
      let euros = try Decimal.CaretakerFormatStyle(locale: Self.germany, style: .currency("EUR"))
      let english = try Decimal.CaretakerFormatStyle(locale: Locale(identifier: "en_US"), style: .currency("EUR"))
      #expect(euros.locale(Locale(identifier: "en_US")) == english)
      #expect(euros.locale(Locale(identifier: "de_QQ")) == euros)
    }

    @Test func numberingSystemOfALocale() throws {
      var components = Locale.Components(languageCode: .arabic, languageRegion: .egypt)
      components.numberingSystem = Locale.NumberingSystem("latn")
      #expect(try Decimal(5).formatted(.caretaker(locale: Locale(components: components))) == "5")
    }

    @Test func survivesCoding() throws {
      for mode in RoundingMode.allCases {
        let options = LocaleNumberOptions(fractionDigits: .range(1...3), roundingMode: mode)
        let style = try Decimal.CaretakerFormatStyle(locale: Self.germany, style: .accounting("chf"), options: options)
        let decoded = try JSONDecoder().decode(Decimal.CaretakerFormatStyle.self, from: JSONEncoder().encode(style))
        #expect(decoded == style)
        let strategy = try JSONDecoder().decode(
          Decimal.CaretakerParseStrategy.self, from: JSONEncoder().encode(style.parseStrategy))
        #expect(strategy == style.parseStrategy)
      }
    }

    @Test func whatIsCodedIsChecked() throws {
      let style = try Decimal.CaretakerFormatStyle(locale: Self.germany, style: .currency("EUR"))
      let coded = try String(decoding: JSONEncoder().encode(style), as: UTF8.self)
      for (right, wrong) in [("EUR", "QQQ"), ("de_DE", "de_QQ"), ("halfEven", "sideways")] {
        let data = Data(coded.replacingOccurrences(of: right, with: wrong).utf8)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Decimal.CaretakerFormatStyle.self, from: data) }
      }
    }
  }
#endif
