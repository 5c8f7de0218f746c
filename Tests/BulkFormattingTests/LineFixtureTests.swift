import BulkFormatting
import FieldEditing
import FixtureCases
import Testing

/// Texts that arrive whole, each a line of a column.
@Suite struct LineFixtureTests {
  @Test(arguments: Fixtures.readings.filter { !$0.text.contains("\n") }) func isALine(_ test: ReadingCase) throws {
    let format = try test.fieldFormat()
    var shown = test.shown
    // a line is finished, and stays as it came where something is missing
    var field = Field(format)
    let isIncomplete = field.fill(test.text).isAccepted && !field.isComplete && !field.value.isEmpty
    if shown != nil && format.numberFormat != nil {
      field.endEditing()
      shown = field.text
    }
    for rejectedLines in RejectedLines.allCases {
      var formatter = BulkFormatter(format, rejectedLines: rejectedLines)
      var output = LineBuffer()
      let report = formatter.format(lines: Array(test.text.utf8).span, into: &output)
      #expect(report.rejected == (test.shown == nil ? 1 : 0))
      if rejectedLines == .fit { continue }
      let isKept = rejectedLines == .keep && (shown == nil || isIncomplete)
      #expect(output.text == (isKept ? test.text : shown ?? ""))
    }
  }
}

extension LineBuffer {
  fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }
}
