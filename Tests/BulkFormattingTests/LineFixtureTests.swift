import BulkFormatting
import FixtureCases
import Testing

/// Texts that arrive whole, each a line of a column.
@Suite struct LineFixtureTests {
  @Test(arguments: Fixtures.readings.filter { !$0.text.contains("\n") }) func isALine(_ test: ReadingCase) throws {
    let format = try test.fieldFormat()
    var shown = test.shown
    if shown != nil && format.numberFormat != nil {
      // a line is finished
      var field = Field(format)
      field.paste(test.text)
      field.endEditing()
      shown = field.text
    }
    for rejectedLines in RejectedLines.allCases {
      var formatter = BulkFormatter(format, rejectedLines: rejectedLines)
      var output = LineBuffer()
      let report = formatter.format(lines: Array(test.text.utf8).span, into: &output)
      #expect(report.rejected == (test.shown == nil ? 1 : 0))
      if rejectedLines != .fit { #expect(output.text == shown ?? (rejectedLines == .keep ? test.text : "")) }
    }
  }
}

extension LineBuffer {
  fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }
}
