import Testing

@testable import NumberFormatting

/// Values as text: what is read, what is rejected, and digits of every script.
@Suite struct DecimalTextTests {
  private func read(_ text: String, limits: NumberLimits = NumberLimits()) throws(NumberError) -> String {
    var number = DigitBuffer()
    let bytes = Array(text.utf8)
    var message: NumberError?
    bytes.withUnsafeBufferPointer { bytes in
      do throws(NumberError) { try number.read(bytes, limits: limits) } catch { message = error }
    }
    if let message { throw message }
    number.check()
    return number.text
  }

  @Test(arguments: ["0", "-0", "12", "-1234.50", "0.05", "123456789012345678901234567890.5"])
  func textReadsBack(_ text: String) throws { #expect(try read(text) == text) }

  @Test(arguments: [("007", "7"), ("-000", "-0"), ("00.50", "0.50")])
  func zerosInFrontAreReadOver(_ text: String, _ value: String) throws { #expect(try read(text) == value) }

  static let rejected: [(String, NumberError)] = [
    ("", NumberError(.noDigits, at: 0)), ("-", NumberError(.noDigits, at: 1)), ("1.", NumberError(.noDigits, at: 2)),
    (".5", NumberError(.unexpected("."), at: 0)), ("1.5.2", NumberError(.secondDecimalSeparator, at: 3)),
    ("+1", NumberError(.unexpected("+"), at: 0)), ("1e5", NumberError(.unexpected("e"), at: 1)),
    ("1,5", NumberError(.unexpected(","), at: 1)), ("1-", NumberError(.unexpected("-"), at: 1)),
    ("1€", NumberError(.unexpected("€"), at: 1)), ("٣", NumberError(.unexpected("٣"), at: 0)),
    ("--1", NumberError(.unexpected("-"), at: 1)),
  ]
  @Test(arguments: rejected) func refuses(_ text: String, _ error: NumberError) {
    #expect(throws: error) { try read(text) }
  }

  @Test func limits() {
    var limits = NumberLimits()
    (limits.integerDigits, limits.fractionDigits) = (3, 2)
    #expect(throws: NumberError(.tooManyIntegerDigits(limit: 3), at: 4)) { try read("-1234", limits: limits) }
    #expect(throws: NumberError(.tooManyFractionDigits(limit: 2), at: 4)) { try read("1.234", limits: limits) }
    #expect(throws: Never.self) { try read("-123.45", limits: limits) }
  }

  /// Of the Unicode version of the tables, which is masks' too; the standard library may know a later one.
  @Test func digitsOfEveryScriptAreTheStandardLibrarys() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), scalar.properties.age.map({ $0.major <= 15 }) ?? true else { continue }
      let isDigit = scalar.properties.generalCategory == .decimalNumber
      let expected = isDigit ? scalar.properties.numericValue.map { UInt8($0) } : nil
      if scalar.decimalDigit != expected { Issue.record("U+\(String(value, radix: 16))") }
    }
  }
}
