@testable import caret_cli

/// As much of a terminal's screen as the command draws on. What it does not know it keeps, for a test to complain
/// about.
struct Screen: CustomStringConvertible {
  let columns: Int
  let rows: Int
  private var cells: [[String]]
  private(set) var row = 0
  private(set) var column = 0
  /// Whether what is pasted is to be bracketed, and how often that was asked for.
  private(set) var brackets = false
  private(set) var bracketings = 0
  /// The modes that are set: the alternate screen, the mouse.
  private(set) var modes: Set<String> = []
  private(set) var unknown: [String] = []
  private var bytes: [UInt8] = []

  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    cells = Array(repeating: [], count: rows)
  }

  /// The lines from the top, without the empty ones at the end and the spaces at theirs.
  var lines: [String] {
    let all = cells.map { line in
      let text = line.joined()
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
    return Array(all.reversed().drop { $0.isEmpty }.reversed())
  }

  var description: String { (lines + ["caret \(row),\(column) unknown \(unknown)"]).joined(separator: "\n") }

  mutating func show(_ more: [UInt8]) {
    bytes += more
    // a character cut off between two reads waits
    while let text = String(validating: bytes, as: UTF8.self), let first = text.unicodeScalars.first {
      if first == "\u{1B}" {
        guard let end = bytes.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else { return }
        obey(String(decoding: bytes[2...end], as: UTF8.self))
        bytes.removeFirst(end + 1)
      } else if first == "\r" || first == "\n" {
        if first == "\r" { column = 0 } else { feed() }
        bytes.removeFirst()
      } else if let character = text.first {
        put(character)
        bytes.removeFirst(String(character).utf8.count)
      }
    }
  }

  private mutating func feed() {
    if row < rows - 1 { return row += 1 }
    cells.removeFirst()
    cells.append([])
  }

  private mutating func put(_ character: Character) {
    while cells[row].count < column { cells[row].append(" ") }
    let width = character.columns
    if width == 0 { return }
    cells[row].replaceSubrange(column..<min(cells[row].count, column + width), with: [])
    cells[row].insert(contentsOf: [String(character)] + Array(repeating: "", count: width - 1), at: column)
    column += width
    if column > columns { unknown.append("wrapped") }
  }

  private mutating func obey(_ sequence: String) {
    let number = Int(sequence.dropLast()) ?? 1
    switch sequence {
    case "K": cells[row].removeSubrange(min(column, cells[row].count)...)
    case "J":
      cells[row].removeSubrange(min(column, cells[row].count)...)
      for i in cells.indices where i > row { cells[i] = [] }
    case "?2004h", "?2004l":
      brackets = sequence.hasSuffix("h")
      bracketings += brackets ? 1 : 0
    case "?25h", "?25l": break
    case "?1049h", "?1003h", "?1006h": modes.insert(String(sequence.dropLast()))
    case "?1049l", "?1003l", "?1006l": modes.remove(String(sequence.dropLast()))
    case "2J": for i in cells.indices { cells[i] = [] }
    case "H": (row, column) = (0, 0)
    case _ where sequence.hasSuffix("H"):
      let numbers = sequence.dropLast().split(separator: ";").map { Int($0) ?? 1 }
      (row, column) = (min(rows, numbers[0]) - 1, min(columns, numbers[1]) - 1)
    case _ where sequence.hasSuffix("G"): column = min(columns, number) - 1
    case "6n": break
    case _ where sequence.hasSuffix("A"): row = max(0, row - number)
    case _ where sequence.hasSuffix("B"): row = min(rows - 1, row + number)
    case _ where sequence.hasSuffix("C"): column = min(columns - 1, column + number)
    case _ where sequence.hasSuffix("m"): break
    default: unknown.append(sequence)
    }
  }
}
