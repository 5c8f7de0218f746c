import CCaretaker
import CaretakerC
import Testing

/// Masks of other libraries through the door of C: their notes, and how their fields behave.
@Suite struct DialectTests {
  /// A format of a mask, which the caller frees; `nil` with the code of the error.
  private func format(_ text: String, _ dialect: String) -> (format: OpaquePointer?, code: String) {
    var (format, error): (OpaquePointer?, OpaquePointer?)
    let status = caretaker_format_dialect(text, -1, dialect, nil, &format, &error)
    defer { caretaker_error_free(error) }
    #expect((status == CARETAKER_OK) == (format != nil))
    return (format, String(cString: caretaker_error_code(error)))
  }

  private func facts(_ format: OpaquePointer?) -> caretaker_format_facts {
    var facts = caretaker_format_facts()
    facts.size = UInt32(MemoryLayout<caretaker_format_facts>.size)
    #expect(caretaker_format_get_facts(format, &facts) == CARETAKER_OK)
    return facts
  }

  /// Without options a field behaves as the mask says, with options as they say.
  @Test func fieldsBehaveAsTheMaskSays() {
    let format = format("(000) 000-0000", "ngx").format
    defer { caretaker_format_free(format) }
    #expect(facts(format).note_count == 0)
    var options = caretaker_field_options()
    options.size = UInt32(MemoryLayout<caretaker_field_options>.size)
    var usual = options
    #expect(caretaker_format_field_options(format, &usual) == CARETAKER_OK)
    #expect(usual.lazy && usual.drops_overflow && usual.pastes == CARETAKER_PASTE_LENIENT && !usual.secure)
    usual.size = 8
    #expect(caretaker_format_field_options(format, &usual) == CARETAKER_INVALID_SIZE)
    #expect(caretaker_format_field_options(format, nil) == CARETAKER_NULL_POINTER)
    #expect(caretaker_format_field_options(nil, &options) == CARETAKER_NULL_POINTER)
    for (isGiven, shown) in [(false, "(201"), (true, "(201) ")] {
      var (field, length): (OpaquePointer?, Int) = (nil, 0)
      var buffer = [CChar](repeating: 0, count: 32)
      #expect(
        withUnsafePointer(to: options) { caretaker_field_create(format, isGiven ? $0 : nil, &field) } == CARETAKER_OK)
      #expect(caretaker_field_insert(field, "201", 3, nil) == CARETAKER_OK)
      #expect(caretaker_field_text(field, nil, &buffer, buffer.count, &length) == CARETAKER_OK)
      #expect(text(buffer, length) == shown)
      caretaker_field_free(field)
    }
  }

  /// A note has its kind, and its place in bytes.
  @Test func notesHavePlaces() {
    let source = "{mask: '€00', prepare: function (s) { return s; }}"
    let format = format(source, "imask").format
    defer { caretaker_format_free(format) }
    var (kind, span) = (CARETAKER_NOTE_DIFFERS, caretaker_range())
    var buffer = [CChar](repeating: 0, count: 256)
    var length = 0
    #expect(facts(format).note_count == 1)
    #expect(caretaker_format_note(format, 0, &kind, &span, &buffer, buffer.count, &length) == CARETAKER_OK)
    #expect(kind == CARETAKER_NOTE_LEFT_OUT && text(buffer, length).contains("'prepare'"))
    #expect(String(decoding: Array(source.utf8)[Int(span.start)..<Int(span.end)], as: UTF8.self).hasPrefix("prepare"))
    #expect(caretaker_format_note(format, 0, nil, nil, nil, 0, &length) == CARETAKER_SHORT_BUFFER)
    #expect(caretaker_format_note(format, 1, nil, nil, nil, 0, &length) == CARETAKER_OUT_OF_RANGE)
  }

  @Test func wrongUse() {
    var made: OpaquePointer?
    #expect(format("00", "ng").code == "unknownDialect")
    #expect(format("{mask: ", "imask").format == nil)
    #expect(caretaker_format_dialect("00", 2, nil, nil, &made, nil) == CARETAKER_NULL_POINTER)
    #expect(caretaker_format_dialect("00", 2, "ngx", nil, nil, nil) == CARETAKER_NULL_POINTER)
    #expect(caretaker_format_dialect("\u{FF}", 1, "ngx", nil, &made, nil) == CARETAKER_INVALID_TEXT && made == nil)
  }

  /// The plain value lacks value literals that are spaces.
  @Test func plainValue() {
    var (format, field): (OpaquePointer?, OpaquePointer?)
    var buffer = [CChar](repeating: 0, count: 32)
    var length = 0
    #expect(caretaker_format_mask(#"@{1,} " "@{1,}"#, -1, nil, &format, nil) == CARETAKER_OK)
    #expect(caretaker_field_create(format, nil, &field) == CARETAKER_OK)
    #expect(caretaker_field_insert(field, "Jo Do", 5, nil) == CARETAKER_OK)
    #expect(caretaker_field_plain_value(field, &buffer, buffer.count, &length) == CARETAKER_OK)
    #expect(text(buffer, length) == "JoDo" && length == 4)
    #expect(caretaker_field_plain_value(nil, &buffer, buffer.count, &length) == CARETAKER_NULL_POINTER)
    caretaker_field_free(field)
    caretaker_format_free(format)
  }
}
