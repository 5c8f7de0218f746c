import Foundation
import Testing

@testable import FieldForms

/// What forms say: every key in every language, and how it is worded.
@Suite struct FormMessageTests {
  private static let tables = FormJSONTests.folder.appendingPathComponent("../tables/messages").standardizedFileURL

  @Test(arguments: [("en", FormLanguage.english), ("de", .german), ("ar", .arabic)])
  func whatIsLinkedIsTheTable(_ code: String, _ linked: FormLanguage) throws {
    let text = try String(contentsOf: Self.tables.appendingPathComponent("\(code).txt"), encoding: .utf8)
    let read = try FormLanguage(code, parsing: text)
    #expect(read.texts == linked.texts && read.plurals == linked.plurals)
    #expect(Set(read.texts.keys) == Set(FormMessageKey.allCases))
  }

  /// No text names what the English one does not, and each plural has as many words as its rule chooses among.
  @Test(arguments: FormLanguage.all) func parametersAreThoseOfEnglish(_ language: FormLanguage) throws {
    let words: [PluralRule: Int] = [
      .single: 1, .english: 2, .french: 2, .czech: 3, .russian: 3, .polish: 3, .hebrew: 3, .arabic: 6,
    ]
    for key in FormMessageKey.allCases {
      let (text, english) = (language.texts[key]!, FormLanguage.english.texts[key]!)
      #expect(
        Self.names(text).subtracting(["label"]).isSubset(of: Self.names(english).union(["term", "label"])), "\(key)")
      for plural in text.split(separator: "{count|").dropFirst() {
        var (depth, bars) = (0, 1)
        for character in plural {
          if character == "{" { depth += 1 }
          if character == "}" { depth -= 1 }
          if depth < 0 { break }
          if character == "|" && depth == 0 { bars += 1 }
        }
        #expect(bars == words[language.plurals], "\(language.code) \(key)")
      }
    }
  }

  private static func names(_ text: String) -> Set<String> {
    Set(
      text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap { part in
        part.split(whereSeparator: { "|}".contains($0) }).first.map { $0.lowercased() }
      })
  }

  @Test func pluralsAreChosen() {
    let arabic = [0, 1, 2, 3, 10, 11, 99, 100, 103, 111].map { PluralRule.arabic.category(of: $0) }
    #expect(arabic == [0, 1, 2, 3, 3, 4, 4, 5, 3, 4])
    #expect([1, 2, 5, 11, 21, 22, 112].map { PluralRule.russian.category(of: $0) } == [0, 1, 2, 2, 0, 1, 2])
    #expect([1, 2, 5, 12, 21, 22].map { PluralRule.polish.category(of: $0) } == [0, 1, 2, 2, 2, 1])
    #expect(FormLanguage.arabic.text(.announceOptions, [.count("count", 3)]) == "3 خيارات")
    #expect(
      FormLanguage.english.text(.tooShort, [.text("term", "the name"), .count("count", 1)])
        == "The name must have 1 character or more")
  }

  /// How errors are worded: what to do, in few words, without blame.
  @Test func errorsSayWhatToDo() {
    let errors = FormMessageKey.allCases.filter { key in
      ![
        "requires", "remark", "notice", "label", "side", "form", "button", "announce", "value", "count", "line",
        "screen",
      ]
      .contains(key.rawValue.split(separator: ".")[0])
    }
    let unwanted = ["please", "sorry", "invalid", "valid", "error", "oops", "required", "forbidden", "forgot"]
    for key in errors {
      let text = FormLanguage.english.text(
        key,
        [
          .text("term", "the security code now"), .count("count", 15), .text("side", "front"),
          .text("date", "12/31/2026"),
          .text("number", "$1,000.00"), .text("numbers", "16"), .text("other", "the first"),
        ])
      #expect(text.count <= 70, "\(text)")
      #expect(!text.contains("{") && text.last != ".", "\(text)")
      let words = text.lowercased().split { !$0.isLetter }.map(String.init)
      #expect(!words.contains { unwanted.contains($0) }, "\(text)")
    }
  }

  @Test func tablesThatAreWrongAreNamedByTheLine() {
    func message(_ text: String) -> String? {
      do { _ = try FormLanguage("x", parsing: text) } catch { return error.description }
      return nil
    }
    #expect(message("missing  X {term}\nmisssing Y") == "line 2: there is no message 'misssing'")
    #expect(message("missing X\n\nmissing Y") == "line 3: 'missing' stands there twice")
    #expect(message("missing") == "line 1: 'missing' has no text")
    #expect(message("plurals martian") == "line 1: there is no rule of plurals 'martian'")
  }

  @Test func contentTypesAreTheTable() throws {
    let path = FormJSONTests.folder.appendingPathComponent("../tables/content-types.txt").standardizedFileURL
    let lines = try String(contentsOf: path, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(lines.count == ContentType.allCases.count)
    for line in lines {
      let columns = line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      let type = try #require(ContentType(rawValue: columns[0]))
      #expect(type.traits == ContentTraits(columns), "\(columns[0])")
      // a form of this type alone can be made
      _ = try FieldForm(FormDescription(fields: [FieldDescription("f", label: "F", type: type)]))
    }
  }
}
