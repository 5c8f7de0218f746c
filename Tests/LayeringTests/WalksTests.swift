import Foundation
import Testing

/// The walks that CONTRIBUTING leads a newcomer on: as many files as it says, and about as many lines.
@Suite struct WalksTests {
  struct Walk: Sendable, CustomTestStringConvertible {
    let title: String
    let files: Int
    let lines: Int
    let paths: [String]
    var testDescription: String { title }
  }

  static let walks: [Walk] = {
    let url = LayeringTests.root.appending(path: "CONTRIBUTING.md")
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    let heading = /### (.+)\n\n(\d+) files, ([\d,]+) lines/
    return text.split(separator: "\n## ").first { $0.hasPrefix("Three walks") }.map { section in
      section.matches(of: heading).map { match in
        let end = section[match.range.upperBound...].firstRange(of: "\n### ")?.lowerBound ?? section.endIndex
        let rows = section[match.range.upperBound..<end].matches(of: /\| \d+ \| \[.+?\]\((.+?)\)/)
        return Walk(
          title: String(match.output.1), files: Int(match.output.2) ?? 0,
          lines: Int(match.output.3.filter { $0 != "," }) ?? 0, paths: rows.map { String($0.output.1) })
      }
    } ?? []
  }()

  @Test func thereAreThree() { #expect(Self.walks.count == 3) }

  @Test(arguments: walks) func areAsLongAsIsSaid(_ walk: Walk) throws {
    #expect(walk.paths.count == walk.files)
    let lines = try walk.paths.reduce(0) { sum, path in
      let text = try String(contentsOf: LayeringTests.root.appending(path: path), encoding: .utf8)
      return sum + text.count { $0 == "\n" }
    }
    #expect(abs(lines - walk.lines) <= 100, "\(walk.title) takes \(lines) lines")
  }
}
