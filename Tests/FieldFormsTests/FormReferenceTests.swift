import FieldFormats
import Foundation
import Testing

@testable import FieldForms

/// The article that describes forms in JSON, and that on messages: nothing is missing there.
@Suite struct FormReferenceTests {
  private static func article(_ name: String) throws -> String {
    let folder = FormJSONTests.folder.appendingPathComponent("../../Sources/FieldForms/FieldForms.docc")
      .standardizedFileURL
    return try String(contentsOf: folder.appendingPathComponent("\(name).md"), encoding: .utf8)
  }

  /// Each member of the schema begins a row of a table, and each word that a member takes stands in the article.
  @Test func everyMemberIsDescribed() throws {
    let article = try Self.article("DescribingAForm")
    // a row may describe two members: | `minimum`, `maximum` | …
    let described = Set(
      article.split(separator: "\n").filter { $0.hasPrefix("| `") }.flatMap { row in
        row.dropFirst(2).prefix { $0 != "|" }.matches(of: /`([^`]+)`/).map { String($0.output.1) }
      })
    let document = try JSONSerialization.jsonObject(
      with: Data(contentsOf: FormJSONTests.folder.appendingPathComponent("form.schema.json")))
    var (members, words) = (Set<String>(), Set<String>())
    func collect(_ value: Any) {
      guard let schema = value as? [String: Any] else { return }
      for (keyword, argument) in schema {
        switch keyword {
        case "properties", "$defs":
          for (name, part) in argument as? [String: Any] ?? [:] {
            if keyword == "properties" { members.insert(name) }
            // the keys of messages are the affair of their own article
            if name != "messages" { collect(part) }
          }
        case "items": collect(argument)
        case "oneOf", "anyOf": for part in argument as? [Any] ?? [] { collect(part) }
        case "enum": words.formUnion(argument as? [String] ?? [])
        default: break
        }
      }
    }
    collect(document)
    #expect(members.count > 60 && words.count > 90)
    #expect(members.subtracting(described) == [], "no row describes these members")
    let types = Set(ContentType.allCases.map(\.rawValue))
    #expect(words.subtracting(types).filter { !article.contains("\"\($0)\"") } == [], "these are not mentioned")
  }

  /// The table of content types is that of `fixtures/tables/content-types.txt`, line for line.
  @Test func everyContentTypeIsDescribed() throws {
    let rows = Set(try Self.article("DescribingAForm").split(separator: "\n").map(String.init))
    let path = FormJSONTests.folder.appendingPathComponent("../tables/content-types.txt").standardizedFileURL
    let lines = try String(contentsOf: path, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(lines.count == ContentType.allCases.count)
    for line in lines {
      let columns = line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      func code(_ text: String) -> String { text.isEmpty || text == "off" ? "–" : "`\(text)`" }
      let cells = [
        code(columns[0]), code(columns[1]), code(columns[2]), code(columns[3]), columns[4],
        columns[5] == "on" ? "yes" : "no", code(columns[6]), code(columns[7]), columns[8] == "secure" ? "yes" : "no",
      ]
      let row = "| " + cells.joined(separator: " | ") + " |"
      let isThere = rows.contains(row)
      #expect(isThere, "the article lacks the row \(row)")
    }
  }

  /// Every kind of warning has a row.
  @Test func everyWarningIsDescribed() throws {
    let article = try Self.article("DescribingAForm")
    #expect(FormWarning.Kind.allCases.filter { !article.contains("\n| `\($0.rawValue)` | ") } == [])
  }

  /// What stands in the article as JSON is a form, or a field, group or note of one.
  @Test func examplesAreRead() throws {
    let blocks = try Self.article("DescribingAForm").components(separatedBy: "\n```json\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
    #expect(blocks.count > 2)
    for block in blocks {
      let isForm = block.contains("\"caretakerForm\"")
      _ = try FormPlan(json: Array((isForm ? block : "{\"caretakerForm\": 1, \"fields\": [\(block)]}").utf8))
    }
    // and so are the examples of members
    for row in try Self.article("DescribingAForm").split(separator: "\n") where row.hasPrefix("| `") {
      let cells = row.components(separatedBy: " | ")
      guard cells.count == 5, let name = cells[0].firstMatch(of: /`(\w+)`/)?.output.1,
        let example = cells[4].firstMatch(of: /^`(.+)` \|$/)?.output.1
      else { continue }
      let own = "\"\(name)\": \(example)"
      let field = ["name", "label"].contains(name) ? "" : ", "
      let others = (name == "name" ? "" : "\"name\": \"f\", ") + (name == "label" ? "" : "\"label\": \"F\"")
      let asField = "{\"caretakerForm\": 1, \"fields\": [{\(others)\(field)\(own)}]}"
      let asForm = "{\"caretakerForm\": 1, \(own), \"fields\": [{\"name\": \"f\", \"label\": \"F\"}]}"
      let isRead = [asField, asForm].contains { (try? FormDescription(json: $0)) != nil }
      #expect(isRead || name == "caretakerForm", "\(own)")
    }
  }

  /// Every key of a message, and every rule of plurals, stands in the article on messages.
  @Test func everyMessageIsListed() throws {
    let article = try Self.article("FormMessages")
    #expect(FormMessageKey.allCases.filter { !article.contains("`\($0.rawValue)`") } == [])
    #expect(PluralRule.allCases.filter { !article.contains("| `\($0.rawValue)` |") } == [])
  }

  /// Each public type is among the topics of the module's page.
  @Test func everyTypeIsATopic() throws {
    let topics = try Self.article("FieldForms").components(separatedBy: "## Topics")[1]
    let sources = FormJSONTests.folder.appendingPathComponent("../../Sources/FieldForms").standardizedFileURL
    let names = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
    var types: [String] = []
    for name in names where name.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appendingPathComponent(name), encoding: .utf8)
      types += text.matches(of: /\npublic (?:final )?(?:struct|enum|class) (\w+)/).map { String($0.output.1) }
    }
    #expect(types.count > 40)
    #expect(types.filter { !topics.contains("``\($0)``") } == [], "these are not topics")
  }
}
