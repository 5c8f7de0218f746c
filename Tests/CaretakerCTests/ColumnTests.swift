import CCaretaker
import CaretakerC
import FixtureCases
import Testing

/// Columns through the door of C, in a view over arrays.
@Suite struct ColumnTests {
  private func formatter(
    _ name: String, _ question: caretaker_question, _ rejected: caretaker_rejected = CARETAKER_REJECTED_NULL
  ) throws -> OpaquePointer {
    var (format, formatter): (OpaquePointer?, OpaquePointer?)
    #expect(caretaker_format_named(name, -1, nil, &format, nil) == CARETAKER_OK)
    defer { caretaker_format_free(format) }
    #expect(caretaker_formatter_create(format, question, rejected, &formatter) == CARETAKER_OK)
    return try #require(formatter)
  }

  private func format<Offset>(
    _ bytes: [UInt8], _ offsets: [Offset], _ bits: [UInt8]?, with formatter: OpaquePointer, into column: OpaquePointer,
    _ report: inout caretaker_column_report
  ) -> caretaker_status {
    bytes.withUnsafeBytes { values in
      offsets.withUnsafeBytes { offsets in
        (bits ?? []).withUnsafeBufferPointer { pointer in
          var view = caretaker_column_view()
          view.size = UInt32(MemoryLayout<caretaker_column_view>.size)
          view.large = MemoryLayout<Offset>.size == 8
          view.values = values.baseAddress?.assumingMemoryBound(to: CChar.self)
          view.length = values.count
          view.offsets = offsets.baseAddress
          view.rows = offsets.count / MemoryLayout<Offset>.size - 1
          view.validity = bits == nil ? nil : pointer.baseAddress
          return caretaker_formatter_format(formatter, &view, column, &report)
        }
      }
    }
  }

  private func emptyReport() -> caretaker_column_report {
    var report = caretaker_column_report()
    report.size = UInt32(MemoryLayout<caretaker_column_report>.size)
    return report
  }

  private static let questions: [String: caretaker_question] = [
    "text": CARETAKER_QUESTION_TEXT, "value": CARETAKER_QUESTION_VALUE,
    "reason": CARETAKER_QUESTION_REASON, "message": CARETAKER_QUESTION_MESSAGE,
    "redacted": CARETAKER_QUESTION_REDACTED, "canonical": CARETAKER_QUESTION_CANONICAL,
    "region": CARETAKER_QUESTION_REGION, "network": CARETAKER_QUESTION_NETWORK,
    "birth-date": CARETAKER_QUESTION_BIRTH_DATE, "sex": CARETAKER_QUESTION_SEX,
  ]

  /// Answers about values, by a question or for a named group.
  @Test(arguments: Fixtures.answers.filter { !$0.skips("c") }) func answersAreThoseOfTheFixtures(_ test: AnswerCase)
    throws
  {
    let format =
      if let mask = test.mask { try CFormat.made { caretaker_format_mask(mask, -1, nil, $0, $1) } } else {
        try CFormat.named(test.format ?? "", today: test.day)
      }
    defer { caretaker_format_free(format) }
    var (made, column): (OpaquePointer?, OpaquePointer?)
    let created =
      Self.questions[test.question].map { caretaker_formatter_create(format, $0, CARETAKER_REJECTED_NULL, &made) }
      ?? caretaker_formatter_create_for_capture(format, test.question, -1, CARETAKER_REJECTED_NULL, &made)
    #expect(created == CARETAKER_OK && caretaker_column_create(false, &column) == CARETAKER_OK)
    let formatter = try #require(made)
    defer {
      caretaker_formatter_free(formatter)
      caretaker_column_free(column)
    }
    let (bytes, output) = (Array(test.text.utf8), try #require(column))
    var report = emptyReport()
    let status = self.format(bytes, [0, Int32(bytes.count)], nil, with: formatter, into: output, &report)
    var view = caretaker_column_view()
    view.size = UInt32(MemoryLayout<caretaker_column_view>.size)
    #expect(status == CARETAKER_OK && caretaker_column_get_view(output, &view) == CARETAKER_OK)
    let isKnown = view.validity.map { $0[0] & 1 == 1 } ?? true
    let text = String(decoding: UnsafeRawBufferPointer(start: view.values, count: view.length), as: UTF8.self)
    #expect((isKnown ? text : nil) == test.answer)
  }

  @Test func aGroupThatIsNot() throws {
    let format = try CFormat.made { caretaker_format_mask("<day:##>", -1, nil, $0, $1) }
    defer { caretaker_format_free(format) }
    var formatter: OpaquePointer?
    let status = caretaker_formatter_create_for_capture(format, "year", -1, CARETAKER_REJECTED_NULL, &formatter)
    #expect(status == CARETAKER_NOT_FOUND && formatter == nil)
  }

  /// Phone numbers in both widths: text, offsets, nulls and verdicts.
  @Test(arguments: [false, true]) func phoneNumbers(isLarge: Bool) throws {
    let formatter = try formatter("phone(GB)", CARETAKER_QUESTION_E164)
    defer { caretaker_formatter_free(formatter) }
    var made: OpaquePointer?
    #expect(caretaker_column_create(isLarge, &made) == CARETAKER_OK)
    let column = try #require(made)
    defer { caretaker_column_free(column) }
    var report = emptyReport()
    let bytes = Array("020 7946 0958x+447400123456555".utf8)
    let offsets = [0, 13, 14, 27, 30]
    for _ in 0..<2 {
      let status =
        isLarge
        ? format(bytes, offsets.map { Int64($0) }, [0b1101], with: formatter, into: column, &report)
        : format(bytes, offsets.map { Int32($0) }, [0b1101], with: formatter, into: column, &report)
      #expect(status == CARETAKER_OK)
    }
    #expect((report.rows, report.nulls, report.complete, report.incomplete) == (4, 1, 2, 1))
    var view = caretaker_column_view()
    view.size = UInt32(MemoryLayout<caretaker_column_view>.size)
    #expect(caretaker_column_get_view(column, &view) == CARETAKER_OK)
    #expect((view.rows, view.length, view.large) == (8, 52, isLarge))
    let text = UnsafeRawBufferPointer(start: view.values, count: view.length)
    #expect(String(decoding: text.prefix(26), as: UTF8.self) == "+442079460958+447400123456")
    #expect((view.validity?[0], view.verdicts?[0]) == (0b0101_0101, 0b0101_0101))
    #expect(caretaker_column_clear(column) == CARETAKER_OK)
    #expect(caretaker_column_get_view(column, &view) == CARETAKER_OK && view.rows == 0)
  }

  @Test func wrongUse() throws {
    let formatter = try formatter("iban", CARETAKER_QUESTION_TEXT, CARETAKER_REJECTED_KEEP)
    var (made, other, mask): (OpaquePointer?, OpaquePointer?, OpaquePointer?)
    #expect(caretaker_column_create(false, &made) == CARETAKER_OK)
    let column = try #require(made)
    var report = emptyReport()
    func status(_ offsets: [Int32]) -> caretaker_status {
      format(Array("1234".utf8), offsets, nil, with: formatter, into: column, &report)
    }
    #expect(status([0, 4, 2]) == CARETAKER_OUT_OF_RANGE)
    #expect(status([-1, 2]) == CARETAKER_OUT_OF_RANGE)
    #expect(status([0, 5]) == CARETAKER_OUT_OF_RANGE)
    #expect(status([]) == CARETAKER_NULL_POINTER)
    // offsets of another width, and handles of another type
    #expect(format([], [Int64(0)], nil, with: formatter, into: column, &report) == CARETAKER_OUT_OF_RANGE)
    #expect(caretaker_formatter_format(formatter, nil, column, nil) == CARETAKER_NULL_POINTER)
    #expect(format([], [Int32(0)], nil, with: column, into: column, &report) == CARETAKER_INVALID_HANDLE)
    #expect(format([], [Int32(0)], nil, with: formatter, into: formatter, &report) == CARETAKER_INVALID_HANDLE)
    report.size = 4
    #expect(status([0, 4]) == CARETAKER_INVALID_SIZE)
    var view = caretaker_column_view()
    #expect(caretaker_column_get_view(column, &view) == CARETAKER_INVALID_SIZE)
    #expect(caretaker_column_get_view(nil, &view) == CARETAKER_NULL_POINTER)
    #expect(caretaker_format_mask("##", -1, nil, &mask, nil) == CARETAKER_OK)
    #expect(
      caretaker_formatter_create(mask, CARETAKER_QUESTION_E164, CARETAKER_REJECTED_NULL, &other) == CARETAKER_NOT_FOUND)
    #expect(
      caretaker_formatter_create(mask, caretaker_question(rawValue: 99), CARETAKER_REJECTED_NULL, &other)
        == CARETAKER_OUT_OF_RANGE)
    #expect(
      caretaker_formatter_create(mask, CARETAKER_QUESTION_TEXT, caretaker_rejected(rawValue: 99), &other)
        == CARETAKER_OUT_OF_RANGE)
    #expect(other == nil)
    caretaker_format_free(mask)
    caretaker_column_free(column)
    caretaker_formatter_free(formatter)
    caretaker_column_free(nil)
    caretaker_formatter_free(nil)
  }
}
