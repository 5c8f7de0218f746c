@testable import TerminalForms

/// What a terminal shows of what it is sent: cells with their styles, and the caret. What it does not know it keeps,
/// for a test to complain about.
struct Emulator {
  let look: FormLook
  private(set) var screen: FormScreen
  private(set) var unknown: [String] = []
  private var place = FormScreen.Place(row: 0, column: 0)
  private var style = CellStyle.plain
  private var isCaretShown = true

  init(_ look: FormLook, columns: Int, rows: Int) {
    self.look = look
    screen = FormScreen(columns: columns, rows: rows)
  }

  /// The screen with the caret where it is seen.
  var shown: FormScreen {
    var shown = screen
    shown.caret = isCaretShown ? place : nil
    return shown
  }

  mutating func show(_ text: String) {
    var rest = text.unicodeScalars[...]
    while let first = rest.first {
      if first == "\u{1B}" {
        guard let end = rest.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0.value) }) else { return }
        obey(String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end]), rest[end])
        rest = rest[rest.index(after: end)...]
      } else {
        if first == "\r" || first == "\n" {
          if first == "\r" { place.column = 0 } else { place.row += 1 }
          if place.row == screen.rows { unknown.append("scrolls") }
          rest.removeFirst()
          continue
        }
        let run = rest.prefix { $0 != "\u{1B}" && $0 != "\r" && $0 != "\n" }
        rest = rest[run.endIndex...]
        for glyph in look.glyphs(of: String(run)) {
          let before = place.column
          place.column = screen.put(CollectionOfOne(glyph), row: place.row, column: before, style)
          if place.column == before, glyph.columns > 0 { unknown.append("beyond the edge: \(glyph.text.text)") }
        }
      }
    }
  }

  private mutating func obey(_ parameters: String, _ final: Unicode.Scalar) {
    let numbers = parameters.split(separator: ";").map { Int($0) ?? 0 }
    switch (final, parameters) {
    case ("H", _): place = FormScreen.Place(row: numbers[0] - 1, column: numbers[1] - 1)
    case ("G", _): place.column = numbers[0] - 1
    case ("A", _): place.row -= numbers[0]
    case ("B", _): place.row += numbers[0]
    case ("K", ""): screen.clear(row: place.row, columns: place.column..<screen.columns)
    case ("J", "2"): for row in 0..<screen.rows { screen.clear(row: row, columns: 0..<screen.columns) }
    case ("h", "?25"): isCaretShown = true
    case ("l", "?25"): isCaretShown = false
    case ("m", _):
      let code = "\u{1B}[\(parameters)m"
      style = CellStyle.allCases.first { $0.code(look.hasColor) == code } ?? .plain
    default: unknown.append(parameters + String(final))
    }
  }
}
