import Foundation
import Testing

@testable import FieldFormats

/// What is linked is what the tables say: whoever changes one writes the other again with `caretaker-dev generate`.
@Suite struct LinkedTextTests {
  private static let tables = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("fixtures/tables")

  @Test func formats() throws {
    let folder = Self.tables.appendingPathComponent("formats")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".txt") }
      .sorted()
    #expect(names.count > 5)
    let text = try names.map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }.joined(
      separator: "\n")
    #expect(lines(of: text) == lines(of: FormatCatalog.standardText), "caretaker-dev generate formats")
  }

  @Test func cardNetworks() throws {
    let text = try String(contentsOf: Self.tables.appendingPathComponent("card-networks.txt"), encoding: .utf8)
    #expect(lines(of: text) == lines(of: CardNetwork.tableText), "caretaker-dev generate card-networks")
  }

  @Test func lawfulText() throws {
    #expect(try FormatCatalog(parsing: FormatCatalog.standardText).formats.count > 120)
    #expect(try CardNetwork.networks(parsing: CardNetwork.tableText).count == 19)
  }

  private func lines(of text: String) -> [Substring] {
    text.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) && !$0.hasPrefix("#") }
  }
}
