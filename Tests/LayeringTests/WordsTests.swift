import Foundation
import Testing

/// The words of comments, articles and messages: those of the field, as CONTRIBUTING's glossary has them.
@Suite struct WordsTests {
  /// Words that have a better one, and that one.
  static let replaced: [(word: String, instead: String)] = [
    (#"[Bb]ehind"#, "after"), (#"[Aa]new"#, "again"), (#"[Rr]efus\w*"#, "reject"), (#"[Hh]oles?"#, "empty slot"),
    (#"[Dd]ecorations?"#, "literal"), (#"[Tt]ells (?!apart|\w+ apart)\w+"#, "says, reports, returns"),
    (#"(?:is|are|was|were|be) told\b(?! apart)"#, "reported"),
    (#"(?<![Tt]here )is no (?!(?:longer|more|one|less|slower|faster|other|such|place|\w+s)\b)[\w`]+"#, "is not"),
    (#"(?<![Tt]here )are no (?!(?:longer|more|one|slower|faster)\b)[\w`]+"#, "are not"),
    (#"[Rr]eported (?:of|to be)"#, "reported about"), (#"(?:by|for|of|to) who\b"#, "whoever, callers, people"),
  ]

  /// What may keep such a word, and why.
  static let exceptions: [(path: String, reason: String)] = [
    ("Tests/LayeringTests/WordsTests.swift", "this list"),
    ("Sources/FieldFormats/FieldFormats.docc/FormatNames.md", "generated: it quotes the catalogue"),
    ("Sources/FieldFormats/Messages/MessageLanguage+French.swift", "it is French"),
  ]

  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Swift files and articles; generated tables quote their sources.
  static let texts: [String] = [
    "Sources", "Tests", "Benchmarks/Sources", "Benchmarks/Tests", "fixtures/README.md", "README.md",
  ].flatMap {
    folder in
    let place = root.appending(path: folder)
    if !place.hasDirectoryPath && folder.hasSuffix(".md") { return [folder] }
    let names = FileManager.default.enumerator(atPath: place.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".md") || $0.hasSuffix(".swift") && !$0.hasSuffix("+Generated.swift") }.sorted()
      .map { "\(folder)/\($0)" }
  }

  @Test func thereAreTexts() { #expect(Self.texts.count > 300) }

  /// The lines of a text.
  static func lines(of path: String) throws -> [String] {
    try String(contentsOf: root.appending(path: path), encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
  }

  @Test func wordsAreThoseOfTheField() throws {
    let expressions = try Self.replaced.map { (try NSRegularExpression(pattern: #"\b(?:\#($0.word))\b"#), $0.instead) }
    for path in Self.texts where !Self.exceptions.contains(where: { $0.path == path }) {
      for (number, line) in try Self.lines(of: path).enumerated() {
        // of tests only comments: their keys and answers are data
        let isWhole = path.hasSuffix(".md") || path.hasPrefix("Sources")
        guard let prose = Self.comment(in: line) ?? (isWhole ? line : nil) else { continue }
        for (expression, instead) in expressions {
          guard let found = expression.firstMatch(in: prose, range: NSRange(prose.startIndex..., in: prose)) else {
            continue
          }
          let word = Range(found.range, in: prose).map { String(prose[$0]) } ?? ""
          Issue.record("\(path):\(number + 1): \"\(word)\"; write \(instead)")
        }
      }
    }
  }

  /// The formatter wraps code; comments are left to their author.
  @Test func commentsEndAtColumn120() throws {
    for path in Self.texts where path.hasSuffix(".swift") {
      for (number, line) in try Self.lines(of: path).enumerated() where line.count > 120 {
        if line.drop(while: { $0 == " " }).hasPrefix("//") {
          Issue.record("\(path):\(number + 1): a comment of \(line.count) columns; wrap it at 120")
        }
      }
    }
  }

  /// What an error or a warning says is read in a terminal, beside the text that it is about. What it names is not
  /// counted.
  @Test func messagesEndAtColumn70() throws {
    let places = Self.texts.filter {
      $0.hasPrefix("Sources") && $0.contains(/(Error|Warning)[^\/]*\.swift$/)
    }
    #expect(places.count > 20)
    for path in places {
      for (number, line) in try Self.lines(of: path).enumerated() where Self.comment(in: line) == nil {
        for literal in line.matches(of: /"((?:[^"\\]|\\.)*)"/) {
          let message = literal.1.replacing(/\\\((?:[^()]|\([^()]*\))*\)/, with: "")
          if message.count > 70 { Issue.record("\(path):\(number + 1): a message of \(message.count) columns") }
        }
      }
    }
  }

  /// What a function returns and costs is said in DocC's own spelling, so that it is shown as such.
  @Test func returnsAndComplexityAreSpelledAsDocCReadsThem() throws {
    for path in Self.texts where path.hasSuffix(".swift") {
      for (number, line) in try Self.lines(of: path).enumerated() {
        guard line.drop(while: { $0 == " " }).hasPrefix("///"), let comment = Self.comment(in: line) else { continue }
        if comment.contains("→") { Issue.record("\(path):\(number + 1): an arrow; write - Returns:") }
        if comment.contains("Cost:") { Issue.record("\(path):\(number + 1): Cost:; write - Complexity:") }
      }
    }
  }

  /// The comment that a line is; code in backticks is not prose.
  static func comment(in line: String) -> String? {
    let text = line.drop { $0 == " " }
    if !text.hasPrefix("//") || text.hasPrefix("///      ") { return nil }
    return text.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 0 }
      .map { String($0.element) }.joined(separator: " ")
  }
}
