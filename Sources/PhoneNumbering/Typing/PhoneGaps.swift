/// What stands before each digit of a number that is being typed: three bits a digit, the first digit's lowest, so that two layouts are
/// compared, and a digit's place is found, by arithmetic over a word.
///
/// 0 is nothing; 1 to 5 are texts of one character, 6 and 7 of two.
package struct PhoneGaps: Hashable, Sendable {
  package let word: UInt64

  package init(word: UInt64) { self.word = word }

  /// How many digits a layout may have.
  package static var most: Int { 21 }
  /// The width of a code's place.
  package static var bits: Int { 3 }
  private static var singles: StaticString { " -(./" }
  private static var pairs: StaticString { ") )-" }

  /// The gaps of a layout such as `(###) ###-####`; nil where one is not among those known, or there are too many digits.
  package init?(template: String) {
    var word: UInt64 = 0
    var gap: [UInt8] = []
    var digits = 0
    for byte in template.utf8 {
      if byte != 35 {
        gap.append(byte)
        continue
      }
      guard digits < PhoneGaps.most, let code = PhoneGaps.code(of: gap) else { return nil }
      word |= UInt64(code) << (PhoneGaps.bits * digits)
      digits += 1
      gap.removeAll()
    }
    if !gap.isEmpty { return nil }
    self.word = word
  }

  private static func code(of gap: [UInt8]) -> Int? {
    switch gap.count {
    case 0: 0
    case 1: (1...5).first { characters(of: $0).0 == gap[0] }
    case 2: (6...7).first { characters(of: $0) == (gap[0], gap[1]) }
    default: nil
    }
  }

  /// A gap's characters; the second only of those from 6 on.
  @inline(__always) private static func characters(of code: Int) -> (UInt8, UInt8) {
    if code < 6 { return unsafe (singles.utf8Start[code &- 1], 0) }
    return unsafe (pairs.utf8Start[2 &* code &- 12], pairs.utf8Start[2 &* code &- 11])
  }

  /// The gaps of the first few digits alone.
  @inline(__always) package func first(_ count: Int) -> PhoneGaps {
    count >= PhoneGaps.most ? self : PhoneGaps(word: word & ((1 &<< UInt64(truncatingIfNeeded: PhoneGaps.bits &* count)) &- 1))
  }

  /// How many characters stand in all gaps together.
  @inline(__always) package var width: Int {
    let ones: UInt64 = 0o111_111_111_111_111_111_111
    let some = (word | word &>> 1 | word &>> 2) & ones
    let pairs = word &>> 1 & word &>> 2 & ones
    // counted at once: a bit beside each of a pair
    return (some | pairs &<< 1).nonzeroBitCount
  }

  /// The first digit before which another gap stands than in another layout; 21 if none is.
  @inline(__always) package func firstDifference(_ other: PhoneGaps) -> Int {
    (word ^ other.word).trailingZeroBitCount / PhoneGaps.bits
  }

  /// The code of the gap before a digit.
  @inline(__always) func code(before digit: Int) -> Int {
    digit < PhoneGaps.most ? Int(truncatingIfNeeded: word &>> UInt64(truncatingIfNeeded: PhoneGaps.bits &* digit) & 7) : 0
  }

  /// The codes of the gaps from a digit on, one after another.
  struct Codes {
    fileprivate var word: UInt64

    @inline(__always) mutating func next() -> Int {
      let code = Int(truncatingIfNeeded: word & 7)
      word &>>= UInt64(truncatingIfNeeded: PhoneGaps.bits)
      return code
    }
  }

  @inline(__always) func codes(from digit: Int) -> Codes {
    Codes(word: digit < PhoneGaps.most ? word &>> UInt64(truncatingIfNeeded: PhoneGaps.bits &* digit) : 0)
  }

  /// How many characters the gap of a code has.
  @inline(__always) static func width(_ code: Int) -> Int { code == 0 ? 0 : code < 6 ? 1 : 2 }

  /// Writes the gap of a code. → where it ends
  @inline(__always) static func write(_ code: Int, to place: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    if code == 0 { return unsafe place }
    let (first, second) = PhoneGaps.characters(of: code)
    unsafe place[0] = first
    if code < 6 { return unsafe place + 1 }
    unsafe place[1] = second
    return unsafe place + 2
  }
}
