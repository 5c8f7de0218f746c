package import SecretMemory

/// The digits of a number as a text had them: zeros in front and an open decimal separator are kept.
package struct DecimalDigits: Hashable, Sendable {
  package let isNegative: Bool
  /// In ASCII, the most significant first; the fraction's follow the integer's.
  package let digits: SecretList<UInt8>
  /// How many of the digits stand before the decimal separator.
  package let integerCount: Int
  /// Whether the decimal separator is written: always with fraction digits, and in `1.` without.
  package let hasSeparator: Bool

  init(_ number: borrowing DigitBuffer) {
    isNegative = number.isNegative
    unsafe digits = SecretList(UnsafeBufferPointer(start: number.base, count: number.count))
    integerCount = number.integerCount
    hasSeparator = number.hasSeparator
  }
}

extension DigitBuffer {
  /// Takes over a number that was read.
  mutating func copy(_ number: DecimalDigits) {
    removeAll()
    isNegative = number.isNegative
    for (i, digit) in number.digits.enumerated() {
      if i == number.integerCount { insertSeparator(at: i) }
      append(digit)
    }
    if number.hasSeparator && !hasSeparator { insertSeparator(at: count) }
  }
}
