import FieldFormats
import Foundation
import Testing

@testable import FieldForms

/// What forms say: every key in every language, and how it is worded.
@Suite struct FormMessageTests {
  private static let tables = FormJSONTests.folder.appendingPathComponent("../tables/messages").standardizedFileURL

  @Test(arguments: FormLanguage.all) func whatIsLinkedIsTheTable(_ linked: FormLanguage) throws {
    let text = try String(contentsOf: Self.tables.appendingPathComponent("\(linked.code).txt"), encoding: .utf8)
    let read = try FormLanguage(linked.code, parsing: text)
    #expect(read.texts == linked.texts && read.plurals == linked.plurals)
    #expect(read.fields.texts == linked.fields.texts && read.fields.plurals == linked.fields.plurals)
    #expect(Set(read.texts.keys) == Set(FormMessageKey.allCases))
    #expect(MessageLanguage.named(linked.code)?.texts == linked.fields.texts)
  }

  @Test func eachTableIsBuiltIn() throws {
    let tables = try FileManager.default.contentsOfDirectory(atPath: Self.tables.path)
    #expect(Set(tables) == Set(FormLanguage.all.map { "\($0.code).txt" }))
    #expect(FormLanguage.all.map(\.code) == MessageLanguage.all.map(\.code))
  }

  /// No text names what the English one does not; how many words a plural has is checked where a table is read.
  @Test(arguments: FormLanguage.all) func parametersAreThoseOfEnglish(_ language: FormLanguage) throws {
    for key in FormMessageKey.allCases {
      let (text, english) = (language.texts[key]!, FormLanguage.english.texts[key]!)
      let names = (Self.names(text), Self.names(english))
      #expect(names.0.isSubset(of: names.1.union(["term", "label"])), "\(key)")
      // and leaves out no bound
      #expect(names.1.subtracting(["term", "label", "count", "terms"]).isSubset(of: names.0), "\(key)")
    }
  }

  private static func names(_ text: String) -> Set<String> {
    Set(
      text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap { part in
        part.split(whereSeparator: { "|}".contains($0) }).first.map { $0.lowercased() }
      })
  }

  @Test func pluralsAreChosen() {
    #expect(FormLanguage.arabic.text(.announceOptions, [.count("count", 3)]) == "3 خيارات")
    #expect(
      FormLanguage.english.text(.tooShort, [.text("term", "the name"), .count("count", 1)])
        == "The name must have 1 character or more")
  }

  @Test(arguments: FormLanguage.all) func aRemarkIsInTheFormsLanguage(_ language: FormLanguage) throws {
    var form = try FieldForm(
      FormDescription(language: language.code, fields: [FieldDescription("code", label: "C", content: .mask("##"))]))
    form.handle(.focus(.field(FieldID(0))))
    form.handle(.edit(.insert("x")))
    let remark = form[FieldID(0)].remark ?? ""
    let rejected = language.fields.text(.rejected, "'x'")
    let expected = language.fields.text(.expected, language.fields.text(.digit))
    #expect(remark.lowercased() == language.fields.text(.because, rejected, expected).lowercased())
    // and the label stands in its quotation marks
    form.handle(.submit)
    if language.code != "en" {
      let label = language.text(.labelQuoted, [.text("label", "C")])
      let message = form[FieldID(0)].message ?? ""
      #expect(message.contains(label))
    }
  }

  @Test func aLanguageIsFoundByItsTag() throws {
    let tables = [
      ("zh-Hant", "missing A {term}"), ("zh", "missing B {term}"), ("de", "missing C {term}"), ("en", "missing D"),
    ]
    let languages = try tables.map { try FormLanguage($0, parsing: $1) }
    func missing(_ tag: String, _ languages: [FormLanguage]) -> String {
      FormEnvironment(languages: languages).language(tag).text(.missing, [.text("term", "x")])
    }
    let found = ["zh-Hant", "zh-Hans", "ZH", "de_AT", "sv"].map { missing($0, languages) }
    #expect(found == ["A x", "B x", "B x", "C x", "D"])
    #expect(missing("sv", []) == "Enter x" && missing("de", []) == "Geben Sie x ein")
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
