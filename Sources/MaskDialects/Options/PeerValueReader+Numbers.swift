/// Numbers as scripts write them: `1_000`, `1e3`, `.5`.
extension PeerValueReader {
  /// A number as a plain decimal; as it is written where it is not one, or has too many digits for a mask.
  mutating func number() -> PeerValue.Kind {
    let start = position
    while let c = next, c.isNameLike || c == "." || c == "-" || c == "+" { position += 1 }
    return .number(Self.plainDecimal(source[start..<position]) ?? text(from: start))
  }

  /// Zeros that an exponent may add.
  private static let mostZeros = 40

  private static func plainDecimal(_ written: ArraySlice<Unicode.Scalar>) -> String? {
    let isNegative = written.first == "-"
    let unsigned = isNegative || written.first == "+" ? written.dropFirst() : written
    let power = unsigned.firstIndex { $0 == "e" || $0 == "E" } ?? unsigned.endIndex
    let coefficient = unsigned[..<power].filter { $0 != "_" }
    let integer = coefficient.prefix { $0 != "." }
    var digits = Array(integer + coefficient.dropFirst(integer.count + 1))
    guard !digits.isEmpty, digits.allSatisfy({ $0.plainDigit != nil }), let exponent = exponent(unsigned[power...])
    else { return nil }
    var point = integer.count + exponent
    if point < 1 {
      digits.insert(contentsOf: [Unicode.Scalar](repeating: "0", count: 1 - point), at: 0)
      point = 1
    }
    while digits.count < point { digits.append("0") }
    let fraction = digits[point...]
    return (isNegative ? "-" : "") + String(Array(digits[..<point]))
      + (fraction.isEmpty ? "" : "." + String(Array(fraction)))
  }

  /// The power of ten that is written `e-3`; 0 where none is.
  private static func exponent(_ written: ArraySlice<Unicode.Scalar>) -> Int? {
    if written.isEmpty { return 0 }
    let signed = written.dropFirst()
    let digits = signed.first == "-" || signed.first == "+" ? signed.dropFirst() : signed
    let values = digits.compactMap { $0.plainDigit }
    guard !digits.isEmpty, digits.count < 4, values.count == digits.count else { return nil }
    let power = values.reduce(0) { $0 * 10 + $1 }
    return power > mostZeros ? nil : signed.first == "-" ? -power : power
  }
}
