import CCaretaker
import CaretakerC
import Testing

/// Formats that prepare texts, through the door of C.
@Suite struct PreparationTests {
  private var preparation: caretaker_preparation {
    var preparation = caretaker_preparation()
    preparation.size = UInt32(MemoryLayout<caretaker_preparation>.stride)
    return preparation
  }

  /// The value of a text, read by a format that drops a country's code and replaces characters.
  private func value(_ text: String, _ format: OpaquePointer?) -> String? {
    var buffer = [CChar](repeating: 0, count: 64)
    var length = 0
    let status = caretaker_format_parse(format, text, -1, &buffer, buffer.count, &length)
    return status == CARETAKER_OK
      ? String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self) : nil
  }

  @Test func preparesTexts() {
    var (plain, prepared): (OpaquePointer?, OpaquePointer?)
    #expect(caretaker_format_mask("(###) ###-####", -1, nil, &plain, nil) == CARETAKER_OK)
    var given = preparation
    "O0".withCString { pair in
      "1".withCString { code in
        withUnsafePointer(to: Optional(pair)) { list in
          given.country_code = code
          given.replacements = list
          given.replacement_count = 1
          #expect(caretaker_format_prepare(plain, &given, &prepared) == CARETAKER_OK)
        }
      }
    }
    // the other format stays what it is, and may be freed
    #expect(value("+1-555-123-456O", plain) == nil)
    caretaker_format_free(plain)
    #expect(value("+1-555-123-456O", prepared) == "5551234560")
    caretaker_format_free(prepared)
  }

  @Test func wrongUse() {
    var (format, phone, made): (OpaquePointer?, OpaquePointer?, OpaquePointer?)
    var given = preparation
    #expect(caretaker_format_mask("#", -1, nil, &format, nil) == CARETAKER_OK)
    #expect(caretaker_format_phone(nil, &phone, nil) == CARETAKER_OK)
    #expect(caretaker_format_prepare(format, nil, &made) == CARETAKER_NULL_POINTER)
    #expect(caretaker_format_prepare(format, &given, nil) == CARETAKER_NULL_POINTER)
    #expect(caretaker_format_prepare(nil, &given, &made) == CARETAKER_NULL_POINTER)
    #expect(caretaker_format_prepare(phone, &given, &made) == CARETAKER_NOT_FOUND && made == nil)
    given.prefix_count = 1
    #expect(caretaker_format_prepare(format, &given, &made) == CARETAKER_NULL_POINTER)
    given = preparation
    "O".withCString { short in
      withUnsafePointer(to: Optional(short)) { list in
        given.replacements = list
        given.replacement_count = 1
        #expect(caretaker_format_prepare(format, &given, &made) == CARETAKER_INVALID_VALUE && made == nil)
      }
    }
    given.size = 4
    #expect(caretaker_format_prepare(format, &given, &made) == CARETAKER_INVALID_SIZE)
    caretaker_format_free(format)
    caretaker_format_free(phone)
  }
}
