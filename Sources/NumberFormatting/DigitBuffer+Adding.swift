extension DigitBuffer {
  /// Adds so many units of a power of ten, which takes them away where they are negative. A power that is negative is a
  /// place of the fraction, and one that there is.
  mutating func add(_ amount: Int, power: Int) {
    let isSum = isNegative == (amount < 0)
    var units = amount.magnitude
    // the digit in front takes what is carried
    while integerCount <= units.digitCount + power || !beginsWithZero { insert(48, at: 0) }
    var carry = 0
    for i in (0..<integerCount - power).reversed() {
      let digit = Int(units % 10) + carry
      units /= 10
      let sum = unsafe Int(base[i]) - 48 + (isSum ? digit : -digit)
      carry = sum < 0 || sum > 9 ? 1 : 0
      unsafe base[i] = UInt8(48 + (sum + 10) % 10)
    }
    if carry == 1 { changeSignOfComplement() }
    removeLeadingZeros()
    if isZero { isNegative = false }
  }

  /// A number less than zero by what its digits lack of a power of ten, which was taken away beyond the first digit.
  private mutating func changeSignOfComplement() {
    var carry = 1
    for i in (0..<count).reversed() {
      let digit = unsafe 9 - (Int(base[i]) - 48) + carry
      carry = digit / 10
      unsafe base[i] = UInt8(48 + digit % 10)
    }
    isNegative.toggle()
  }
}

extension UInt {
  fileprivate var digitCount: Int { self < 10 ? 1 : 1 + (self / 10).digitCount }
}
