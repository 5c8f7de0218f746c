import Testing

@testable import NumberFormatting

/// Rounding, against a slow oracle on small numbers, and where numbers are long.
@Suite struct RoundingTests {
  /// A number of thousandths, rounded to a multiple of `increment` hundredths: the two multiples beside it are looked
  /// at.
  private func rounded(_ thousandths: Int, increment: Int, _ mode: RoundingMode) -> Int {
    let step = increment * 10
    let low = Int((Double(thousandths) / Double(step)).rounded(.down)) * step
    if low == thousandths { return low }
    let high = low + step
    let (toLow, toHigh) = (thousandths - low, high - thousandths)
    let (inner, outer) = thousandths > 0 ? (low, high) : (high, low)
    switch mode {
    case .up: return outer
    case .down: return inner
    case .ceiling: return high
    case .floor: return low
    default: break
    }
    if toLow != toHigh { return toLow < toHigh ? low : high }
    switch mode {
    case .halfUp: return outer
    case .halfDown: return inner
    case .halfCeiling: return high
    case .halfFloor: return low
    default: return low / step % 2 == 0 ? low : high
    }
  }

  /// Thousandths as a decimal.
  private func text(_ thousandths: Int, isNegative: Bool) -> String {
    let magnitude = String(abs(thousandths))
    let digits = String(repeating: "0", count: max(0, 4 - magnitude.count)) + magnitude
    return (isNegative ? "-" : "") + digits.dropLast(3) + "." + digits.suffix(3)
  }

  @Test(arguments: RoundingMode.allCases) func everyModeIsTheOracles(_ mode: RoundingMode) throws {
    for increment in [1, 2, 5, 10, 25, 50, 100, 250] {
      let format = NumberFormat(
        NumberSymbols(
          groupingSeparator: "", decimalSeparator: ".", minimumFractionDigits: 2, maximumFractionDigits: 2,
          roundingIncrement: increment, roundingMode: mode))
      for thousandths in (-1_300...1_300) {
        let expected = text(rounded(thousandths, increment: increment, mode), isNegative: thousandths < 0)
        let shown = try format.format(text(thousandths, isNegative: thousandths < 0)) + "0"
        if shown != expected { Issue.record("\(thousandths) to \(increment), \(mode): \(shown), not \(expected)") }
      }
    }
  }

  /// What stands far after decides a half, and only that.
  @Test func digitsFarAfterDecide() throws {
    let zeros = String(repeating: "0", count: 60)
    func rounded(_ text: String, _ mode: RoundingMode, _ increment: Int = 1) throws -> String {
      try NumberFormat(
        NumberSymbols(
          groupingSeparator: "", decimalSeparator: ".", maximumFractionDigits: 1, roundingIncrement: increment,
          roundingMode: mode
        )
      ).format(text)
    }
    for mode in [RoundingMode.halfEven, .halfDown] {
      #expect(try rounded("0.25\(zeros)", mode) == "0.2")
      #expect(try rounded("0.25\(zeros)1", mode) == "0.3")
    }
    #expect(try rounded("0.1\(zeros)1", .up) == "0.2")
    #expect(try rounded("0.1\(zeros)", .up) == "0.1")
    #expect(try rounded("-0.1\(zeros)1", .floor) == "-0.2")
    for (mode, positive, negative) in [(RoundingMode.halfCeiling, "0.3", "-0.2"), (.halfFloor, "0.2", "-0.3")] {
      #expect(try rounded("0.25\(zeros)", mode) == positive)
      #expect(try rounded("-0.25\(zeros)", mode) == negative)
      #expect(try rounded("-0.25\(zeros)1", mode) == "-0.3")
    }
    #expect(try rounded("0.249\(zeros)9", .halfEven, 5) == "0")
    #expect(try rounded("0.25\(zeros)", .halfEven, 5) == "0")
    #expect(try rounded("0.25\(zeros)1", .halfEven, 5) == "0.5")
    // the half of an odd increment lies between two digits
    #expect(try rounded("0.15", .halfUp, 3) == "0.3")
    #expect(try rounded("0.14\(zeros)9", .halfUp, 3) == "0")
  }

  @Test func carriesRunThrough() throws {
    let nines = String(repeating: "9", count: 80)
    let format = NumberFormat(NumberSymbols(groupingSeparator: "", decimalSeparator: ".", maximumFractionDigits: 0))
    #expect(try format.format("\(nines).5") == "1" + String(repeating: "0", count: 80))
    #expect(try format.rounded("0.5") == "0")
  }

  static let padded: [(String, String)] = [
    ("1.005", "1.00"), ("1.015", "1.02"), ("1.0050001", "1.01"), ("999.995", "1000.00"), ("9.985", "9.98"),
    ("-0.004", "-0.00"),
    ("-0.006", "-0.01"), ("1.5", "1.50"), ("007", "7.00"), ("0", "0.00"),
  ]
  @Test(arguments: padded) func roundedIsAValue(_ text: String, _ value: String) throws {
    #expect(try NumberFormat(Frozen.dollars).rounded(text) == value)
  }
}
