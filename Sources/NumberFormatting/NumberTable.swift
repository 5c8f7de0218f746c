/// Number symbols, compiled: their texts as UTF-8 in one block, and what a character means as a table.
///
/// Plain numbers and pointers into the block, so that a key neither retains nor looks anything up. `NumberFormat` owns the
/// block, and whoever keeps a table keeps the format with it.
package struct NumberTable {
  /// A text of the block. Behind every text lie eight bytes that may be read, so that it is copied eight at a time.
  package struct Piece {
    package let start: UnsafePointer<UInt8>
    package let length: Int

    /// Copies the text, and up to eight bytes beyond it. → where it ends
    @inline(__always) func write(to place: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
      copyWords(start, length, to: place)
    }
  }
  /// Before and behind the digits, of a positive and a negative number, of a zero and of a negative zero.
  package let affixes: UnsafePointer<(prefix: Piece, suffix: Piece)>
  package let groupingSeparator: Piece
  package let decimalSeparator: Piece
  /// The ten digits' UTF-8, the first byte lowest; each is `digitWidth` bytes long.
  let digits: UnsafePointer<UInt32>
  package let digitWidth: Int
  /// How many grouping signs an integer of so many digits has behind its first digit, were the minimum not asked for.
  let signs: UnsafePointer<UInt8>
  static let signCount = 256
  /// What each ASCII character means.
  let keys: UnsafePointer<NumberKey>
  let primaryGroupingSize: Int
  let secondaryGroupingSize: Int
  /// The fewest integer digits that are grouped.
  let firstGrouped: Int
  package let minimumFractionDigits: Int
  package let maximumFractionDigits: Int
  let roundingIncrement: Int
  let roundingMode: RoundingMode
  package let valueExponent: Int
  package let showsSign: Bool
  /// Whether a zero has affixes of its own.
  let hasZeroAffixes: Bool
  /// Whether all that can be shown is ASCII.
  package let isASCII: Bool
  /// The longest prefix and suffix together, and the longest of digit, grouping sign and separator, in bytes.
  let longestAffixes: Int
  let longestPiece: Int

  /// Bytes that a layout of so many digits may touch.
  package func room(forDigits count: Int) -> Int { longestAffixes + (2 * count + 1) * longestPiece + 2 * DigitBuffer.slack }
}

/// Copies bytes eight at a time: up to eight more are read and written than there are. → where the copy ends
@inline(__always) func copyWords(
  _ from: UnsafePointer<UInt8>, _ length: Int, to place: UnsafeMutablePointer<UInt8>
) -> UnsafeMutablePointer<UInt8> {
  var i = 0
  while i < length {
    let word = UnsafeRawPointer(from + i).loadUnaligned(as: UInt64.self)
    UnsafeMutableRawPointer(place + i).storeBytes(of: word, as: UInt64.self)
    i += 8
  }
  return place + length
}

/// What a typed character means in a number: a digit's value, or one of these.
package enum NumberKey: UInt8 {
  case zero, one, two, three, four, five, six, seven, eight, nine
  case decimalSeparator
  case groupingSign
  case minus
  case plus
  case other

  init(digit: UInt8) { self = NumberKey(rawValue: digit) ?? .other }
  @inline(__always) package var digit: UInt8? { rawValue < 10 ? rawValue : nil }
}

extension NumberTable {
  /// Grouping signs in an integer of so many digits, the minimum grouping digits not regarded.
  @inline(__always) func signs(_ digits: Int) -> Int {
    if digits < NumberTable.signCount { return Int(signs[digits]) }
    return primaryGroupingSize == 0 ? 0 : (digits - 1 - primaryGroupingSize) / secondaryGroupingSize + 1
  }
  /// Grouping signs that an integer of `count` digits shows before its digit `digit`, one just before it included.
  @inline(__always) package func signs(before digit: Int, of count: Int) -> Int {
    if count < firstGrouped { return 0 }
    return signs(count) - signs(count - digit)
  }
  /// Whether a grouping sign stands just before a digit.
  @inline(__always) package func hasSign(before digit: Int, of count: Int) -> Bool {
    digit > 0 && signs(before: digit, of: count) > signs(before: digit - 1, of: count)
  }
  @inline(__always) package func affix(of number: borrowing DigitBuffer) -> (prefix: Piece, suffix: Piece) {
    affixes[(number.isNegative ? 1 : 0) + (hasZeroAffixes && number.isZero ? 2 : 0)]
  }
}
