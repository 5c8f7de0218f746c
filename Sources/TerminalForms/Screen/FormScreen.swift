/// What a window shows: a row of cells for each of its rows, and where the caret stands.
///
/// The last column stays free: what is written there may wrap.
package struct FormScreen: Equatable, Sendable {
  package let columns, rows: Int
  /// The cells, row by row.
  package private(set) var cells: [Cell]
  /// Where the caret stands; `nil` where it is not in sight.
  package var caret: Place?

  package struct Place: Hashable, Sendable {
    package var row, column: Int

    package init(row: Int, column: Int) { (self.row, self.column) = (row, column) }
  }

  /// A cell. The second one of a wide character is empty.
  package struct Cell: Hashable, Sendable {
    package var text = GlyphText(ascii: 0x20)
    package var style = CellStyle.plain
    /// Whether all terminals agree on its width.
    package var isPlain = true

    package init(text: GlyphText = " ", style: CellStyle = .plain, isPlain: Bool = true) {
      (self.text, self.style, self.isPlain) = (text, style, isPlain)
    }

    static var blank: Cell { Cell(text: GlyphText(ascii: 0x20)) }
  }

  /// An empty window.
  package init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (max(1, columns), max(1, rows))
    cells = Array(repeating: .blank, count: self.columns * self.rows)
  }

  /// Where the cells of a row are.
  package func range(ofRow row: Int) -> Range<Int> { row * columns..<(row + 1) * columns }

  /// Puts characters into a row, over what is there, up to a column. What lies outside of the window is left out.
  ///
  /// - Returns: The column after the last one.
  @discardableResult package mutating func put(
    _ glyphs: some Sequence<Glyph>, row: Int, column: Int, _ style: CellStyle = .plain, upTo limit: Int = .max
  ) -> Int {
    var column = column
    let end = min(limit, columns - 1)
    for glyph in glyphs {
      if column + glyph.columns > end { break }
      put(glyph, row, column, style)
      column += glyph.columns
    }
    return column
  }

  private mutating func put(_ glyph: Glyph, _ row: Int, _ column: Int, _ style: CellStyle) {
    guard 0..<rows ~= row, column >= 0, glyph.columns > 0 else { return }
    let start = row * columns + column
    separate(start, row)
    separate(start + glyph.columns, row)
    // several characters of ASCII stand for one that is missing: a cell each
    let isSpelled = glyph.columns > 1 && glyph.text.count == glyph.columns && glyph.isPlain
    for i in 0..<glyph.columns {
      let text = isSpelled ? GlyphText(ascii: glyph.text.bytes[i]) : i == 0 ? glyph.text : GlyphText()
      cells[start + i] = Cell(text: text, style: style, isPlain: glyph.isPlain)
    }
  }

  /// A wide character that is cut in two leaves a blank.
  private mutating func separate(_ index: Int, _ row: Int) {
    guard range(ofRow: row).contains(index), cells[index].text.isEmpty else { return }
    var i = index
    while i < (row + 1) * columns, cells[i].text.isEmpty {
      cells[i] = .blank
      i += 1
    }
    i = index - 1
    while i > row * columns, cells[i].text.isEmpty {
      cells[i] = .blank
      i -= 1
    }
    cells[i] = .blank
  }

  /// Makes cells of a row blank.
  package mutating func clear(row: Int, columns range: Range<Int>) {
    guard 0..<rows ~= row else { return }
    for column in range.clamped(to: 0..<columns) {
      separate(row * columns + column, row)
      cells[row * columns + column] = .blank
    }
  }

  /// Changes how cells look that are there already.
  mutating func restyle(row: Int, columns range: Range<Int>, _ style: CellStyle) {
    guard 0..<rows ~= row else { return }
    for column in range.clamped(to: 0..<columns - 1) { cells[row * columns + column].style = style }
  }

  /// Overwrites what was shown: a secret may be among it.
  package mutating func wipe() { for i in cells.indices { cells[i] = .blank } }

  /// The same screen with blank rows below.
  func extended(to rows: Int) -> FormScreen {
    var screen = FormScreen(columns: columns, rows: max(rows, self.rows))
    screen.cells.replaceSubrange(cells.indices, with: cells)
    screen.caret = caret
    return screen
  }

  /// The text of a row, without the blanks at its end.
  package func text(ofRow row: Int) -> String {
    let text = cells[range(ofRow: row)].text
    return String(text.reversed().drop { $0 == " " }.reversed())
  }

  /// The whole screen as text, a line a row.
  package var lines: [String] { (0..<rows).map { text(ofRow: $0) } }
}

/// How a cell looks.
package enum CellStyle: UInt8, Hashable, Sendable, CaseIterable {
  case plain
  /// Text that is not entered: prompts, what is still to come, help.
  case dim
  /// Titles, and the label that has the focus.
  case strong
  /// Text that is selected or highlighted.
  case reversed
  /// A problem.
  case problem
  /// Provisional text of an input method.
  case marked
  /// A value that is complete.
  case good

  /// What a terminal is sent before text of this style.
  func code(_ hasColor: Bool) -> String {
    switch self {
    case .plain: "\u{1B}[0m"
    case .dim: "\u{1B}[0;2m"
    case .strong: "\u{1B}[0;1m"
    case .reversed: "\u{1B}[0;7m"
    case .problem: hasColor ? "\u{1B}[0;31m" : "\u{1B}[0m"
    case .marked: "\u{1B}[0;4m"
    case .good: hasColor ? "\u{1B}[0;32m" : "\u{1B}[0m"
    }
  }
}
