import ArgumentParser
import CommandConsole
import FieldFormats

/// `caret formats`: the catalogue.
struct FormatsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "formats",
    abstract: "List the formats that have a name.",
    discussion: """
      A format is a mask for something that everyone fills in, with what it must obey beyond its shape (check digits, a day that \
      there is), and with how its field is described. caret format, type, check and explain take its name. \
      Some take arguments, too, in place of options: phone(GB), date(hu), currency(EUR, de_DE).

      A format alone is reported in detail: its mask, what is checked, an example and what a program keeps of it, the label \
      of its field, which keyboard suits it, and what a browser may fill in by itself (autofill, HTML's autocomplete). A very \
      long mask is cut there; --json has it whole.

      A search finds the formats that have each of the words in their name, summary, topic, label or the English name of their \
      region, in whatever case; many words have synonyms: credit, cvv, money, zip. The exit \
      status is 1 if nothing is found, and 2 if there is no such format.

      With --json, one object a format is written:
        {"name": "expiry", "summary": "…", "topic": "Payments",
         "mask": "<month:01..12>/<year:##>", "example": "12/27",
         "label": "Expiry date", "keyboard": "digits", "autofill": "cc-exp",
         "checks": ["expiry"]}
      The mask, the label and the keyboard of a format that a locale makes, or a region, are null, and so is a mask that no text \
      says, as that of card. A check of a named group alone begins with the group's name, as in "month: luhn"; the rest is as a catalogue \
      writes it.

      EXAMPLES
        caret formats
        caret formats expiry
        caret formats --search card number
        caret formats --search zip code germany
        caret formats --json | jq -r 'select(.autofill) | .name'
        caret format us-phone numbers.txt
      """)

  @Argument(help: ArgumentHelp("The format to describe in detail.", valueName: "name"), completion: .formatNames)
  var name: String?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Only formats with each of these words in their name, summary, topic or label.", valueName: "words"))
  var search: [String] = []

  @OptionGroup var catalog: CatalogArgument

  @Flag(help: "Write one JSON object a format.")
  var json = false

  mutating func validate() throws {
    if let name, !search.isEmpty {
      throw ValidationError("\(name.quoted) is one format, --search several: ask for one")
    }
  }

  func run() throws {
    let rows = try name.map { [try row($0)] } ?? FormatRow.all(try catalog.whole).filter { $0.isFound(by: words) }
    if rows.isEmpty {
      Diagnostics.write(
        "no format has \(words.map(\.quoted).joined(separator: " and ")) in its name, summary, topic or label")
      throw ExitStatus.findings
    }
    var output = Output()
    if json {
      for row in rows { try output.writeLine("\(row.json)") }
    } else {
      try output.write(name == nil ? FormatRow.table(rows, Style(for: .output)) : rows[0].text)
    }
    try output.flush()
  }

  /// Words may be given one by one, or several in quotes.
  private var words: [String] { search.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) } }

  private func row(_ name: String) throws(CommandFailure) -> FormatRow {
    let catalog = try catalog.whole
    if let row = FormatRow.all(catalog).first(where: { $0.name == name }) { return row }
    let meant = (try? FormatName(parsing: name)).flatMap { catalog.meant(by: $0) }
    let hint = meant.map { "did you mean \($0.base)?" }
    throw CommandFailure(
      "no format is called \(name.quoted): \(hint ?? "caret formats lists them, and --search finds by other words")")
  }
}
