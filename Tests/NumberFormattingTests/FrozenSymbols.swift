import NumberFormatting

/// Symbols written down by hand: what is tested with them is the rules, whatever a locale's data say this year.
enum Frozen {
  static let dollars = NumberSymbols(
    positive: .init(prefix: "$"), negative: .init(prefix: "-$"), groupingSeparator: ",", decimalSeparator: ".",
    minimumFractionDigits: 2, maximumFractionDigits: 2, marks: ["$", "US$", "USD"])
  static let euros = NumberSymbols(
    positive: .init(suffix: "\u{A0}€"), negative: .init(prefix: "-", suffix: "\u{A0}€"), groupingSeparator: ".",
    decimalSeparator: ",", minimumFractionDigits: 2, maximumFractionDigits: 2, marks: ["€", "EUR"])
  static let accounting = NumberSymbols(
    positive: .init(prefix: "$"), negative: .init(prefix: "($", suffix: ")"), groupingSeparator: ",",
    decimalSeparator: ".",
    minimumFractionDigits: 2, maximumFractionDigits: 2, marks: ["$", "USD"])
  static let yen = NumberSymbols(
    positive: .init(prefix: "¥"), negative: .init(prefix: "-¥"), groupingSeparator: ",", decimalSeparator: ".",
    maximumFractionDigits: 0, marks: ["¥", "JPY"])
  static let plain = NumberSymbols(groupingSeparator: ",", decimalSeparator: ".", maximumFractionDigits: 6)
  static let swiss = NumberSymbols(groupingSeparator: "’", decimalSeparator: ".", maximumFractionDigits: 3)
  static let french = NumberSymbols(groupingSeparator: "\u{202F}", decimalSeparator: ",", maximumFractionDigits: 3)
  static let hindi = NumberSymbols(
    groupingSeparator: ",", decimalSeparator: ".", secondaryGroupingSize: 2, maximumFractionDigits: 3)
  static let spanish = NumberSymbols(
    groupingSeparator: ".", decimalSeparator: ",", minimumGroupingDigits: 2, maximumFractionDigits: 3)
  static let arabic = NumberSymbols(
    negative: .init(prefix: "\u{61C}-"), digits: "٠١٢٣٤٥٦٧٨٩", groupingSeparator: "٬", decimalSeparator: "٫",
    maximumFractionDigits: 3)
  static let kroner = NumberSymbols(
    positive: .init(suffix: "\u{A0}kr."), negative: .init(prefix: "-", suffix: "\u{A0}kr."), groupingSeparator: ".",
    decimalSeparator: ",", minimumFractionDigits: 2, maximumFractionDigits: 2, marks: ["kr.", "kr", "DKK"])

  static let all = [dollars, euros, accounting, yen, plain, swiss, french, hindi, spanish, arabic, kroner]
}

/// Numbers that look random and are the same in every run.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
