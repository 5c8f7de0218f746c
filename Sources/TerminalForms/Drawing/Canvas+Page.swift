internal import FieldForms

/// The page, as far as it is in sight, and what stands below it.
extension Canvas {
  mutating func draw(_ page: FormPage, of form: borrowing FieldForm, problem: Int?) {
    for block in page.blocks where shows(block.start..<block.start + block.height) {
      switch block.content {
      case .text(let rows, let style):
        for (i, row) in rows.enumerated() { put(row, row: block.start + i, column: page.window.margin, style) }
      case .heading(let title): drawHeading(title, row: block.start, page.window)
      case .rule: drawRule(row: block.start, from: page.window.margin, page.window)
      case .summary: drawSummary(of: form, at: block.start, page.window, problem)
      case .fields(let fields): draw(fields, at: block.start, of: form)
      }
    }
  }

  private mutating func drawHeading(_ title: [Glyph], row: Int, _ window: FormWindow) {
    if look.layout == .cells {
      put(title, row: row, column: window.margin, .strong)
      return
    }
    let rule = look.signs.rule + look.signs.rule + " "
    var column = put(rule, row: row, column: window.margin, .dim)
    column = put(title, row: row, column: column, .strong)
    drawRule(row: row, from: column + 1, window)
  }

  private mutating func drawRule(row: Int, from column: Int, _ window: FormWindow) {
    let end = window.margin + window.width
    if column < end {
      put(String(repeating: look.signs.rule, count: end - column), row: row, column: column, .dim)
    }
  }

  /// What is wrong after a submission was tried: a title, and a line for each field, of which one is highlighted
  /// while the summary has the focus.
  private mutating func drawSummary(
    of form: borrowing FieldForm, at start: Int, _ window: FormWindow, _ highlighted: Int?
  ) {
    let end = window.margin + window.width
    put("\(look.signs.problem) \(form.summaryTitle ?? "")", row: start, column: window.margin, .problem, upTo: end)
    for (i, problem) in form.summary.enumerated() {
      let row = start + 1 + i
      let isHighlighted = i == highlighted
      if isHighlighted { put(look.signs.highlight, row: row, column: window.margin + 2, .strong) }
      let text = "\(i + 1)  \(form[problem.field].description.label): \(problem.message)"
      let glyphs = look.cut(look.glyphs(of: text), to: max(0, end - window.margin - 4))
      put(glyphs, row: row, column: window.margin + 4, isHighlighted ? .reversed : .plain)
      mark(.problem(i), row: row, window.margin..<end)
      if isHighlighted { putCaret(row: row, column: window.margin + 4) }
    }
  }
}

/// What stands at the bottom of the window: whether there is more, the button with what remains, and the keys.
struct BottomBar {
  /// Rows of the window, from the top: each is left out of windows that are too low for it.
  let more, button, keys: Int?
  /// How many rows are left for the page.
  let page: Int

  init(_ window: FormWindow, isButtonFocused: Bool) {
    let rows = window.rows
    keys = rows >= 12 ? rows - 1 : nil
    let below = rows >= 12 ? 1 : 0
    button = rows >= 3 || isButtonFocused ? rows - 1 - below : nil
    more = rows >= 6 ? rows - 2 - below : nil
    page = more ?? button ?? rows
  }
}

extension Canvas {
  mutating func draw(
    _ bar: BottomBar, _ page: FormPage, of form: borrowing FieldForm, asksToGiveUp: Bool
  ) {
    let (window, language) = (page.window, form.plan.language)
    let end = window.margin + window.width
    if let row = bar.more { drawMore(page, language, row, end) }
    let notice = asksToGiveUp ? language.text(.screenGiveUp) : nil
    if let row = bar.button { drawButton(of: form, row, window, notice: bar.keys == nil ? notice : nil) }
    if let row = bar.keys {
      let text = look.cut(look.glyphs(of: notice ?? keys(language, window.width)), to: window.width)
      drawing.screen.put(text, row: row, column: window.margin, notice == nil ? .dim : .strong)
    }
  }

  /// The keys, as many as there is room for: three blanks stand between them.
  private func keys(_ language: FormLanguage, _ width: Int) -> String {
    let keys = language.text(.screenKeys)
    var kept = ""
    for key in keys.split(separator: "   ") {
      let more = kept.isEmpty ? String(key) : "\(kept)   \(key)"
      if look.columns(of: more) > width, !kept.isEmpty { break }
      kept = more
    }
    return kept
  }

  private mutating func drawMore(_ page: FormPage, _ language: FormLanguage, _ row: Int, _ end: Int) {
    let isAbove = top > 0
    let isBelow = page.height - top > rows.count
    if !isAbove && !isBelow { return }
    let signs = (isAbove ? look.signs.up : "") + (isBelow ? look.signs.down : "")
    let glyphs = look.glyphs(of: "\(signs) \(language.text(.screenMore))")
    drawing.screen.put(glyphs, row: row, column: max(0, end - glyphs.columns), .dim)
  }

  /// The button that submits, and what remains to be done before it may be pressed.
  private mutating func drawButton(of form: borrowing FieldForm, _ row: Int, _ window: FormWindow, notice: String?) {
    let isFocused = focus == .submitButton
    if isFocused { drawing.screen.put(look.glyphs(of: look.signs.focus), row: row, column: 0, .strong) }
    let label = look.cut(look.glyphs(of: "( \(form.plan.description.submission.label) )"), to: window.width)
    let style: CellStyle = isFocused ? .reversed : form.canSubmit ? .plain : .dim
    var column = drawing.screen.put(label, row: row, column: window.margin, style)
    drawing.regions.append(
      FormDrawing.Region(row: row, columns: window.margin..<column, target: .submit))
    if isFocused { drawing.screen.caret = FormScreen.Place(row: row, column: window.margin + 2) }
    column += 2
    let width = window.margin + window.width - column
    guard width > 0, let text = notice ?? remaining(of: form, width) else { return }
    drawing.screen.put(
      look.cut(look.glyphs(of: text), to: width), row: row, column: column, notice == nil ? .dim : .strong)
  }

  /// What remains, with as many names as there is room for.
  private func remaining(of form: borrowing FieldForm, _ width: Int) -> String? {
    for most in [3, 2, 1] {
      guard let text = form.remaining(naming: most) else { return nil }
      if look.columns(of: text) <= width { return text }
    }
    return form.remaining(naming: 1)
  }
}
