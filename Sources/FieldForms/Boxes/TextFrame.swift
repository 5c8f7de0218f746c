public import FieldEditing

/// Rows: what a text of several lines looks like in a frame of some width, and the caret's way among them.
///
/// A frame stands beside the field that it lays out, which each of its functions is given, and follows its edits: a
/// field of free text, or of another kind, which has one line.
/// Offsets are in the field's unit.
///
///     var note = Field(TextFormat(hasLines: true))
///     var frame = TextFrame(TextLines(minimum: 2, maximum: 4))
///     frame.layOut(note, width: 20)
///     frame.follow(note.insert("The quick brown fox jumps over the lazy dog"), of: note)
///     frame.rowCount                          // 3
///     note.text(in: frame.row(1, of: note))   // "jumps over the lazy "
///     frame.move(.up, &note)
public struct TextFrame {
  private var layout = RowLayout()
  /// How many rows are there at least, and up to how many it grows.
  private let lines: TextLines
  /// The paragraphs, measured in offsets and in rows.
  private var paragraphs = ParagraphIndex()
  private static let offsets = 0
  private static let rows = 1
  /// The row that is shown first.
  private var firstRow = 0
  /// How far from its row's start the caret wants to be while it goes up and down; `nil` while it does not.
  private var wantedColumn: Int?

  /// A frame around an empty text, as wide as its lines.
  ///
  /// - Parameter lines: How many rows it has at least, and up to how many it grows.
  /// - Complexity: O(1)
  public init(_ lines: TextLines = TextLines()) {
    self.lines = lines
    layout.wrapping = lines.wrapping
    paragraphs.insert(TextFrame.extent(length: 0, rows: 1))
  }

  private static func extent(length: Int, rows: Int) -> TextExtent {
    var extent = TextExtent.zero
    (extent[offsets], extent[TextFrame.rows]) = (length, rows)
    return extent
  }

  /// The number of rows that the text has; an empty one has 1.
  public var rowCount: Int { paragraphs.total[TextFrame.rows] }
  /// The number of rows that its frame has: it grows with the text from the minimum to the maximum, and scrolls from
  /// there.
  public var height: Int { min(max(rowCount, lines.minimum), max(lines.minimum, lines.maximum)) }
  /// The rows that are shown.
  public var visibleRows: Range<Int> { firstRow..<min(firstRow + height, rowCount) }

  /// Divides a text into rows of a width.
  ///
  /// - Parameters:
  ///   - field: The text.
  ///   - width: How wide a row may be, as the ruler measures; at least 1.
  ///   - ruler: How wide characters are.
  /// - Complexity: O(*n*) in the text.
  public mutating func layOut(_ field: borrowing Field, width: Int, ruler: TextRuler = .characters) {
    (layout.width, layout.ruler) = (max(1, width), ruler)
    layOut(field)
  }

  /// Divides another text into rows, and shows the caret.
  mutating func layOut(_ field: borrowing Field) {
    paragraphs.removeAll()
    measure(0..<field.textLength, endsText: true, of: field)
    firstRow = 0
    followCaret(of: field)
  }

  /// Follows an edit, and shows the caret.
  ///
  /// - Parameters:
  ///   - edit: What it changed.
  ///   - field: The text after it.
  /// - Complexity: O(*n*) in the paragraphs that changed, O(log *n*) in the text.
  public mutating func follow(_ edit: EditResult, of field: borrowing Field) {
    if !edit.replaced.isEmpty || !edit.replacement.isEmpty {
      let first = paragraphs.paragraph(at: edit.replaced.lowerBound, in: TextFrame.offsets)
      let last = paragraphs.paragraph(at: edit.replaced.upperBound, in: TextFrame.offsets)
      let growth = edit.replacement.count - edit.replaced.count
      let endsText = last.number == paragraphs.count - 1
      let end = last.start[TextFrame.offsets] + last.extent[TextFrame.offsets] + growth
      paragraphs.remove(first.number...last.number)
      measure(first.start[TextFrame.offsets]..<end, endsText: endsText, of: field)
      assert(paragraphs.total[TextFrame.offsets] == field.textLength, "the frame has lost count")
    }
    wantedColumn = nil
    showCaret(of: field)
  }

  /// Measures paragraphs, and puts them into the index. The last one of the text ends in no line feed.
  private mutating func measure(_ range: Range<Int>, endsText: Bool, of field: borrowing Field) {
    let length = field.textLength
    var (start, isLast) = (range.lowerBound, false)
    // an edit of another text ends at the end of this one
    while endsText ? !isLast : start < range.upperBound && start <= length {
      let line = field.line(at: start)
      isLast = endsText && line.upperBound == length
      var rows = 0
      layout.forEachRow(of: line, in: field) { _ in
        rows += 1
        return true
      }
      let end = isLast ? line.upperBound : line.upperBound + 1
      paragraphs.insert(TextFrame.extent(length: end - start, rows: rows))
      start = end
    }
  }

  /// A row, including blanks that hang over its edge, without its line feed.
  ///
  /// - Parameters:
  ///   - number: Which row, counted from 0.
  ///   - field: The text.
  /// - Returns: Its offsets; none for a row that is not there.
  /// - Complexity: O(*n*) in the paragraph, O(log *n*) in the text.
  public func row(_ number: Int, of field: borrowing Field) -> Range<Int> {
    guard number >= 0, number < rowCount else { return field.textLength..<field.textLength }
    let paragraph = paragraphs.paragraph(at: number, in: TextFrame.rows)
    var (found, current) = (0..<0, paragraph.start[TextFrame.rows])
    layout.forEachRow(of: line(paragraph), in: field) { row in
      found = row
      current += 1
      return current <= number
    }
    return found
  }

  /// Returns the row of an offset. An offset at which a row breaks is in the row that starts there.
  ///
  /// - Parameters:
  ///   - offset: The offset, clamped to the text.
  ///   - field: The text.
  /// - Returns: The row, from 0.
  /// - Complexity: As that of ``row(_:of:)``.
  public func row(at offset: Int, of field: borrowing Field) -> Int {
    let offset = min(max(0, offset), field.textLength)
    let paragraph = paragraphs.paragraph(at: offset, in: TextFrame.offsets)
    var number = paragraph.start[TextFrame.rows] - 1
    layout.forEachRow(of: line(paragraph), in: field) { row in
      if row.lowerBound > offset { return false }
      number += 1
      return row.upperBound <= offset
    }
    return number
  }

  /// The offsets of a paragraph, without its line feed.
  private func line(_ paragraph: ParagraphIndex.Paragraph) -> Range<Int> {
    let (start, isLast) = (paragraph.start[TextFrame.offsets], paragraph.number == paragraphs.count - 1)
    return start..<start + paragraph.extent[TextFrame.offsets] - (isLast ? 0 : 1)
  }

  /// The distance of the caret from the start of its row, as the ruler measures.
  ///
  /// - Parameter field: The text.
  /// - Returns: The distance, 0 or more.
  /// - Complexity: As that of ``row(_:of:)``.
  public func caretColumn(of field: borrowing Field) -> Int {
    let row = row(row(at: field.caret, of: field), of: field)
    return layout.width(of: row.lowerBound..<min(field.caret, row.upperBound), in: field)
  }

  /// The offset of a row that is nearest to a column: where a pointer puts the caret.
  ///
  /// - Parameters:
  ///   - column: How far from the row's start, as the ruler measures.
  ///   - number: Which row, clamped to those that are there.
  ///   - field: The text.
  /// - Returns: An offset between characters.
  /// - Complexity: As that of ``row(_:of:)``.
  public func offset(atColumn column: Int, ofRow number: Int, of field: borrowing Field) -> Int {
    let number = min(max(0, number), rowCount - 1)
    let (row, end, column) = (row(number, of: field), lastOffset(ofRow: number, of: field), max(0, column))
    var (found, foundWidth) = (row.lowerBound, 0)
    layout.forEachCluster(of: row, in: field) { _, next, width in
      if next <= end, abs(column - width) <= abs(column - foundWidth) { (found, foundWidth) = (next, width) }
      return width < column
    }
    return found
  }

  /// The last offset of a row at which the caret is drawn in it: before the character that it breaks after.
  private func lastOffset(ofRow number: Int, of field: borrowing Field) -> Int {
    let row = row(number, of: field)
    if row.upperBound == line(paragraphs.paragraph(at: row.lowerBound, in: TextFrame.offsets)).upperBound {
      return row.upperBound
    }
    var last = row.lowerBound
    layout.forEachCluster(of: row, in: field) { start, _, _ in
      last = start
      return true
    }
    return last
  }
}

/// Movements of the caret, and of the rows that are shown.
extension TextFrame {
  /// A movement of the caret among rows.
  public enum Movement: Hashable, Sendable, CaseIterable {
    /// A row up or down; the caret keeps its distance from the row's start.
    case up, down
    /// As many rows up or down as are shown.
    case pageUp, pageDown
    /// The start or the end of the row; once more, those of the paragraph.
    case rowStart, rowEnd
    /// The start or the end of the text.
    case textStart, textEnd
  }

  /// Moves the caret among rows.
  ///
  /// - Parameters:
  ///   - movement: Where it goes.
  ///   - extending: Whether only the end of the selection that moves goes there.
  ///   - field: The text.
  /// - Complexity: As that of ``row(_:of:)``.
  public mutating func move(_ movement: Movement, extending: Bool = false, _ field: inout Field) {
    let (caret, current) = (field.caret, row(at: field.caret, of: field))
    let paragraph = line(paragraphs.paragraph(at: caret, in: TextFrame.offsets))
    var column: Int?
    let target: Int
    switch movement {
    case .up, .down, .pageUp, .pageDown:
      let step = movement == .up || movement == .down ? 1 : max(1, min(height, rowCount) - 1)
      let goal = movement == .up || movement == .pageUp ? current - step : current + step
      let wanted = wantedColumn ?? caretColumn(of: field)
      column = wanted
      // beyond the first and the last row there is but their start and end
      if goal < 0 && current == 0 {
        target = 0
      } else if goal >= rowCount && current == rowCount - 1 {
        target = field.textLength
      } else {
        target = offset(atColumn: wanted, ofRow: goal, of: field)
      }
    case .rowStart:
      let start = row(current, of: field).lowerBound
      target = caret == start ? paragraph.lowerBound : start
    case .rowEnd:
      let end = lastOffset(ofRow: current, of: field)
      target = caret == end ? paragraph.upperBound : end
    case .textStart: target = 0
    case .textEnd: target = field.textLength
    }
    field.setSelection(anchor: extending ? field.selectionAnchor : target, head: target)
    wantedColumn = column
    showCaret(of: field)
  }

  /// Scrolls; the caret stays where it is, in sight or not.
  ///
  /// - Parameter rows: How many rows further down, or up where it is negative; as far as there are rows.
  /// - Complexity: O(1)
  public mutating func scroll(by rows: Int) {
    let rows = min(max(-rowCount, rows), rowCount)
    firstRow = min(max(0, firstRow + rows), max(0, rowCount - height))
  }

  /// Scrolls as far as it takes to see the caret, with a row more where there is one: to be called when the caret was
  /// moved otherwise than among rows.
  ///
  /// - Parameter field: The text.
  /// - Complexity: As that of ``row(_:of:)``.
  public mutating func followCaret(of field: borrowing Field) {
    wantedColumn = nil
    showCaret(of: field)
  }

  /// Whether its paragraphs have the same offsets and rows as those of another.
  func isLaidOut(as other: TextFrame) -> Bool {
    paragraphs.count == other.paragraphs.count
      && (0..<paragraphs.count).allSatisfy { paragraphs[$0].extent == other.paragraphs[$0].extent }
  }

  private mutating func showCaret(of field: borrowing Field) {
    let height = height
    if rowCount <= height {
      firstRow = 0
      return
    }
    let row = row(at: field.caret, of: field)
    let margin = height > 2 ? 1 : 0
    firstRow = min(max(firstRow, row - height + 1 + margin), row - margin)
    firstRow = min(max(0, firstRow), rowCount - height)
  }
}
