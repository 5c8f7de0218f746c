/// What an edit did: ranges only, so that a view changes no more than has changed.
///
/// Offsets count what the field's `offsetUnit` says. The replacement is a range of the new display: its text is `field.text[replacement]`.
public struct EditResult: Hashable, Sendable {
  // Offsets are kept in half words: an edit result is written with every key.
  private var start: UInt32
  private var oldEnd: UInt32
  private var newEnd: UInt32
  private var selectionStart: UInt32
  private var selectionEnd: UInt32
  private var suppliedStart: UInt32 = 0
  private var suppliedEnd: UInt32 = 0
  private var paddedStart: UInt32 = 0
  private var paddedEnd: UInt32 = 0
  private var rejections: UInt32 = 0
  /// What happened beside: for screen readers, sounds and tests.
  public var effects: Effects
  /// Whether the value is complete now.
  public var isComplete: Bool

  /// What was replaced, in the display before the edit.
  public var replaced: Range<Int> { Int(start)..<Int(oldEnd) }
  /// What stands there now, in the display after the edit.
  public var replacement: Range<Int> { Int(start)..<Int(newEnd) }
  /// The selection after the edit; empty where it is a caret.
  public internal(set) var selection: Range<Int> {
    get { Int(selectionStart)..<Int(selectionEnd) }
    set { (selectionStart, selectionEnd) = (UInt32(newValue.lowerBound), UInt32(newValue.upperBound)) }
  }
  /// How many characters were rejected or lost: `field.rejections` lists them until the next edit.
  public internal(set) var rejectedCount: Int {
    get { Int(rejections) }
    set { rejections = UInt32(newValue) }
  }
  /// Quoted text that came along with what was typed, or the zero before a decimal separator, in the display after the edit; empty where
  /// none did.
  public internal(set) var supplied: Range<Int> {
    get { Int(suppliedStart)..<Int(suppliedEnd) }
    set { (suppliedStart, suppliedEnd) = (UInt32(newValue.lowerBound), UInt32(newValue.upperBound)) }
  }
  /// Zeros that a number of fixed width, or a fraction, was padded with, in the display after the edit; empty where none were.
  public internal(set) var padded: Range<Int> {
    get { Int(paddedStart)..<Int(paddedEnd) }
    set { (paddedStart, paddedEnd) = (UInt32(newValue.lowerBound), UInt32(newValue.upperBound)) }
  }

  /// A result: `replaced` became what ends at `newEnd` and begins where it began.
  @inline(__always) init(_ replaced: Range<Int>, newEnd: Int, selection: Range<Int>, isComplete: Bool, effects: Effects) {
    start = UInt32(truncatingIfNeeded: replaced.lowerBound)
    oldEnd = UInt32(truncatingIfNeeded: replaced.upperBound)
    self.newEnd = UInt32(truncatingIfNeeded: newEnd)
    selectionStart = UInt32(truncatingIfNeeded: selection.lowerBound)
    selectionEnd = UInt32(truncatingIfNeeded: selection.upperBound)
    self.effects = effects
    self.isComplete = isComplete
  }

  /// Another result, of which the whole display is replaced.
  init(replacing oldLength: Int, with newLength: Int, _ other: EditResult) {
    self = other
    start = 0
    oldEnd = UInt32(oldLength)
    newEnd = UInt32(newLength)
  }

  /// What a character typed at the end did.
  @inline(__always) init(_ append: Layout.Append, caret: Int) {
    start = UInt32(truncatingIfNeeded: append.from)
    oldEnd = UInt32(truncatingIfNeeded: caret)
    newEnd = UInt32(truncatingIfNeeded: append.newLength)
    selectionStart = newEnd
    selectionEnd = newEnd
    isComplete = append.facts & 4 != 0
    effects = append.from < caret ? [.valueChanged, .laidOutAnew] : .valueChanged
  }

  /// What a fast key in the middle did.
  @inline(__always) init(_ key: Layout.Key) {
    start = key.from
    oldEnd = key.oldLength
    newEnd = key.newLength
    selectionStart = key.caret
    selectionEnd = key.caret
    isComplete = key.isComplete
    effects = .valueChanged
  }

  /// What an edit did beside putting its text in place.
  public struct Effects: OptionSet, Hashable, Sendable {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }
    /// The value changed.
    public static let valueChanged = Effects(rawValue: 1)
    /// The edit was refused: nothing changed but, perhaps, the caret.
    public static let rejected = Effects(rawValue: 2)
    /// Quoted text came along, or the zero before a decimal separator.
    public static let supplied = Effects(rawValue: 4)
    /// A number of fixed width, or a fraction, was padded with zeros.
    public static let padded = Effects(rawValue: 8)
    /// Slots were left empty, so that what stands behind them keeps its place.
    public static let leftHoles = Effects(rawValue: 16)
    /// Empty slots were filled.
    public static let filledHoles = Effects(rawValue: 32)
    /// What stood before the edit is laid out anew: the value is read in another way.
    public static let laidOutAnew = Effects(rawValue: 64)
    /// The whole field was replaced: the text fitted only so.
    public static let replacedAll = Effects(rawValue: 128)
    /// Characters that stood behind were dropped.
    public static let droppedEnd = Effects(rawValue: 256)
    /// A number was rounded to the digits its format shows.
    public static let rounded = Effects(rawValue: 512)
    /// A number pasted could be read in two ways: `field.ambiguity` tells where.
    public static let ambiguous = Effects(rawValue: 1024)
    /// The number is less than the least one of its entry; it stays.
    public static let belowMinimum = Effects(rawValue: 2048)
    /// The number is more than the greatest one of its entry; it stays.
    public static let aboveMaximum = Effects(rawValue: 4096)
  }
}
