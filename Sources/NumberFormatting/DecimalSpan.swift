/// The digits of a decimal where they lie, to compare it with another. No zeros stand in front or at the end.
@unsafe struct DecimalSpan {
  private let digits: UnsafeBufferPointer<UInt8>
  /// How many of the digits stand before the point: below zero in 0.001, more than there are in 1000.
  private let integerCount: Int
  /// -1, 0 or 1.
  private let sign: Int

  @inline(__always) init(_ digits: UnsafeBufferPointer<UInt8>, integerCount: Int, isNegative: Bool) {
    var (first, end) = (0, digits.count)
    while unsafe first < end && digits[first] == 48 { first &+= 1 }
    while unsafe end > first && digits[end &- 1] == 48 { end &-= 1 }
    unsafe self.digits = UnsafeBufferPointer(rebasing: digits[first..<end])
    unsafe self.integerCount = integerCount &- first
    unsafe sign = first == end ? 0 : isNegative ? -1 : 1
  }

  /// A number times ten to a power.
  @inline(__always) init(_ number: borrowing DigitBuffer, shiftedBy exponent: Int = 0) {
    unsafe self.init(
      UnsafeBufferPointer(start: number.base, count: number.count), integerCount: number.integerCount &+ exponent,
      isNegative: number.isNegative)
  }

  /// Below zero where this is less than another, 0 where it is as much, else above.
  @inline(__always) func order(to other: DecimalSpan) -> Int {
    if unsafe sign != other.sign || sign == 0 { return unsafe sign - other.sign }
    return unsafe sign * magnitudeOrder(other)
  }

  @inline(__always) private func magnitudeOrder(_ other: DecimalSpan) -> Int {
    if unsafe integerCount != other.integerCount { return unsafe integerCount - other.integerCount }
    let common = unsafe min(digits.count, other.digits.count)
    for i in 0..<common where unsafe digits[i] != other.digits[i] {
      return unsafe Int(digits[i]) - Int(other.digits[i])
    }
    // a digit that the other has not is not a zero, or another stands after it
    return unsafe digits.count - other.digits.count
  }
}
