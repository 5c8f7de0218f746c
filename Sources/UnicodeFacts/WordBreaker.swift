import CTables

/// Finds the boundaries of words (UAX #29), fed with one scalar after another.
///
/// What stands between two boundaries is a word, or spaces, or a sign. The rules' names are those of the annex, of the
/// tables' version.
///
/// - Complexity: One table look-up a scalar, and another after what may join two words, as a point.
package struct WordBreaker: Sendable {
  /// The class before, which marks and format characters do not change (WB4), and the one before that.
  private var previous: unicode_word_class?
  private var beforePrevious: unicode_word_class?
  /// The scalar right before (WB3c, WB3d).
  private var neighbour = unicode_word_class.other
  /// Whether the regional indicators up to here are odd in number.
  private var flagIsOpen = false

  package init() {}

  /// Whether a word starts with this scalar, which stands after those asked about before.
  ///
  /// - Parameters:
  ///   - scalar: The scalar.
  ///   - following: The first scalar after it that does not continue it, as ``Unicode/Scalar/continuesWord`` says;
  ///     asked for only after a sign that may stand within words.
  package mutating func isBoundary(before scalar: Unicode.Scalar, following: () -> Unicode.Scalar?) -> Bool {
    let next = scalar.wordClass
    defer { neighbour = next }
    if let previous {
      if next.continuesWord, !previous.endsLine { return false }  // WB4
    }
    let answer = isBoundary(before: next, following)
    flagIsOpen = next == .regionalIndicator && !flagIsOpen
    (beforePrevious, previous) = (previous, next)
    return answer
  }

  private func isBoundary(before next: unicode_word_class, _ following: () -> Unicode.Scalar?) -> Bool {
    guard let previous else { return true }  // WB1
    if previous == .cr && next == .lf { return false }  // WB3
    if previous.endsLine || next.endsLine { return true }  // WB3a, WB3b
    if neighbour == .zwj && next.isPictograph { return false }  // WB3c
    if neighbour == .wSegSpace && next == .wSegSpace { return false }  // WB3d
    switch (previous, next) {
    case (_, _) where previous.isLetter && next.isLetter: return false  // WB5
    case (.hebrewLetter, .singleQuote): return false  // WB7a
    case (_, _) where previous.isLetter && next.mayJoinLetters: return following()?.wordClass.isLetter != true  // WB6
    case (_, _) where previous.mayJoinLetters && next.isLetter && beforePrevious?.isLetter == true:
      return false  // WB7
    case (.hebrewLetter, .doubleQuote): return following()?.wordClass != .hebrewLetter  // WB7b
    case (.doubleQuote, .hebrewLetter): return beforePrevious != .hebrewLetter  // WB7c
    case (.numeric, .numeric): return false  // WB8
    case (.numeric, _) where next.isLetter: return false  // WB10
    case (_, .numeric) where previous.isLetter: return false  // WB9
    case (.numeric, _) where next.mayJoinDigits: return following()?.wordClass != .numeric  // WB12
    case (_, .numeric) where previous.mayJoinDigits: return beforePrevious != .numeric  // WB11
    case (.katakana, .katakana): return false  // WB13
    case (.katakana, .extendNumLet), (.numeric, .extendNumLet), (.extendNumLet, .extendNumLet): return false  // WB13a
    case (_, .extendNumLet): return !previous.isLetter  // WB13a
    case (.extendNumLet, .katakana), (.extendNumLet, .numeric): return false  // WB13b
    case (.extendNumLet, _): return !next.isLetter  // WB13b
    case (.regionalIndicator, .regionalIndicator): return !flagIsOpen  // WB15, WB16
    default: return true  // WB999
    }
  }
}

extension Unicode.Scalar {
  /// Whether it belongs to the scalar before it where words are looked for (WB4): a mark, a joiner, a format
  /// character.
  package var continuesWord: Bool { wordClass.continuesWord }

  var wordClass: unicode_word_class { UnicodeTables.breaksRows[UnicodeTables.breaks[self]].word }
}

extension unicode_word_class {
  fileprivate var endsLine: Bool { self == .cr || self == .lf || self == .newline }
  fileprivate var continuesWord: Bool { self == .extend || self == .format || self == .zwj }
  fileprivate var isLetter: Bool { self == .aLetter || self == .hebrewLetter || self == .pictographicALetter }
  fileprivate var isPictograph: Bool { self == .pictographic || self == .pictographicALetter }

  fileprivate var mayJoinLetters: Bool { self == .midLetter || self == .midNumLet || self == .singleQuote }
  fileprivate var mayJoinDigits: Bool { self == .midNum || self == .midNumLet || self == .singleQuote }
}
