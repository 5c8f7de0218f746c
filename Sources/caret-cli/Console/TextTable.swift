import CommandConsole

/// Rows of cells under a heading, each column as wide as its widest cell on a terminal. Rows may be listed under titles
/// of their own.
struct TextTable {
  private enum Line {
    case row([String])
    case title(String)
  }
  private let heading: [String]
  private var lines: [Line] = []
  private var widths: [Int]
  /// Columns of numbers, which stand at the right.
  private let numbers: Set<Int>

  init(_ heading: [String], numbers: Set<Int> = []) {
    self.heading = heading
    self.numbers = numbers
    widths = heading.map(\.columns)
  }

  mutating func add(_ row: [String]) {
    lines.append(.row(row))
    widths = zip(widths, row).map { max($0, $1.columns) }
  }

  /// Begins a group of rows: its title stands after an empty line.
  mutating func addTitle(_ title: String) { lines.append(.title(title)) }

  /// The lines, the last one ended.
  func text(_ style: Style) -> String {
    style.heading(line(heading)) + "\n"
      + lines.map { line in
        switch line {
        case .row(let cells): self.line(cells) + "\n"
        case .title(let title): "\n" + style.heading(title) + "\n"
        }
      }.joined()
  }

  private func line(_ cells: [String]) -> String {
    let last = cells.count - 1
    return zip(cells, widths).enumerated().map { index, cell in
      let gap = String(repeating: " ", count: max(0, cell.1 - cell.0.columns))
      if numbers.contains(index) { return gap + cell.0 + (index == last ? "" : "  ") }
      return index == last ? cell.0 : cell.0 + gap + "  "
    }.joined()
  }
}

extension String {
  /// How many columns of a terminal it takes.
  var columns: Int { reduce(0) { $0 + $1.columns } }
}
