/// A Hangul syllable and its jamo, by arithmetic (The Unicode Standard, 3.12).
///
/// The syllables stand in the order of leading jamo, vowel and trailing jamo, 19 × 21 × 28; the first of the 28 has
/// none.
struct HangulSyllable {
  private static let first: UInt32 = 0xAC00
  private static let firstLeading: UInt32 = 0x1100
  private static let firstVowel: UInt32 = 0x1161
  /// One before the first trailing jamo: it stands for none.
  private static let noTrailing: UInt32 = 0x11A7
  private static let leadings: UInt32 = 19
  private static let vowels: UInt32 = 21
  private static let trailings: UInt32 = 28

  private let index: UInt32

  init?(_ scalar: Unicode.Scalar) {
    index = scalar.value &- HangulSyllable.first
    if index >= HangulSyllable.leadings * HangulSyllable.vowels * HangulSyllable.trailings { return nil }
  }

  var leading: Unicode.Scalar {
    jamo(HangulSyllable.firstLeading, index / (HangulSyllable.vowels * HangulSyllable.trailings))
  }
  var vowel: Unicode.Scalar {
    jamo(HangulSyllable.firstVowel, index / HangulSyllable.trailings % HangulSyllable.vowels)
  }
  var trailing: Unicode.Scalar? {
    hasTrailing ? jamo(HangulSyllable.noTrailing, index % HangulSyllable.trailings) : nil
  }
  private var hasTrailing: Bool { index % HangulSyllable.trailings != 0 }

  private func jamo(_ start: UInt32, _ offset: UInt32) -> Unicode.Scalar { Unicode.Scalar(start + offset)! }

  /// A leading jamo with a vowel, or a syllable without a trailing jamo with one.
  static func composite(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Unicode.Scalar? {
    let leading = left.value &- firstLeading
    let vowel = right.value &- firstVowel
    if leading < leadings && vowel < vowels {
      return Unicode.Scalar(first + (leading * vowels + vowel) * trailings)
    }
    let trailing = right.value &- noTrailing
    guard let syllable = HangulSyllable(left), !syllable.hasTrailing, trailing > 0 && trailing < trailings else {
      return nil
    }
    return Unicode.Scalar(left.value + trailing)
  }
}
