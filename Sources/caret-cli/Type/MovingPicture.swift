import CommandConsole
import TerminalForms

/// A field being typed into, as an animated SVG: one frame after each key, in the lines and styles of the terminal.
///
/// A frame is a group that the style sheet shows for its share of the time, so the picture moves wherever an image is
/// shown, without a script. Who prefers reduced motion sees the last frame.
struct MovingPicture {
  struct Frame {
    let screen: FormScreen
    /// Whether something is said of the last key.
    let hasNotes: Bool
    /// The key that led here; nil in the first frame.
    let key: String?

    init(_ session: borrowing TypeSession, key: String?) {
      let view = InlineView(FormLook())
      screen = view.draw(session.entry.form, session.remarks, in: FormWindow(columns: Measure.columns, rows: 10))
      hasNotes = !session.notes.isEmpty
      self.key = key
    }
  }

  /// The command line above the field.
  let command: String
  let frames: [Frame]

  /// Fixed, so that a picture is the same wherever it is made. Each run of text stands at its column and is as long as
  /// its columns, whatever the font.
  private enum Measure {
    static let column = 8.5
    static let row = 22
    static let margin = 18
    static let bar = 30
    static let width = 640
    /// How many columns there is room for, and the one that stays free.
    static let columns = 72
  }

  /// How long a frame is shown, in milliseconds: notes take time to read, and so does the end.
  private func duration(of index: Int) -> Int {
    if index == frames.count - 1 { return 3_500 }
    if frames[index].hasNotes { return 1_800 }
    return index == 0 ? 900 : 260
  }

  private var rows: Int {
    1 + (frames.map(\.screen.rows).max() ?? 0)
  }

  var svg: String {
    let height = Measure.bar + Measure.margin + rows * Measure.row + Measure.margin / 2
    let last = frames.last?.screen.lines.joined(separator: "; ") ?? ""
    return """
      <svg xmlns="http://www.w3.org/2000/svg" xml:space="preserve" viewBox="0 0 \(Measure.width) \(height)" width="\(Measure.width)" \
      height="\(height)" role="img">
      <title>\(command.asMarkup)</title>
      <desc>\(last.asMarkup)</desc>
      <style>
      text { font: 14px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; fill: #e6e6e6; \
      white-space: pre }
      .dim { fill: #8b949e } .good { fill: #7ee787 } .bad { fill: #ff7b72 } .cap { fill: #c9d1d9; font-size: 12px }
      .frame { visibility: hidden }
      \(animation)
      </style>
      <rect width="\(Measure.width)" height="\(height)" rx="8" fill="#0d1117"/>
      <circle cx="20" cy="17" r="5" fill="#ff5f57"/><circle cx="38" cy="17" r="5" fill="#febc2e"/>\
      <circle cx="56" cy="17" r="5" fill="#28c840"/>
      <text x="\(Measure.margin)" y="\(baseline(0))"><tspan class="dim">$ </tspan>\(command.asMarkup)</text>
      \(frames.indices.map(group).joined(separator: "\n"))
      </svg>

      """
  }

  private var animation: String {
    let total = frames.indices.map(duration).reduce(0, +)
    var start = 0
    var rules: [String] = []
    for index in frames.indices {
      let end = start + duration(of: index)
      let (from, to) = (Self.percent(start, of: total), Self.percent(end, of: total))
      let before = index == 0 ? "" : "0% { visibility: hidden } "
      let after = index == frames.count - 1 ? "" : " \(to) { visibility: hidden }"
      rules.append("@keyframes f\(index) { \(before)\(from) { visibility: visible }\(after) }")
      rules.append("#f\(index) { animation: f\(index) \(total)ms step-end infinite }")
      start = end
    }
    rules.append("@media (prefers-reduced-motion: reduce) { .frame { animation: none !important }")
    rules.append("#f\(frames.count - 1) { visibility: visible } }")
    return rules.joined(separator: "\n")
  }

  /// Thousandths of a percent, which integers give the same on every machine.
  private static func percent(_ part: Int, of whole: Int) -> String {
    let thousandths = part * 100_000 / max(1, whole)
    let digits = String(thousandths % 1_000)
    return "\(thousandths / 1_000).\(String(repeating: "0", count: 3 - digits.count))\(digits)%"
  }

  private func group(_ index: Int) -> String {
    let frame = frames[index]
    var parts = (0..<frame.screen.rows).map { drawn(frame.screen.runs(ofRow: $0), row: $0 + 1) }
    let caret = x(frame.screen.caret?.column ?? 0)
    parts.append("<rect x=\"\(caret)\" y=\"\(baseline(1) - 14)\" width=\"2\" height=\"18\" fill=\"#58a6ff\"/>")
    if let key = frame.key {
      parts.append(
        "<text class=\"cap\" x=\"\(Measure.width - Measure.margin)\" y=\"21\" text-anchor=\"end\">"
          + "\(key.asMarkup)</text>")
    }
    return "<g class=\"frame\" id=\"f\(index)\">\(parts.joined())</g>"
  }

  /// Runs of one style, each at its own column.
  private func drawn(_ runs: [(text: String, columns: Int, style: CellStyle)], row: Int) -> String {
    var column = 0
    var text = ""
    for run in runs {
      let length = Double(run.columns) * Measure.column
      let place = "x=\"\(x(column))\" y=\"\(baseline(row))\""
      if run.style == .reversed {
        text +=
          "<rect x=\"\(x(column))\" y=\"\(baseline(row) - 14)\" width=\"\(length)\" height=\"18\" fill=\"#1f6feb\"/>"
      }
      text += "<text \(place) textLength=\"\(length)\"\(run.style.cssClass)>\(run.text.asMarkup)</text>"
      column += run.columns
    }
    return text
  }

  private func x(_ column: Int) -> Double { Double(Measure.margin) + Double(column) * Measure.column }

  private func baseline(_ row: Int) -> Int { Measure.bar + Measure.margin + row * Measure.row }
}

extension FormScreen {
  /// Neighbouring cells of one style, without the blanks at the end of the row.
  fileprivate func runs(ofRow row: Int) -> [(text: String, columns: Int, style: CellStyle)] {
    var runs: [(text: String, columns: Int, style: CellStyle)] = []
    var cells = cells[range(ofRow: row)]
    while cells.last == Cell() { cells.removeLast() }
    for cell in cells {
      if runs.last?.style == cell.style {
        runs[runs.count - 1].text += cell.text.text
        runs[runs.count - 1].columns += 1
      } else {
        runs.append((cell.text.text, 1, cell.style))
      }
    }
    return runs
  }
}

extension CellStyle {
  fileprivate var cssClass: String {
    switch self {
    case .dim: " class=\"dim\""
    case .good: " class=\"good\""
    case .problem: " class=\"bad\""
    case .plain, .reversed, .strong, .marked: ""
    }
  }
}
