import FieldFormats
internal import SecretMemory

/// A text of several lines: what is typed, the selection, and what keys do to them.
///
/// It owns its buffer and is moved, not copied. Offsets count bytes of UTF-8 and stand between grapheme clusters; lines
/// end in LF, whatever was pasted. The cost of a key depends on its paragraph, not on the text.
///
///     var box = TextBox()
///     box.insert("Dear Ada,\n")
///     box.insert("thank you")
///     box.deleteBackward(.word)
///     box.text          // "Dear Ada,\nthank "
public struct TextBox: ~Copyable {
  var storage = TextStorage()
  /// The end of the selection that stays.
  public internal(set) var selectionAnchor = 0
  /// The caret: the end of the selection that moves.
  public internal(set) var caret = 0
  /// Marked text of an input method; `nil` for none.
  var marked: MarkedText?
  /// The range of an input method's marked text; `nil` for none.
  public var markedRange: Range<Int>? { marked?.range }
  var history: TextHistory
  /// What is being put in, and what it takes the place of: lists that a key finds there.
  var incoming: SecretList<UInt8> = []
  var outgoing: SecretList<UInt8> = []
  var paragraphs = ParagraphIndex()
  var layout = RowLayout()
  /// How many rows are there at least, and up to how many it grows.
  var lines: TextLines
  /// The row that is shown first.
  var firstRow = 0
  /// How far from its row's start the caret wants to be while it goes up and down; `nil` while it does not.
  var wantedColumn: Int?
  /// Whether edits are rejected.
  public let isReadOnly: Bool

  /// An empty text.
  ///
  /// - Parameters:
  ///   - lines: How many rows it has at least, and up to how many it grows.
  ///   - undoSteps: How many steps can be undone.
  ///   - isReadOnly: Whether edits are rejected; ``setText(_:)`` still sets the text.
  /// - Complexity: O(1)
  public init(lines: TextLines = TextLines(), undoSteps: Int = 100, isReadOnly: Bool = false) {
    history = TextHistory(limit: undoSteps)
    self.lines = lines
    self.isReadOnly = isReadOnly
    layout.wrapping = lines.wrapping
    paragraphs.insert(TextExtent(rows: 1))
  }

  /// The text.
  ///
  /// - Complexity: O(*n*)
  public var text: String { storage.bytes(0..<storage.count).text }
  /// Whether there is none.
  public var isEmpty: Bool { storage.count == 0 }
  /// The selected range; empty where it is a caret.
  public var selection: Range<Int> { min(selectionAnchor, caret)..<max(selectionAnchor, caret) }
  /// Whether it has marked text of an input method.
  public var hasMarkedText: Bool { marked != nil }
  /// Whether there is a step to undo.
  public var canUndo: Bool { history.canUndo }
  /// Whether there is a step to redo.
  public var canRedo: Bool { history.canRedo }

  /// A part of the text.
  ///
  /// - Parameter range: Offsets; what lies beyond the text is left out.
  /// - Returns: The part.
  /// - Complexity: O(*n*) in the part.
  public func text(in range: Range<Int>) -> String { storage.bytes(range.clamped(to: 0..<storage.count)).text }

  /// Returns the length of the text, as a limit counts it.
  ///
  /// - Parameter unit: What is counted.
  /// - Returns: The length.
  /// - Complexity: O(1)
  public func count(_ unit: TextLength.Unit = .characters) -> Int {
    switch unit {
    case .characters: paragraphs.total.characters
    case .utf8: paragraphs.total.bytes
    case .utf16: paragraphs.total.utf16
    }
  }

  /// Whether a scalar of the text is such a one.
  func contains(where isOne: (Unicode.Scalar) -> Bool) -> Bool {
    var place = 0
    while place < storage.count {
      let scalar = storage.scalar(at: place)
      if isOne(scalar) { return true }
      place += UTF8.width(scalar)
    }
    return false
  }
}

/// Marked text of an input method, and what there was before it.
struct MarkedText {
  var range: Range<Int>
  /// What it stands in place of.
  let replaced: SecretList<UInt8>
  let anchor, caret: Int
}

extension TextStorage {
  /// The scalar that begins at an offset.
  func scalar(at i: Int) -> Unicode.Scalar {
    let first = self[i]
    if first < 0x80 { return Unicode.Scalar(first) }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var value = UInt32(first) & (0xFF >> UInt32(length + 1))
    for k in 1..<length { value = value << 6 | UInt32(self[i + k] & 0x3F) }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// Where the scalar before an offset begins.
  func start(before i: Int) -> Int {
    var place = i - 1
    while place > 0, self[place] & 0xC0 == 0x80 { place -= 1 }
    return place
  }

  /// The first scalar of a range that continues no word; `nil` for none.
  func wordScalar(in range: Range<Int>) -> Unicode.Scalar? {
    var place = range.lowerBound
    while place < range.upperBound {
      let scalar = scalar(at: place)
      if !scalar.continuesWord { return scalar }
      place += UTF8.width(scalar)
    }
    return nil
  }

  /// Where a line feed stands in a range; `nil` for none.
  func lineFeed(in range: Range<Int>) -> Int? { range.first { self[$0] == 10 } }
}
