internal import MaskEngine
internal import PhoneNumbering

/// The result of an edit: ranges only, so that a view changes no more than has changed.
///
/// Offsets count what the field's `offsetUnit` says. The replacement is a range of the new display:
/// `field.text(in: result.replacement)` is its text.
public struct EditResult: Hashable, Sendable {
  // Four words, so that a result is returned in registers: none of it is written to memory unless it is kept.
  /// Both ends of what was replaced, its start in the lower half; its new end, and above it how many characters were
  /// rejected.
  private var change: SIMD2<UInt64>
  /// Both ends of what was auto-inserted, and of what was padded.
  private var additions: SIMD4<UInt32> = .zero
  /// Both ends of the selection, its start in the lower half.
  private var selected: UInt64
  /// The effects, and above them whether the value is complete.
  private var facts: UInt32

  /// The range that was replaced, in the display before the edit.
  public var replaced: Range<Int> { Int(change[0] & 0xFFFF_FFFF)..<Int(change[0] &>> 32) }
  /// The range of the replacement, in the display after the edit.
  public var replacement: Range<Int> { Int(change[0] & 0xFFFF_FFFF)..<Int(change[1] & 0xFFFF_FFFF) }
  /// The selection after the edit; empty where it is a caret.
  public package(set) var selection: Range<Int> {
    get { Int(selected & 0xFFFF_FFFF)..<Int(selected &>> 32) }
    set { selected = UInt64(newValue.lowerBound) | UInt64(newValue.upperBound) &<< 32 }
  }
  /// The side effects of the edit: for screen readers, sounds and tests.
  public internal(set) var effects: Effects {
    get { Effects(rawValue: UInt16(truncatingIfNeeded: facts)) }
    set { facts = facts & EditResult.complete | UInt32(newValue.rawValue) }
  }
  /// Whether the edit was taken, if not with every character: a rejected one leaves the field as it was.
  public var isAccepted: Bool { !effects.contains(.rejected) }
  /// Whether the value is complete now.
  public var isComplete: Bool { facts & EditResult.complete != 0 }
  /// The number of characters that were rejected or lost: `field.rejections` lists them until the next edit.
  public internal(set) var rejectedCount: Int {
    get { Int(change[1] &>> 32) }
    set { change[1] = change[1] & 0xFFFF_FFFF | UInt64(newValue) &<< 32 }
  }
  /// Value literals that were auto-inserted with what was typed, or the zero before a decimal separator, in the display
  /// after the edit; empty where none did.
  public internal(set) var autoInserted: Range<Int> {
    get { Int(additions[0])..<Int(additions[1]) }
    set { (additions[0], additions[1]) = (UInt32(newValue.lowerBound), UInt32(newValue.upperBound)) }
  }
  /// The zeros that a number of fixed width, or a fraction, was padded with, in the display after the edit; empty where
  /// there are none.
  public internal(set) var padded: Range<Int> {
    get { Int(additions[2])..<Int(additions[3]) }
    set { (additions[2], additions[3]) = (UInt32(newValue.lowerBound), UInt32(newValue.upperBound)) }
  }

  private static var complete: UInt32 { 1 << 16 }

  /// A result: `replaced` became what ends at `newEnd` and begins where it began.
  @inline(__always) init(_ replaced: Range<Int>, newEnd: Int, selection: Range<Int>, isComplete: Bool, effects: Effects)
  {
    self.init(
      replaced.lowerBound, replaced.upperBound, newEnd: newEnd, selection.lowerBound, selection.upperBound,
      isComplete: isComplete,
      effects: effects)
  }

  /// A result all of which is known, as where it is decoded: `replaced` became what ends at `newEnd`.
  package init(
    replaced: Range<Int>, newEnd: Int, selection: Range<Int>, effects: Effects, isComplete: Bool, rejectedCount: Int,
    autoInserted: Range<Int>, padded: Range<Int>
  ) {
    self.init(replaced, newEnd: newEnd, selection: selection, isComplete: isComplete, effects: effects)
    self.rejectedCount = rejectedCount
    self.autoInserted = autoInserted
    self.padded = padded
  }

  /// What began at `start` and ended at `oldEnd` ends at `newEnd`, and what is selected begins at `low` and ends at
  /// `high`.
  @inline(__always) private init(
    _ start: Int, _ oldEnd: Int, newEnd: Int, _ low: Int, _ high: Int, isComplete: Bool, effects: Effects
  ) {
    change = SIMD2(
      UInt64(truncatingIfNeeded: start) | UInt64(truncatingIfNeeded: oldEnd) &<< 32, UInt64(truncatingIfNeeded: newEnd))
    selected = UInt64(truncatingIfNeeded: low) | UInt64(truncatingIfNeeded: high) &<< 32
    facts = UInt32(effects.rawValue) | (isComplete ? EditResult.complete : 0)
  }

  /// Another result, of which the whole display is replaced.
  init(replacing oldLength: Int, with newLength: Int, _ other: EditResult) {
    self = other
    change = SIMD2(UInt64(oldLength) &<< 32, UInt64(newLength) | other.change[1] & ~0xFFFF_FFFF)
  }

  /// What a character typed at the end did.
  @inline(__always) init(_ append: ValueEnd.Append, from: Int, caret: Int) {
    self.init(
      from, caret, newEnd: append.newLength, append.newLength, append.newLength,
      isComplete: append.facts.contains(.complete),
      effects: from < caret ? [.valueChanged, .reformatted] : .valueChanged)
  }

  /// What a digit of a phone number did that was typed at the end and goes on with the layout.
  @inline(__always) init(_ append: TypedPhone.Append) {
    let (start, end) = (append.oldLength, append.newLength)
    self.init(start, start, newEnd: end, end, end, isComplete: append.isPossible, effects: .valueChanged)
  }

  /// What a fast key in the middle did: the display is another one from `start` on.
  @inline(__always) init(from start: Int, _ oldLength: Int, newLength: Int, caret: Int, isComplete: Bool) {
    self.init(start, oldLength, newEnd: newLength, caret, caret, isComplete: isComplete, effects: .valueChanged)
  }

  /// The effects of an edit beside putting its text in place.
  public struct Effects: OptionSet, Hashable, Sendable {
    public let rawValue: UInt16
    @inlinable public init(rawValue: UInt16) { self.rawValue = rawValue }
    /// The value changed.
    @inlinable public static var valueChanged: Effects { Effects(rawValue: 1) }
    /// The edit was rejected: nothing changed but, perhaps, the caret.
    @inlinable public static var rejected: Effects { Effects(rawValue: 2) }
    /// Value literals were auto-inserted, or the zero before a decimal separator.
    @inlinable public static var autoInserted: Effects { Effects(rawValue: 4) }
    /// A number of fixed width, or a fraction, was padded with zeros.
    @inlinable public static var padded: Effects { Effects(rawValue: 8) }
    /// Slots were left empty, so that what stands after them keeps its place.
    @inlinable public static var leftEmptySlots: Effects { Effects(rawValue: 16) }
    /// Empty slots were filled.
    @inlinable public static var filledEmptySlots: Effects { Effects(rawValue: 32) }
    /// The text that stood before the edit is reformatted: the value is read in another way. Of a number, a separator
    /// is shown otherwise than it was typed or than the format means it, or the fraction joined the integer.
    @inlinable public static var reformatted: Effects { Effects(rawValue: 64) }
    /// The whole field was replaced: the text fitted only so.
    @inlinable public static var replacedContents: Effects { Effects(rawValue: 128) }
    /// Characters that stood after were dropped.
    @inlinable public static var truncated: Effects { Effects(rawValue: 256) }
    /// A number was rounded to the digits its format shows.
    @inlinable public static var rounded: Effects { Effects(rawValue: 512) }
    /// A number could be read in two ways; of one pasted `field.ambiguity` says where.
    @inlinable public static var ambiguous: Effects { Effects(rawValue: 1024) }
    /// The number is less than the least one of its entry; it stays.
    @inlinable public static var belowMinimum: Effects { Effects(rawValue: 2048) }
    /// The number is more than the greatest one of its entry; it stays.
    @inlinable public static var aboveMaximum: Effects { Effects(rawValue: 4096) }
    /// A number beyond a bound of its entry became the nearest one between them: as `NumberEntry.clampsToBounds` asks,
    /// or where a step would have passed it. A step may also bring the day of a date within its month.
    @inlinable public static var clamped: Effects { Effects(rawValue: 8192) }
  }
}
