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
    #expect(try CardNetwork.networks(parsing: CardNetwork.tableText).count == 31)
  }

  /// Formats that are read one by one are those of the whole text.
  @Test func blocksAreReadOneByOne() throws {
    let read = try FormatCatalog(parsing: FormatCatalog.standardText).formats
    let trusted = FormatCatalog(trusting: FormatCatalog.standardText)
    #expect(trusted.formatNames == read.map(\.name))
    for (one, other) in zip(trusted.formats, read) {
      #expect(one.name == other.name && one.topic == other.topic && one.summary == other.summary, "\(one.name)")
      #expect(one.metadata == other.metadata && one.maskText == other.maskText, "\(one.name)")
      #expect(one.otherForms == other.otherForms && one.checks.count == other.checks.count, "\(one.name)")
      #expect(one.tree == other.tree, "\(one.name)")
    }
  }

  /// A format is kept once it was read: its mask is compiled once.
  @Test func aFormatIsReadOnce() throws {
    let catalog = FormatCatalog(trusting: FormatCatalog.standardText)
    let (first, second) = (try #require(catalog["expiry"]), try #require(catalog["expiry"]))
    #expect(try first.mask().program === second.mask().program)
  }

  private func lines(of text: String) -> [Substring] {
    text.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) && !$0.hasPrefix("#") }
  }
}
