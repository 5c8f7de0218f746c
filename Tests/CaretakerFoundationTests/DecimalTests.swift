import CaretakerFoundation
import Foundation
import Testing

@Suite struct DecimalTests {
  /// Numbers with all digits a `Decimal` can have, and its ends.
  static let values: [Decimal] = [
    0, 1, -1, 1_000, Decimal(sign: .minus, exponent: -2, significand: 123_450),
    Decimal(sign: .plus, exponent: -1, significand: 1),
    .greatestFiniteMagnitude, .leastFiniteMagnitude, .leastNonzeroMagnitude,
    Decimal(sign: .plus, exponent: 127, significand: 1),
    Decimal(
      sign: .minus, exponent: -20,
      significand: .greatestFiniteMagnitude / Decimal(sign: .plus, exponent: 127, significand: 1)),
  ]
  static let exact = NumberFormat(
    NumberSymbols(groupingSeparator: ",", decimalSeparator: ".", maximumFractionDigits: 128))
  static var wide: NumberLimits {
    var limits = NumberLimits()
    (limits.integerDigits, limits.fractionDigits) = (200, 200)
    return limits
  }

  @Test(arguments: values) func readBackAsTheyWere(_ value: Decimal) throws {
    let shown = try Self.exact.format(value)
    #expect(shown.filter { $0 != "," } == value.description)
    #expect(try Self.exact.decimal(from: shown, limits: Self.wide) == value)
  }

  @Test func everyDigitCounts() throws {
    let cents = NumberFormat(
      NumberSymbols(groupingSeparator: ",", decimalSeparator: ".", minimumFractionDigits: 2, maximumFractionDigits: 2))
    #expect(try cents.format(#require(Decimal(string: "1.005"))) == "1.00")
    #expect(try cents.format(#require(Decimal(string: "9007199254740993.015"))) == "9,007,199,254,740,993.02")
    #expect(try cents.decimal(from: "0.1") + cents.decimal(from: "0.2") == #require(Decimal(string: "0.3")))
  }

  @Test func noNumber() {
    #expect(throws: NumberError(.notFinite, at: 0)) { try Self.exact.format(Decimal.nan) }
  }

  /// Zeros after the fraction and before the integer take no room; digits do.
  @Test(arguments: [
    "0", "-0.00", "007.50", "1" + String(repeating: "0", count: 90), "12." + String(repeating: "0", count: 90),
  ])
  func zerosAreExact(_ text: String) throws {
    #expect(try Self.exact.decimal(from: text) == #require(Decimal(string: text)))
  }

  @Test func whatDoesNotFitIsRejected() {
    let nines = String(repeating: "9", count: 40)
    #expect(throws: NumberError(.tooManyIntegerDigits(limit: 38), at: 38)) { try Self.exact.decimal(from: nines) }
    #expect(throws: NumberError(.tooManyFractionDigits(limit: 37), at: 39)) {
      try Self.exact.decimal(from: "1.\(nines)")
    }
    #expect(throws: NumberError(.unexpected("e"), at: 1)) { try Self.exact.decimal(from: "1e5") }
  }
}
