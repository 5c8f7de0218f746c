package import SecretMemory

/// The digits of a number as a text had them: zeros in front and an open decimal separator are kept.
package struct DecimalDigits: Hashable, Sendable {
  package var isNegative = false
  /// In ASCII, the most significant first; the fraction's follow the integer's.
  package internal(set) var digits: SecretList<UInt8> = []
  /// How many of the digits stand before the decimal separator.
  package internal(set) var integerCount = 0
  /// Whether the decimal separator is written: always with fraction digits, and in `1.` without.
  package internal(set) var hasSeparator = false

  package var fractionCount: Int { digits.count - integerCount }

  /// The limit the number passes, and the first digit beyond it.
  package func excess(over limits: NumberLimits) -> (reason: NumberError.Reason, digit: Int)? {
    if integerCount > limits.integerDigits { return (.tooManyIntegerDigits(limit: limits.integerDigits), limits.integerDigits) }
    guard fractionCount > limits.fractionDigits else { return nil }
    return (.tooManyFractionDigits(limit: limits.fractionDigits), integerCount + limits.fractionDigits)
  }
}

extension DigitBuffer {
  /// Takes over a number that was read.
  package mutating func copy(_ number: DecimalDigits) {
    removeAll()
    isNegative = number.isNegative
    for (i, digit) in number.digits.enumerated() {
      if i == number.integerCount { insertSeparator(at: i) }
      append(digit)
    }
    if number.hasSeparator && !hasSeparator { insertSeparator(at: count) }
  }
}
