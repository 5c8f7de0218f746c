import FixtureCases
import Foundation
import MaskDialects
import Testing

/// The tables of the article on other libraries' masks, read by the readers that they describe.
@Suite struct DialectArticleTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let dialect: MaskDialect
    /// What is written, and what it is here; of what is not a mask here there is a reason alone.
    let written: [String]
    let here: [String]
    let reason: String

    var testDescription: String { "\(dialect.name) \(written.joined(separator: " "))" }
  }

  static let rows: [Row] = {
    let path = Fixtures.folder.deletingLastPathComponent().appendingPathComponent(
      "Sources/MaskDialects/MaskDialects.docc/Dialects.md")
    let text = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
    var dialect: MaskDialect?
    var rows: [Row] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("###") { dialect = codes(in: String(line)).last.flatMap { MaskDialect(rawValue: $0) } }
      guard let dialect, line.hasPrefix("| `") else { continue }
      let cells = line.replacingOccurrences(of: "\\|", with: "\u{1}").split(separator: "|").map {
        $0.replacingOccurrences(of: "\u{1}", with: "|")
      }
      rows.append(
        Row(
          dialect: dialect, written: codes(in: cells[0]), here: codes(in: cells[2]),
          reason: cells[2].trimmingCharacters(in: .whitespaces)))
    }
    return rows
  }()

  /// What stands between backticks.
  private static func codes(in text: String) -> [String] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
      .map { String($0.element) }
  }

  @Test func eachDialectHasATable() {
    for dialect in MaskDialect.allCases {
      #expect(Self.rows.filter { $0.dialect == dialect }.count >= 4, "\(dialect.name)")
    }
  }

  @Test(arguments: rows) func isSo(_ row: Row) throws {
    let isNamed = row.reason.hasPrefix("the format")
    for (index, text) in row.written.enumerated() {
      let read = try? DialectMask(parsing: text, dialect: row.dialect)
      switch read?.content {
      case .mask(let tree) where !row.here.isEmpty && !isNamed:
        #expect(row.here.count == row.written.count)
        #expect(tree.text == row.here[index], "\(text)")
      case .mask: #expect(read?.notes.isEmpty == false, "\(text) is read without a note")
      case .number: #expect(row.reason == "numbers", "\(text)")
      case .named(let name): #expect(row.here == [name], "\(text)")
      case nil: #expect(row.here.isEmpty && row.reason != "numbers", "\(text) is not read")
      }
    }
  }
}
