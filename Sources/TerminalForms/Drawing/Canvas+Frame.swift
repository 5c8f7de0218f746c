internal import FieldForms

/// A frame and what stands in it: one row, but for texts of several lines and lists.
extension Canvas {
  mutating func drawFrame(
    of field: borrowing FormField, _ language: FormLanguage, _ place: FieldsBlock.Place, _ rows: Range<Int>,
    _ isFocused: Bool, _ hasEdges: Bool
  ) {
    // only what is in sight is drawn
    guard shows(rows) else { return }
    let height = FrameParts.rows(of: field)
    if field.kind.hasCells, drawCode(field, language, place, rows.lowerBound, isFocused) { return }
    for row in rows.lowerBound..<rows.lowerBound + height where hasEdges || isFocused {
      let edge = isFocused ? look.signs.focusedEdge : look.signs.edge
      put(edge, row: row, column: place.column, isFocused ? .strong : .plain)
      put(edge, row: row, column: place.column + place.width - 1, isFocused ? .strong : .plain)
    }
    let parts = FrameParts(field, language, look, column: place.column, width: place.width)
    drawButtons(of: field, parts, rows.lowerBound)
    switch field.kind.holding {
    case .text where field.kind.hasRows: drawBox(field, parts, rows.lowerBound, isFocused)
    case .state: drawSwitch(field, language, parts, rows.lowerBound, isFocused)
    case .option where field.choiceStyle == .list: drawList(field, parts, rows.lowerBound, height, isFocused)
    case .text, .option: drawLine(field, parts, rows.lowerBound, isFocused)
    }
  }

  private mutating func drawButtons(of field: borrowing FormField, _ parts: FrameParts, _ row: Int) {
    for button in parts.buttons {
      let isAction = field.description.accessory(of: button.button)?.action != nil || button.button == .reveal
      put(button.label, row: row, column: button.column, isAction ? .plain : .dim)
      mark(.button(field.id, button.button), row: row, button.column..<button.column + button.label.columns)
    }
    if let opener = parts.opener {
      put(field.isOpen ? look.signs.closes : look.signs.opens, row: row, column: opener, .dim)
      mark(.choices(field.id), row: row, opener..<opener + 1)
    }
  }

  // MARK: one line

  private mutating func drawLine(_ field: borrowing FormField, _ parts: FrameParts, _ row: Int, _ isFocused: Bool) {
    let (start, width) = (parts.text.lowerBound, parts.text.count)
    mark(.text(field.id, start: start), row: row, parts.text)
    guard isFocused else {
      if field.text.isEmpty, let prompt = field.prompt {
        put(look.cut(look.glyphs(of: prompt), to: width), row: row, column: start, .dim, upTo: parts.text.upperBound)
      } else {
        let text = field.text(fitting: width, ruler: look.ruler)
        put(look.glyphs(of: text), row: row, column: start, upTo: parts.text.upperBound)
      }
      return
    }
    let line = LineDrawing(field, look).window(of: width, look)
    // a text that is cut in front begins further left
    drawing.regions.removeLast()
    mark(.text(field.id, start: start - line.hidden), row: row, parts.text)
    var column = start
    for (glyph, style) in line.glyphs {
      column = put(CollectionOfOne(glyph), row: row, column: column, style, upTo: parts.text.upperBound)
    }
    putCaret(row: row, column: min(start + line.caret, parts.text.upperBound))
  }

  /// A cell for each character of a code, where there is room for them.
  ///
  /// - Returns: Whether there is.
  private mutating func drawCode(
    _ field: borrowing FormField, _ language: FormLanguage, _ place: FieldsBlock.Place, _ row: Int, _ isFocused: Bool
  ) -> Bool {
    guard let cells = field.suggestedColumns, 2 * cells + 1 <= place.width else { return false }
    let text = look.glyphs(of: field.text)
    let selection = field.selection
    for i in 0...cells {
      let edge = isFocused ? look.signs.focusedEdge : look.signs.edge
      let column = place.column + 2 * i
      put(edge, row: row, column: column, isFocused ? .strong : .plain)
      if i == cells { break }
      let style: CellStyle = isFocused && selection.contains(i) ? .reversed : i < text.count ? .plain : .dim
      let blank = Glyph(text: "_", columns: 1, isPlain: true)
      put(CollectionOfOne(i < text.count ? text[i] : blank), row: row, column: column + 1, style)
      mark(.text(field.id, start: column + 1 - i), row: row, column + 1..<column + 2)
    }
    let end = place.column + 2 * cells + 1
    if field.canReveal {
      let label = look.glyphs(of: language.text(field.isRevealed ? .screenHide : .screenShow))
      put(label, row: row, column: end + 1)
      mark(.button(field.id, .reveal), row: row, end + 1..<end + 1 + label.columns)
    }
    if isFocused { putCaret(row: row, column: place.column + 1 + 2 * min(field.caret, cells - 1)) }
    return true
  }

  // MARK: choices

  private mutating func drawSwitch(
    _ field: borrowing FormField, _ language: FormLanguage, _ parts: FrameParts, _ row: Int, _ isFocused: Bool
  ) {
    let isOn = field.isSwitchedOn
    let text = "\(isOn ? look.signs.on : look.signs.off) \(language.text(isOn ? .valueOn : .valueOff))"
    put(text, row: row, column: parts.text.lowerBound, upTo: parts.text.upperBound)
    mark(.text(field.id, start: parts.text.lowerBound), row: row, parts.text)
    if isFocused { putCaret(row: row, column: parts.text.lowerBound) }
  }

  private mutating func drawList(
    _ field: borrowing FormField, _ parts: FrameParts, _ row: Int, _ height: Int, _ isFocused: Bool
  ) {
    let chosen = field.selectedOption
    let first = firstOption(of: field, height)
    for i in first..<min(first + height, field.matchCount) {
      let option = field.option(i)
      let isHighlighted = isFocused && i == field.highlightedMatch
      let sign = option.value == chosen?.value ? look.signs.on : look.signs.off
      let glyphs = look.cut(look.glyphs(of: "\(sign) \(option.label)"), to: parts.text.count)
      put(
        glyphs, row: row + i - first, column: parts.text.lowerBound, isHighlighted ? .reversed : .plain)
      mark(.option(field.id, i), row: row + i - first, parts.text)
      if isHighlighted { putCaret(row: row + i - first, column: parts.text.lowerBound) }
    }
    if isFocused && field.highlightedMatch == nil { putCaret(row: row, column: parts.text.lowerBound) }
  }

  /// The first option that is in sight where so many rows are.
  func firstOption(of field: borrowing FormField, _ rows: Int) -> Int {
    max(0, min((field.highlightedMatch ?? 0) - rows / 2, field.matchCount - rows))
  }

  // MARK: several lines

  private mutating func drawBox(_ field: borrowing FormField, _ parts: FrameParts, _ row: Int, _ isFocused: Bool) {
    let start = parts.text.lowerBound
    for i in 0..<field.frame.height {
      mark(.row(field.id, row: field.frame.visibleRows.lowerBound + i, start: start), row: row + i, parts.text)
    }
    if field.isEmpty, let prompt = field.prompt {
      put(look.cut(look.glyphs(of: prompt), to: parts.text.count), row: row, column: start, .dim)
    }
    let selection = field.selection
    for (i, number) in field.frame.visibleRows.enumerated() {
      let range = field.frame.row(number, of: field.entry)
      var (column, offset) = (start, range.lowerBound)
      for character in field.entry.text(in: range) {
        let isSelected = isFocused && selection.contains(offset)
        offset += 1
        if character == "\n" { continue }
        let glyphs = look.glyphs(of: String(character))
        column = put(glyphs, row: row + i, column: column, isSelected ? .reversed : .plain, upTo: parts.text.upperBound)
      }
    }
    guard isFocused else { return }
    let caret = field.frame.row(at: field.caret, of: field.entry) - field.frame.visibleRows.lowerBound
    let column = min(start + field.frame.caretColumn(of: field.entry), parts.text.upperBound)
    if 0..<field.frame.height ~= caret { putCaret(row: row + caret, column: column) }
  }
}
