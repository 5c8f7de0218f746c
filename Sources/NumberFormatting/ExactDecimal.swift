internal import SecretMemory

/// An exact decimal of any length, to compare with: `-1234.50`.
///
///     let least = try ExactDecimal("0.01")
///     least < 5   // true
public struct ExactDecimal: Sendable {
  fileprivate var isNegative = false
  /// In ASCII, without zeros in front of the integer or after the fraction.
  fileprivate var digits: SecretList<UInt8> = []
  fileprivate var integerCount = 0

  /// The number that a decimal in ASCII stands for: `-1234.50`, `.5`, `007`.
  ///
  /// - Parameters:
  ///   - decimalText: A minus or none, digits, and a point with further digits or none; no exponent and no groups.
  ///   - limits: How long the text and its digits may be.
  /// - Throws: `NumberError` where the text is not a decimal, or longer than `limits` allow.
  public init(_ decimalText: String, limits: NumberLimits = NumberLimits()) throws(NumberError) {
    var text = decimalText
    var message: NumberError?
    self = text.withUTF8 { text in
      var number = DigitBuffer(capacity: text.count)
      do throws(NumberError) { try unsafe number.read(text, limits: limits) } catch { message = error }
      return ExactDecimal(number)
    }
    if let message { throw message }
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

extension ExactDecimal {
  /// The number times ten.
  var tenfold: ExactDecimal {
    var product = self
    if digits.count == integerCount && !digits.isEmpty { product.digits.append(48) }
    product.integerCount += 1
    return product
  }

  /// The number where it is a whole one from 0 to a limit; `nil` elsewhere.
  func whole(upTo limit: Int) -> Int? {
    if isNegative || digits.count > integerCount { return nil }
    var number = 0
    for digit in digits {
      number = 10 * number + Int(digit) - 48
      if number > limit { return nil }
    }
    return number
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
    unsafe a.withSpan { a in unsafe b.withSpan { b in unsafe a.order(to: b) } } < 0
  }

  private func withSpan(_ body: (DecimalSpan) -> Int) -> Int {
    unsafe digits.withBuffer { digits in
      unsafe body(DecimalSpan(digits, integerCount: integerCount, isNegative: isNegative))
    }
  }
}

extension DigitBuffer {
  /// Adds a decimal that is not negative so many times, which takes it away where `times` is. The fraction becomes as
  /// long as the decimal's at least; an open separator stays, a zero has no sign, and there is one integer digit at
  /// least.
  package mutating func add(_ number: ExactDecimal, times: Int) {
    pad(toFraction: number.digits.count - number.integerCount)
    for (i, digit) in number.digits.enumerated() {
      for _ in 48..<digit { add(times, power: number.integerCount - 1 - i) }
    }
  }

  /// Takes over a decimal.
  mutating func copy(_ number: ExactDecimal) {
    removeAll()
    for digit in number.digits { append(digit) }
    if number.integerCount < count { insertSeparator(at: number.integerCount) }
    isNegative = number.isNegative
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
