/// Rows: what a text of several lines looks like in a frame of some width, and the caret's way among them.
///
///     var box = TextBox(lines: TextLines(minimum: 2, maximum: 4))
///     box.layOut(width: 20)
///     box.insert("The quick brown fox jumps over the lazy dog")
///     box.rowCount             // 3
///     box.text(in: box.row(1)) // "jumps over the lazy "
///     box.move(.up)
extension TextBox {
  /// A movement of the caret among rows.
  public enum RowMovement: Hashable, Sendable, CaseIterable {
    /// A row up or down; the caret keeps its distance from the row's start.
    case up, down
    /// As many rows up or down as are shown.
    case pageUp, pageDown
    /// The start or the end of the row; once more, those of the paragraph.
    case rowStart, rowEnd
    /// The start or the end of the text.
    case textStart, textEnd
  }

  /// Divides the text into rows of a width.
  ///
  /// - Parameters:
  ///   - width: How wide a row may be, as the ruler measures; at least 1.
  ///   - ruler: How wide characters are.
  /// - Complexity: O(*n*) in the text.
  public mutating func layOut(width: Int, ruler: TextRuler = .characters) {
    layout.width = max(1, width)
    layout.ruler = ruler
    paragraphs.removeAll()
    measure(0..<storage.count, endsText: true)
    firstRow = 0
    showCaret()
  }

  /// The number of rows that the text has; an empty one has 1.
  public var rowCount: Int { paragraphs.total.rows }
  /// The number of rows that its frame has: it grows with the text from the minimum to the maximum, and scrolls from
  /// there.
  public var height: Int { min(max(rowCount, lines.minimum), max(lines.minimum, lines.maximum)) }
  /// The rows that are shown.
  public var visibleRows: Range<Int> { firstRow..<min(firstRow + height, rowCount) }

  /// The bytes of a row, including blanks that hang over its edge, without its line feed.
  ///
  /// - Parameter number: Which row, counted from 0.
  /// - Returns: Its bytes; none for a row that is not there.
  /// - Complexity: O(*n*) in the paragraph, O(log *n*) in the text.
  public func row(_ number: Int) -> Range<Int> {
    guard number >= 0, number < rowCount else { return storage.count..<storage.count }
    let paragraph = paragraphs.paragraph(at: number) { $0.rows }
    var (found, current) = (storage.count..<storage.count, paragraph.start.rows)
    layout.forEachRow(of: bounds(of: paragraph), in: storage) { row in
      found = row
      current += 1
      return current <= number
    }
    return found
  }

  /// Returns the row of an offset. An offset at which a row breaks is in the row that starts there.
  ///
  /// - Parameter offset: The offset, clamped to the text.
  /// - Returns: The row, from 0.
  /// - Complexity: As that of ``row(_:)``.
  public func row(of offset: Int) -> Int {
    let offset = min(max(0, offset), storage.count)
    let paragraph = paragraphs.paragraph(at: offset) { $0.bytes }
    var number = paragraph.start.rows - 1
    layout.forEachRow(of: bounds(of: paragraph), in: storage) { row in
      if row.lowerBound > offset { return false }
      number += 1
      return row.upperBound <= offset
    }
    return number
  }

  /// The distance of the caret from the start of its row, as the ruler measures.
  public var caretColumn: Int {
    let row = row(row(of: caret))
    return width(of: row.lowerBound..<min(caret, row.upperBound))
  }

  /// Moves the caret among rows.
  ///
  /// - Parameters:
  ///   - movement: Where it goes.
  ///   - extending: Whether only the end of the selection that moves goes there.
  /// - Complexity: As that of ``row(_:)``.
  public mutating func move(_ movement: RowMovement, extending: Bool = false) {
    endMarking()
    let current = row(of: caret)
    var column: Int?
    let target: Int
    switch movement {
    case .up, .down, .pageUp, .pageDown:
      let step = movement == .up || movement == .down ? 1 : max(1, min(height, rowCount) - 1)
      let goal = movement == .up || movement == .pageUp ? current - step : current + step
      column = wantedColumn ?? caretColumn
      // beyond the first and the last row there is but their start and end
      if goal < 0 && current == 0 {
        target = 0
      } else if goal >= rowCount && current == rowCount - 1 {
        target = storage.count
      } else {
        target = offset(atColumn: column ?? 0, ofRow: min(max(0, goal), rowCount - 1))
      }
    case .rowStart:
      let start = row(current).lowerBound
      target = caret == start ? paragraphBounds(of: caret).lowerBound : start
    case .rowEnd:
      let end = lastOffset(ofRow: current)
      target = caret == end ? paragraphBounds(of: caret).upperBound : end
    case .textStart: target = 0
    case .textEnd: target = storage.count
    }
    setSelection(anchor: extending ? selectionAnchor : target, head: target)
    wantedColumn = column
  }

  /// Scrolls; the caret stays where it is, in sight or not.
  ///
  /// - Parameter rows: How many rows further down, or up where it is negative; as far as there are rows.
  /// - Complexity: O(1)
  public mutating func scroll(by rows: Int) {
    let rows = min(max(-rowCount, rows), rowCount)
    firstRow = min(max(0, firstRow + rows), max(0, rowCount - height))
  }

  /// The offset of a row that is nearest to a column: where a pointer puts the caret.
  ///
  /// - Parameters:
  ///   - column: How far from the row's start, as the ruler measures.
  ///   - number: Which row, clamped to those that are there.
  /// - Returns: An offset between characters.
  /// - Complexity: As that of ``row(_:)``.
  public func offset(atColumn column: Int, ofRow number: Int) -> Int {
    let column = max(0, column)
    let row = row(min(max(0, number), rowCount - 1))
    let end = lastOffset(ofRow: min(max(0, number), rowCount - 1))
    var (found, foundWidth) = (row.lowerBound, 0)
    var (last, width) = (row.lowerBound, 0)
    forEachCluster(in: row) { start in
      (last, width) = (start, width + self.width(of: last..<start))
      if start <= end, abs(column - width) <= abs(column - foundWidth) { (found, foundWidth) = (start, width) }
      return width < column
    }
    return found
  }

  /// The last offset of a row at which the caret is drawn in it: before the character that it breaks after.
  private func lastOffset(ofRow number: Int) -> Int {
    let row = row(number)
    return row.upperBound == paragraphBounds(of: row.lowerBound).upperBound
      ? row.upperBound : cluster(before: row.upperBound)
  }

  private func width(of range: Range<Int>) -> Int {
    var breaker = GraphemeBreaker()
    var (total, cluster, place) = (0, 0, range.lowerBound)
    while place < range.upperBound {
      let scalar = storage.scalar(at: place)
      if breaker.isBoundary(before: scalar) { (total, cluster) = (total + cluster, 0) }
      cluster = layout.ruler.width(cluster, scalar)
      place += UTF8.width(scalar)
    }
    return total + cluster
  }

  /// Scrolls as far as it takes to see the caret, with a row more where there is one.
  mutating func showCaret() {
    let height = height
    if rowCount <= height {
      firstRow = 0
      return
    }
    let row = row(of: caret)
    let margin = height > 2 ? 1 : 0
    firstRow = min(max(firstRow, row - height + 1 + margin), row - margin)
    firstRow = min(max(0, firstRow), rowCount - height)
  }
}
