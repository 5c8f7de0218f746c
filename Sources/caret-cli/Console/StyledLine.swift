import CommandConsole

/// A line to be drawn: characters, each with its columns and how it looks.
struct StyledLine: Equatable {
  enum Style {
    case plain, dim, selected, good, bad
  }
  struct Cell: Equatable {
    let character: Character
    let columns: Int
    let style: Style
  }
  private(set) var cells: [Cell] = []
  private(set) var columns = 0

  /// Adds a text. What a terminal would obey instead of drawing it is drawn as a replacement character.
  mutating func add(_ text: some StringProtocol, _ style: Style = .plain) {
    for character in text {
      let isControl = character.unicodeScalars.first?.properties.generalCategory == .control
      add(Cell(character: isControl ? "\u{FFFD}" : character, columns: isControl ? 1 : character.columns, style: style))
    }
  }

  private mutating func add(_ cell: Cell) {
    cells.append(cell)
    columns += cell.columns
  }

  /// The part that fits into so many columns: from the start, or around a column that is to be seen; and how many
  /// columns are missing in front. Where something is left out an ellipsis stands.
  func cut(to width: Int, around column: Int = 0) -> (line: StyledLine, missing: Int) {
    // the caret may stand after the last character
    let total = max(columns, column + 1)
    if total <= width { return (self, 0) }
    var line = StyledLine()
    var missing = max(0, min(column - width / 2, total - width))
    var at = 0
    for cell in cells {
      if line.cells.isEmpty && at >= missing { missing = at }
      if at >= missing && at + cell.columns - missing <= width { line.add(cell) }
      at += cell.columns
    }
    let isEndMissing = missing + line.columns < columns
    if missing > 0 { line.putEllipsis(at: line.cells.firstIndex { $0.columns > 0 }) }
    if isEndMissing { line.putEllipsis(at: line.cells.lastIndex { $0.columns > 0 }) }
    return (line, missing)
  }

  /// What stands in the first columns.
  func start(of width: Int) -> StyledLine {
    var line = StyledLine()
    for cell in cells where line.columns < width { line.add(cell) }
    return line
  }

  private mutating func putEllipsis(at index: Int?) {
    guard let index else { return }
    // it takes one column of a wide character's two
    if cells[index].columns == 2 { cells.insert(Cell(character: " ", columns: 1, style: .plain), at: index + 1) }
    cells[index] = Cell(character: "…", columns: 1, style: .dim)
  }

  /// The line in as many as it needs, broken at spaces where there are any.
  func wrapped(to width: Int) -> [StyledLine] {
    var lines: [StyledLine] = []
    var rest = cells[...]
    while !rest.isEmpty {
      var columns = 0
      var end = rest.firstIndex { cell in
        columns += cell.columns
        return columns > width
      }
      if let limit = end, rest[limit].character != " " {
        end = rest[..<limit].lastIndex { $0.character == " " } ?? max(limit, rest.startIndex + 1)
      }
      var line = StyledLine()
      for cell in rest[..<(end ?? rest.endIndex)] { line.add(cell) }
      lines.append(line)
      rest = rest[(end ?? rest.endIndex)...].drop { $0.character == " " }
    }
    return lines
  }

  /// The line as a terminal takes it.
  func text(_ look: TerminalLook) -> String {
    var text = ""
    var style = Style.plain
    for cell in cells {
      if cell.style != style {
        text += look.code(for: cell.style)
        style = cell.style
      }
      text.append(cell.character)
    }
    return style == .plain ? text : text + look.code(for: .plain)
  }
}

/// What a terminal can show.
struct TerminalLook: Equatable {
  /// Whether it knows no more than lines of text.
  let isPlain: Bool
  let hasColour: Bool

  init(_ environment: [String: String]) {
    isPlain = ["", "dumb"].contains(environment["TERM"] ?? "")
    hasColour = !isPlain && (environment["NO_COLOR"] ?? "").isEmpty
  }

  func code(for style: StyledLine.Style) -> String {
    if isPlain { return "" }
    switch style {
    case .plain: return "\u{1B}[0m"
    case .dim: return "\u{1B}[0;2m"
    case .selected: return "\u{1B}[0;7m"
    case .good: return hasColour ? "\u{1B}[0;32m" : "\u{1B}[0m"
    case .bad: return hasColour ? "\u{1B}[0;31m" : "\u{1B}[0m"
    }
  }
}
