import CCaretaker
import CaretakerC
import Testing

/// Reports on masks in C.
@Suite struct ReportTests {
  private func format(_ mask: String) throws -> OpaquePointer {
    var format: OpaquePointer?
    #expect(caretaker_format_mask(mask, -1, nil, &format, nil) == CARETAKER_OK)
    return try #require(format)
  }

  private func text(_ copy: (UnsafeMutablePointer<CChar>, Int, UnsafeMutablePointer<Int>) -> caretaker_status) -> String
  {
    var buffer = [CChar](repeating: 1, count: 4096)
    var length = 0
    #expect(copy(&buffer, buffer.count, &length) == CARETAKER_OK)
    return String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  @Test func aMaskIsReported() throws {
    let format = try format("<month:<01..12>>/#{2,4}")
    defer { caretaker_format_free(format) }
    let report = { kind in text { caretaker_format_report(format, kind, $0, $1, $2) } }
    #expect(
      report(CARETAKER_REPORT_OUTLINE) == """
        capture "month":
          a number from 01 to 12, always 2 digits
        literal "/"
        2 to 4 times: a digit
        """)
    #expect(report(CARETAKER_REPORT_LENGTHS) == "4 to 6 characters")
    #expect(report(CARETAKER_REPORT_DIAGRAM).hasPrefix("digraph mask {\n"))
    let examples = (0..<3).map { index in text { caretaker_format_example(format, index, $0, $1, $2) } }
    #expect(Set(examples).count == 3)
    for example in examples { #expect((4...6).contains(example.count)) }
  }

  @Test func aMaskHasOnlySoManyExamples() throws {
    let format = try format("<1..3>")
    defer { caretaker_format_free(format) }
    var length = 0
    let status = { index in caretaker_format_example(format, index, nil, 0, &length) }
    #expect((0..<3).allSatisfy { status($0) == CARETAKER_SHORT_BUFFER })
    #expect([3, 1_000, -1, .max].allSatisfy { status($0) == CARETAKER_OUT_OF_RANGE })
  }

  @Test func warningsAreErrorsToRead() throws {
    let format = try format("4### ####")
    defer { caretaker_format_free(format) }
    var (count, warnings) = (0, [OpaquePointer?](repeating: nil, count: 2))
    #expect(caretaker_format_warnings(format, nil, 0, &count) == CARETAKER_SHORT_BUFFER && count == 2)
    #expect(caretaker_format_warnings(format, &warnings, 1, &count) == CARETAKER_SHORT_BUFFER && warnings[0] == nil)
    #expect(caretaker_format_warnings(format, &warnings, 2, &count) == CARETAKER_OK)
    #expect(String(cString: caretaker_error_code(warnings[0])) == "takenLiteral")
    #expect(String(cString: caretaker_error_diagnostic(warnings[0])) == "4### ####\n^")
    #expect(caretaker_error_span(warnings[0]).end == 1)
    for warning in warnings { caretaker_error_free(warning) }
  }

  /// A compiled mask has no text to report of.
  @Test func aProgramHasNoOutline() throws {
    let written = try format("4### ####")
    defer { caretaker_format_free(written) }
    var (program, size) = ([UInt8](repeating: 0, count: 1 << 16), 0)
    #expect(caretaker_format_copy_program(written, &program, program.count, &size) == CARETAKER_OK)
    var format: OpaquePointer?
    #expect(caretaker_format_program(program, size, &format, nil) == CARETAKER_OK)
    defer { caretaker_format_free(format) }
    #expect(text { caretaker_format_report(format, CARETAKER_REPORT_OUTLINE, $0, $1, $2) } == "")
    #expect(text { caretaker_format_report(format, CARETAKER_REPORT_LENGTHS, $0, $1, $2) } == "7 characters")
    var count = 1
    #expect(caretaker_format_warnings(format, nil, 0, &count) == CARETAKER_OK && count == 0)
  }

  @Test func numbersHaveNoMask() throws {
    var format: OpaquePointer?
    #expect(caretaker_format_phone(nil, &format, nil) == CARETAKER_OK)
    defer { caretaker_format_free(format) }
    var (length, buffer) = (0, [CChar](repeating: 0, count: 64))
    #expect(caretaker_format_report(format, CARETAKER_REPORT_LENGTHS, &buffer, 64, &length) == CARETAKER_NOT_FOUND)
    #expect(caretaker_format_example(format, 0, &buffer, 64, &length) == CARETAKER_NOT_FOUND)
    #expect(caretaker_format_warnings(format, nil, 0, &length) == CARETAKER_NOT_FOUND)
    #expect(caretaker_format_report(nil, CARETAKER_REPORT_LENGTHS, &buffer, 64, &length) == CARETAKER_NULL_POINTER)
    #expect(caretaker_format_warnings(format, nil, 1, &length) == CARETAKER_NOT_FOUND)
    let mask = try self.format("##")
    defer { caretaker_format_free(mask) }
    let none = caretaker_report(rawValue: 9)
    #expect(caretaker_format_report(mask, none, &buffer, 64, &length) == CARETAKER_OUT_OF_RANGE)
    #expect(caretaker_format_warnings(mask, nil, 1, &length) == CARETAKER_NULL_POINTER)
  }
}
