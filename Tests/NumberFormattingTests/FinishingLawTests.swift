import NumberFormatting
import Testing

/// Formats and numbers at random, the same in every run.
@Suite struct FinishingLawTests {
  private func symbols(_ random: inout SplitMix) -> NumberSymbols {
    let most = Int.random(in: 0...6, using: &random)
    return NumberSymbols(
      positive: .init(prefix: ["", "$", "+"].randomElement(using: &random) ?? ""),
      digits: ["0123456789", "٠١٢٣٤٥٦٧٨٩", "𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙"].randomElement(using: &random) ?? "",
      groupingSeparator: ["", ",", "\u{202F}"].randomElement(using: &random) ?? "", decimalSeparator: ".",
      primaryGroupingSize: Int.random(in: 0...5, using: &random),
      secondaryGroupingSize: Int.random(in: 1...4, using: &random),
      minimumGroupingDigits: Int.random(in: 1...3, using: &random),
      minimumFractionDigits: Int.random(in: 0...most, using: &random), maximumFractionDigits: most,
      roundingIncrement: [1, 1, 2, 5, 50, 10_000].randomElement(using: &random) ?? 1,
      roundingMode: RoundingMode.allCases.randomElement(using: &random) ?? .up,
      valueExponent: Int.random(in: -3...3, using: &random),
      minorUnitDigits: Int.random(in: 0...9, using: &random), marks: ["$"])
  }

  /// A reader takes groups as wide as people write them.
  private func isReadable(_ symbols: NumberSymbols) -> Bool {
    symbols.primaryGroupingSize == 0
      || symbols.primaryGroupingSize == 3 && (2...3).contains(symbols.secondaryGroupingSize)
  }

  /// What is rounded stays as it is, and shows as the number shows; what is shown reads as it.
  @Test func laws() throws {
    var random = SplitMix(state: 11)
    for _ in 0..<3_000 {
      let format = NumberFormat(symbols(&random))
      let reader = format.reader
      for _ in 0..<6 {
        let integer = (0..<Int.random(in: 1...30, using: &random)).map { _ in
          "0123456789995".randomElement(using: &random)!
        }
        let fraction = (0..<Int.random(in: 0...12, using: &random)).map { _ in
          "0123456789500".randomElement(using: &random)!
        }
        let minus = Bool.random(using: &random) ? "-" : ""
        let number = minus + String(integer) + (fraction.isEmpty ? "" : "." + String(fraction))
        let (rounded, shown) = (try format.rounded(number), try format.format(number))
        if try format.rounded(rounded) != rounded { Issue.record("\(number) is rounded twice: \(format.symbols)") }
        if try format.format(rounded) != shown {
          Issue.record("\(number) shows otherwise when rounded: \(format.symbols)")
        }
        if try isReadable(format.symbols) && reader.read(shown).text != rounded {
          Issue.record("\(number) does not read back: \(format.symbols)")
        }
      }
      // Int64's ends have the most digits
      for units in [Int64.min, -1, 0, 99, .max] { #expect(!format.format(minorUnits: units).isEmpty) }
    }
  }
}
