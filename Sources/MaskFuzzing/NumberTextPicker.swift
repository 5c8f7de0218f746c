internal import NumberFormatting

/// Characters and texts that are likely to matter to a format of numbers.
struct NumberTextPicker: TextPicker {
  let symbols: NumberSymbols
  private let format: NumberFormat

  private let digits = Array("0123456789005".unicodeScalars)
  private let signs = Array(".,.,-+ '−٫٬’\u{A0}\u{202F}".unicodeScalars)
  /// What people type between the digits of an amount in place of a decimal sign.
  private let customary = Array(".,.,:;'´· 。/xh".unicodeScalars)
  /// Digits of other scripts.
  private let foreign = Array("٣۴५３𝟗𞥕一".unicodeScalars)
  /// What is not part of a number, or only looks so.
  private let strange = Array(
    "xedkr.$€%()½²∞Ⅷ\0\n\u{301}\u{200D}\u{FE0F}\u{200F}\u{202E}\u{FEFF}\u{FFFC}😀🇩".unicodeScalars)

  init(_ symbols: NumberSymbols) {
    self.symbols = symbols
    format = NumberFormat(symbols)
  }

  /// An amount, with the format's separator as one types it, or another.
  func typed(using random: inout SeededGenerator) -> [Unicode.Scalar] {
    let own = (symbols.decimalSeparator + symbols.decimalKeys + (symbols.marks.first ?? "")).unicodeScalars
    let separator = random.pick(random.chance(60) || own.isEmpty ? customary : Array(own))
    return value(using: &random).unicodeScalars.map { $0 == "." ? separator : $0 }
  }

  /// A character to type, or to stand in a text.
  func character(inText: Bool, using random: inout SeededGenerator) -> Unicode.Scalar {
    let separators = Array((symbols.decimalSeparator + symbols.groupingSeparator).unicodeScalars)
    return random.pick(
      random.pick(weighted: [
        (50, digits), (8, symbols.digits), (18, signs), (14, separators), (4, foreign), (6, strange),
      ]))
  }

  /// A decimal: now and then zero or negative, with zeros in front or at the end, or longer than any limit.
  func value(using random: inout SeededGenerator) -> String {
    func digits(_ count: Int, _ random: inout SeededGenerator) -> String {
      String(scalars: (0..<count).map { _ in random.pick(self.digits) })
    }
    if random.chance(6) { return random.pick(["0", "-0", "0.00", "-0.0", "-"]) }
    let length = random.pick(weighted: [(40, random.number(1...4)), (20, random.number(4...8)), (1, 150)])
    let sign = random.chance(15) ? "-" : ""
    if random.chance(50) { return sign + digits(length, &random) }
    return sign + digits(length, &random) + "." + digits(random.number(0...symbols.maximumFractionDigits + 1), &random)
  }

  func text(using random: inout SeededGenerator) -> String { spoiled(clean(using: &random), using: &random) }

  /// As the format shows it, or another does.
  private func clean(using random: inout SeededGenerator) -> String {
    let decimal = value(using: &random)
    switch random.number(0...9) {
    case 0...2: return (try? format.format(decimal)) ?? decimal
    case 3: return "(\(decimal))"
    case 4: return "\(symbols.marks.first ?? "") \(decimal)"
    case 5:
      return random.pick([
        "1,234", "1.234", "1.234,5", "1,234.5", "12.345.678", "1 234,5", "1'234.5", "21.11.2026", "007", ",",
      ])
    default: return decimal
    }
  }
}
