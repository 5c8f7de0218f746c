import ArgumentParser
import CommandConsole
import PhoneNumbering

/// `caret regions`: how each region writes phone numbers.
struct RegionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "regions",
    abstract: "List the regions that have phone numbers, and how each writes them.",
    discussion: """
      A region is a country or a territory, by its two letters of ISO 3166. CODE is its calling code, LENGTHS how many digits \
      national numbers may have, without the national prefix. The examples are made up; of --type, if it is given, and then only \
      regions are listed that have such numbers, else of whichever the region has, fixed lines first.

      A region alone is reported in detail: what is dialled before a national number and before a call abroad, with which regions it \
      shares its calling code (the main one decides how all of them are written), and its types of numbers.

      A search finds regions by their code, by a part of their name, or by the first digits of their calling code.

      With --json, one object a region is written, with null where there is no example:
        {"region": "DE", "name": "Germany", "callingCode": 49,
         "lengths": [4, 5, …], "national": "030 123456",
         "international": "+49 30 123456", "e164": "+4930123456"}
      and of a region in detail:
        {"region": "DE", "name": "Germany", "callingCode": 49, "main": true,
         "sharedWith": [], "internationalPrefix": "00", "nationalPrefix": "0",
         "lengths": [4, 5, …], "localLengths": [2, 3],
         "types": [{"type": "fixed-line", "lengths": [5, …], "national": "…", …}, …]}
      A prefix is null where there is none, or there are several; ~ in it stands for waiting for the tone. The exit status is 1 if nothing is found, and 2 if there is no \
      such region.

      EXAMPLES
        caret regions GB
        caret regions --search +44
        caret regions --search guinea --type mobile
        caret regions --json | jq -r 'select(.callingCode == 1) | .region'
      """)

  @Argument(help: ArgumentHelp("The region to describe in detail.", valueName: "code"))
  var code: String?

  @Option(help: ArgumentHelp("Only regions with this code, calling code, or part of a name.", valueName: "text"))
  var search: String?

  @Option(help: "Only numbers of this type.")
  var type: Choice<PhoneNumberType>?

  @Flag(help: "Write one JSON object a region.")
  var json = false

  mutating func validate() throws {
    if let code, let search {
      throw ValidationError("\(code.quoted) is one region, --search \(search.quoted) several: ask for one")
    }
  }

  func run() throws {
    var output = Output()
    let isFound = try code.map { try detail(PhoneRegion(argument: $0), &output) } ?? list(&output)
    try output.flush()
    if isFound { return }
    let kind = type.map { " with \($0.value.name) numbers" } ?? ""
    Diagnostics.write("no region\(kind) has \((search ?? "").quoted) as its code or calling code, or in its name")
    throw ExitStatus.findings
  }

  private func detail(_ region: PhoneRegion, _ output: inout Output) throws -> Bool {
    if let type, region.possibleLengths(of: type.value).isEmpty {
      Diagnostics.write("\(region.title) has no \(type.value.name) numbers")
      throw ExitStatus.findings
    }
    let detail = RegionDetail(region: region, type: type?.value)
    try output.write(json ? "\(detail.json)\n" : detail.text(Style(for: .output)))
    return true
  }

  private func list(_ output: inout Output) throws -> Bool {
    let regions = PhoneRegion.all.filter { region in
      (search.map(region.isFound) ?? true) && (type.map { !region.possibleLengths(of: $0.value).isEmpty } ?? true)
    }
    let rows = regions.map { RegionRow($0, of: type?.value) }
    if json {
      for row in rows { try output.writeLine("\(row.json)") }
    } else if !rows.isEmpty {
      var table = TextTable(RegionRow.heading)
      for row in rows { table.add(row.cells) }
      try output.write(table.text(Style(for: .output)))
    }
    return !rows.isEmpty
  }
}
