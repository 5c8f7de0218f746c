/// An exact decimal number as its digits, as they were written: a zero in front and an open decimal separator are kept.
///
/// The digits 1, 2, 5, 0 with two before the separator are 12.50. No digit at all is an empty field, or a sign typed
/// ahead of its number.
///
///     let price = try DecimalDigits("-1234.50")
///     price.text  // "-1234.50"
public struct DecimalDigits: Hashable, Sendable {
  public var isNegative = false
  /// Each 0 to 9, the most significant first; the fraction's follow the integer's.
  public internal(set) var digits: [UInt8] = []
  /// How many of the digits stand before the decimal separator.
  public internal(set) var integerCount = 0
  /// Whether the decimal separator is written: always with fraction digits, and in `1.` without.
  public internal(set) var hasSeparator = false

  /// No digits.
  public init() {}

  public var fractionCount: Int { digits.count - integerCount }
  /// Whether there is neither sign, digit nor separator.
  public var isEmpty: Bool { !isNegative && elementCount == 0 }
  public var isZero: Bool { digits.allSatisfy { $0 == 0 } }

  /// Digits and separator, in the order they are written: what the caret moves over.
  public var elementCount: Int { digits.count + (hasSeparator ? 1 : 0) }

  /// How many digits stand before an element (or behind the last one, for `elementCount`).
  func digitCount(before element: Int) -> Int { hasSeparator && element > integerCount ? element - 1 : element }
  func isSeparator(_ element: Int) -> Bool { hasSeparator && element == integerCount }
}

extension DecimalDigits {
  mutating func removeAll() {
    isNegative = false
    digits.removeAll(keepingCapacity: true)
    integerCount = 0
    hasSeparator = false
  }

  /// Takes another's digits over into its own buffer: no allocation once that is large enough.
  mutating func copy(_ other: borrowing DecimalDigits) {
    isNegative = other.isNegative
    digits.removeAll(keepingCapacity: true)
    for digit in other.digits { digits.append(digit) }
    integerCount = other.integerCount
    hasSeparator = other.hasSeparator
  }

  mutating func insert(_ digit: UInt8, at element: Int) {
    digits.insert(digit, at: digitCount(before: element))
    if !hasSeparator || element <= integerCount { integerCount += 1 }
  }

  /// Puts the separator before an element; the digits from there on become the fraction.
  mutating func insertSeparator(at element: Int) {
    hasSeparator = true
    integerCount = element
  }

  /// Takes elements out. Without its separator the fraction joins the integer.
  mutating func remove(_ elements: Range<Int>) {
    let removed = digitCount(before: elements.lowerBound)..<digitCount(before: elements.upperBound)
    digits.removeSubrange(removed)
    if hasSeparator && elements.contains(integerCount) {
      hasSeparator = false
      integerCount = digits.count
    } else if !hasSeparator || elements.upperBound <= integerCount {
      integerCount -= removed.count
    }
  }

  /// Drops zeros in front of another integer digit (`007` is 7) and returns how many went.
  @discardableResult mutating func removeLeadingZeros() -> Int {
    var zeros = 0
    while zeros < integerCount - 1 && digits[zeros] == 0 { zeros += 1 }
    digits.removeSubrange(0..<zeros)
    integerCount -= zeros
    return zeros
  }
}

extension DecimalDigits {
  /// The limit a number passes, and the first digit beyond it.
  func excess(over limits: NumberLimits) -> (reason: NumberError.Reason, digit: Int)? {
    if integerCount > limits.integerDigits { return (.tooManyIntegerDigits(limit: limits.integerDigits), limits.integerDigits) }
    guard fractionCount > limits.fractionDigits else { return nil }
    return (.tooManyFractionDigits(limit: limits.fractionDigits), integerCount + limits.fractionDigits)
  }
}
