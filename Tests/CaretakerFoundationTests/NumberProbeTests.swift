import CaretakerFoundation
import Foundation
import Testing

/// Formats made of Foundation's own styles, with all that such a style can say.
@Suite struct NumberProbeTests {
  static let locales = ["en_US", "de_CH", "hi_IN", "ar_EG", "es_ES", "en_US@numbers=hanidec", "ja_JP@numbers=fullwide"]
    .map {
      Locale(identifier: $0)
    }
  static let values: [Decimal] = [
    "0", "0.5", "1", "1.5", "2.5", "2.4999", "7.125", "37.5", "999.995", "1000", "12345.678", "1234567.0049",
    "0.0000000000000000000015", "98765432109876543210.5",
  ].compactMap { Decimal(string: $0) }.flatMap { [$0, -$0] }

  private func check(_ style: some FormatStyle<Decimal, String>, _ format: NumberFormat) throws {
    for value in Self.values {
      let (shown, expected) = (try format.format(value), style.format(value))
      #expect(shown.unicodeScalars.elementsEqual(expected.unicodeScalars), "\(value): \(shown), \(expected)")
    }
  }

  @Test(arguments: locales) func numbers(_ locale: Locale) throws {
    let style = Decimal.FormatStyle(locale: locale)
    let styles: [Decimal.FormatStyle] = [
      style, style.grouping(.never), style.scale(1000), style.decimalSeparator(strategy: .automatic),
      style.sign(strategy: .always()), style.sign(strategy: .always(includingZero: false)),
      style.sign(strategy: .never),
      style.precision(.fractionLength(2)), style.precision(.fractionLength(1...30)),
      style.precision(.fractionLength(0)),
      style.rounded(increment: 5), style.rounded(increment: 25),
      style.precision(.fractionLength(2)).rounded(increment: 1),
    ]
    for style in styles { try check(style, NumberFormat(style)) }
  }

  @Test(arguments: [
    FloatingPointRoundingRule.toNearestOrEven, .toNearestOrAwayFromZero, .up, .down, .towardZero, .awayFromZero,
  ])
  func roundingRules(_ rule: FloatingPointRoundingRule) throws {
    for digits in [0, 2, 6] {
      let style = Decimal.FormatStyle(locale: Self.locales[0]).precision(.fractionLength(digits)).rounded(rule: rule)
      try check(style, NumberFormat(style))
    }
  }

  @Test(arguments: locales) func percentages(_ locale: Locale) throws {
    let style = Decimal.FormatStyle.Percent(locale: locale)
    for style in [style, style.precision(.fractionLength(1)), style.scale(1), style.rounded(rule: .up)] {
      try check(style, NumberFormat(style))
    }
    #expect(try NumberFormat(style).symbols.valueExponent == 2)
  }

  @Test(arguments: locales) func amounts(_ locale: Locale) throws {
    for code in ["EUR", "JPY", "KWD", "CAD"] {
      let style = Decimal.FormatStyle.Currency(code: code, locale: locale)
      let styles: [Decimal.FormatStyle.Currency] = [
        style, style.presentation(.isoCode), style.presentation(.narrow), style.sign(strategy: .accounting),
        style.sign(strategy: .accountingAlways()), style.precision(.fractionLength(4)), style.grouping(.never),
        style.precision(.fractionLength(0)).grouping(.never),
      ]
      for style in styles { try check(style, NumberFormat(style)) }
    }
  }

  @Test func whatIsReadBesideAnAmount() throws {
    let dollars = try NumberFormat(.currency(code: "CAD").locale(Locale(identifier: "fr_FR")))
    for text in ["1 234,50 $CA", "CAD 1234,50", "$1234,50", "1234,50"] {
      #expect(try dollars.decimal(from: text) == Decimal(string: "1234.5"), "\(text)")
    }
    let whole = try NumberFormat(.currency(code: "EUR").precision(.fractionLength(0)).locale(Locale(identifier: "de")))
    #expect(whole.symbols.minorUnitDigits == 2)
    #expect(whole.format(minorUnits: 123_450) == "1.234\u{A0}€")
    let bare = try NumberFormat(.number.grouping(.never).locale(Locale(identifier: "de")))
    #expect(try bare.decimal(from: "1.234,5") == Decimal(string: "1234.5"))
  }

  /// Without the trait ICU, too: here is what an application types into.
  @Test func typedInto() throws {
    var price = Field(try NumberFormat(.currency(code: "EUR").locale(Locale(identifier: "de_DE"))))
    price.insert("1234,5")
    price.endEditing()
    #expect(price.text == "1.234,50\u{A0}€" && price.value == "1234.50")
  }

  @Test func symbolsAsTheArticleHasThem() throws {
    #expect(try NumberSymbols(probing: .number.locale(Locale(identifier: "es_ES"))).minimumGroupingDigits == 2)
    #expect(try NumberSymbols(probing: .percent.locale(Locale(identifier: "ar_EG"))).marks == ["%", "٪"])
    let rupees = try NumberSymbols(probing: .currency(code: "INR").locale(Locale(identifier: "hi_IN")))
    #expect(rupees.secondaryGroupingSize == 2)
  }

  @Test func stylesThatNoSymbolsFollow() throws {
    let style = Decimal.FormatStyle(locale: Locale(identifier: "en_US"))
    let dollars = Decimal.FormatStyle.Currency(code: "USD", locale: style.locale)
    let styles: [Decimal.FormatStyle] = [
      style.notation(.compactName), style.notation(.scientific), style.precision(.significantDigits(3)),
      style.precision(.significantDigits(1...15)), style.precision(.integerLength(2...)),
      style.precision(.integerAndFractionLength(integerLimits: 1...3, fractionLimits: 0...2)),
      style.scale(0.01), style.scale(3), style.precision(.fractionLength(0...60)), style.rounded(increment: 20_000),
      style.precision(.fractionLength(30)).rounded(increment: 77),
    ]
    for style in styles {
      do {
        let format = try NumberFormat(style)
        Issue.record("\(format.symbols)")
      } catch {
        #expect(error.description.contains(": "))
        #expect(error.errorDescription == error.description)
      }
    }
    #expect(throws: NumberProbeError.unclearDigits(shown: "10T")) { try NumberFormat(style.notation(.compactName)) }
    #expect(throws: NumberProbeError.self) {
      try NumberFormat(dollars.precision(.fractionLength(0)).presentation(.fullName))
    }
  }
}
