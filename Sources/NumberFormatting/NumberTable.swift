/// Number symbols, compiled: their texts as UTF-8 in one block, and what a character means as a table.
///
/// One pointer, so that it is passed in a register; a key neither retains nor looks anything up. `NumberFormat` owns
/// what it points to, and whoever keeps a table keeps the format with it.
@safe package struct NumberTable: Hashable, @unchecked Sendable {
  // Written when it is compiled and never again: that is why it may be shared by threads.
  let factsPlace: UnsafePointer<NumberFacts>
  @inline(__always) var facts: NumberFacts {
    unsafeAddress { unsafe factsPlace }
  }

  package static func == (one: NumberTable, other: NumberTable) -> Bool { unsafe one.factsPlace == other.factsPlace }
  package func hash(into hasher: inout Hasher) { unsafe hasher.combine(factsPlace) }

  package var minimumFractionDigits: Int { facts.minimumFractionDigits }
  package var maximumFractionDigits: Int { facts.maximumFractionDigits }
  package var valueExponent: Int { facts.valueExponent }
  package var showsSign: Bool { facts.showsSign }
  /// Whether all that can be shown is ASCII.
  package var isASCII: Bool { facts.isASCII }

  /// What a typed character means.
  package func meaning(of typed: Unicode.Scalar) -> NumberKey {
    unsafe typed.isASCII ? facts.keys[Int(typed.value & 127)] : facts.meanings.meaning(of: typed)
  }

  /// What an open group shows in place of a sign that was typed: the format's own sign, or itself.
  package func groupSign(of typed: Unicode.Scalar) -> GroupSign {
    let sign = typed.plainSeparator
    if facts.meanings.isGroupingSign(sign) { return .own }
    return .typed(sign.isSpace ? 32 : sign.isApostrophe ? 39 : sign == "." ? 46 : 44)
  }

  /// Whether the language writes amounts with a character in place of its decimal sign; it may be the format's symbol.
  package func isCustomarySeparator(_ scalar: Unicode.Scalar) -> Bool { facts.meanings.isCustomarySeparator(scalar) }

  /// What a character is among the digits of a text that is read.
  @inline(__always) func part(of scalar: Unicode.Scalar) -> NumberPart {
    unsafe scalar.isASCII ? facts.parts[Int(scalar.value & 127)] : facts.meanings.part(of: scalar)
  }

  /// Bytes that a layout of so many digits may touch.
  @inline(__always) func room(forDigits count: Int) -> Int {
    facts.longestAffixes &+ (2 &* count &+ 1) &* facts.longestPiece &+ 2 &* DigitBuffer.slack
  }
}

/// What a number table knows.
@safe struct NumberFacts {
  /// A text of the block. After every text lie eight bytes that may be read, so that it is copied eight at a time.
  @unsafe struct Piece {
    let start: UnsafePointer<UInt8>
    let length: Int

    /// Copies the text, and up to eight bytes beyond it.
    ///
    /// - Returns: Where it ends.
    @inline(__always) func write(to place: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
      unsafe copyWords(start, length, to: place)
    }
  }
  /// Before and after the digits, of a positive and a negative number, of a zero and of a negative zero.
  let affixes: UnsafePointer<(prefix: Piece, suffix: Piece)>
  let groupingSeparator: Piece
  let decimalSeparator: Piece
  /// The ten digits' UTF-8, the first byte lowest; each is `digitWidth` bytes long.
  let digits: UnsafePointer<UInt32>
  let digitWidth: Int
  /// What makes four digits, spread over sixteen bits each, their UTF-8, where that is two bytes a digit and counts up;
  /// else 0.
  let pairs: UInt64
  /// Whether digits are shown as they are kept, and neither a grouping sign nor a group of digits is longer than a word
  /// of eight bytes.
  let isShort: Bool
  /// How many grouping signs an integer of so many digits has after its first digit, were the minimum not asked for.
  let signs: UnsafePointer<UInt8>
  /// How many digits at the beginning of an integer of so many have no grouping sign among them.
  let heads: UnsafePointer<UInt8>
  static let signCount = 256
  /// What each ASCII character means where it is typed, and in a text that is read.
  let keys: UnsafePointer<NumberKey>
  let parts: UnsafePointer<NumberPart>
  static let keyCount = 128
  /// What any other does.
  let meanings: NumberMeanings
  /// The format's currency, percent sign or unit, folded as texts are, the longest first: each with its length before
  /// it. A zero ends them.
  let marks: UnsafePointer<UInt32>
  let primaryGroupingSize: Int
  let secondaryGroupingSize: Int
  /// The fewest integer digits that are grouped.
  let firstGrouped: Int
  let minimumFractionDigits: Int
  let maximumFractionDigits: Int
  let roundingIncrement: Int
  let roundingMode: RoundingMode
  let valueExponent: Int
  let minorUnitDigits: Int
  let showsSign: Bool
  /// Whether a zero has affixes of its own.
  let hasZeroAffixes: Bool
  let isASCII: Bool
  /// Bytes of digits that finishing a number may need beyond its own.
  let finishingRoom: Int
  /// The longest prefix and suffix together, and the longest of digit, grouping sign and separator, in bytes.
  let longestAffixes: Int
  let longestPiece: Int
}

extension NumberTable {
  /// Grouping signs in an integer of so many digits, the minimum grouping digits not regarded.
  @inline(__always) func signs(_ digits: Int) -> Int {
    if digits < NumberFacts.signCount { return unsafe Int(facts.signs[digits]) }
    return farSigns(digits)
  }
  @inline(never) private func farSigns(_ digits: Int) -> Int {
    let primary = facts.primaryGroupingSize
    return primary == 0 ? 0 : (digits - 1 - primary) / facts.secondaryGroupingSize + 1
  }
  /// The same as they are shown.
  @inline(__always) func shownSigns(_ digits: Int) -> Int { digits < facts.firstGrouped ? 0 : signs(digits) }
  /// How many digits at the beginning of an integer of so many have no grouping sign among them.
  @inline(__always) func head(_ digits: Int) -> Int {
    if digits < NumberFacts.signCount { return unsafe Int(facts.heads[digits]) }
    return farHead(digits)
  }
  @inline(never) private func farHead(_ digits: Int) -> Int {
    if digits < facts.firstGrouped { return digits }
    return digits - facts.primaryGroupingSize - (farSigns(digits) - 1) * facts.secondaryGroupingSize
  }
  /// Grouping signs that an integer of `count` digits shows before its digit `digit`, one just before it included.
  @inline(__always) func signs(before digit: Int, of count: Int) -> Int {
    if count < facts.firstGrouped { return 0 }
    return signs(count) &- signs(count &- digit)
  }
  /// Whether a grouping sign stands just before a digit.
  @inline(__always) func hasSign(before digit: Int, of count: Int) -> Bool {
    digit > 0 && signs(before: digit, of: count) > signs(before: digit - 1, of: count)
  }
  /// The same in a number that may stand as it was typed.
  func showsSign(before digit: Int, in number: borrowing DigitBuffer) -> Bool {
    if number.isAsTyped { return number.grouping.contains(digit) }
    return digit < number.integerCount && hasSign(before: digit, of: number.integerCount)
  }
  /// Whether groups before the last have two digits, as the lakh of India.
  package var hasLakhGroups: Bool { facts.secondaryGroupingSize == 2 }
  /// Which of the affixes a number has.
  @inline(__always) func affix(of number: borrowing DigitBuffer) -> Int {
    (number.isNegative ? 1 : 0) &+ (facts.hasZeroAffixes && number.isZero ? 2 : 0)
  }
}
