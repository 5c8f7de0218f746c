/// Turns screens of a few rows into what a terminal has to be sent, below what a shell has written.
///
/// Where the first row stands is not known: rows are reached from one another. The caret is always left in the first
/// one, so that whatever wipes from there on, a signal handler at the worst, leaves nothing below.
package struct InlineWriter {
  private let hasColor: Bool
  private var shown: FormScreen?
  /// How many rows there are already: one more is made by a line feed, which scrolls where a movement would not.
  private var madeRows = 1

  package init(hasColor: Bool) { self.hasColor = hasColor }

  /// What makes a terminal show a screen.
  package mutating func write(_ screen: FormScreen) -> String {
    var before = (shown.take() ?? FormScreen(columns: screen.columns, rows: 1)).extended(to: screen.rows)
    let screen = screen.extended(to: before.rows)
    // a secret may have been in sight
    defer { before.wipe() }
    var (text, at) = ("", 0)
    for row in 0..<screen.rows {
      guard let (column, cells) = screen.rewriting(row, over: before, hasColor) else { continue }
      let reachable = min(row, madeRows - 1)
      if reachable > at { text += "\u{1B}[\(reachable - at)B" }
      text += String(repeating: "\r\n", count: row - max(at, reachable)) + "\u{1B}[\(column + 1)G" + cells
      at = row
      madeRows = max(madeRows, row + 1)
    }
    if at > 0 { text += "\u{1B}[\(at)A" }
    shown = screen
    return "\u{1B}[?25l" + text + "\u{1B}[\((screen.caret?.column ?? 0) + 1)G\u{1B}[?25h"
  }

  /// What wipes the rows after the window has changed its size, so that they can be drawn again.
  ///
  /// - Parameter columns: How wide the window is now. Most terminals wrap lines again then.
  package mutating func wipe(columns: Int) -> String {
    let rows = (shown?.caret?.column ?? 0) / max(1, columns)
    shown?.wipe()
    (shown, madeRows) = (nil, 1)
    return (rows > 0 ? "\u{1B}[\(rows)A" : "") + "\r\u{1B}[J"
  }
}

/// Shows screens of one row where a terminal knows no more than lines: over what stood there, and what stands before
/// the caret once more, which sets the caret.
package struct OneRowWriter {
  private var columns = 0

  package init() {}

  /// What makes a terminal show a screen.
  package mutating func write(_ screen: FormScreen) -> String {
    let row = screen.text(ofRow: 0)
    let used = screen.cells.lastIndex { $0 != .blank }.map { $0 + 1 } ?? 0
    defer { columns = used }
    let start = screen.cells.prefix(screen.caret?.column ?? 0).text
    return "\r" + row + String(repeating: " ", count: max(0, columns - used)) + "\r" + start
  }
}
