import ArgumentParser
import BulkFormatting
import CommandConsole
import FieldFormats

extension FormatCommand {
  /// The files, the first of which is where a format stands if no column wants it.
  private var tableFiles: [String] { (table.namesAllFormats ? [firstArgument].compactMap { $0 } : []) + lines.files }

  func validateTable() throws {
    let given: [(Bool, String)] = [
      (json, "--json"), (plainValue, "--value=plain"), (input != nil, "--input"), (phone.style != nil, "--style"),
    ]
    if let option = given.first(where: { $0.0 })?.1 {
      throw ValidationError("\(option) is for lines: leave it out with --\(table.csv ? "csv" : "tsv")")
    }
    if let onReject, onReject.value != .keep {
      throw ValidationError("--on-reject is for lines: a cell that is rejected stays as it is")
    }
    for name in Set(table.columns.map { $0.format ?? nameOrMask }) { try options.requireSuited(to: name) }
  }

  func runTable() throws {
    var source = FileSource(lines.reader(of: tableFiles))
    guard try source.openNext() else { return }
    var formatter = TableFormatter(table, limit: lines.maxLine, verbose: verbose) { names in
      try columns(of: names)
    }
    FileDescriptor.input.widenPipe()
    FileDescriptor.output.widenPipe()
    try formatter.run { try source.read(into: $0) }
    if source.hasNext { throw CommandFailure("one table at a time: each has names of its own") }
    formatter.report()
    if strict ? !formatter.isClean : formatter.hasRejected { throw ExitStatus.findings }
  }

  /// The columns that are formatted, in the order in which they stand.
  ///
  /// - Parameter names: what stands above all columns; `nil` where nothing does.
  private func columns(of names: [String]?) throws -> [TableColumn] {
    var columns: [TableColumn] = []
    for (name, given) in table.columns {
      let number = try TableColumn.number(of: name, among: names)
      if columns.contains(where: { $0.number == number }) {
        throw CommandFailure("--column names \(name.printable) twice")
      }
      let format = try preparation.prepared(options.fieldFormat(of: given ?? nameOrMask))
      let title = names.map { $0[number] } ?? name
      columns.append(try TableColumn(title, number, format, value ? .value : .text, added: table.questions))
    }
    for question in table.questions where !columns.contains(where: { question.applies(to: $0.format) }) {
      let titles = columns.map { $0.format.title.printable }.joined(separator: " and ")
      throw CommandFailure(
        "--add \(question.name.printable) has no answer for \(titles): there are \(answers(for: columns).names)")
    }
    return columns.sorted { $0.number < $1.number }
  }
}

/// What can be added for any of some columns.
private func answers(for columns: [TableColumn]) -> [ColumnQuestion] {
  let formats = columns.map { $0.format }
  let groups = formats.flatMap { $0.mask?.program.tables.captureNames ?? [] }.map { ColumnQuestion.capture($0) }
  var found: [ColumnQuestion] = []
  for question in ColumnQuestion.withoutName + groups where formats.contains(where: { question.applies(to: $0) }) {
    if !found.contains(question) { found.append(question) }
  }
  return found
}

extension TableColumn {
  /// Which cell of a row a column is, from 0: by its name, or by its number from 1.
  fileprivate static func number(of name: String, among names: [String]?) throws(CommandFailure) -> Int {
    let places = names?.indices.filter { names?[$0] == name } ?? []
    if let place = places.first, places.count == 1 { return place }
    if places.count > 1 {
      let numbers = places.map { "\($0 + 1)" }.joined(separator: ", ")
      throw CommandFailure("several columns are called \(name.printable): name it by its number, \(numbers)")
    }
    if let number = Int(name), number >= 1 {
      guard let names, number > names.count else { return number - 1 }
      throw CommandFailure("there is no column \(number): the table has \(counted(names.count, "column"))")
    }
    guard let names else {
      throw CommandFailure("with --no-header a column is named by its number, as --column 3=iban")
    }
    var suggestion = "there are \(names.map { $0.printable }.joined(separator: ", "))"
    if let near = names.first(where: { $0.lowercased() == name.lowercased() }) {
      suggestion = "did you mean \(near.printable)?"
    } else if names.count == 1, let sign = names[0].first(where: { ";|\t".contains($0) }) {
      suggestion = "where the cells are parted otherwise, say --delimiter \(sign == "\t" ? "tab" : "'\(sign)'")"
    }
    throw CommandFailure("no column is called \(name.printable): \(suggestion)")
  }
}
