import Caretaker
import Testing

/// Texts that arrive whole, through every door.
@Suite struct ReadingFixtureTests {
  static let cases = Fixtures.cases("reading", as: ReadingCase.self)

  @Test func thereAreCases() { #expect(Self.cases.count > 60) }

  @Test(arguments: cases) func isRead(_ test: ReadingCase) throws {
    let format = try test.fieldFormat()
    let reading = format.read(test.text)
    #expect(reading.isAccepted == (test.shown != nil))
    if let reason = test.rejected {
      #expect(reading.rejections.first.map { "\($0.reason)" } == reason)
    } else {
      #expect(test.leftOut(reading.rejections) == test.leftOut)
    }
  }

  /// Into an empty field; what was left out is reported.
  @Test(arguments: cases, [false, true]) func isPasted(_ test: ReadingCase, _ isSecure: Bool) throws {
    let format = try test.fieldFormat()
    var options = FieldOptions(isSecure: isSecure)
    options.undoSteps = 5
    var field = Field(format, options: options)
    let empty = field.text
    let result = field.paste(test.text)
    if let shown = test.shown {
      // a number that was begun is padded when editing ends
      if !field.isComplete && !test.isIncomplete { field.endEditing() }
      #expect(isSecure || field.text == shown)
      #expect(field.isComplete != test.isIncomplete)
      #expect(test.leftOut(field.rejections) == test.leftOut)
      while field.canUndo { field.undo() }
    } else {
      #expect(result.effects.contains(.rejected) && !field.canUndo)
      #expect(field.rejections.count == result.rejectedCount && result.rejectedCount > 0)
    }
    #expect(field.text == empty)
  }

  /// Over all that is there: a text that is rejected leaves it, and what was selected.
  @Test(arguments: cases) func isPastedOver(_ test: ReadingCase) throws {
    let format = try test.fieldFormat()
    var field = Field(format)
    field.paste(format.example)
    let (example, value) = (field.text, field.value)
    try #require(!value.isEmpty)
    field.selectAll()
    let selection = field.selection
    field.paste(test.text)
    if let shown = test.shown {
      if !field.isComplete && !test.isIncomplete { field.endEditing() }
      #expect(field.text == shown)
      // there is nothing to undo where it is the same value
      if field.value == value { return }
      while field.canUndo && field.value != value { field.undo() }
    }
    #expect(field.text == example && field.value == value && field.selection == selection)
  }

  /// As a line of a column.
  @Test(arguments: cases.filter { !$0.text.contains("\n") }) func isALine(_ test: ReadingCase) throws {
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
