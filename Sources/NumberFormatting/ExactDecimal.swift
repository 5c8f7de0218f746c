internal import SecretMemory

/// An exact decimal of any length, to compare with: `-1234.50`.
///
///     let least = try ExactDecimal("0.01")
///     least < 5   // true
public struct ExactDecimal: Sendable {
  private var isNegative = false
  /// In ASCII, without zeros in front of the integer or behind the fraction.
  private var digits: SecretList<UInt8> = []
  private var integerCount = 0

  /// - Throws: `NumberError` where the text is no decimal, or longer than `limits` allow.
  public init(_ decimalText: String, limits: NumberLimits = NumberLimits()) throws(NumberError) {
    var text = decimalText
    var problem: NumberError?
    self = text.withUTF8 { text in
      var number = DigitBuffer(capacity: text.count)
      do throws(NumberError) { try unsafe number.read(text, limits: limits) } catch { problem = error }
      return ExactDecimal(number)
    }
    if let problem { throw problem }
  }

  private init(_ number: borrowing DigitBuffer) {
    var first = 0
    while unsafe first < number.integerCount && number.base[first] == 48 { first += 1 }
    var end = number.count
    while unsafe end > number.integerCount && number.base[end - 1] == 48 { end -= 1 }
    for i in first..<max(first, end) { unsafe digits.append(number.base[i]) }
    integerCount = number.integerCount - first
    isNegative = number.isNegative && !digits.isEmpty
  }
}

extension ExactDecimal: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) {
    var number = DigitBuffer(capacity: 24)
    number.read(value)
    self.init(number)
  }
}

extension ExactDecimal: Comparable, Hashable {
  public static func < (a: ExactDecimal, b: ExactDecimal) -> Bool {
    a.order(isNegative: b.isNegative, b.digits.count, integerCount: b.integerCount) { b.digits[$0] } < 0
  }

  /// Below zero where this is less than the number times ten to a power, 0 where it is as much, else above. Allocates nothing.
  package func order(to number: borrowing DigitBuffer, shiftedBy exponent: Int) -> Int {
    var first = 0
    while unsafe first < number.count && number.base[first] == 48 { first += 1 }
    var end = number.count
    while unsafe end > first && number.base[end - 1] == 48 { end -= 1 }
    let isNegative = number.isNegative && end > first
    let base = unsafe number.base
    return order(isNegative: isNegative, end - first, integerCount: number.integerCount + exponent - first) {
      unsafe base[first + $0]
    }
  }

  /// Compares with digits that begin and end with none but zeros left out: `integerCount` may be below zero (0.001) or beyond the digits (1000).
  @inline(__always) private func order(
    isNegative other: Bool, _ count: Int, integerCount otherIntegers: Int, digit: (Int) -> UInt8
  ) -> Int {
    if digits.isEmpty || count == 0 { return (digits.isEmpty ? 0 : isNegative ? -1 : 1) - (count == 0 ? 0 : other ? -1 : 1) }
    if isNegative != other { return isNegative ? -1 : 1 }
    let order = magnitudeOrder(count, otherIntegers, digit)
    return isNegative ? -order : order
  }

  @inline(__always) private func magnitudeOrder(_ count: Int, _ otherIntegers: Int, _ digit: (Int) -> UInt8) -> Int {
    // where the first digit that is no zero stands before the point
    var first = 0
    while digits[first] == 48 { first += 1 }
    var otherFirst = 0
    while digit(otherFirst) == 48 { otherFirst += 1 }
    let scale = integerCount - first - (otherIntegers - otherFirst)
    if scale != 0 { return scale }
    for i in 0..<max(digits.count - first, count - otherFirst) {
      let mine = first + i < digits.count ? digits[first + i] : 48
      let its = otherFirst + i < count ? digit(otherFirst + i) : 48
      if mine != its { return mine < its ? -1 : 1 }
    }
    return 0
  }
}

extension ExactDecimal: CustomStringConvertible {
  /// The number without zeros in front or at the end of its fraction: `-1234.5`.
  public var description: String {
    let integer = integerCount == 0 ? "0" : String(decoding: digits[..<integerCount], as: UTF8.self)
    let fraction = String(decoding: digits[integerCount...], as: UTF8.self)
    return (isNegative ? "-" : "") + integer + (fraction.isEmpty ? "" : "." + fraction)
  }
}
