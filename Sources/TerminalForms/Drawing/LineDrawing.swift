internal import FieldForms

/// The line of a field that has the focus: text by role and selection, what completes it or is still to come, and the
/// caret.
package struct LineDrawing {
  package typealias Glyphs = [(glyph: Glyph, style: CellStyle)]
  package private(set) var glyphs: Glyphs
  /// The caret's column.
  package private(set) var caret: Int
  /// How many columns are left out in front.
  private(set) var hidden = 0

  /// A line that is put together elsewhere.
  package init(_ glyphs: Glyphs, caret: Int) { (self.glyphs, self.caret) = (glyphs, caret) }

  init(_ field: borrowing FormField, _ look: FormLook) {
    let text = look.glyphs(of: field.text)
    glyphs = text.map { ($0, .plain) }
    for run in field.displayRuns where run.range.upperBound <= glyphs.count {
      let style: CellStyle =
        run.isSelected ? .reversed : run.role == .marked ? .marked : run.role == .emptySlot ? .dim : .plain
      for i in run.range { glyphs[i].style = style }
    }
    caret = text.prefix(field.caret).reduce(0) { $0 + $1.columns }
    let rest =
      field.completion.isEmpty ? text.isEmpty ? field.prompt ?? field.skeleton : field.skeleton : field.completion
    glyphs += look.glyphs(of: rest).map { ($0, .dim) }
  }

  /// Puts a text before it.
  mutating func prefix(_ text: [Glyph]) {
    glyphs.insert(contentsOf: text.map { ($0, .plain) }, at: 0)
    caret += text.columns
  }

  /// Puts a text after it.
  mutating func add(_ more: Glyphs) { glyphs += more }

  /// The part around the caret that fits, with ellipses where it is cut.
  package func window(of width: Int, _ look: FormLook) -> LineDrawing {
    let total = max(glyphs.reduce(0) { $0 + $1.glyph.columns }, caret + 1)
    if total <= width { return self }
    var line = self
    line.glyphs = []
    line.hidden = max(0, min(caret - width / 2, total - width))
    var (column, isFirst) = (0, true)
    for (glyph, style) in glyphs {
      if column >= line.hidden {
        if isFirst { line.hidden = column }
        isFirst = false
        if column - line.hidden + glyph.columns > width { break }
        line.glyphs.append((glyph, style))
      }
      column += glyph.columns
    }
    line.caret = caret - line.hidden
    if line.hidden > 0 { line.replaceFirst(with: look.ellipsis) }
    if line.glyphs.count < glyphs.count, column < total { line.replaceLast(with: look.ellipsis, keeping: line.caret) }
    return line
  }

  private mutating func replaceFirst(with ellipsis: Glyph) {
    var columns = 0
    while columns < ellipsis.columns, let first = glyphs.first, columns + first.glyph.columns <= caret {
      columns += first.glyph.columns
      glyphs.removeFirst()
    }
    let blank = Glyph(text: " ", columns: 1, isPlain: true)
    guard columns >= ellipsis.columns else {
      return glyphs.insert(contentsOf: repeatElement((blank, .plain), count: columns), at: 0)
    }
    glyphs.insert(contentsOf: repeatElement((blank, .plain), count: columns - ellipsis.columns), at: 0)
    glyphs.insert((ellipsis, .dim), at: 0)
  }

  /// What stands at the caret is not replaced.
  private mutating func replaceLast(with ellipsis: Glyph, keeping caret: Int) {
    let whole = glyphs.reduce(0) { $0 + $1.glyph.columns }
    if whole - ellipsis.columns - 1 <= caret { return }
    var columns = 0
    while columns < ellipsis.columns, let last = glyphs.last {
      columns += last.glyph.columns
      glyphs.removeLast()
    }
    glyphs.append((ellipsis, .dim))
  }
}
