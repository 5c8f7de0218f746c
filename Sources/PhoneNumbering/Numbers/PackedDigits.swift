/// Up to 32 digits, four bits each: a national number (17 at most), an extension (20) or a carrier code, without memory of its own.
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

  package var text: String { String(decoding: self, as: UTF8.self) }
}
