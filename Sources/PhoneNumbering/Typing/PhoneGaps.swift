/// What stands before each digit of a number that is being typed: four bits a digit, the first digit's lowest, so that two layouts are
/// compared, and a digit's place is found, by arithmetic over a word.
///
/// 0 is nothing; 1 to 7 are texts of one character, 8 to 15 of two.
package struct PhoneGaps: Hashable, Sendable {
  package let word: UInt64

  package init(word: UInt64) { self.word = word }

  /// How many digits a layout may have.
  package static var most: Int { 16 }
  private static var singles: StaticString { " -(./[x" }
  /// Pairs of characters, in order.
  private static var pairs: StaticString { ") )- (-(.()/](" }

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
      word |= UInt64(code) << (4 * digits)
      digits += 1
      gap.removeAll()
    }
    if !gap.isEmpty { return nil }
    self.word = word
  }

  private static func code(of gap: [UInt8]) -> Int? {
    switch gap.count {
    case 0: 0
    case 1: (1...7).first { characters(of: $0).0 == gap[0] }
    case 2: (8..<8 + pairs.utf8CodeUnitCount / 2).first { characters(of: $0) == (gap[0], gap[1]) }
    default: nil
    }
  }

  /// A gap's characters; the second only of those from 8 on.
  @inline(__always) private static func characters(of code: Int) -> (UInt8, UInt8) {
    if code < 8 { return (singles.utf8Start[code &- 1], 0) }
    return (pairs.utf8Start[2 &* (code &- 8)], pairs.utf8Start[2 &* (code &- 8) &+ 1])
  }

  /// The gaps of the first few digits alone.
  @inline(__always) package func first(_ count: Int) -> PhoneGaps {
    count >= PhoneGaps.most ? self : PhoneGaps(word: word & ((1 &<< UInt64(truncatingIfNeeded: 4 &* count)) &- 1))
  }

  /// How many characters stand in all gaps together.
  @inline(__always) package var width: Int {
    let ones: UInt64 = 0x1111_1111_1111_1111
    let some = (word | word &>> 1 | word &>> 2 | word &>> 3) & ones
    let pairs = word &>> 3 & ones
    // sixteen sums of at most two in four bits each, added up by a product; the layouts known are far from the 16 that would overflow
    return Int(truncatingIfNeeded: ((some &+ pairs) &* ones) &>> 60)
  }

  /// The first digit before which another gap stands than in another layout; 16 if none is.
  @inline(__always) package func firstDifference(_ other: PhoneGaps) -> Int {
    (word ^ other.word).trailingZeroBitCount / 4
  }

  /// Writes the gap before a digit. → where it ends
  @inline(__always) package func write(
    before digit: Int, to place: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    let code = digit < PhoneGaps.most ? Int(truncatingIfNeeded: word &>> UInt64(truncatingIfNeeded: 4 &* digit) & 15) : 0
    if code == 0 { return place }
    let (first, second) = PhoneGaps.characters(of: code)
    place[0] = first
    if code < 8 { return place + 1 }
    place[1] = second
    return place + 2
  }
}
