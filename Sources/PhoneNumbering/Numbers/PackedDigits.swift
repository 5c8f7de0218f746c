/// Up to 32 digits, four bits each: a national number (17 at most), an extension (20) or a carrier code, without memory
/// of its own.
///
/// Zeros in front are digits like others. The elements are ASCII.
package struct PackedDigits: Hashable, Sendable, RandomAccessCollection {
  package static let capacity = 32

  /// The first digit in the lowest bits; what is not used is 0.
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  private var length: UInt8 = 0

  package init() {}

  /// - Precondition: ASCII digits, at most `capacity`.
  package init(_ digits: some Sequence<UInt8>) {
    for digit in digits { append(digit) }
  }

  /// The digits of a number from 0 on.
  init(_ number: Int) {
    self = number > 9 ? PackedDigits(number / 10) : PackedDigits()
    append(48 + UInt8(truncatingIfNeeded: number % 10))
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { Int(length) }
  package subscript(index: Int) -> UInt8 {
    precondition(index >= 0 && index < endIndex, "a digit that is not there")
    let word = index < 16 ? low : high
    return 48 + UInt8(truncatingIfNeeded: word >> UInt64(4 * (index & 15)) & 15)
  }

  package mutating func append(_ digit: UInt8) {
    precondition(digit >= 48 && digit <= 57 && endIndex < PackedDigits.capacity, "no digit, or one too many")
    let bits = UInt64(digit - 48) << UInt64(4 * (endIndex & 15))
    if length < 16 { low |= bits } else { high |= bits }
    length += 1
  }

  /// Appends as many of other digits as there is room for.
  mutating func append(_ other: PackedDigits) {
    let bits = 4 * endIndex
    low |= other.low << bits
    high |= other.low >> (64 - bits) | other.high << bits
    length = UInt8(Swift.min(endIndex + other.endIndex, PackedDigits.capacity))
  }

  /// Some of the digits by themselves.
  func part(_ range: Range<Int>) -> PackedDigits {
    precondition(range.lowerBound >= 0 && range.upperBound <= endIndex, "digits that are not there")
    let bits = 4 * range.lowerBound
    var part = PackedDigits()
    part.low = (low >> bits | high << (64 - bits)) & PackedDigits.mask(range.count)
    part.high = high >> bits & PackedDigits.mask(range.count - 16)
    part.length = UInt8(range.count)
    return part
  }

  /// The bits of so many digits of a word; all from sixteen on.
  private static func mask(_ count: Int) -> UInt64 { (1 << (4 * Swift.max(0, count))) &- 1 }

  package var text: String { String(decoding: self, as: UTF8.self) }
}
