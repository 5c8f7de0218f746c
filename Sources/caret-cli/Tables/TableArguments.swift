import ArgumentParser
import BulkFormatting
import CommandConsole
import Foundation

/// The arguments that say that lines are rows of a table, and which of its columns are formatted.
struct TableArguments: ParsableArguments {
  @Flag(help: "The lines are rows of a table whose cells commas part (RFC 4180).")
  var csv = false

  @Flag(help: "The same where tabs do.")
  var tsv = false

  @Option(help: ArgumentHelp("What parts the cells in place of a comma: one character of ASCII, or tab."))
  var delimiter: String?

  @Option(
    help: ArgumentHelp(
      "A column that is formatted, by what stands above it or by its number, from 1. Can be given several times.",
      valueName: "name=format"))
  var column: [String] = []

  @Flag(help: "The first row is one like any other: columns have numbers alone.")
  var noHeader = false

  @Option(
    help: ArgumentHelp(
      "Columns that are added, with answers about the values: \(ColumnQuestion.withoutName.names), or the names of groups.",
      valueName: "answer,…"))
  var add: String?

  @Option(help: ArgumentHelp("Write the rows in which a cell is rejected to a file, too.", valueName: "file"))
  var rejects: String?

  var isTable: Bool { csv || tsv }
  var delimiterByte: UInt8 {
    delimiter == "tab" || tsv ? UInt8(ascii: "\t") : delimiter?.utf8.first ?? UInt8(ascii: ",")
  }

  /// Columns as they are named, each with its format if it has one of its own.
  var columns: [(name: String, format: String?)] {
    column.map { text in
      guard let sign = text.firstIndex(of: "=") else { return (text, nil) }
      return (String(text[..<sign]), String(text[text.index(after: sign)...]))
    }
  }

  /// Whether the first argument is a file, as each column has a format of its own.
  var namesAllFormats: Bool { isTable && !column.isEmpty && columns.allSatisfy { $0.format != nil } }

  var questions: [ColumnQuestion] { addedNames.map { ColumnQuestion($0) } }

  /// What is added, by name; one that is empty where nothing stands before a comma or after it.
  private var addedNames: [String] {
    (add.map { $0.split(separator: ",", omittingEmptySubsequences: false) } ?? [])
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  mutating func validate() throws {
    if csv && tsv { throw ValidationError("--csv and --tsv say two things of the same table") }
    if !isTable {
      let options: [(isGiven: Bool, name: String)] = [
        (!column.isEmpty, "--column"), (noHeader, "--no-header"), (add != nil, "--add"), (rejects != nil, "--rejects"),
        (delimiter != nil, "--delimiter"),
      ]
      guard let given = options.first(where: { $0.isGiven }) else { return }
      throw ValidationError("\(given.name) is for tables: say --csv, or --tsv, too")
    }
    if tsv && delimiter != nil { throw ValidationError("--tsv says that tabs part the cells: leave --delimiter out") }
    if let delimiter, delimiter != "tab" {
      let isPossible = delimiter.utf8.allSatisfy { 9...126 ~= $0 && !"\n\r\"".utf8.contains($0) }
      if delimiter.utf8.count != 1 || !isPossible {
        throw ValidationError("--delimiter is one character of ASCII, but no quote, or tab")
      }
    }
    let added = addedNames
    if added.contains("") { throw ValidationError("--add wants names of answers, with commas between them") }
    if let twice = added.indices.first(where: { added[..<$0].contains(added[$0]) }) {
      throw ValidationError("--add names \(added[twice].printable) twice")
    }
    if column.isEmpty { throw ValidationError("--column says which column is formatted, by its name or its number") }
    if let empty = columns.first(where: { $0.name.isEmpty || $0.format?.isEmpty ?? false }) {
      let given = "\(empty.name)=\(empty.format ?? "")".printable
      throw ValidationError("--column \(given) wants a name before and a format after =")
    }
  }
}

extension [ColumnQuestion] {
  /// As a list in a message.
  var names: String { map(\.name).joined(separator: ", ") }
}
