import FieldFormats
import Testing

/// The message tables, and what is made of their texts.
@Suite struct MessageLanguageTests {
  /// The numbers of the arguments that a text names.
  private func arguments(of text: String) -> Set<Character> {
    Set(text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap { $0.first })
  }

  @Test(arguments: MessageLanguage.all.map(\.code)) func everyKeyHasAText(_ code: String) throws {
    let language = try #require(MessageLanguage.named(code))
    #expect(Set(language.texts.keys) == Set(MessageKey.allCases))
    for key in MessageKey.allCases {
      let (text, english) = (try #require(language.texts[key]), try #require(MessageLanguage.english.texts[key]))
      // the end of an English sentence is of no use elsewhere
      if key != .malformed { #expect(arguments(of: text) == arguments(of: english), "\(key): \(text)") }
      #expect(text.last != "." && !text.isEmpty)
      #expect(!language.text(key, "1", "2").contains("{"))
    }
  }

  @Test func languagesAreFoundByTag() {
    #expect(MessageLanguage.named("de-AT")?.code == "de")
    #expect(MessageLanguage.named("FR_ca")?.code == "fr")
    #expect(MessageLanguage.named("den") == nil)
    #expect(MessageLanguage.named("") == nil)
  }

  @Test func countsAskForTheSingularOrThePlural() {
    let words = ["0", "1", "2"].map { MessageLanguage.english.text(.droppedDigits, $0) }
    #expect(words == ["dropped 0 digits", "dropped 1 digit", "dropped 2 digits"])
    let mots = ["0", "1", "2"].map { MessageLanguage.french.text(.droppedDigits, $0) }
    #expect(mots == ["0 chiffre supprimé", "1 chiffre supprimé", "2 chiffres supprimés"])
  }

  @Test func aTableOfYourOwn() {
    let dutch = MessageLanguage("nl", [.full: "het veld is vol", .below: "minder dan {0}", .above: "meer dan {1} {x}"])
    #expect(dutch.text(.full) == "het veld is vol")
    #expect(dutch.text(.below, "{0}") == "minder dan {0}")
    #expect(dutch.text(.above, "5") == "meer dan {1} {x}")
    #expect(dutch.text(.expired) == "it has expired")
  }

  @Test func editsInWords() throws {
    var field = Field(try Mask("[A-F]#"))
    #expect(
      field.messages(on: field.insert("x"), of: "x", in: .german).map(\.text) == [
        "'x' abgelehnt: erwartet wird ein Buchstabe von A bis F"
      ])
    field.clear()
    field.insert("A1")
    #expect(
      field.messages(on: field.insert("2"), of: "2", in: .french).map(\.text) == [
        "refusé\u{A0}: '2' – le champ est plein"
      ])
    #expect(
      CheckFailure.badLength(expected: [13, 16, 19]).message(in: .german)
        == "Karten dieses Anbieters haben 13, 16 oder 19 Ziffern")
    let number = try PhoneNumber("+4420794609581234")
    #expect(number.validityText(in: .french) == "trop long")
  }

  /// Each reason has words of its own, in every language and over every kind of field.
  @Test func explanationsDiffer() throws {
    let reasons = Array((1...).lazy.map { Rejection.Reason(rawValue: $0) }.prefix { $0 != nil }.compactMap(\.self))
    let field = Field(try Mask("##"))
    for language in MessageLanguage.all {
      #expect(Set(reasons.map { field.explanation(of: $0, in: language) }).count == reasons.count, "\(language.code)")
    }
  }
}
