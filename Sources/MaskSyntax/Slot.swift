internal import UnicodeFacts

/// One place for one character: which characters it takes and how it keeps them.
///
/// A slot takes a *grapheme cluster* whose first scalar it accepts, if it takes the marks on it, too: a digit is taken
/// without any, and a set takes those that it has. A mark without a character that it could join is not a character:
/// after literals it would join that, and the value would read otherwise than it was entered. A decimal digit of any
/// script counts as its ASCII digit and is kept as that, except by a printable slot (`&`), which keeps what was typed.
///
///     let slot = Slot(.set([SlotRange("a", "f"), SlotRange("0", "9")]), casing: .lower)   // ~[a-f0-9]
public struct Slot: Hashable, Sendable {
  /// The characters that a slot takes.
  public enum Kind: Hashable, Sendable {
    /// `#`: one decimal digit of any script.
    case digit
    /// `@`: one letter.
    case letter
    /// `*`: one letter or digit.
    case letterOrDigit
    /// `&`: one printable character.
    case printable
    /// `[a-f]`, `[^ ]`: one printable character in the ranges, or in none of them. A tab counts as printable where a
    /// range names it.
    case set([SlotRange], negated: Bool = false)
  }
  /// The change that a slot makes to the case of what it takes.
  public enum Casing: UInt8, Hashable, Sendable {
    /// The character stays as it is typed.
    case unchanged
    /// `^`: to upper case.
    case upper
    /// `~`: to lower case.
    case lower
  }
  /// The characters that the slot takes.
  public var kind: Kind
  /// The change that the slot makes to the case of what it takes.
  public var casing: Casing
  /// Whether it may be left empty in the middle of a value. Where thousands of prefixes decide between alternatives,
  /// one that may be empty anywhere multiplies the states; such slots may not be empty, and an alternative of its own
  /// reads values with an empty slot. A mask text has no word for it: its slots all take empty slots.
  public var mayBeEmpty: Bool

  /// A slot.
  ///
  /// - Parameters:
  ///   - kind: Which characters it takes.
  ///   - casing: How it changes their case.
  ///   - mayBeEmpty: Whether it may be left empty in the middle of a value.
  public init(_ kind: Kind, casing: Casing = .unchanged, mayBeEmpty: Bool = true) {
    self.kind = kind
    self.casing = casing
    self.mayBeEmpty = mayBeEmpty
  }
}

/// A closed range of scalars in a set.
public struct SlotRange: Hashable, Sendable {
  /// The first scalar of the range.
  public var low: Unicode.Scalar
  /// The last scalar of the range.
  public var high: Unicode.Scalar
  /// A range by its ends, both of which are in it.
  ///
  /// - Parameters:
  ///   - low: The first scalar.
  ///   - high: The last scalar; of one before `low` the range is empty.
  public init(_ low: Unicode.Scalar, _ high: Unicode.Scalar) {
    self.low = low
    self.high = high
  }
  /// Whether a scalar is in the range.
  ///
  /// - Parameter scalar: The scalar.
  /// - Returns: `true` for the ends and what is between them.
  public func contains(_ scalar: Unicode.Scalar) -> Bool { low <= scalar && scalar <= high }
}

extension Slot {
  /// The character that stands in a value for a slot left empty in the middle (U+FFFC). No complete value has it.
  public static let emptySlot: Unicode.Scalar = "\u{FFFC}"

  /// Whether a character of one scalar may stand here.
  ///
  /// - Parameter scalar: The scalar; ``emptySlot`` stands for no character.
  /// - Returns: Whether the slot takes it, whatever becomes of its case.
  public func accepts(_ scalar: Unicode.Scalar) -> Bool { accepts(ScalarTraits(scalar)) }

  /// The same of a scalar that several slots are asked about.
  private func accepts(_ traits: ScalarTraits) -> Bool {
    if traits.scalar == Slot.emptySlot { return mayBeEmpty }
    return kind.rule.takes(traits) { traits in
      kind.ranges.contains { $0.names(traits, inEitherCase: casing != .unchanged) }
    }
  }

  /// Whether a character may stand here: its first scalar, with the marks and joiners after it.
  ///
  /// - Parameter character: The character as one cluster.
  /// - Returns: Whether the slot takes all of its scalars together.
  public func accepts(_ character: Cluster) -> Bool { accepts(character, ScalarTraits(character.first)) }

  /// The same of a character that several slots are asked about.
  ///
  /// - Parameter traits: Those of its first scalar.
  package func accepts(_ character: Cluster, _ traits: ScalarTraits) -> Bool {
    guard accepts(traits) else { return false }
    if character.rest.isEmpty { return true }
    guard character.first.isJoined(byAll: character.rest) else { return false }
    return character.rest.allSatisfy { acceptsMark($0, onDigit: traits.isDigit) }
  }

  /// Whether a scalar may follow another in a character that stands here.
  package func acceptsMark(_ mark: Unicode.Scalar, onDigit: Bool) -> Bool {
    kind.rule.takesMark(onDigit: onDigit) { kind.ranges.contains { $0.contains(mark) } }
  }

  /// Returns the scalar that the slot keeps of one that it accepts.
  ///
  /// - Parameter scalar: A scalar that `accepts(_:)` takes.
  /// - Returns: The scalar in the slot's case; a decimal digit or a full-width form as the ASCII character, except in
  ///   a printable slot; a set keeps the forms that it names.
  public func keeps(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let kept = kind.rule.form(of: scalar)
    switch casing {
    case .unchanged: return kept
    case .upper: return kept.simpleUppercase
    case .lower: return kept.simpleLowercase
    }
  }
}
