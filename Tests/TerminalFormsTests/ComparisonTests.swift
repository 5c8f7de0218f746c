import FixtureCases
import Foundation
import Testing

/// The article *Beside other forms* has a mark of ours only where a test shows it.
@Suite struct ComparisonTests {
  private static let package = Fixtures.folder.deletingLastPathComponent()
  private static let article = "Sources/TerminalForms/TerminalForms.docc/BesideOtherForms.md"

  private struct Row {
    let feature: String
    let mark: String
    let tests: [String]
  }

  private static func rows() throws -> [Row] {
    let text = try String(contentsOf: package.appending(path: article), encoding: .utf8)
    return text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 10, ["●", "◐", "○"].contains(cells[8]) else { return nil }
      let tests = cells[9].split(separator: "`").map(String.init).filter { !$0.hasPrefix(",") }
      return Row(feature: cells[0], mark: cells[8], tests: tests)
    }
  }

  @Test func eachMarkIsShown() throws {
    let rows = try Self.rows()
    #expect(rows.count == 28)
    let cases = Set(Fixtures.forms.map(\.name))
    let functions = try Self.testFunctions()
    for row in rows {
      #expect(row.mark == "○" || !row.tests.isEmpty, "\(row.feature)")
      for test in row.tests {
        #expect(cases.contains(test) || functions.contains(test), "\(row.feature): there is no test \(test)")
      }
    }
  }

  /// The names of all tests of the package.
  private static func testFunctions() throws -> Set<String> {
    let folder = package.appending(path: "Tests")
    var names: Set<String> = []
    for case let file as URL in FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) ?? .init()
    where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /@Test[\s\S]{0,200}?func (\w+)/) { names.insert(String(match.output.1)) }
    }
    return names
  }
}
