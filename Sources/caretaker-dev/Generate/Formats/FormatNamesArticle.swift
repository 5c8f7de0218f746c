import FieldFormats

/// The article that lists the names of a catalogue, by topic, each with an example.
struct FormatNamesArticle {
  private let formats: [NamedFormat]

  init(_ formats: [NamedFormat]) { self.formats = formats }

  var text: String {
    var lines = [
      "# Names of formats", "",
      "The formats of the catalogue, each with what it is and an example. Written by `caretaker-dev generate formats`.",
      "", "## Overview", "",
      "`caret formats --search WORDS` finds them by other words as well.",
    ]
    var topic: String?
    for format in formats {
      if format.topic != topic {
        topic = format.topic
        lines += ["", "### \(format.topic)", "", "| name | what it is | example |", "|---|---|---|"]
      }
      lines.append("| `\(format.name)` | \(format.summary.inTable) | `\(format.example.inTable)` |")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension String {
  /// Without what would end a cell of a table.
  fileprivate var inTable: String { replacing("|", with: "\\|") }
}
