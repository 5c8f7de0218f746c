import ArgumentParser
import Caretaker

/// `caret formats`: the catalogue.
struct FormatsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "formats",
    abstract: "List the formats that have a name.",
    discussion: """
      With --json, one object a format is written:
        {"name": "us-phone", "summary": "…", "mask": "+1 (###) ###-####", "example": "5551234567"}
      The mask of a format that a locale makes, or a region, is null.

      EXAMPLES
        caret formats
        caret format us-phone numbers.txt
      """)

  @Flag(help: "Write one JSON object a format.")
  var json = false

  func run() throws {
    var output = Output()
    let rows = FormatRow.all
    if json {
      for row in rows { try output.writeLine("\(row.json)") }
    } else {
      try output.write(FormatRow.table(rows, Style(for: .output)))
    }
    try output.flush()
  }
}

/// A format in the listing.
struct FormatRow {
  let name: String
  let summary: String
  /// nil where a locale makes the format, or a region.
  let mask: String?
  let example: String

  static var all: [FormatRow] {
    FormatCatalog.standard.formats.map {
      FormatRow(name: $0.name, summary: $0.summary, mask: $0.maskText, example: $0.example)
    } + [phone] + numbers
  }

  private static let phone = FormatRow(
    name: "phone", summary: "Phone numbers of every region (--region, see caret regions)", mask: nil, example: "+442079460958")
  private static let numbers = [
    FormatRow(name: "decimal", summary: "Numbers as a locale writes them (--locale)", mask: nil, example: "1234.5"),
    FormatRow(name: "percent", summary: "Percentages as a locale writes them (--locale)", mask: nil, example: "12.5"),
    FormatRow(
      name: "currency", summary: "Amounts as a locale writes them (--locale, --currency)", mask: nil, example: "1234.5"),
    FormatRow(
      name: "accounting", summary: "Amounts as its book-keepers do (--locale, --currency)", mask: nil, example: "-1234.5"),
    FormatRow(name: "unit", summary: "Numbers with a text of yours (--locale, --unit)", mask: nil, example: "1234.5"),
  ]

  /// A mask longer than this would push the examples off the screen: then the summary stands for it.
  private static let widest = 64
  private var middle: String {
    if let mask, mask.count <= FormatRow.widest { return mask }
    return summary.count <= FormatRow.widest ? summary : summary.prefix(FormatRow.widest - 1) + "…"
  }

  static func table(_ rows: [FormatRow], _ style: Style) -> String {
    var table = TextTable(["NAME", "MASK", "EXAMPLE"])
    for row in rows { table.add([row.name, row.middle, row.example]) }
    return table.text(style)
  }

  var json: JSONValue {
    [
      "name": .string(name), "summary": .string(summary), "mask": mask.map { .string($0) } ?? .null,
      "example": .string(example),
    ]
  }
}
