internal import FieldForms

/// What lies over a form: choices, the whole text, the keys. Below what it belongs to if there is room, else above.
extension Canvas {
  /// The rows of a box and its edges; without edges where there is no room for them.
  private func place(of height: Int, at frame: Range<Int>) -> (rows: Range<Int>, hasEdges: Bool) {
    let wanted = height + 2
    let above = 0..<max(0, frame.lowerBound - top)
    var below = frame.upperBound - top..<max(frame.upperBound - top, rows.upperBound)
    // over the button and the keys only where there is no other room
    if max(below.count, above.count) < min(4, wanted) { below = below.lowerBound..<drawing.screen.rows }
    let isBelow = below.count >= wanted || below.count >= above.count
    let room = isBelow ? below : above
    if room.count < 3 { return (isBelow ? room.prefix(height) : room.suffix(height), false) }
    return (isBelow ? room.prefix(wanted) : room.suffix(wanted), true)
  }

  /// Draws a box with rows of text.
  ///
  /// - Returns: The window's rows of the text, and its columns.
  private mutating func drawBox(
    _ count: Int, width: Int, at frame: Range<Int>, column: Int, caption: String = ""
  ) -> (rows: Range<Int>, columns: Range<Int>) {
    let (rows, hasEdges) = place(of: count, at: frame)
    let left = max(0, min(column, drawing.screen.columns - 1 - width - 2))
    let right = min(left + width + 1, drawing.screen.columns - 2)
    for row in rows { drawing.screen.clear(row: row, columns: left..<right + 1) }
    for row in rows { drawing.regions.append(.init(row: row, columns: left..<right + 1, target: .note)) }
    guard hasEdges, right > left else { return (rows, left + 1..<max(left + 1, right)) }
    let rule = String(repeating: look.signs.rule, count: right - left - 1)
    let corners = look.signs.corners
    for (row, ends) in [(rows.lowerBound, corners[0...1]), (rows.upperBound - 1, corners[2...3])] {
      let line = (ends.first ?? "") + rule + (ends.last ?? "")
      drawing.screen.put(look.glyphs(of: line), row: row, column: left)
    }
    let glyphs = look.glyphs(of: caption)
    if !glyphs.isEmpty, glyphs.columns + 4 <= right - left {
      drawing.screen.put(glyphs, row: rows.upperBound - 1, column: right - 1 - glyphs.columns)
    }
    let inside = rows.dropFirst().dropLast()
    for row in inside {
      drawing.screen.put(look.glyphs(of: look.signs.edge), row: row, column: left)
      drawing.screen.put(look.glyphs(of: look.signs.edge), row: row, column: right)
    }
    return (inside, left + 1..<right)
  }

  /// The choices of a picker or a combo box while they are open: at most seven, the highlighted one in sight.
  mutating func drawChoices(
    of field: borrowing FormField, _ language: FormLanguage, at frame: Range<Int>, column: Int, width: Int
  ) {
    let count = field.matchCount
    if count == 0 {
      let text = look.glyphs(of: language.text(.screenNoMatch))
      let (rows, columns) = drawBox(1, width: text.columns + 2, at: frame, column: column)
      drawing.screen.put(text, row: rows.lowerBound, column: columns.lowerBound + 1, .dim, upTo: columns.upperBound)
      return
    }
    let height = min(7, count)
    let number = (field.highlightedMatch ?? -1) + 1
    let caption = number == 0 ? "" : language.text(.countOf, [.count("count", number), .count("limit", count)])
    let (rows, columns) = drawBox(height, width: width, at: frame, column: column, caption: " \(caption) ")
    let first = firstOption(of: field, rows.count)
    for (i, row) in rows.enumerated() where first + i < count {
      let isHighlighted = first + i == field.highlightedMatch
      if isHighlighted {
        drawing.screen.put(look.glyphs(of: look.signs.highlight), row: row, column: columns.lowerBound, .strong)
      }
      let label = look.cut(look.glyphs(of: field.option(first + i).label), to: columns.count - 2)
      drawing.screen.put(
        label, row: row, column: columns.lowerBound + 1, isHighlighted ? .reversed : .plain, upTo: columns.upperBound)
      drawing.regions.append(.init(row: row, columns: columns, target: .option(field.id, first + i)))
    }
  }

  /// A text to be read.
  mutating func drawNote(_ text: String, at frame: Range<Int>, column: Int, width: Int) {
    let lines = look.rows(of: text, width: width - 2)
    let widest = lines.map(\.columns).max() ?? 0
    let (rows, columns) = drawBox(lines.count, width: widest + 2, at: frame, column: column)
    for (line, row) in zip(lines, rows) {
      drawing.screen.put(line, row: row, column: columns.lowerBound + 1, upTo: columns.upperBound)
    }
  }
}
