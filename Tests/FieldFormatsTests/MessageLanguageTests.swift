import FieldEditing
import FieldFormats
import PhoneNumbering
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
      for count in ["0", "1", "2", "5", "11", "1000000"] { #expect(!language.text(key, count, count).contains("{")) }
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

  /// Samples of Unicode's CLDR 42, for each rule.
  @Test func wordsFollowCounts() {
    let samples: [PluralRule: [[Int]]] = [
      .single: [[0, 1, 2, 15, 100, 1_000_000]],
      .english: [[1], [0, 2, 16, 100, 101, 1_000_000]],
      .hindi: [[0, 1], [2, 17, 100, 1_000_000]],
      .french: [[0, 1], [1_000_000, 2_000_000], [2, 17, 100, 101, 1_000_001]],
      .spanish: [[1], [1_000_000, 2_000_000], [0, 2, 16, 100, 101, 1_000_001]],
      .czech: [[1], [2, 3, 4], [0, 5, 19, 22, 100, 101]],
      .russian: [[1, 21, 101], [2, 4, 22, 102], [0, 5, 11, 14, 19, 100, 111, 112]],
      .polish: [[1], [2, 4, 22, 24, 102], [0, 5, 12, 21, 101, 112]],
      .hebrew: [[1], [2], [0, 3, 17, 20, 100, 102]],
      .arabic: [[0], [1], [2], [3, 10, 103, 110], [11, 26, 99, 111], [100, 101, 102, 200, 1_000_000]],
    ]
    for rule in PluralRule.allCases {
      let words = samples[rule, default: []]
      #expect(words.count == rule.wordCount)
      for (word, counts) in words.enumerated() {
        for count in counts { #expect(rule.category(of: count) == word, "\(rule) \(count)") }
      }
    }
  }

  @Test func aTableOfYourOwn() throws {
    let dutch = MessageLanguage("nl", [.full: "het veld is vol", .below: "minder dan {0}", .above: "meer dan {1} {x}"])
    #expect(dutch.text(.full) == "het veld is vol")
    #expect(dutch.text(.below, "{0}") == "minder dan {0}")
    #expect(dutch.text(.above, "5") == "meer dan {1} {x}")
    #expect(dutch.text(.expired) == "it has expired")
    let polish = try MessageLanguage(
      "pl",
      parsing: """
        # with lines of Windows, and what a form says besides
        plurals                polish\r
        field.droppedDigits    {0|usunięto jedną cyfrę|usunięto {0} cyfry|usunięto {0} cyfr}\r
        missing                Podaj {term}
        """)
    #expect(
      ["1", "3", "12"].map { polish.text(.droppedDigits, $0) } == [
        "usunięto jedną cyfrę", "usunięto 3 cyfry", "usunięto 12 cyfr",
      ])
    // what is said in English has English words
    #expect(polish.text(.fractionRoom, "1") == "there is room for 1 digit after the decimal sign")
    let single = try MessageLanguage("ko", parsing: "plurals single\nfield.droppedDigits {0}자리 잘림")
    #expect(single.text(.droppedDigits, "3") == "3자리 잘림" && single.text(.tooManyDays, "3").contains("3 days"))
    // words within words are as deep as a text for people needs
    let deep = String(repeating: "{0|a|", count: 40) + "b" + String(repeating: "}", count: 40)
    #expect(MessageLanguage("x", [.full: deep]).text(.full, "2").contains("{0|a|"))
  }

  @Test(
    arguments: [
      ("field.ful  x", "line 1: there is no message 'field.ful'"),
      ("field.full x\n\nfield.full y", "line 3: 'field.full' stands there twice"),
      ("field.full", "line 1: 'field.full' has no text"),
      ("plurals martian", "line 1: there is no rule of plurals 'martian'"),
      (
        "# polish\nfield.fractionRoom {0} {0|a|b}\nplurals polish",
        "line 2: 'field.fractionRoom' has 2 words for a count, of which the rule 'polish' has 3"
      ),
      (
        "field.full {x|{0|a|b|c}|d}",
        "line 1: 'field.full' has 3 words for a count, of which the rule 'english' has 2"
      ),
      ("field.full {0|a|b", nil),
    ]) func wrongTablesAreNamedByTheLine(_ table: String, _ message: String?)
  {
    var error: String?
    do throws(MessageTableError) { _ = try MessageLanguage("x", parsing: table) } catch let found {
      error = found.description
    }
    #expect(error == message)
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
