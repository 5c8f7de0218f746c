/// Draws a view on a terminal: only lines that changed, and the caret on the first of them. So whoever wipes from there
/// on, a signal handler at the worst, leaves nothing after.
struct FieldPainter {
  let look: TerminalLook
  private var drawn: [String] = []
  private var caretColumn = 0

  init(_ look: TerminalLook) { self.look = look }

  /// What draws the view on a window of that size.
  mutating func paint(_ view: FieldView, columns: Int, rows: Int) -> String {
    // the last column stays free: what is written there may wrap
    let width = max(1, columns - 1)
    return look.isPlain ? paintPlainly(view, width) : paintLines(view, width, rows: max(1, rows))
  }

  private mutating func paintLines(_ view: FieldView, _ width: Int, rows: Int) -> String {
    let (field, missing) = view.field.cut(to: width, around: view.caretColumn)
    let below = view.below.map { $0.cut(to: width).line } + view.notes.flatMap { $0.wrapped(to: width) }
    let lines = [field] + below.prefix(rows - 1)
    var text = ""
    var row = 0
    for i in 0..<max(lines.count, drawn.count) {
      let line = i < lines.count ? lines[i].text(look) : ""
      if i < drawn.count && drawn[i] == line { continue }
      // a line that is not there yet is made by a line feed, which scrolls where a movement would not
      let known = min(i, max(0, drawn.count - 1))
      if known > row { text += "\u{1B}[\(known - row)B" }
      text += String(repeating: "\r\n", count: i - max(row, known)) + "\r" + line + "\u{1B}[K"
      row = i
      if i < drawn.count { drawn[i] = line } else { drawn.append(line) }
    }
    if row > 0 { text += "\u{1B}[\(row)A" }
    caretColumn = view.caretColumn - missing
    return "\u{1B}[?25l" + text + "\r" + caretMovement(in: field) + "\u{1B}[?25h"
  }

  /// From the beginning of the line to the caret. Terminals differ in how many columns they give an emoji: after such,
  /// what stands before the caret is written again, which ends where it ended.
  private func caretMovement(in line: StyledLine) -> String {
    let before = line.start(of: caretColumn)
    if before.cells.allSatisfy({ $0.character.isASCII }) { return caretColumn > 0 ? "\u{1B}[\(caretColumn)C" : "" }
    return before.text(look)
  }

  /// All on one line, over what stood there; the caret is set by writing again what stands before it.
  private mutating func paintPlainly(_ view: FieldView, _ width: Int) -> String {
    var whole = view.field
    for line in view.below + view.notes { whole.add("  " + line.text(look)) }
    let (line, missing) = whole.cut(to: width, around: min(view.caretColumn, width - 1))
    let spaces = String(repeating: " ", count: max(0, caretColumn - line.columns))
    caretColumn = line.columns
    return "\r" + line.text(look) + spaces + "\r" + line.start(of: view.caretColumn - missing).text(look)
  }

  /// What wipes the drawing after the window has changed its size, so that it can be drawn again. Most terminals wrap
  /// lines again then.
  mutating func wipe(columns: Int) -> String {
    let rows = drawn.isEmpty ? 0 : caretColumn / max(1, columns)
    drawn.removeAll()
    return look.isPlain ? "\r" : (rows > 0 ? "\u{1B}[\(rows)A" : "") + "\r\u{1B}[J"
  }
}
