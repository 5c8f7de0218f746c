import Foundation
import Testing

/// The version of the package is written in one place, `CommandVersion`; the others repeat it and must agree.
@Suite struct VersionTests {
  /// A file that has the version, and what stands before it in its line.
  struct Place: Sendable, CustomTestStringConvertible {
    let path: String
    let start: String
    var testDescription: String { path }

    /// The version in each line that begins so, in order.
    func versions(in text: String) -> [String] {
      text.split(separator: "\n").compactMap { line in
        let line = line.drop { $0 == " " }
        guard line.hasPrefix(start) else { return nil }
        let version = line.dropFirst(start.count).prefix { $0 != "\"" && $0 != " " }
        return version.first?.isNumber == true ? String(version) : nil
      }
    }

    func versions() throws -> [String] {
      versions(in: try String(contentsOf: LayeringTests.root.appendingPathComponent(path), encoding: .utf8))
    }
  }

  static let source = Place(
    path: "Sources/CommandConsole/CommandVersion.swift", start: "package static let text = \"")

  /// Pages of the manual, `caretaker.pc`, wheels and modules for JavaScript take theirs from one of these.
  static let copies = [
    Place(path: "Sources/CCaretaker/include/caretaker.h", start: "#define CARETAKER_VERSION \""),
    Place(path: "Sources/CaretakerC/Statuses.swift", start: "let version: StaticString = \""),
    Place(path: "Sources/CaretakerPython/pyproject.toml", start: "version = \""),
    Place(path: "Sources/CaretakerWeb/package.json", start: "\"version\": \""),
  ]

  static let changelog = Place(path: "CHANGELOG.md", start: "## ")

  private static func version() throws -> String {
    let found = try source.versions()
    return try #require(found.count == 1 ? found.first : nil, "\(source.path) has the version in one line")
  }

  @Test(arguments: copies) func copiesAgree(_ copy: Place) throws {
    let (version, found) = (try Self.version(), try copy.versions())
    #expect(found == [version], "\(copy.path) must have \(version), once, as \(Self.source.path) has it")
  }

  @Test func theChangelogsNewestVersionIsTheSame() throws {
    let (version, found) = (try Self.version(), try Self.changelog.versions())
    #expect(found.first == version, "the newest version of \(Self.changelog.path) must be \(version)")
  }

  @Test func versionsAreRead() {
    let place = Place(path: "", start: "let version = \"")
    #expect(place.versions(in: "  let version = \"1.2.3\"\n") == ["1.2.3"])
    #expect(place.versions(in: "let version = \"1.2\"\nlet version = \"1.3-beta\"\n") == ["1.2", "1.3-beta"])
    #expect(place.versions(in: "let other = \"1.2.3\"\nlet version = \"\"\n") == [])
    let headings = "## Unreleased\n\n## 0.2.0 – 2026-11-27\n### Added\n## 0.1.0 – …\n"
    #expect(Self.changelog.versions(in: headings) == ["0.2.0", "0.1.0"])
  }
}
