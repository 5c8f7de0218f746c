import CommandConsole
import TerminalForms

/// A screen as an SVG picture: a window with its rows of text, in the styles of a terminal.
///
/// Each run of text stands at its column and is as long as its columns, so a picture is the same whatever the font.
struct FormPicture {
  let title: String
  let screen: FormScreen

  private enum Measure {
    static let column = 8.5
    static let row = 20
    static let margin = 14
    static let bar = 30
  }

  var svg: String {
    let width = 2 * Measure.margin + Int(Double(screen.columns) * Measure.column)
    let height = Measure.bar + screen.rows * Measure.row + Measure.margin
    let rows = (0..<screen.rows).map(drawn).filter { !$0.isEmpty }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" xml:space="preserve" viewBox="0 0 \(width) \(height)" width="\(width)" \
      height="\(height)" role="img">
      <title>\(title.asMarkup)</title>
      <style>
      text { font: 14px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; fill: #e6e6e6; \
      white-space: pre }
      .dim { fill: #8b949e } .strong { font-weight: bold } .problem { fill: #ff7b72 } .reversed { fill: #0d1117 }
      </style>
      <rect width="\(width)" height="\(height)" rx="8" fill="#0d1117"/>
      <circle cx="20" cy="15" r="5" fill="#ff5f57"/><circle cx="38" cy="15" r="5" fill="#febc2e"/>\
      <circle cx="56" cy="15" r="5" fill="#28c840"/>
      \(rows.joined(separator: "\n"))\(caret)
      </svg>

      """
  }

  private var caret: String {
    guard let caret = screen.caret else { return "" }
    return
      "\n<rect x=\"\(x(caret.column))\" y=\"\(baseline(caret.row) - 14)\" width=\"2\" height=\"18\" fill=\"#58a6ff\"/>"
  }

  /// A row as runs of one style, without the blanks around them.
  private func drawn(_ row: Int) -> String {
    let cells = Array(screen.cells[screen.range(ofRow: row)])
    var text = ""
    var start = 0
    while start < cells.count {
      let style = cells[start].style
      let end = cells[start...].firstIndex { $0.style != style } ?? cells.count
      text += run(cells[start..<end], style, row)
      start = end
    }
    return text
  }

  private func run(_ cells: ArraySlice<FormScreen.Cell>, _ style: CellStyle, _ row: Int) -> String {
    var kept = cells
    if style != .reversed {
      kept = kept.drop { $0.text == " " }
      while kept.last?.text == " " { kept.removeLast() }
    }
    guard !kept.isEmpty else { return "" }
    let (left, length) = (x(kept.startIndex), Double(kept.count) * Measure.column)
    let back =
      style == .reversed
      ? "<rect x=\"\(left)\" y=\"\(baseline(row) - 14)\" width=\"\(length)\" height=\"18\" fill=\"#e6e6e6\"/>" : ""
    let name = style == .plain ? "" : " class=\"\(style)\""
    let text = kept.text.asMarkup
    return back + "<text x=\"\(left)\" y=\"\(baseline(row))\" textLength=\"\(length)\"\(name)>\(text)</text>"
  }

  private func x(_ column: Int) -> Double { Double(Measure.margin) + Double(column) * Measure.column }

  private func baseline(_ row: Int) -> Int { Measure.bar + row * Measure.row + 15 }
}
