import Testing

@testable import NumberFormatting

@Suite struct DecimalDigitsTests {
  @Test(arguments: ["0", "-0", "12", "-1234.50", "0.05", "123456789012345678901234567890.5"])
  func textReadsBack(_ text: String) throws { #expect(try DecimalDigits(text).text == text) }

  static let refused: [(String, NumberError)] = [
    ("", NumberError(.noDigits, at: 0)), ("-", NumberError(.noDigits, at: 1)), ("1.", NumberError(.noDigits, at: 2)),
    (".5", NumberError(.unexpected("."), at: 0)), ("1.5.2", NumberError(.secondDecimalSeparator, at: 3)),
    ("+1", NumberError(.unexpected("+"), at: 0)), ("1e5", NumberError(.unexpected("e"), at: 1)),
    ("1,5", NumberError(.unexpected(","), at: 1)), ("1-", NumberError(.unexpected("-"), at: 1)),
  ]
  @Test(arguments: refused) func refuses(_ text: String, _ error: NumberError) {
    #expect(throws: error) { try DecimalDigits(text) }
  }

  /// Halves go to the even neighbour; a carry may add a digit.
  static let rounded: [(String, String)] = [
    ("1.005", "1.00"), ("1.015", "1.02"), ("1.0050001", "1.01"), ("0.995", "1.00"), ("999.995", "1000.00"), ("9.985", "9.98"),
    ("-0.004", "-0.00"), ("-0.005", "-0.00"), ("-0.006", "-0.01"), ("1.5", "1.50"), ("007", "7.00"), ("1.004999", "1.00"),
  ]
  @Test(arguments: rounded) func rounds(_ text: String, _ expected: String) throws {
    var number = try DecimalDigits(text)
    number.finish(least: 2, most: 2)
    #expect(number.text == expected)
  }

  static let halves: [(String, String)] = [("0.5", "0"), ("1.5", "2"), ("2.5", "2"), ("9.5", "10"), ("0.51", "1")]
  @Test(arguments: halves) func roundsToIntegers(_ text: String, _ expected: String) throws {
    var number = try DecimalDigits(text)
    number.finish(least: 0, most: 0)
    #expect(number.text == expected)
  }

  @Test func digitsOfEveryScriptAreTheStandardLibrarys() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isDigit = scalar.properties.generalCategory == .decimalNumber
      let expected = isDigit ? scalar.properties.numericValue.map { UInt8($0) } : nil
      if scalar.decimalDigit != expected { Issue.record("U+\(String(value, radix: 16))") }
    }
  }

  @Test func layoutPositions() throws {
    let layout = NumberLayout(try DecimalDigits("-1234.5"), Frozen.dollars)
    #expect(layout.text == "-$1,234.5")
    let offsets = Array(0...9)
    #expect(offsets.filter { layout.isDigit(at: $0) } == [2, 4, 5, 6, 8])
    #expect(offsets.filter { layout.isCaretOffset($0) } == [2, 3, 4, 5, 6, 7, 8, 9])
    #expect(offsets.map { layout.element(at: $0) } == [0, 0, 0, 1, 1, 2, 3, 4, 5, 6])
    #expect(layout.body == 2..<9)
  }
}
