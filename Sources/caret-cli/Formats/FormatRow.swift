import CommandConsole
import FieldEditing
import FieldFormats
import MaskSyntax

/// A format in the listing: one of the catalogue, or one that a locale or a region makes.
struct FormatRow {
  let name: String
  let summary: String
  let topic: String
  /// nil where a locale makes the format, or a region.
  let format: NamedFormat?
  private let ownExample: String

  init(_ format: NamedFormat) {
    (name, summary, topic, self.format) = (format.name, format.summary, format.topic, format)
    ownExample = format.example
  }

  private init(_ name: String, _ summary: String, topic: String, example: String) {
    (self.name, self.summary, self.topic, format) = (name, summary, topic, nil)
    ownExample = example
  }

  var example: String { format?.example ?? ownExample }

  /// All of them, topic by topic, in the order in which topics first come.
  static func all(_ catalog: FormatCatalog) -> [FormatRow] {
    let rows = catalog.formats.map { FormatRow($0) } + [time, phone] + numbers
    var topics: [String] = []
    for row in rows where !topics.contains(row.topic) { topics.append(row.topic) }
    return topics.flatMap { topic in rows.filter { $0.topic == topic } }
  }

  private static let time = FormatRow(
    "time", "Time of the day as a locale writes it (--locale; date and date-range take one, too)",
    topic: "Dates and times", example: "11:59 PM"
  )
  private static let phone = FormatRow(
    "phone", "Phone numbers of every region (--region, see caret regions)", topic: "Telephone", example: "+442079460958"
  )
  private static let numbers = [
    ("decimal", "Numbers as a locale writes them (--locale)", "1234.5"),
    ("percent", "Percentages as a locale writes them (--locale)", "12.5"),
    ("currency", "Amounts as a locale writes them (--locale, --currency)", "1234.5"),
    ("accounting", "Amounts as its book-keepers do (--locale, --currency)", "-1234.5"),
    ("unit", "Numbers with a text of yours (--locale, --unit)", "1234.5"),
  ].map { FormatRow($0.0, $0.1, topic: "Numbers and amounts", example: $0.2) }

  /// Whether each of the words, or another word for it, stands in its name, its summary, its topic, its label or the
  /// English name of its region, in whatever case.
  func isFound(by words: [String]) -> Bool {
    if words.isEmpty { return true }
    let region = SearchWords.region(ofFormat: name)
    let texts = [name, summary, topic, format?.metadata.label ?? "", region].map(\.foldedForNames)
    return words.allSatisfy { SearchWords.has($0, in: texts) }
  }

  /// An example longer than this would push the summaries off the screen.
  private static let widest = 26

  static func table(_ rows: [FormatRow], _ style: Style) -> String {
    var table = TextTable(["NAME", "EXAMPLE", "WHAT IT IS"])
    var topic: String?
    for row in rows {
      if row.topic != topic {
        topic = row.topic
        table.addTitle(row.topic.isEmpty ? "Others" : row.topic)
      }
      table.add([
        row.name, row.example.count > widest ? row.example.prefix(widest - 1) + "…" : row.example, row.summary,
      ])
    }
    return table.text(style)
  }
}

/// A format reported whole.
extension FormatRow {
  /// A fact a line, the last one ended.
  var text: String {
    var facts = [("name", name), ("summary", summary), ("topic", topic)]
    if let format {
      facts += format.maskLines.enumerated().map { ($0 == 0 ? "mask" : "or", $1) }
      facts += format.checkLines.enumerated().map { ($0 == 0 ? "checks" : "", $1) }
      facts += [("example", example), ("value", format.exampleValue), ("label", format.metadata.label)]
      facts.append(("keyboard", format.metadata.keyboard.rawValue))
      if let autofill = format.metadata.autofill { facts.append(("autofill", autofill.rawValue)) }
      if format.metadata.isSecure { facts.append(("secure", "yes")) }
    } else {
      facts.append(("example", example))
    }
    return FactSheet(facts).text + "\n"
  }

  var json: JSONValue {
    let metadata = format?.metadata
    return [
      "name": .string(name), "summary": .string(summary), "topic": .string(topic),
      "mask": format?.writtenMask.map { .string($0) } ?? .null, "example": .string(example),
      "label": metadata.map { .string($0.label) } ?? .null,
      "keyboard": metadata.map { .string($0.keyboard.rawValue) } ?? .null,
      "autofill": metadata?.autofill.map { .string($0.rawValue) } ?? .null,
      "secure": .bool(metadata?.isSecure ?? false),
      "checks": .array((format?.checks ?? []).map { .string($0.words) }),
    ]
  }
}

extension NamedFormat {
  /// The mask; of alternatives each by itself. One that is much longer than a line says little to people: it is cut.
  fileprivate var maskLines: [String] {
    guard let maskText = writtenMask else { return ["no text says it: caret explain \(name) says how it is read"] }
    var masks = [maskText]
    // what is said of a whole mask stands before all of its alternatives
    if !tree.isFromEnd, tree.prompt == nil, case .alternatives(let branches) = tree.expression.kind {
      masks = branches.map { MaskTree($0).text }
    }
    return masks.map { $0.count > Self.widestMask ? $0.prefix(Self.widestMask - 1) + "…" : $0 }
  }

  private static let widestMask = 160

  /// The rules, each once, with the named groups that it is for: `luhn of visa, amex`.
  fileprivate var checkLines: [String] {
    var rules: [String] = []
    for check in checks where !rules.contains(check.rule) { rules.append(check.rule) }
    return rules.map { rule in
      var groups: [String] = []
      for check in checks where check.rule == rule {
        if let group = check.capture, !groups.contains(group) { groups.append(group) }
      }
      return groups.isEmpty ? rule : rule + " of " + groups.joined(separator: ", ")
    }
  }

  /// What a program keeps of the example.
  fileprivate var exampleValue: String {
    guard let mask = try? mask() else { return "" }
    var field = Field(mask)
    field.setText(example)
    return field.value
  }
}

extension Check {
  /// A catalogue's line: `luhn`, or `month: luhn` for a named group alone.
  var words: String { (capture.map { $0 + ": " } ?? "") + rule }
}
