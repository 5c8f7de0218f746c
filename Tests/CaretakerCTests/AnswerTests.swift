import CCaretaker
import CaretakerC
import Testing

/// Questions about a text that arrives whole.
@Suite struct AnswerTests {
  static let questions: [(name: String, question: caretaker_question, text: String, answer: String)] = [
    ("phone(GB)", CARETAKER_QUESTION_E164, "020 7946 0958", "+442079460958"),
    ("phone(GB)", CARETAKER_QUESTION_REGION, "+1 650 253 0000", "US"),
    ("phone(GB)", CARETAKER_QUESTION_TYPE, "07400 123456", "mobile"),
    // words of the library, of which the longer ones lie in memory that cannot be written
    ("phone(US)", CARETAKER_QUESTION_TYPE, "(201) 555-0123", "fixed-line-or-mobile"),
    ("phone(GB)", CARETAKER_QUESTION_TEXT, "02079460958", "020 7946 0958"),
    ("currency(EUR, de_DE)", CARETAKER_QUESTION_TEXT, "1234,5", "1.234,50\u{A0}€"),
    ("currency(EUR, de_DE)", CARETAKER_QUESTION_VALUE, "1234,5", "1234.50"),
    ("card", CARETAKER_QUESTION_NETWORK, "4111-1111-1111-1111", "visa"),
    ("card", CARETAKER_QUESTION_TEXT, "4111111111111111", "4111 1111 1111 1111"),
    ("date-mdy", CARETAKER_QUESTION_CANONICAL, "12/31/2026", "2026-12-31"),
    ("card", CARETAKER_QUESTION_REDACTED, "4111111111111111", "4111 11•• •••• 1111"),
    ("iban", CARETAKER_QUESTION_REASON, "DE89 3704 0044 0532 0130 01", "checkDigits"),
    ("iban", CARETAKER_QUESTION_MESSAGE, "no IBAN", "expected a digit"),
    ("iban", CARETAKER_QUESTION_VALUE, "IBAN: de89 3704 0044 0532 0130 00", "DE89370400440532013000"),
  ]

  private func named(_ name: String) throws -> OpaquePointer {
    try CFormat.made { caretaker_format_named(name, -1, nil, $0, $1) }
  }

  @Test(arguments: questions.indices) func anAnswerIsCopied(_ number: Int) throws {
    let asked = Self.questions[number]
    let format = try named(asked.name)
    defer { caretaker_format_free(format) }
    let answer = CFormat.text { caretaker_format_answer(format, asked.question, asked.text, -1, $0, $1, $2) }
    #expect(answer == asked.answer)
  }

  @Test(arguments: [
    ("card", CARETAKER_QUESTION_E164, "4111", CARETAKER_NOT_FOUND),
    ("phone(GB)", CARETAKER_QUESTION_NETWORK, "020 7946 0958", CARETAKER_NOT_FOUND),
    ("phone(GB)", CARETAKER_QUESTION_VALID, "020 7946 0958", CARETAKER_NOT_FOUND),
    ("card", CARETAKER_QUESTION_NETWORK, "4", CARETAKER_NOT_FOUND),
    ("phone(GB)", CARETAKER_QUESTION_E164, "no number", CARETAKER_INVALID_VALUE),
    ("iban", CARETAKER_QUESTION_REASON, "DE89 3704 0044 0532 0130 00", CARETAKER_NOT_FOUND),
    ("decimal(en_US)", CARETAKER_QUESTION_REDACTED, "12", CARETAKER_NOT_FOUND),
    ("phone(GB)", caretaker_question(rawValue: 99), "020 7946 0958", CARETAKER_OUT_OF_RANGE),
  ])
  func thereIsNone(_ name: String, _ question: caretaker_question, _ text: String, _ status: caretaker_status) throws {
    let format = try named(name)
    defer { caretaker_format_free(format) }
    var length = 0
    #expect(caretaker_format_answer(format, question, text, -1, nil, 0, &length) == status)
    #expect(length == 0)
  }

  /// What the header itself defines over the library's functions.
  @Test func theHeaderHasWordsOfItsOwn() throws {
    let card = try named("card")
    defer { caretaker_format_free(card) }
    let numbers = ["4242 4242 4242 4242", "4242 4242 4242 4241", "4242", ""]
    #expect(numbers.map { caretaker_format_is_valid(card, $0, -1) } == [true, false, false, false])
    #expect(!caretaker_format_is_valid(nil, "4242424242424242", -1) && !caretaker_field_is_complete(nil))
    var field: OpaquePointer?
    #expect(caretaker_field_create(card, nil, &field) == CARETAKER_OK)
    defer { caretaker_field_free(field) }
    func network() -> String? { CFormat.text { caretaker_field_network(field, $0, $1, $2) } }
    #expect(network() == "" && !caretaker_field_is_complete(field))
    #expect(caretaker_field_insert(field, "4242424242424241", -1, nil) == CARETAKER_OK)
    #expect(network() == "visa" && caretaker_field_is_complete(field))
  }

  /// A PIN is seen where options say so, and not without.
  @Test(arguments: [("pin", "••••"), ("date", "1234-")]) func secretsAreHidden(_ name: String, _ shown: String) throws {
    let format = try named(name)
    defer { caretaker_format_free(format) }
    var field: OpaquePointer?
    #expect(caretaker_field_create(format, nil, &field) == CARETAKER_OK)
    defer { caretaker_field_free(field) }
    #expect(caretaker_field_insert(field, "1234", -1, nil) == CARETAKER_OK)
    #expect(CFormat.text { caretaker_field_text(field, nil, $0, $1, $2) } == shown)
  }
}
