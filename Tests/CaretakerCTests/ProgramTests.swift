import CCaretaker
import CaretakerC
import Testing

/// Compiled masks in C: copied out, and read back.
@Suite struct ProgramTests {
  private func format(_ mask: String) throws -> OpaquePointer {
    var format: OpaquePointer?
    #expect(caretaker_format_mask(mask, -1, nil, &format, nil) == CARETAKER_OK)
    return try #require(format)
  }

  private func program(of format: OpaquePointer) -> [UInt8] {
    var size = 0
    #expect(caretaker_format_copy_program(format, nil, 0, &size) == CARETAKER_SHORT_BUFFER)
    var program = [UInt8](repeating: 0xAA, count: size + 1)
    #expect(caretaker_format_copy_program(format, &program, size - 1, &size) == CARETAKER_SHORT_BUFFER)
    #expect(program.allSatisfy { $0 == 0xAA })
    #expect(caretaker_format_copy_program(format, &program, size, &size) == CARETAKER_OK)
    // no zero stands after them
    #expect(program.removeLast() == 0xAA)
    return program
  }

  @Test func aProgramIsTheMask() throws {
    let written = try format("(###) ###-####")
    let bytes = program(of: written)
    caretaker_format_free(written)
    var read: OpaquePointer?
    // bytes may begin anywhere
    let shifted = [0] + bytes
    let status = shifted.withUnsafeBufferPointer {
      caretaker_format_program($0.baseAddress.map { $0 + 1 }, bytes.count, &read, nil)
    }
    #expect(status == CARETAKER_OK)
    let format = try #require(read)
    #expect(program(of: format) == bytes)
    var buffer = [CChar](repeating: 0, count: 32)
    var length = 0
    #expect(caretaker_format_format(format, "5551234567", -1, &buffer, 32, &length) == CARETAKER_OK)
    #expect(text(buffer, length) == "(555) 123-4567")
    #expect(caretaker_format_text(format, CARETAKER_FORMAT_MASK, &buffer, 32, &length) == CARETAKER_OK && length == 0)
    #expect(caretaker_format_text(format, CARETAKER_FORMAT_INPUT_MODE, &buffer, 32, &length) == CARETAKER_OK)
    #expect(text(buffer, length) == "numeric")
    caretaker_format_free(format)
  }

  @Test func wrongUse() throws {
    let mask = try format("##")
    let bytes = program(of: mask)
    var made: OpaquePointer?
    var error: OpaquePointer?
    #expect(caretaker_format_program(nil, 0, &made, &error) == CARETAKER_NULL_POINTER)
    #expect(caretaker_format_program(bytes, bytes.count, nil, &error) == CARETAKER_NULL_POINTER)
    #expect(caretaker_format_program(bytes, -1, &made, &error) == CARETAKER_OUT_OF_RANGE)
    #expect(made == nil && error == nil)
    #expect(caretaker_format_program(bytes, bytes.count - 1, &made, nil) == CARETAKER_INVALID_FORMAT && made == nil)
    #expect(caretaker_format_program(bytes, bytes.count - 1, &made, &error) == CARETAKER_INVALID_FORMAT)
    #expect(String(cString: caretaker_error_code(error)) == "size")
    caretaker_error_free(error)
    var size = 0
    #expect(caretaker_format_copy_program(nil, nil, 0, &size) == CARETAKER_NULL_POINTER)
    #expect(caretaker_format_copy_program(mask, nil, 0, nil) == CARETAKER_NULL_POINTER)
    #expect(caretaker_format_copy_program(mask, nil, 1, &size) == CARETAKER_NULL_POINTER)
    caretaker_format_free(mask)
    var phone: OpaquePointer?
    #expect(caretaker_format_phone(nil, &phone, nil) == CARETAKER_OK)
    #expect(caretaker_format_copy_program(phone, nil, 0, &size) == CARETAKER_NOT_FOUND)
    caretaker_format_free(phone)
  }
}
