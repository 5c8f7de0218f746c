internal import FieldForms

/// Where a form is drawn: a window that shows a part of the page, and what a pointer means in it.
struct Canvas {
  let look: FormLook
  var drawing: FormDrawing
  /// The row of the page that the window shows first.
  let top: Int
  /// The rows of the window that show the page.
  let rows: Range<Int>
  /// What has the focus.
  let focus: FormFocus

  init(_ look: FormLook, _ window: FormWindow, top: Int, rows: Int, focus: FormFocus) {
    self.focus = focus
    self.look = look
    self.top = top
    self.rows = 0..<max(0, rows)
    drawing = FormDrawing(screen: FormScreen(columns: window.columns, rows: window.rows))
  }

  /// Whether any of the page's rows is in sight.
  func shows(_ range: Range<Int>) -> Bool { range.lowerBound - top < rows.upperBound && range.upperBound > top }

  /// The row of the window for a row of the page; `nil` where that is out of sight.
  func row(_ row: Int) -> Int? { rows.contains(row - top) ? row - top : nil }

  @discardableResult mutating func put(
    _ glyphs: some Collection<Glyph>, row: Int, column: Int, _ style: CellStyle = .plain, upTo limit: Int = .max
  ) -> Int {
    guard let row = self.row(row) else { return column }
    return drawing.screen.put(glyphs, row: row, column: column, style, upTo: limit)
  }

  @discardableResult mutating func put(
    _ text: String, row: Int, column: Int, _ style: CellStyle = .plain, upTo limit: Int = .max
  ) -> Int {
    put(look.glyphs(of: text), row: row, column: column, style, upTo: limit)
  }

  mutating func putCaret(row: Int, column: Int) {
    guard let row = self.row(row), column < drawing.screen.columns else { return }
    drawing.screen.caret = FormScreen.Place(row: row, column: column)
  }

  /// Says what a pointer means there.
  mutating func mark(_ target: PointerTarget, row: Int, _ columns: Range<Int>) {
    guard let row = self.row(row) else { return }
    drawing.regions.append(FormDrawing.Region(row: row, columns: columns, target: target))
  }
}

/// What a window shows of a form, and what a pointer means in it.
package struct FormDrawing {
  package var screen: FormScreen
  /// The later ones lie over the earlier ones.
  var regions: [Region] = []

  struct Region {
    let row: Int
    let columns: Range<Int>
    let target: PointerTarget
  }

  /// What a pointer means in a cell.
  func target(row: Int, column: Int) -> PointerTarget? {
    regions.last { $0.row == row && $0.columns.contains(column) }?.target
  }
}

/// What a pointer can mean.
enum PointerTarget: Hashable {
  /// A field, anywhere but in its text.
  case field(FieldID)
  /// The text of a field, whose first character stands at a column.
  case text(FieldID, start: Int)
  /// A row of a text of several lines.
  case row(FieldID, row: Int, start: Int)
  case button(FieldID, FieldButton)
  /// The button that opens choices.
  case choices(FieldID)
  case option(FieldID, Int)
  case problem(Int)
  case submit
  /// A note that lies over a form and is read only.
  case note
}

/// The size of a window.
package struct FormWindow: Hashable, Sendable {
  package var columns, rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
  }

  /// The columns before a form, and after it.
  var margin: Int { columns < 16 ? 1 : 2 }
  /// How wide a form is.
  var width: Int { max(1, columns - 2 * margin) }
}
