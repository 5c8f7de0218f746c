/// Rows of cells under a heading, each column as wide as its widest cell on a terminal.
struct TextTable {
  private let heading: [String]
  private var rows: [[String]] = []
  private var widths: [Int]

  init(_ heading: [String]) {
    self.heading = heading
    widths = heading.map(\.columns)
  }

  mutating func add(_ row: [String]) {
    rows.append(row)
    widths = zip(widths, row).map { max($0, $1.columns) }
  }

  /// The lines, the last one ended.
  func text(_ style: Style) -> String { style.heading(line(heading)) + "\n" + rows.map { line($0) + "\n" }.joined() }

  private func line(_ cells: [String]) -> String {
    let last = cells.count - 1
    return zip(cells, widths).enumerated().map { index, cell in
      index == last ? cell.0 : cell.0 + String(repeating: " ", count: cell.1 - cell.0.columns + 2)
    }.joined()
  }
}

extension String {
  /// How many columns of a terminal it takes.
  var columns: Int { reduce(0) { $0 + $1.columns } }
}
