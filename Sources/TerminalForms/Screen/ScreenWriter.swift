/// Turns screens into what a terminal has to be sent: of each row that changed, the cells that did.
///
/// After any sequence of screens the terminal shows what it would show of the last one alone.
package struct ScreenWriter {
  private let hasColor: Bool
  private var shown: FormScreen?

  package init(hasColor: Bool) { self.hasColor = hasColor }

  /// What makes a terminal show a screen.
  package mutating func write(_ screen: FormScreen) -> String {
    var text = ""
    let isFirst = shown == nil
    var before = shown.take() ?? FormScreen(columns: 1, rows: 1)
    if isFirst || before.columns != screen.columns || before.rows != screen.rows {
      text = "\u{1B}[0m\u{1B}[2J"
      before = FormScreen(columns: screen.columns, rows: screen.rows)
      before.caret = FormScreen.Place(row: -1, column: 0)
    }
    for row in 0..<screen.rows { write(screen, row, over: before, to: &text) }
    // a secret may have been in sight
    before.wipe()
    shown = screen
    if text.isEmpty && before.caret == screen.caret { return "" }
    let isHidden = !text.isEmpty && before.caret != nil
    return (isHidden ? "\u{1B}[?25l" : "") + text + caret(of: screen)
  }

  /// Nothing is known of what the terminal shows: after a stop, or a new size.
  package mutating func forget() {
    shown?.wipe()
    shown = nil
  }

  private func caret(of screen: FormScreen) -> String {
    guard let caret = screen.caret else { return "\u{1B}[?25l" }
    return "\u{1B}[\(caret.row + 1);\(caret.column + 1)H\u{1B}[?25h"
  }

  private func write(_ screen: FormScreen, _ row: Int, over before: FormScreen, to text: inout String) {
    let range = screen.range(ofRow: row)
    guard var first = range.first(where: { screen.cells[$0] != before.cells[$0] }) else { return }
    var end = range.upperBound
    while screen.cells[end - 1] == before.cells[end - 1] { end -= 1 }
    // a cell that a terminal may draw wider pushes what follows: then all of that is written again
    let isPlain = range.allSatisfy { screen.cells[$0].isPlain && before.cells[$0].isPlain }
    if !isPlain { end = range.upperBound }
    while first > range.lowerBound, screen.cells[first].text.isEmpty || before.cells[first].text.isEmpty { first -= 1 }
    var blanks = range.upperBound
    while blanks > range.lowerBound, screen.cells[blanks - 1] == .blank { blanks -= 1 }
    text += "\u{1B}[\(row + 1);\(first - range.lowerBound + 1)H"
    var style = CellStyle.plain
    var isCertain = true
    for i in first..<max(first, min(end, blanks)) {
      let cell = screen.cells[i]
      if cell.text.isEmpty { continue }
      if !isCertain { text += "\u{1B}[\(i - range.lowerBound + 1)G" }
      if cell.style != style { text += cell.style.code(hasColor) }
      style = cell.style
      text += cell.text
      isCertain = cell.isPlain
    }
    if style != .plain { text += CellStyle.plain.code(hasColor) }
    guard end > blanks else { return }
    if !isCertain { text += "\u{1B}[\(max(first, blanks) - range.lowerBound + 1)G" }
    text += "\u{1B}[K"
  }
}
