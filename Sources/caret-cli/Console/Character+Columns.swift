import TerminalForms

/// How many columns of a terminal a character takes, by the table that forms are drawn by.
extension Character {
  var columns: Int { unicodeScalars.reduce(0) { CellWidths.clusters.width($0, adding: $1) } }
}
