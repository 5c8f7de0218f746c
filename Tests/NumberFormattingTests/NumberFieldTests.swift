import Testing

@testable import NumberFormatting

@Suite struct NumberFieldTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String { script }
    let symbols: NumberSymbols
    let script: String
    let drawing: String
    let value: String
    init(_ symbols: NumberSymbols, _ script: String, _ drawing: String, _ value: String) {
      (self.symbols, self.script, self.drawing, self.value) = (symbols, script, drawing, value)
    }
  }

  static let typing = [
    Case(Frozen.dollars, "", "|", ""),
    Case(Frozen.dollars, "1", "$1|", "1"),
    Case(Frozen.dollars, "1234", "$1,234|", "1234"),
    Case(Frozen.dollars, "1234567.5", "$1,234,567.5|", "1234567.5"),
    Case(Frozen.dollars, "1.", "$1.|", "1"),
    Case(Frozen.dollars, "1.50", "$1.50|", "1.50"),
    Case(Frozen.dollars, "007", "$7|", "7"),
    Case(Frozen.dollars, "00", "$0|", "0"),
    Case(Frozen.dollars, ".5", "$0.5|", "0.5"),
    Case(Frozen.dollars, "0.5", "$0.5|", "0.5"),
    Case(Frozen.dollars, "١２३", "$123|", "123"),
    Case(Frozen.euros, "1", "1|\u{A0}€", "1"),
    Case(Frozen.euros, "1234,", "1.234,|\u{A0}€", "1234"),
    Case(Frozen.euros, "1234,56", "1.234,56|\u{A0}€", "1234.56"),
    Case(Frozen.french, "1.5", "1,5|", "1.5"),
    Case(Frozen.swiss, "1,5", "1.5|", "1.5"),
    Case(Frozen.arabic, "1234,5", "١٬٢٣٤٫٥|", "1234.5"),
    Case(Frozen.arabic, "١٢٣٤٫٥", "١٬٢٣٤٫٥|", "1234.5"),
    Case(Frozen.hindi, "1234567", "12,34,567|", "1234567"),
    Case(Frozen.spanish, "1234", "1234|", "1234"),
    Case(Frozen.spanish, "12345", "12.345|", "12345"),
    // In the middle: the caret keeps its count of digits.
    Case(Frozen.dollars, "1234«HOME»9", "$9|1,234", "91234"),
    Case(Frozen.dollars, "1234«LEFT»«LEFT»5", "$12,5|34", "12534"),
    Case(Frozen.dollars, "12«LEFT».", "$1.|2", "1.2"),
    Case(Frozen.dollars, "12«HOME».", "$0.|12", "0.12"),
    Case(Frozen.dollars, "1.5«HOME»«RIGHT».", "$1.|5", "1.5"),
    // A grouping sign where one is shown is walked over.
    Case(Frozen.dollars, "1234«HOME»«RIGHT»", "$1|,234", "1234"),
    Case(Frozen.dollars, "1234«HOME»«RIGHT»,", "$1,|234", "1234"),
    Case(Frozen.dollars, "1234«HOME»«RIGHT»,9", "$19|,234", "19234"),
    Case(Frozen.french, "1234«HOME»«RIGHT» ", "1\u{202F}|234", "1234"),
    Case(Frozen.swiss, "1234«HOME»«RIGHT»'", "1’|234", "1234"),
  ]

  static let signs = [
    Case(Frozen.dollars, "12-", "-$12|", "-12"),
    Case(Frozen.dollars, "12--", "$12|", "12"),
    Case(Frozen.dollars, "-12", "-$12|", "-12"),
    Case(Frozen.dollars, "1−2+", "$12|", "12"),
    Case(Frozen.dollars, "-", "-$|", ""),
    Case(Frozen.dollars, "-«BS»", "|", ""),
    Case(Frozen.dollars, "-.5", "-$0.5|", "-0.5"),
    Case(Frozen.dollars, "12«HOME»-", "-$|12", "-12"),
    Case(Frozen.dollars, "-12«HOME»«BS»", "$|12", "12"),
    Case(Frozen.accounting, "12-", "($12|)", "-12"),
    Case(Frozen.accounting, "-1234«BS»", "($123|)", "-123"),
    Case(Frozen.euros, "5-", "-5|\u{A0}€", "-5"),
    Case(Frozen.dollars, "1234«SEL 1 2»-", "-$|1|,234", "-1234"),
    Case(Frozen.dollars, "12«ALL»-5", "-$5|", "-5"),
    Case(Frozen.dollars, "-12«ALL»5", "$5|", "5"),
    Case(Frozen.dollars, "-12«ALL»-5", "-$5|", "-5"),
  ]

  static let deleting = [
    Case(Frozen.dollars, "12345«BS»", "$1,234|", "1234"),
    Case(Frozen.dollars, "1234«BS»", "$123|", "123"),
    Case(Frozen.dollars, "1«BS»", "|", ""),
    Case(Frozen.dollars, "1234«HOME»«RIGHT»,«BS»", "$|234", "234"),
    Case(Frozen.dollars, "1234«HOME»«RIGHT»«DEL»", "$1|34", "134"),
    Case(Frozen.dollars, "1.5«LEFT»«BS»", "$1|5", "15"),
    Case(Frozen.dollars, "1.5«HOME»«RIGHT»«DEL»", "$1|5", "15"),
    // The zero before the separator is supplied again, so keys step over it.
    Case(Frozen.dollars, "1.5«HOME»«DEL»", "$0|.5", "0.5"),
    Case(Frozen.dollars, "1.5«HOME»«DEL»2", "$2|.5", "2.5"),
    Case(Frozen.dollars, "0.5«HOME»«RIGHT»«BS»", "$|0.5", "0.5"),
    Case(Frozen.dollars, "0.5«HOME»«DEL»", "$0|.5", "0.5"),
    Case(Frozen.dollars, "0.5«HOME»«DEL»«DEL»", "$0|5", "5"),
    Case(Frozen.dollars, ".«BS»«BS»", "|", ""),
    // Zeros that come to stand in front stay until the next digit.
    Case(Frozen.dollars, "1005«HOME»«DEL»", "$|005", "5"),
    Case(Frozen.dollars, "1005«HOME»«DEL»2", "$2|,005", "2005"),
    Case(Frozen.dollars, "1005«HOME»«DEL»«END»7", "$57|", "57"),
    Case(Frozen.dollars, "1005«HOME»«DEL»«BLUR»", "$|5.00", "5.00"),
    Case(Frozen.dollars, "1234.56«SEL 2 6»«BS»", "$1|.56", "1.56"),
    Case(Frozen.dollars, "1234.56«SEL 0 9»«DEL»", "|", ""),
    Case(Frozen.dollars, "1234«HOME»«BS»", "$|1,234", "1234"),
    Case(Frozen.dollars, "1234«DEL»", "$1,234|", "1234"),
    Case(Frozen.dollars, "1234«SEL 2 4»9", "$1,9|34", "1934"),
  ]

  static let leaving = [
    Case(Frozen.dollars, "1.5«BLUR»", "$1.5|0", "1.50"),
    Case(Frozen.dollars, "1.«BLUR»", "$1.|00", "1.00"),
    Case(Frozen.dollars, "«BLUR»", "|", ""),
    Case(Frozen.dollars, "-«BLUR»", "|", ""),
    Case(Frozen.dollars, "-0«BLUR»", "$0|.00", "0.00"),
    Case(Frozen.dollars, "-0.00«BLUR»", "$0.00|", "0.00"),
    Case(Frozen.plain, "1.50«BLUR»", "1.5|", "1.5"),
    Case(Frozen.plain, "1.«BLUR»", "1|", "1"),
    Case(Frozen.yen, "1234«BLUR»", "¥1,234|", "1234"),
  ]

  static let pasting = [
    Case(Frozen.euros, "«PASTE 1.234,56 €»", "1.234,56|\u{A0}€", "1234.56"),
    Case(Frozen.dollars, "99«PASTE (1,234.50)»", "-$1,234.50|", "-1234.50"),
    Case(Frozen.dollars, "5«PASTE 1,234»", "$51,234|", "51234"),
    Case(Frozen.dollars, "19«LEFT»«PASTE 00»", "$1,00|9", "1009"),
    Case(Frozen.dollars, "12«LEFT»«PASTE 3.4»", "$13.4|2", "13.42"),
    // With a separator on both sides, or a currency, it is a number of its own.
    Case(Frozen.dollars, "1.2«PASTE 3.4»", "$3.4|", "3.4"),
    Case(Frozen.dollars, "12«PASTE USD 7»", "$7|", "7"),
    Case(Frozen.dollars, "12«LEFT»«PASTE 1.25»", "$1.25|", "1.25"),
    Case(Frozen.dollars, "12.5«ALL»«PASTE 7.»", "$7.|", "7"),
    Case(Frozen.dollars, "1234«SEL 1 4»«PASTE 9.9»", "$9.9|", "9.9"),
    Case(Frozen.dollars, "-«PASTE 12»", "-$12|", "-12"),
    Case(Frozen.yen, "«PASTE ¥1,000.00»", "¥1,000|", "1000"),
    Case(Frozen.dollars, "«PASTE ,5»", "$0.5|", "0.5"),
  ]

  @Test(arguments: typing + signs + deleting + leaving + pasting) func script(_ test: Case) {
    let driver = FieldDriver(test.symbols, test.script)
    #expect(driver.drawing == test.drawing, "\(test.script)")
    let value = driver.field.value
    #expect(value == test.value, "\(test.script)")
    #expect(driver.rejections == [], "\(test.script)")
  }

  struct Rejected: Sendable, CustomTestStringConvertible {
    var testDescription: String { script }
    let symbols: NumberSymbols
    let script: String
    let drawing: String
    let rejection: NumberError
    init(_ symbols: NumberSymbols, _ script: String, _ drawing: String, _ reason: NumberError.Reason, at position: Int = 0) {
      (self.symbols, self.script, self.drawing) = (symbols, script, drawing)
      rejection = NumberError(reason, at: position)
    }
  }

  static let rejected = [
    Rejected(Frozen.euros, "12.", "12|\u{A0}€", .ambiguousSeparator),
    Rejected(Frozen.dollars, "1234,", "$1,234|", .ambiguousSeparator),
    Rejected(Frozen.dollars, "1234«HOME»«RIGHT»,,", "$1,|234", .ambiguousSeparator),
    Rejected(Frozen.dollars, "1.50«HOME».", "$|1.50", .secondDecimalSeparator),
    Rejected(Frozen.dollars, "1.505", "$1.50|", .tooManyFractionDigits(limit: 2)),
    Rejected(Frozen.dollars, "1234«HOME».", "$|1,234", .tooManyFractionDigits(limit: 2)),
    Rejected(Frozen.yen, "1.", "¥1|", .tooManyFractionDigits(limit: 0)),
    Rejected(Frozen.dollars, "1e", "$1|", .unexpected("e")),
    Rejected(Frozen.dollars, "12«SEL 1 2»x", "$|1|2", .unexpected("x")),
    Rejected(Frozen.dollars, "12«PASTE 1e5»", "$12|", .unexpected("e"), at: 1),
    Rejected(Frozen.dollars, "12«PASTE 7 €»", "$12|", .unexpected("€"), at: 2),
    Rejected(Frozen.dollars, "12«PASTE $1.234»", "$12|", .tooManyFractionDigits(limit: 2), at: 5),
    Rejected(Frozen.dollars, "«PASTE 00.567»", "|", .tooManyFractionDigits(limit: 2), at: 5),
    Rejected(Frozen.dollars, "«PASTE .567»", "|", .tooManyFractionDigits(limit: 2), at: 3),
    Rejected(Frozen.dollars, "«PASTE 21.11.2026»", "|", .misplacedGrouping, at: 5),
  ]

  @Test(arguments: rejected) func rejection(_ test: Rejected) {
    let driver = FieldDriver(test.symbols, test.script)
    #expect(driver.drawing == test.drawing, "\(test.script)")
    #expect(driver.results.last?.rejection == test.rejection, "\(test.script)")
  }

  @Test func limitsAreNamed() {
    var limits = NumberLimits()
    limits.integerDigits = 3
    var driver = FieldDriver(Frozen.dollars, limits: limits)
    driver.run("1234")
    #expect(driver.drawing == "$123|")
    #expect(driver.rejections == [.tooManyIntegerDigits(limit: 3)])
    // Joined, the parts would not fit.
    driver.run(".4«LEFT»«BS»")
    #expect(driver.drawing == "$123.|4")
    #expect(driver.rejections.count == 2)
  }

  @Test func ambiguousPasteIsReported() {
    let driver = FieldDriver(Frozen.dollars, "«PASTE 1,234»")
    #expect(driver.results.last?.ambiguity == 1)
    #expect(driver.drawing == "$1,234|")
  }

  @Test func setValue() throws {
    var field = NumberField(Frozen.dollars)
    try field.setValue("-1234.5")
    #expect(field.text == "-$1,234.5")
    #expect(throws: NumberError(.tooManyFractionDigits(limit: 2), at: 5)) {
      var field = NumberField(Frozen.dollars)
      try field.setValue("-1.234")
    }
    try field.setValue("")
    #expect(field.text == "")
    let isComplete = field.isComplete
    #expect(!isComplete)
  }
}
