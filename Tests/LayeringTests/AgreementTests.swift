import Foundation
import Testing

/// Words that were replaced must agree with those around them: plural nouns of the glossary have plural verbs, and a
/// noun that can be counted has an article.
@Suite struct AgreementTests {
  static let nouns = [
    "slot", "literal", "caret", "selection", "parse", "layout", "candidate", "effect", "rejection", "key", "capture",
    "edit", "mask", "format", "field", "character", "digit", "separator", "zero", "network", "region",
  ]
  static let verbs = [
    "is", "was", "has", "does", "comes", "goes", "stays", "stands", "follows", "precedes", "begins", "ends", "needs",
    "keeps", "takes", "joins", "remains", "moves", "appears",
  ]

  /// What may be wrong in a paragraph, and how it is recognized.
  static let rules: [(name: String, expression: NSRegularExpression)] = {
    let singular = nouns.joined(separator: "|")
    let plural = nouns.map { $0 + "s" }.joined(separator: "|")
    let verb = "(?:\(verbs.joined(separator: "|")))"
    // only where a clause begins: in "a mask without slots is", the noun is not the subject
    let beginning = #"(?:^|[.,;:(] |\b(?:that|which|but|as|if|when|where|while|whether|because|an? \w+ or) )"#
    let adjectives =
      "(?:(?:the|all|these|those|its|their|both|other|more|only|value|trailing|empty|displayed|auto-inserted) )*"
    let passive = #"(?:are|were|have)(?: (?!when|where|as|if|the|an?|which)[a-z]+){1,4}?"#
    let relative =
      #"(?: that (?:\#(passive)|(?:it|they|the \w+|an? \w+) \w+)| (?:it|they) \w+(?: with| in)?)?(?: (?:alone|typed))?"#
    // "a row of slots that is empty" speaks of the row
    let subject = #"(?<!\b(?:of|among|without|how) (?:\w{1,12} ){0,3})\b(?:\#(plural))"#
    let kind = "(?:value |empty |trailing )?"
    // the words before which a noun is alone, and no part of another, such as "key path"
    let end = "\\b(?=[.,;:)]|$| (?:and|or|but|that|which|is|are|has|in|at|on|to|for|from|with|before|after|if|when) )"
    return [
      ("a plural with a singular verb", "\(beginning)\(adjectives)(?:\(plural))\(relative) \(verb)\\b"),
      ("a plural with a singular verb", "\(subject) that \(verb)\\b"),
      ("a noun without an article", #"\b(?:without|over|between) \#(kind)(?:\#(singular))\#(end)"#),
      ("a noun without an article", #"(?:\b(?:of|by|with|into|after|only)|[,:;]) \#(kind)literal(?:\#(end)| passed)"#),
      ("a singular with a plural", #"\b(?:an?|each|every|another) \#(kind)(?:\#(plural))\#(end)"#),
      ("a plural with a singular", #"\b(?:all|both|many|several|these|two) \#(kind)(?:\#(singular))\#(end)"#),
      ("a before a vowel", #"\ba (?:auto-|edit|effect|empty|index|offset|undo)"#),
    ].compactMap { name, pattern in
      (try? NSRegularExpression(pattern: pattern, options: .caseInsensitive)).map { (name, $0) }
    }
  }()

  /// What the rules find in a paragraph, and where: a name, and the words.
  static func mistakes(in paragraph: String) -> [(name: String, words: String)] {
    rules.compactMap { name, expression in
      let found = expression.firstMatch(in: paragraph, range: NSRange(paragraph.startIndex..., in: paragraph))
      return found.flatMap { Range($0.range, in: paragraph) }.map { (name, String(paragraph[$0])) }
    }
  }

  /// The paragraphs of a text, and their first lines: comments of code; of an article everything but code.
  static func paragraphs(of lines: [String], isArticle: Bool) -> [(number: Int, text: String)] {
    var paragraphs: [(number: Int, text: String)] = []
    var isOpen = false
    var isCode = false
    for (offset, line) in lines.enumerated() {
      let text = line.drop { $0 == " " || $0 == "/" && !isArticle }
      if isArticle && text.hasPrefix("```") { isCode.toggle() }
      let prose = isArticle ? (isCode ? nil : WordsTests.comment(in: "// \(text)")) : WordsTests.comment(in: line)
      guard let prose, !text.isEmpty, !text.hasPrefix("```") else {
        isOpen = false
        continue
      }
      let words = prose.drop { $0 == "/" || $0 == " " }
      // an item of a list, a row of a table and a heading are paragraphs of their own
      if isOpen && !"-*|#".contains(text.first ?? "-") {
        paragraphs[paragraphs.count - 1].text += " \(words)"
      } else {
        paragraphs.append((offset + 1, String(words)))
        isOpen = true
      }
    }
    return paragraphs
  }

  /// What cases are about, and the files that they are in.
  static func cases() throws -> [(path: String, about: String)] {
    let folder = WordsTests.root.appending(path: "fixtures")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let about = try NSRegularExpression(pattern: #""about": "([^"]+)""#)
    return try names.filter { $0.hasSuffix(".jsonl") }.sorted().flatMap { name in
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return about.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap { found in
        Range(found.range(at: 1), in: text).map { ("fixtures/\(name)", String(text[$0])) }
      }
    }
  }

  @Test func wordsOfCasesAgree() throws {
    let cases = try Self.cases()
    #expect(cases.count > 1_000)
    for (path, about) in cases {
      for (name, words) in Self.mistakes(in: about) { Issue.record("\(path): \(about): \(name): \"\(words)\"") }
    }
  }

  @Test func wordsAgree() throws {
    for path in WordsTests.texts where !WordsTests.exceptions.contains(where: { $0.path == path }) {
      let lines = try WordsTests.lines(of: path)
      for (number, text) in Self.paragraphs(of: lines, isArticle: path.hasSuffix(".md")) {
        for (name, words) in Self.mistakes(in: text) { Issue.record("\(path):\(number): \(name): \"\(words)\"") }
      }
    }
  }

  @Test(arguments: [
    "The literals is shown.", "where literals alone is left",
    "Reads a character; value literals that it needs comes along.",
    "what a literal or value literals keeps", "Value literals that were typed stays in sight.",
    "Literals that are certain to come is shown.", "from before the literals that precedes it",
    "Whether literals that was passed has been typed.", "stepping over literal",
    "literals are taken, literal passed for free", "the value without literal.",
    "a mask without slot and value literals", "a value literals", "of all slot that are typed",
    "a auto-inserted code",
  ]) func aMistakeIsFound(_ sentence: String) { #expect(!Self.mistakes(in: sentence).isEmpty) }

  @Test(arguments: [
    "The literals are shown.", "A mask without slots is rejected.",
    "A literal without letters and keys that comes next",
    "The number of slots is known.", "Of literals that is nothing.", "the value without literals",
    "over a literal, over value literals that were typed", "literals that are shown when the field is left",
    "A script without keys is left out.", "the slots that the mask has", "a table without key paths",
  ]) func aRightSentencePasses(_ sentence: String) {
    #expect(Self.mistakes(in: sentence).map(\.words) == [])
  }

  @Test func paragraphsAreRead() {
    let comment = ["  /// Literals that", "  /// were typed:", "  /// - stay", "  let x = 1  // no", "  // a `key` is"]
    let paragraphs = Self.paragraphs(of: comment, isArticle: false)
    #expect(paragraphs.map(\.number) == [1, 3, 5])
    #expect(paragraphs.map(\.text) == ["Literals that were typed:", "- stay", "a   is"])
    let article = Self.paragraphs(of: ["# Keys", "a", "b", "```", "code", "```", "", "c"], isArticle: true)
    #expect(article.map(\.text) == ["# Keys a b", "c"])
  }
}
