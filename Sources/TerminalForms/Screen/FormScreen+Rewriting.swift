extension FormScreen {
  /// What turns a row of a screen that is shown into the row of this one, once the caret stands in its column.
  ///
  /// - Returns: The column of the first cell that changed, and what is written from there on; `nil` if none did.
  func rewriting(_ row: Int, over before: FormScreen, _ hasColor: Bool) -> (column: Int, text: String)? {
    let range = range(ofRow: row)
    guard var first = range.first(where: { cells[$0] != before.cells[$0] }) else { return nil }
    var end = range.upperBound
    while cells[end - 1] == before.cells[end - 1] { end -= 1 }
    // a cell that a terminal may draw wider pushes what follows: then all of that is written again
    let isPlain = range.allSatisfy { cells[$0].isPlain && before.cells[$0].isPlain }
    if !isPlain { end = range.upperBound }
    while first > range.lowerBound, cells[first].text.isEmpty || before.cells[first].text.isEmpty { first -= 1 }
    var blanks = range.upperBound
    while blanks > range.lowerBound, cells[blanks - 1] == .blank { blanks -= 1 }
    var text = ""
    var style = CellStyle.plain
    var isCertain = true
    for i in first..<max(first, min(end, blanks)) {
      let cell = cells[i]
      if cell.text.isEmpty { continue }
      if !isCertain { text += "\u{1B}[\(i - range.lowerBound + 1)G" }
      if cell.style != style { text += cell.style.code(hasColor) }
      style = cell.style
      text += cell.text.text
      isCertain = cell.isPlain
    }
    if style != .plain { text += CellStyle.plain.code(hasColor) }
    if end > blanks {
      if !isCertain { text += "\u{1B}[\(max(first, blanks) - range.lowerBound + 1)G" }
      text += "\u{1B}[K"
    }
    return (first - range.lowerBound, text)
  }
}
