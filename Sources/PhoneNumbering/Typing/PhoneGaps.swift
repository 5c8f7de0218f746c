/// What stands before each digit of a number that is being typed: three bits a digit, the first digit's lowest, so that
/// two layouts are compared, and a digit's place is found, by arithmetic over a word.
///
/// 0 is nothing; 1 to 5 are texts of one character, 6 and 7 of two.
@usableFromInline package struct PhoneGaps: Hashable, Sendable {
  package let word: UInt64

  package init(word: UInt64) { self.word = word }

  /// How many digits a layout may have.
  package static var most: Int { 21 }
  /// How many characters all gaps of a layout may have together.
  private static var mostCharacters: Int { 7 }
  /// The width of a code's place.
  package static var bits: Int { 3 }
  /// The characters of each code, two of them even where it has fewer.
  @usableFromInline static var texts: StaticString { "    - ( . / ) )-" }
  /// How many characters each code has, two bits a code.
  @inlinable static var widths: Int { 0b10_10_01_01_01_01_01_00 }

  /// The gaps of a layout such as `(###) ###-####`; `nil` where one is not among those known, or there are too many
  /// digits or gaps.
  package init?(template: String) {
    var word: UInt64 = 0
    var gap: [UInt8] = []
    var (digits, characters) = (0, 0)
    for byte in template.utf8 {
      if byte != 35 {
        gap.append(byte)
        continue
      }
      guard digits < PhoneGaps.most, let code = PhoneGaps.code(of: gap) else { return nil }
      word |= UInt64(code) << (PhoneGaps.bits * digits)
      digits += 1
      characters += gap.count
      gap.removeAll()
    }
    if !gap.isEmpty || characters > PhoneGaps.mostCharacters { return nil }
    self.word = word
  }

  private static func code(of gap: [UInt8]) -> Int? {
    (0..<8).first { code in
      width(code) == gap.count && gap.indices.allSatisfy { unsafe texts.utf8Start[2 * code + $0] == gap[$0] }
    }
  }

  /// The gaps of the first few digits alone.
  @inline(__always) package func first(_ count: Int) -> PhoneGaps {
    count >= PhoneGaps.most
      ? self : PhoneGaps(word: word & ((1 &<< UInt64(truncatingIfNeeded: PhoneGaps.bits &* count)) &- 1))
  }

  /// How many characters stand in all gaps together.
  @inline(__always) package var width: Int {
    let ones: UInt64 = 0o111_111_111_111_111_111_111
    let some = (word | word &>> 1 | word &>> 2) & ones
    let pairs = word &>> 1 & word &>> 2 & ones
    // the last of three bits adds up those of all others, which are `mostCharacters` at most
    let sum = (some &+ pairs) &* ones
    return Int(truncatingIfNeeded: sum &>> UInt64(truncatingIfNeeded: PhoneGaps.bits &* (PhoneGaps.most &- 1)) & 7)
  }

  @inline(__always) var isEmpty: Bool { word == 0 }

  /// The first digit before which another gap stands than in another layout; beyond all digits if none is.
  @inline(__always) package func firstDifference(_ other: PhoneGaps) -> Int {
    word == other.word ? PhoneState.mostCharacters : (word ^ other.word).trailingZeroBitCount / PhoneGaps.bits
  }

  /// The code of the gap before a digit.
  @inline(__always) package func code(before digit: Int) -> Int {
    digit < PhoneGaps.most
      ? Int(truncatingIfNeeded: word &>> UInt64(truncatingIfNeeded: PhoneGaps.bits &* digit) & 7) : 0
  }

  /// The codes of the gaps from a digit on, one after another.
  struct Codes {
    fileprivate var word: UInt64

    @inline(__always) mutating func next() -> Int {
      let code = Int(truncatingIfNeeded: word & 7)
      word &>>= UInt64(truncatingIfNeeded: PhoneGaps.bits)
      return code
    }

    /// Passes over digits before which nothing stands.
    ///
    /// - Returns: How many they are; there may be more where that is all that a layout has.
    @inline(__always) mutating func skipEmpty() -> Int {
      let count = word.trailingZeroBitCount / PhoneGaps.bits
      word &>>= UInt64(truncatingIfNeeded: PhoneGaps.bits &* count)
      return count
    }
  }

  @inline(__always) func codes(from digit: Int) -> Codes {
    Codes(word: digit < PhoneGaps.most ? word &>> UInt64(truncatingIfNeeded: PhoneGaps.bits &* digit) : 0)
  }

  /// How many characters the gap of a code has.
  @inlinable @inline(__always) static func width(_ code: Int) -> Int { widths &>> (2 &* code) & 3 }

  /// Writes the gap of a code; up to two characters after it are written, too.
  ///
  /// - Returns: Where it ends.
  @inlinable @inline(__always) static func write(
    _ code: Int, to place: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    // a word at once
    let text = unsafe UnsafeRawPointer(texts.utf8Start + 2 &* code).loadUnaligned(as: UInt16.self)
    unsafe UnsafeMutableRawPointer(place).storeBytes(of: text, as: UInt16.self)
    return unsafe place + width(code)
  }
}
