import CCaretaker
import CaretakerC
import Testing

/// Wrong use of a form has a status, and changes nothing.
@Suite struct FormWrongUseTests {
  private static let json =
    #"{"caretakerForm": 1, "fields": [{"name": "email", "label": "E-mail", "type": "email"}, "#
    + #"{"name": "pin", "label": "PIN", "type": "oneTimeCode"}]}"#

  private func form() throws -> OpaquePointer {
    var form: OpaquePointer?
    #expect(caretaker_form_create(Self.json, -1, nil, &form, nil) == CARETAKER_OK)
    return try #require(form)
  }

  private func event(_ kind: caretaker_event_kind) -> caretaker_event {
    var event = caretaker_event()
    event.size = UInt32(MemoryLayout<caretaker_event>.stride)
    event.kind = kind
    return event
  }

  @Test func eventsThatAreNone() throws {
    let form = try form()
    defer { caretaker_form_free(form) }
    var given = event(caretaker_event_kind(99))
    #expect(caretaker_form_handle(form, &given, nil, nil) == CARETAKER_OUT_OF_RANGE)
    given = event(CARETAKER_EVENT_FOCUS)
    for field: UInt32 in [2, 99, .max - 2] {
      given.field = field
      #expect(caretaker_form_handle(form, &given, nil, nil) == CARETAKER_OUT_OF_RANGE)
    }
    given = event(CARETAKER_EVENT_INSERT)
    given.length = 3
    #expect(caretaker_form_handle(form, &given, nil, nil) == CARETAKER_NULL_POINTER)
    given = event(CARETAKER_EVENT_REPLACE)
    given.range = caretaker_range(start: 2, end: 1)
    #expect(caretaker_form_handle(form, &given, nil, nil) == CARETAKER_OUT_OF_RANGE)
    given = event(CARETAKER_EVENT_FILL)
    given.count = 2
    #expect(caretaker_form_handle(form, &given, nil, nil) == CARETAKER_NULL_POINTER)
    given.size = 4
    #expect(caretaker_form_handle(form, &given, nil, nil) == CARETAKER_INVALID_SIZE)
    #expect(caretaker_form_handle(form, nil, nil, nil) == CARETAKER_NULL_POINTER)
    #expect(caretaker_form_handle(nil, &given, nil, nil) == CARETAKER_NULL_POINTER)
    var change = caretaker_change()
    given = event(CARETAKER_EVENT_NEXT)
    #expect(caretaker_form_handle(form, &given, &change, nil) == CARETAKER_INVALID_SIZE)
    var facts = caretaker_form_facts()
    facts.size = UInt32(MemoryLayout<caretaker_form_facts>.stride)
    #expect(caretaker_form_get_facts(form, &facts) == CARETAKER_OK && facts.focus == .max && !facts.is_dirty)
  }

  @Test func numbersOfFieldsOutOfRange() throws {
    let form = try form()
    defer { caretaker_form_free(form) }
    var (length, field): (Int, UInt32) = (0, 0)
    var range = caretaker_range()
    var isAssertive = false
    #expect(
      caretaker_form_field_text(form, 2, CARETAKER_FORM_FIELD_TEXT, nil, 0, &length) == CARETAKER_OUT_OF_RANGE)
    #expect(
      caretaker_form_field_text(form, 0, caretaker_form_field_text_kind(99), nil, 0, &length) == CARETAKER_OUT_OF_RANGE)
    #expect(caretaker_form_text(form, caretaker_form_text_kind(99), nil, 0, &length) == CARETAKER_OUT_OF_RANGE)
    #expect(caretaker_form_field_option(form, 0, 0, nil, 0, &length) == CARETAKER_OUT_OF_RANGE)
    #expect(caretaker_form_field_row(form, 0, 0, &range) == CARETAKER_OUT_OF_RANGE)
    #expect(caretaker_form_lay_out(form, 9, 10) == CARETAKER_OUT_OF_RANGE)
    #expect(caretaker_form_changed_fields(form, nil, 0, nil) == CARETAKER_NULL_POINTER)
    #expect(caretaker_form_changed_texts(form, nil, 0, nil, nil, 0, &length) == CARETAKER_NULL_POINTER)
    #expect(caretaker_form_field_part(form, 2, range, nil, 0, &length) == CARETAKER_OUT_OF_RANGE)
    range.start = 1
    #expect(caretaker_form_field_part(form, 0, range, nil, 0, &length) == CARETAKER_OUT_OF_RANGE)
    #expect(caretaker_form_find_field(form, "pin", -1, &field) == CARETAKER_OK && field == 1)
    #expect(caretaker_form_find_field(form, "none", -1, &field) == CARETAKER_NOT_FOUND)
    #expect(caretaker_form_take_announcement(form, &isAssertive, nil, 0, &length) == CARETAKER_SHORT_BUFFER)
    #expect(length == 0)
  }

  /// The span is where the description is wrong, in bytes.
  @Test func descriptionsThatAreWrong() {
    func span(_ json: String) -> String? {
      var (form, error): (OpaquePointer?, OpaquePointer?)
      guard caretaker_form_create(json, -1, nil, &form, &error) == CARETAKER_INVALID_FORMAT else { return nil }
      defer { caretaker_error_free(error) }
      #expect(form == nil && !String(cString: caretaker_error_message(error)).isEmpty)
      let span = caretaker_error_span(error)
      return String(decoding: Array(json.utf8)[Int(span.start)..<Int(span.end)], as: UTF8.self)
    }
    #expect(span(#"{"caretakerForm": 2, "fields": []}"#) == "2")
    #expect(
      span(
        "{\"caretakerForm\": 1,\n \"title\": \"Ü\", \"fields\": [{\"name\": \"a\", \"label\": \"ä\", \"type\": \"tex\"}]}"
      )
        == "\"tex\"")
    #expect(span(#"{"caretakerForm": 1"#) != nil)
  }
}
