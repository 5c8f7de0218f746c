import Foundation
import Testing

/// The version of the package is written in the header for C, of which `caretaker-dev generate doors` makes all copies
/// but the one that people read.
@Suite struct VersionTests {
  /// The versions in lines of a text that begin so, in order.
  static func versions(after start: String, in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      guard line.hasPrefix(start) else { return nil }
      let version = line.dropFirst(start.count).prefix { $0 != "\"" && $0 != " " }
      return version.first?.isNumber == true ? String(version) : nil
    }
  }

  private static func versions(after start: String, of path: String) throws -> [String] {
    versions(
      after: start, in: try String(contentsOf: LayeringTests.root.appendingPathComponent(path), encoding: .utf8))
  }

  @Test func theChangelogsNewestVersionIsTheHeaders() throws {
    let header = try Self.versions(
      after: "#define CARETAKER_VERSION \"", of: "Sources/CCaretaker/include/caretaker.h")
    #expect(header.count == 1)
    #expect(try Self.versions(after: "## ", of: "CHANGELOG.md").first == header.first)
  }

  @Test func versionsAreRead() {
    let definitions = "v \"1.2\"\nother \"1.2.3\"\nv \"1.3-beta\"\nv \"\"\n"
    #expect(Self.versions(after: "v \"", in: definitions) == ["1.2", "1.3-beta"])
    let headings = "## Unreleased\n\n## 0.2.0 – 2026-11-27\n### Added\n## 0.1.0 – …\n"
    #expect(Self.versions(after: "## ", in: headings) == ["0.2.0", "0.1.0"])
  }
}
