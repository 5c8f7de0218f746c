import ArgumentParser
import CommandConsole

/// `caret locales`: how each locale writes numbers.
struct LocalesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "locales",
    abstract: "List the locales, and how each writes numbers.",
    discussion: """
      GROUPS says how many digits stand in a group: 3, or 3;2 where the groups before the first have two, and from which \
      length on a number is grouped where that is later than it could be.

      A search finds locales by their id, de_DE or de-DE, by their name in English, German, or by anything shown of them; any space \
      finds any other, and marks of direction are passed over. A whole id with its region finds that locale alone.

      With --json, one object a locale is written:
        {"locale": "de_DE", "decimal": "-1.234,5", "currency": "-1.234,50 €", "percent": "-1.234,5 %",
         "groupingSeparator": ".", "decimalSeparator": ",", "groups": [3, 3], "groupedFrom": 4, "digits": "0123456789"}
      groupedFrom is null where numbers have no groups. The exit status is 1 if there is no such locale.

      EXAMPLES
        caret locales de
        caret locales --search "1’234" --currency CHF
        caret locales --json --sample 0.5 | jq -r 'select(.decimalSeparator == ",") | .locale'
      """)

  @Argument(help: ArgumentHelp("Only locales with this in their id, or in what is shown of them.", valueName: "text"))
  var text: String?

  @Option(help: ArgumentHelp("The same, as an option.", valueName: "text"))
  var search: String?

  @Option(help: ArgumentHelp("Which amounts are shown, by ISO 4217.", valueName: "code"))
  var currency = "EUR"

  @Option(name: .long, parsing: .unconditional, help: ArgumentHelp("The number that is shown.", valueName: "decimal"))
  var sample = "-1234567.891"

  @Flag(help: "Write one JSON object a locale.")
  var json = false

  mutating func validate() throws {
    if let text, let search {
      throw ValidationError("\(text.quoted) and --search \(search.quoted) are two searches: ask for one")
    }
  }

  func run() throws {
    let wanted = text ?? search
    let rows = try LocaleRow.found(by: wanted, sample: sample, currency: currency)
    var output = Output()
    if json {
      for row in rows { try output.writeLine("\(row.json)") }
    } else if !rows.isEmpty {
      var table = TextTable(["LOCALE", "DECIMAL", "CURRENCY", "PERCENT", "GROUPS", "DIGITS"])
      for row in rows { table.add(row.cells) }
      try output.write(table.text(Style(for: .output)))
    }
    try output.flush()
    if rows.isEmpty {
      Diagnostics.write("no locale has \((wanted ?? "").quoted) in its id or in what is shown of it")
      throw ExitStatus.findings
    }
  }
}
