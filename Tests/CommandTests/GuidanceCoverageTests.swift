import FixtureCases
import Foundation
import Testing

@testable import caretaker_dev

/// Every sentence of the design guides has a case or a reason, and the article says which.
@Suite struct GuidanceCoverageTests {
  private static let folder = Fixtures.folder.appendingPathComponent("forms/guidance").path
  private let guidance: Guidance

  init() throws { guidance = try Guidance(folder: Self.folder) }

  /// 146 sentences, and 106 names of cases, were counted when the guides were read.
  @Test func allSentencesAreThere() {
    #expect(guidance.sentences.map(\.number) == Array(1...146))
    #expect(Set(guidance.sentences.flatMap(\.cases)).count == 106)
    #expect(Set(guidance.sentences.map(\.guide)).count == 5)
  }

  @Test func eachHasACaseOrAReason() {
    for sentence in guidance.sentences {
      let place = "sentence \(sentence.number)"
      #expect(sentence.cases.isEmpty == (sentence.reason != nil), "\(place) has either cases or a reason")
      for name in sentence.cases where guidance.doors[name] == nil {
        #expect(sentence.page[name] != nil, "\(place): there is no case \(name), and it is none of the page")
      }
      for name in sentence.page.keys {
        #expect(sentence.cases.contains(name), "\(place): \(name) is not a case of it")
      }
    }
  }

  @Test func eachCaseIsOfASentence() {
    let named = Set(guidance.sentences.flatMap(\.cases))
    for name in guidance.doors.keys.sorted() { #expect(named.contains(name), "no sentence has the case \(name)") }
  }

  /// `caretaker-dev generate form-guidance --guidance fixtures/forms/guidance --article
  /// Sources/FieldForms/FieldForms.docc/Guidance.md`
  @Test func theArticleIsGenerated() throws {
    let article = Fixtures.folder.appendingPathComponent("../Sources/FieldForms/FieldForms.docc/Guidance.md")
    let written = try String(contentsOf: article.standardizedFileURL, encoding: .utf8)
    #expect(written == GuidanceArticle(guidance).text, "generate it again: see the comment of this test")
  }
}
