import CCaretaker
import CaretakerC
import Testing

/// Wrong use has a status, and changes nothing.
@Suite struct WrongUseTests {
  let format: OpaquePointer
  let field: OpaquePointer

  init() throws {
    var (format, field): (OpaquePointer?, OpaquePointer?)
    #expect(caretaker_format_mask("(###) ###-####", -1, nil, &format, nil) == CARETAKER_OK)
    #expect(caretaker_field_create(format, nil, &field) == CARETAKER_OK)
    self.format = try #require(format)
    self.field = try #require(field)
    #expect(caretaker_field_insert(field, "555", 3, nil) == CARETAKER_OK)
  }

  /// What the field shows is as it was.
  private func expectUnchanged() {
    var buffer = [CChar](repeating: 0, count: 16)
    var length = 0
    #expect(caretaker_field_text(field, nil, &buffer, 16, &length) == CARETAKER_OK)
    #expect(text(buffer, length) == "(555) " && length == 6)
    caretaker_field_free(field)
    caretaker_format_free(format)
  }

  @Test func nullPointers() {
    var length = 0
    var position: UInt32 = 0
    #expect(caretaker_field_type(nil, 53, nil) == CARETAKER_NULL_POINTER)
    #expect(caretaker_field_insert(field, nil, 3, nil) == CARETAKER_NULL_POINTER)
    #expect(caretaker_field_insert(field, nil, 0, nil) == CARETAKER_OK)
    #expect(caretaker_field_text(field, nil, nil, 3, &length) == CARETAKER_NULL_POINTER)
    #expect(caretaker_field_text(field, nil, nil, 0, nil) == CARETAKER_NULL_POINTER)
    #expect(caretaker_field_get_selection(field, nil) == CARETAKER_NULL_POINTER)
    #expect(caretaker_field_get_facts(field, nil) == CARETAKER_NULL_POINTER)
    #expect(caretaker_field_state(field, false, nil) == CARETAKER_NULL_POINTER)
    #expect(caretaker_field_ambiguity(field, &position) == CARETAKER_NOT_FOUND)
    #expect(caretaker_field_messages(field, nil, nil, 0, nil, nil, 0, &length) == CARETAKER_NULL_POINTER)
    #expect(caretaker_format_mask("##", 2, nil, nil, nil) == CARETAKER_NULL_POINTER)
    #expect(caretaker_add_language(nil, "", 0, nil) == CARETAKER_NULL_POINTER)
    #expect(caretaker_add_language("nl", nil, 1, nil) == CARETAKER_NULL_POINTER)
    var made: OpaquePointer?
    #expect(caretaker_format_mask(nil, 2, nil, &made, nil) == CARETAKER_NULL_POINTER && made == nil)
    #expect(caretaker_format_number(nil, nil, &made, nil) == CARETAKER_NULL_POINTER && made == nil)
    #expect(caretaker_field_create(nil, nil, &made) == CARETAKER_NULL_POINTER && made == nil)
    caretaker_field_free(nil)
    caretaker_format_free(nil)
    caretaker_error_free(nil)
    #expect(String(cString: caretaker_error_message(nil)).isEmpty)
    expectUnchanged()
  }

  /// A language that is added while others are read: whoever asks finds it whole, or not at all.
  @Test func languagesAreAddedAmongThreads() async {
    var (made, error): (OpaquePointer?, OpaquePointer?)
    let table = "field.incomplete hier niet\nfield.ful vol"
    #expect(caretaker_add_language("x1", table, -1, &error) == CARETAKER_INVALID_FORMAT)
    #expect(String(cString: caretaker_error_message(error)) == "line 2: there is no message 'field.ful'")
    let span = caretaker_error_span(error)
    #expect(span.start == 27 && span.end == 40)
    caretaker_error_free(error)
    #expect(caretaker_format_mask("##", 2, nil, &made, nil) == CARETAKER_OK)
    nonisolated(unsafe) let mask = made
    @Sendable func said(_ tag: String) -> String {
      var (buffer, length) = ([CChar](repeating: 0, count: 64), 0)
      var state = CARETAKER_STATE_COMPLETE
      #expect(caretaker_format_validate(mask, "1", 1, tag, &state, &buffer, 64, &length) == CARETAKER_OK)
      return text(buffer, length)
    }
    #expect(said("x1") == said("en"))
    await withTaskGroup(of: Void.self) { group in
      for thread in ["a", "b", "c", "d"] {
        group.addTask {
          for word in 0..<20 {
            let text = "field.incomplete \(thread)\(word)"
            #expect(caretaker_add_language("x\(thread)-YY", text, -1, nil) == CARETAKER_OK)
            #expect(said("X\(thread)") == "\(thread)\(word)")
          }
        }
      }
    }
    #expect(["a", "b", "c", "d"].map { said("x\($0)") } == ["a19", "b19", "c19", "d19"])
    caretaker_format_free(made)
  }

  @Test func handlesOfAnotherType() {
    var made: OpaquePointer?
    #expect(caretaker_field_type(format, 53, nil) == CARETAKER_INVALID_HANDLE)
    #expect(caretaker_field_create(field, nil, &made) == CARETAKER_INVALID_HANDLE && made == nil)
    caretaker_format_free(field)
    caretaker_field_free(format)
    expectUnchanged()
  }

  @Test(
    arguments: [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x82], [0x35, 0xF5, 0x80, 0x80, 0x80]] as [[UInt8]])
  func textsThatAreNotUTF8(_ bytes: [UInt8]) {
    let text = bytes.map { CChar(bitPattern: $0) }
    var (made, error): (OpaquePointer?, OpaquePointer?)
    var length = 0
    var state = CARETAKER_STATE_COMPLETE
    #expect(caretaker_field_insert(field, text, text.count, nil) == CARETAKER_INVALID_TEXT)
    #expect(caretaker_field_paste(field, text, text.count, nil) == CARETAKER_INVALID_TEXT)
    #expect(caretaker_field_set_text(field, text, text.count, nil) == CARETAKER_INVALID_TEXT)
    #expect(caretaker_field_set_value(field, text, text.count, nil) == CARETAKER_INVALID_TEXT)
    #expect(caretaker_field_set_marked_text(field, text, text.count) == CARETAKER_INVALID_TEXT)
    #expect(
      caretaker_field_replace(field, caretaker_range(start: 0, end: 1), text, text.count, nil) == CARETAKER_INVALID_TEXT
    )
    #expect(caretaker_format_mask(text, text.count, nil, &made, &error) == CARETAKER_INVALID_TEXT)
    #expect(caretaker_format_named(text, text.count, nil, &made, &error) == CARETAKER_INVALID_TEXT)
    #expect(caretaker_add_language("nl", text, text.count, &error) == CARETAKER_INVALID_TEXT)
    #expect(caretaker_add_language(text + [0], "", 0, &error) == CARETAKER_INVALID_TEXT)
    #expect(made == nil && error == nil)
    #expect(caretaker_format_parse(format, text, text.count, nil, 0, &length) == CARETAKER_INVALID_TEXT)
    #expect(
      caretaker_format_validate(format, text, text.count, nil, &state, nil, 0, &length) == CARETAKER_INVALID_TEXT)
    for scalar: UInt32 in [0xD800, 0x11_0000, .max] {
      #expect(caretaker_field_type(field, scalar, nil) == CARETAKER_INVALID_TEXT)
    }
    expectUnchanged()
  }

  @Test func offsetsAndIndicesOutOfRange() {
    var length = 0
    let ranges = [
      caretaker_range(start: 2, end: 1), caretaker_range(start: 0, end: 7), caretaker_range(start: 9, end: .max),
    ]
    for var range in ranges {
      #expect(caretaker_field_replace(field, range, "1", 1, nil) == CARETAKER_OUT_OF_RANGE)
      #expect(caretaker_field_text(field, &range, nil, 0, &length) == CARETAKER_OUT_OF_RANGE)
    }
    for selection in [caretaker_selection(anchor: 7, caret: 0), caretaker_selection(anchor: 0, caret: .max)] {
      #expect(caretaker_field_set_selection(field, selection) == CARETAKER_OUT_OF_RANGE)
    }
    #expect(caretaker_field_insert(field, "5", -2, nil) == CARETAKER_OUT_OF_RANGE)
    #expect(caretaker_field_text(field, nil, nil, -1, &length) == CARETAKER_OUT_OF_RANGE)
    #expect(caretaker_field_capture_name(field, 0, nil, 0, &length) == CARETAKER_OUT_OF_RANGE)
    #expect(caretaker_field_candidate_name(field, .max, nil, 0, &length) == CARETAKER_OUT_OF_RANGE)
    #expect(caretaker_field_card_network_name(field, 0, nil, 0, &length) == CARETAKER_NOT_FOUND)
    #expect(caretaker_catalog_name(caretaker_catalog_count(), nil, 0, &length) == CARETAKER_OUT_OF_RANGE)
    #expect(caretaker_field_move(field, caretaker_movement(99), false) == CARETAKER_OUT_OF_RANGE)
    #expect(caretaker_field_delete_backward(field, caretaker_text_unit(99), nil) == CARETAKER_OUT_OF_RANGE)
    #expect(caretaker_format_text(format, caretaker_format_text_kind(99), nil, 0, &length) == CARETAKER_OUT_OF_RANGE)
    #expect(String(cString: caretaker_status_name(caretaker_status(99))) == "unknown status")
    expectUnchanged()
  }

  @Test func regionsThatAreNone() {
    var (format, field): (OpaquePointer?, OpaquePointer?)
    #expect(caretaker_format_phone(nil, &format, nil) == CARETAKER_OK)
    #expect(caretaker_field_create(format, nil, &field) == CARETAKER_OK)
    #expect(caretaker_field_change_region(field, "US", 2, nil) == CARETAKER_OK)
    #expect(caretaker_field_insert(field, "201", 3, nil) == CARETAKER_OK)
    var (before, after) = ([CChar](repeating: 0, count: 16), [CChar](repeating: 0, count: 16))
    var length = 0
    #expect(caretaker_field_text(field, nil, &before, 16, &length) == CARETAKER_OK)
    #expect(caretaker_field_change_region(field, "XX", 2, nil) == CARETAKER_NOT_FOUND)
    #expect(caretaker_field_text(field, nil, &after, 16, &length) == CARETAKER_OK)
    #expect(before == after && text(after, length) == "201")
    caretaker_field_free(field)
    caretaker_format_free(format)
    expectUnchanged()
  }

  @Test func buffersThatAreShort() {
    var buffer = [CChar](repeating: 88, count: 8)
    var length = 0
    for capacity in 0...6 {
      #expect(caretaker_field_text(field, nil, &buffer, capacity, &length) == CARETAKER_SHORT_BUFFER)
      #expect(length == 6)
    }
    #expect(buffer[6] == 88)
    #expect(caretaker_field_text(field, nil, &buffer, 7, &length) == CARETAKER_OK)
    #expect(buffer[6] == 0 && buffer[7] == 88)
    var units = [UInt16](repeating: 88, count: 4)
    #expect(caretaker_field_value_utf16(field, &units, 3, &length) == CARETAKER_SHORT_BUFFER && length == 3)
    #expect(caretaker_field_value_utf16(field, &units, 4, &length) == CARETAKER_OK)
    #expect(units == [53, 53, 53, 0])
    expectUnchanged()
  }

  @Test func sizesOfStructs() {
    var edit = caretaker_edit()
    var facts = caretaker_field_facts()
    var options = caretaker_field_options()
    var made: OpaquePointer?
    for size in [0, 3, UInt32(MemoryLayout<caretaker_field_facts>.stride - 1)] {
      (edit.size, facts.size, options.size) = (size, size, size)
      #expect(caretaker_field_type(field, 53, &edit) == CARETAKER_INVALID_SIZE)
      #expect(caretaker_field_get_facts(field, &facts) == CARETAKER_INVALID_SIZE)
      #expect(caretaker_field_create(format, &options, &made) == CARETAKER_INVALID_SIZE && made == nil)
    }
    // a program that knows of more members gets those that there are
    facts.size = UInt32(MemoryLayout<caretaker_field_facts>.stride) + 64
    #expect(caretaker_field_get_facts(field, &facts) == CARETAKER_OK && facts.length == 6)
    expectUnchanged()
  }

  @Test func symbolsThatMakeNoNumbers() {
    func expect(_ code: String, _ change: (inout caretaker_number_symbols) -> Void) {
      var symbols = caretaker_number_symbols()
      symbols.size = UInt32(MemoryLayout<caretaker_number_symbols>.stride)
      change(&symbols)
      var (made, error): (OpaquePointer?, OpaquePointer?)
      #expect(caretaker_format_number(&symbols, nil, &made, &error) == CARETAKER_INVALID_FORMAT && made == nil)
      #expect(String(cString: caretaker_error_code(error)) == code)
      #expect(!String(cString: caretaker_error_message(error)).isEmpty)
      caretaker_error_free(error)
    }
    "012345678".withCString { nine in expect("invalidSymbols") { $0.digits = nine } }
    "".withCString { none in expect("invalidSymbols") { $0.decimal_separator = none } }
    expect("invalidSymbols") { $0.maximum_fraction_digits = 1_001 }
    expect("invalidSymbols") { $0.minimum_fraction_digits = 3 }
    expect("invalidSymbols") { $0.value_exponent = -2_000 }
    expect("invalidSymbols") { $0.rounding_increment = -5 }
    expectUnchanged()
  }
}

/// What was copied into a buffer.
func text(_ buffer: [CChar], _ length: Int) -> String {
  String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
