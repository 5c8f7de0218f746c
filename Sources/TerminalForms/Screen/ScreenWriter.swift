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
    for row in 0..<screen.rows {
      guard let (column, cells) = screen.rewriting(row, over: before, hasColor) else { continue }
      text += "\u{1B}[\(row + 1);\(column + 1)H" + cells
    }
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
}
