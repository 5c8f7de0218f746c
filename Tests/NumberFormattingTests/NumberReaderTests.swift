import Testing

@testable import NumberFormatting

@Suite struct NumberReaderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String { text }
    let symbols: NumberSymbols
    let text: String
    let value: String
    let ambiguity: Int?
    init(_ symbols: NumberSymbols, _ text: String, _ value: String, ambiguous: Int? = nil) {
      (self.symbols, self.text, self.value, ambiguity) = (symbols, text, value, ambiguous)
    }
  }

  static let read = [
    Case(Frozen.euros, "1.234,56 €", "1234.56"),
    Case(Frozen.dollars, "1.234,56", "1234.56"),
    Case(Frozen.dollars, "(1,234.50)", "-1234.50"),
    Case(Frozen.dollars, "($1,234.50)", "-1234.50"),
    Case(Frozen.dollars, "$(12)", "-12"),
    Case(Frozen.dollars, "−1 234", "-1234"),
    Case(Frozen.dollars, "1'234.5", "1234.5"),
    Case(Frozen.dollars, "1’234’567", "1234567"),
    Case(Frozen.dollars, "١٬٢٣٤٫٥", "1234.5"),
    Case(Frozen.arabic, "١٬٢٣٤٫٥", "1234.5"),
    Case(Frozen.dollars, "１，２３４．５６", "1234.56"),
    Case(Frozen.dollars, "USD 12", "12"),
    Case(Frozen.dollars, "usd12", "12"),
    Case(Frozen.dollars, "12 US$", "12"),
    Case(Frozen.dollars, "-$12", "-12"),
    Case(Frozen.dollars, "$-12", "-12"),
    Case(Frozen.dollars, "12-", "-12"),
    Case(Frozen.dollars, "+12", "12"),
    Case(Frozen.dollars, "  12  ", "12"),
    Case(Frozen.dollars, "\u{200E}\u{2212}\u{200E}12", "-12"),
    Case(Frozen.dollars, ".5", "0.5"),
    Case(Frozen.dollars, "5.", "5"),
    Case(Frozen.dollars, "007", "7"),
    Case(Frozen.kroner, "1.234,50 kr.", "1234.50"),
    Case(Frozen.kroner, "kr. 12", "12"),
    Case(Frozen.kroner, "12 kr", "12"),
    Case(Frozen.hindi, "12,34,567.5", "1234567.5"),
    Case(Frozen.dollars, "12,34,567.5", "1234567.5"),
    // One sign, once.
    Case(Frozen.euros, "12.50", "12.50"),
    Case(Frozen.euros, "1.234", "1234", ambiguous: 1),
    Case(Frozen.euros, "1,234", "1.234", ambiguous: 1),
    Case(Frozen.dollars, "1,234", "1234", ambiguous: 1),
    Case(Frozen.dollars, "1.234", "1.234", ambiguous: 1),
    Case(Frozen.dollars, "1234,567", "1234.567"),
    Case(Frozen.dollars, "1234.567", "1234.567"),
    Case(Frozen.dollars, "1,2345", "1.2345"),
    Case(Frozen.dollars, "0,234", "0.234"),
    Case(Frozen.dollars, ",234", "0.234"),
    Case(Frozen.french, "1.234", "1.234", ambiguous: 1),
    Case(Frozen.swiss, "1,5", "1.5"),
    Case(Frozen.dollars, "1 234,50", "1234.50"),
    Case(Frozen.dollars, "1 234,567", "1234.567", ambiguous: 5),
    // One sign, repeated.
    Case(Frozen.dollars, "1.234.567", "1234567"),
    Case(Frozen.euros, "1,234,567", "1234567"),
    Case(Frozen.euros, "1,234,567.8", "1234567.8"),
  ]

  @Test(arguments: read) func reads(_ test: Case) throws {
    let reading = try NumberReader(test.symbols).read(test.text)
    #expect(reading.text == test.value, "\(test.text)")
    #expect(reading.ambiguity == test.ambiguity, "\(test.text)")
  }

  static let rejected: [(NumberSymbols, String, NumberError)] = [
    (Frozen.dollars, "", NumberError(.noDigits, at: 0)),
    (Frozen.dollars, "$", NumberError(.noDigits, at: 1)),
    (Frozen.dollars, ".", NumberError(.noDigits, at: 0)),
    (Frozen.dollars, "1e5", NumberError(.unexpected("e"), at: 1)),
    (Frozen.dollars, "∞", NumberError(.unexpected("∞"), at: 0)),
    (Frozen.dollars, "NaN", NumberError(.unexpected("N"), at: 0)),
    (Frozen.dollars, "€12", NumberError(.unexpected("€"), at: 0)),
    (Frozen.dollars, "12 EUR", NumberError(.unexpected("E"), at: 3)),
    (Frozen.dollars, "USDX 1", NumberError(.unexpected("X"), at: 3)),
    (Frozen.plain, "12 €", NumberError(.unexpected("€"), at: 3)),
    (Frozen.dollars, "1.234,5,6", NumberError(.secondDecimalSeparator, at: 7)),
    (Frozen.dollars, "1,234.5.6", NumberError(.secondDecimalSeparator, at: 7)),
    (Frozen.dollars, "1.5.2", NumberError(.misplacedGrouping, at: 1)),
    (Frozen.dollars, "1,,234", NumberError(.misplacedGrouping, at: 1)),
    (Frozen.dollars, "12,34.5", NumberError(.misplacedGrouping, at: 2)),
    (Frozen.dollars, "12.50 30", NumberError(.misplacedGrouping, at: 5)),
    (Frozen.dollars, "--5", NumberError(.secondSign, at: 1)),
    (Frozen.dollars, "-5-", NumberError(.secondSign, at: 2)),
    (Frozen.dollars, "(-5)", NumberError(.secondSign, at: 1)),
    (Frozen.dollars, "(5", NumberError(.unclosedParenthesis, at: 0)),
    (Frozen.dollars, "5)", NumberError(.unclosedParenthesis, at: 1)),
    (Frozen.dollars, "'5", NumberError(.misplacedGrouping, at: 0)),
    (Frozen.dollars, "5 - 3", NumberError(.unexpected("3"), at: 4)),
  ]

  @Test(arguments: rejected) func refuses(_ symbols: NumberSymbols, _ text: String, _ error: NumberError) {
    #expect(throws: error, "\(text)") { try NumberReader(symbols).read(text) }
  }

  @Test func limits() {
    var limits = NumberLimits()
    limits.integerDigits = 3
    limits.textLength = 6
    let reader = NumberReader(Frozen.dollars, limits: limits)
    #expect(throws: NumberError(.tooManyIntegerDigits(limit: 3), at: 4)) { try reader.read("$1234") }
    #expect(throws: NumberError(.textTooLong(limit: 6), at: 6)) { try reader.read("$     1") }
  }

  /// A percentage whose value is a fraction is read as that value.
  @Test func valueExponent() throws {
    let percent = NumberSymbols(
      positive: .init(suffix: "%"), negative: .init(prefix: "-", suffix: "%"), groupingSeparator: ",",
      decimalSeparator: ".",
      maximumFractionDigits: 6, valueExponent: 2, marks: ["%"])
    for (text, value) in [("7%", "0.07"), ("-12.5 %", "-0.125"), ("1,200", "12.00"), ("0", "0.00")] {
      #expect(try NumberReader(percent).read(text).text == value)
    }
  }

  /// Takes any number that has the form of a value.
  private static let values = NumberFormat(Frozen.plain)

  /// Whatever the text, there is a number or an error whose place is in it.
  @Test func everyTextIsReadOrRejected() {
    let alphabet = Array("0123 45.,,.'-+() $USDkr€e٫٬٣\u{200F}\u{A0}\u{301}")
    var random = SplitMix(state: 7)
    let readers = Frozen.all.map { NumberReader($0) }
    for _ in 0..<20_000 {
      let text = String(
        (0..<Int.random(in: 0...9, using: &random)).map { _ in alphabet.randomElement(using: &random)! })
      let length = text.unicodeScalars.count
      for reader in readers {
        do throws(NumberError) {
          let reading = try reader.read(text)
          let isPlain = (try? NumberReaderTests.values.rounded(reading.text)) != nil
          let isPlaced = reading.ambiguity.map { (0..<length).contains($0) } ?? true
          if !isPlain || !isPlaced { Issue.record("\(text.debugDescription) read as \(reading.text)") }
        } catch {
          if !(0...length).contains(error.position) { Issue.record("\(text.debugDescription): \(error)") }
        }
      }
    }
  }
}
