package import FieldForms

/// A form of one field on a few rows below the prompt of a shell: its line, and what is said of it.
///
///     Phone: (555) 1__-____
///     … incomplete  value 5551
///     rejected 'x': expected a digit
///
/// There is no frame, and no room is kept for what is said: below it nothing stands that could move. Keys mean what
/// they mean in a form that fills the window, ``TerminalKey/event(in:)``.
package struct InlineView {
  private let look: FormLook

  /// What is said below the line.
  package struct Remark {
    /// The texts that stand side by side, each in its style.
    package var runs: [(text: String, style: CellStyle)] = []
    /// Whether it continues on the next row where it is too long; else it is cut.
    package let isWrapped: Bool

    package init(_ text: String = "", _ style: CellStyle = .plain, isWrapped: Bool = false) {
      self.isWrapped = isWrapped
      add(text, style)
    }

    package mutating func add(_ text: String, _ style: CellStyle = .plain) {
      if !text.isEmpty { runs.append((text, style)) }
    }
  }

  package init(_ look: FormLook) { self.look = look }

  /// Draws the field that has the focus, on as many rows as are needed and as the window has.
  package func draw(_ form: borrowing FieldForm, _ remarks: [Remark], in window: FormWindow) -> FormScreen {
    // the last column stays free: what is written there may wrap
    let width = max(1, window.columns - 1)
    let line = line(of: form).window(of: width, look)
    var rows = [line.glyphs]
    for remark in remarks {
      let glyphs = glyphs(of: remark)
      rows += remark.isWrapped ? wrapped(remark, width) : [LineDrawing(glyphs, caret: 0).window(of: width, look).glyphs]
    }
    return screen(rows.prefix(window.rows), caret: line.caret, window.columns)
  }

  /// Draws all of it on one row, for a terminal that knows no more than lines.
  package func drawOnOneRow(_ form: borrowing FieldForm, _ remarks: [Remark], in window: FormWindow) -> FormScreen {
    let width = max(1, window.columns - 1)
    var line = line(of: form)
    for remark in remarks { line.add(look.glyphs(of: "  ").map { ($0, .plain) } + glyphs(of: remark)) }
    line = line.window(of: width, look)
    return screen([line.glyphs], caret: min(line.caret, width - 1), window.columns)
  }

  /// The label, if there is one, and the line of the field.
  private func line(of form: borrowing FieldForm) -> LineDrawing {
    guard case .field(let id) = form.focus else { return LineDrawing([], caret: 0) }
    var line = LineDrawing(form[id], look)
    let label = form[id].description.label
    if !label.isEmpty { line.prefix(look.glyphs(of: label + " ")) }
    return line
  }

  private func glyphs(of remark: Remark) -> LineDrawing.Glyphs {
    remark.runs.flatMap { run in look.glyphs(of: run.text).map { ($0, run.style) } }
  }

  private func wrapped(_ remark: Remark, _ width: Int) -> [LineDrawing.Glyphs] {
    let style = remark.runs.first?.style ?? .plain
    return look.rows(of: remark.runs.map(\.text).joined(), width: width).map { row in row.map { ($0, style) } }
  }

  private func screen(_ rows: some Collection<LineDrawing.Glyphs>, caret: Int, _ columns: Int) -> FormScreen {
    var screen = FormScreen(columns: columns, rows: rows.count)
    for (row, glyphs) in rows.enumerated() {
      var column = 0
      for (glyph, style) in glyphs { column = screen.put(CollectionOfOne(glyph), row: row, column: column, style) }
    }
    screen.caret = FormScreen.Place(row: 0, column: caret)
    return screen
  }
}
