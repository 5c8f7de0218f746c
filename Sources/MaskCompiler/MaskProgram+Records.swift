package import MaskSyntax

/// The records of a program's tables. All fields are whole words, little-endian, so that a program can be written and
/// mapped as it is.
///
/// A *row* is the hot table: four header words and a cell for each class of characters.
///
///     word 0, 1   the first four characters of the run of literals that are certain to come
///     word 2      its length (16 bits, the largest for more), how many digits a number of fixed width takes next
///                 (8 bits); in the upper half the number of the state
///     word 3      whether the value is complete, as the flags of the state say
///     cell        27 bits  the row that an edge leads to; all ones for an auto-insertion; 0 where no parse takes it
///                  1 bit   reading it is one step: `plain`
///                  4 bits  the key's action right after a character, and
///                  4 bits  after all the literals that are certain to come: `KeyAction`
///                  1 bit   it is a value literal
///                 24 bits  the number of the edge or auto-insertion
///                  3 bits  the length of the edge's text, 7 for more
@usableFromInline package enum Row {
  @inlinable package static var header: Int { 4 }
  @inlinable package static var runLengthMask: UInt64 { 0xFFFF }

  /// The number of a cell's edge or auto-insertion.
  @inlinable @inline(__always) package static func number(_ cell: UInt64) -> Int {
    Int(truncatingIfNeeded: cell &>> 37 & maximumNumber)
  }
  @inlinable package static var maximumNumber: UInt64 { (1 << 24) - 1 }
  static func number(_ number: UInt32) -> UInt64 { UInt64(number) << 37 }
  /// How long the literals before the character are, 7 for more: at hand, so that the next key need not wait for the
  /// edge.
  @inlinable @inline(__always) package static func gap(_ cell: UInt64) -> Int { Int(truncatingIfNeeded: cell &>> 61) }
  /// Where the row stands in the cell of an auto-insertion: no row begins there.
  @inlinable package static var autoInsertionMark: UInt64 { targetMask }
  @inlinable @inline(__always) package static func isAutoInsertion(_ cell: UInt64) -> Bool {
    cell & targetMask == autoInsertionMark
  }
  @inlinable package static var targetMask: UInt64 { (1 << 27) - 1 }
  /// The displayed parse goes on, the character is kept as it is, and the texts on both sides are short: reading it is
  /// one step.
  @inlinable package static var plain: UInt64 { 1 << 27 }
  /// It is a value literal.
  @inlinable package static var literal: UInt64 { 1 << 36 }

  /// How many digits a number of fixed width takes next in the state of a row: 0 outside of one.
  @inlinable @inline(__always) package static func numberDigits(_ word: UInt64) -> Int {
    Int(truncatingIfNeeded: word &>> 16 & 0xFF)
  }

  /// Whether some parse takes the character, perhaps with auto-inserted value literals.
  @inlinable @inline(__always) package static func takes(_ cell: UInt64) -> Bool { cell & ~actions != 0 }

  // MARK: actions

  @inlinable static var actions: UInt64 { 0xFF << 28 }
  /// The action of a key typed right after a character, or after all the literals that are certain to come.
  @inlinable @inline(__always) package static func action(_ cell: UInt64, afterLiterals: Bool) -> UInt64 {
    cell &>> (afterLiterals ? 32 : 28) & 15
  }
  /// Whether an action is one of those that a key at the end carries out at once: `append` and `appendAlike`.
  @inlinable @inline(__always) package static func appends(_ action: UInt64) -> Bool { action &- 1 < 2 }
  static func actions(_ bare: KeyAction, afterLiterals: KeyAction) -> UInt64 {
    UInt64(bare.rawValue) << 28 | UInt64(afterLiterals.rawValue) << 32
  }
}

/// A state: parses that are live after some value, in order of priority.
@usableFromInline package struct StateRecord: Sendable {
  @usableFromInline package var parses: UInt32 = 0
  @usableFromInline package var parseCount: UInt32 = 0
  @usableFromInline package var flags: UInt32 = 0
  /// Characters of literals that all parses show next.
  @usableFromInline package var runLength: UInt32 = 0
  /// The one separator that is the only value literals to be read next, else 0.
  package var separator: Symbol = 0
  /// Which reading is shown when editing ends; `none` where it is not complete.
  package var finishParse: UInt32 = StateRecord.none
  /// The row of the state in which that parse comes first.
  package var finishRow: UInt32 = 0
  /// The first of the edges by which the value literals that it ends with join the value.
  package var finishEdge: UInt32 = 0
  /// The parse shown, as a parse of the edge that led here: not 0 only after a field whose editing has ended.
  @usableFromInline package var shown: UInt32 = 0
  /// Where the list of its candidates begins: their count, then the names of captures.
  package var candidates: UInt32 = 0

  @inlinable package static var none: UInt32 { .max }
  @inlinable package static var complete: UInt32 { 1 }
  /// Complete unless the value is empty: something would be auto-inserted.
  @inlinable package static var completeWithValue: UInt32 { 2 }
  /// One parse, which is certain to show value literals next.
  @inlinable package static var certainValueLiterals: UInt32 { 4 }
  /// A number of natural width is begun and not of the greatest width.
  package static var begunNumber: UInt32 { 8 }
  /// No slot follows that takes a digit.
  package static var takesNoDigits: UInt32 { 32 }
  /// Another digit could go on with it, and one that cannot is rejected.
  package static var closedBound: UInt32 { 16 }
  /// No digit could go on with it.
  package static var overNumber: UInt32 { 64 }
}

/// Reading one character of a value. The first 32 bytes are all that the fast path looks at.
@usableFromInline package struct EdgeRecord: Sendable {
  /// The first four characters of the literals before it, as the first parse shows them.
  @usableFromInline package var text: SIMD4<UInt32> = .zero
  /// How long that text is.
  @usableFromInline package var length: UInt32 = 0
  /// The row it leads to.
  @usableFromInline package var target: UInt32 = 0
  /// The first of as many origins as the target has parses.
  @usableFromInline package var origins: UInt32 = 0
  @usableFromInline package var originCount: UInt32 = 0
}

/// Where a parse comes from.
@usableFromInline package struct OriginRecord: Hashable, Sendable {
  /// The literals passed before the character.
  @usableFromInline package var path: UInt32
  /// The parse that it continues.
  @usableFromInline package var parent: UInt32
  /// The slot or value literals that took the character.
  @usableFromInline package var taker: UInt32
}

/// A step of a path: paths share their beginnings. Step 0 is the empty path.
@usableFromInline package struct PathRecord: Sendable {
  @usableFromInline package var previous: UInt32 = 0
  @usableFromInline package var node: UInt32 = 0
  /// Characters shown by the path up to here.
  @usableFromInline package var shown: UInt32 = 0
}

/// A character that fits only with value literals auto-inserted, or in the other case: what is read instead.
@usableFromInline package struct AutoInsertionRecord: Sendable {
  /// The value literals auto-inserted.
  @usableFromInline package var path: UInt32
  @usableFromInline package var parent: UInt32
  @usableFromInline package var taker: UInt32
}

/// A slot, as the engine tests characters beyond ASCII.
@usableFromInline package struct SlotRecord: Sendable {
  /// The number of its ``SlotRule``.
  package var kind: UInt32
  package var casing: UInt32
  /// Its ranges, among the program's pairs of scalars.
  package var ranges: UInt32
  package var rangeCount: UInt32
  /// 1 where it may be left empty in the middle of a value, else 0.
  package var mayBeEmpty: UInt32

  /// How it takes characters.
  package var rule: SlotRule { unsafe SlotRule(rawValue: kind).unsafelyUnwrapped }
}
