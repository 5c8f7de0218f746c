import Caretaker
import Workloads

/// Prints what a line costs in every format of the catalogue, or in those whose names have a word, in nanoseconds, the
/// slowest first: a third of the lines are values, a third have other digits, a third are damaged by one character.
func measureFormats(rows: Int, named word: String) throws {
  var costs: [(name: String, nanoseconds: Double)] = []
  for format in FormatCatalog.standard.formats where word.isEmpty || format.name.contains(word) {
    let column = FormattedColumn(try FieldFormat(format), rows: rows)
    costs.append((format.name, 1000 / rate(rows, times: 1) { column.format() }))
  }
  costs.sort { $0.nanoseconds > $1.nanoseconds }
  for (name, nanoseconds) in costs { print("\(rounded(nanoseconds)) ns a line: \(name)") }
  guard !costs.isEmpty else { return print("no format has \(word) in its name") }
  let shares = [("median", 2), ("a quarter is above", 4), ("a tenth is above", 10)]
  print(shares.map { "\($0) \(rounded(costs[costs.count / $1].nanoseconds)) ns" }.joined(separator: ", "))
}
