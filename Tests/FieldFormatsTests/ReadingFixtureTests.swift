import FieldEditing
import FieldFormats
import FixtureCases
import MaskFuzzing
import Testing

/// Texts that arrive whole: read, and pasted into a field.
@Suite struct ReadingFixtureTests {
  static let cases = Fixtures.readings

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
    if let shown = test.pasted ?? test.shown {
      #expect(isSecure || field.text == shown)
      #expect(field.isComplete != (test.isIncomplete || test.pasted != nil))
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
    field.paste(try test.otherValue(format))
    let (example, value) = (field.text, field.value)
    try #require(!value.isEmpty)
    field.selectAll()
    let selection = field.selection
    field.paste(test.text)
    if let shown = test.pasted ?? test.shown {
      #expect(field.text == shown)
      // there is nothing to undo where it is the same value
      if field.value == value { return }
      while field.canUndo && field.value != value { field.undo() }
    }
    #expect(field.text == example && field.value == value && field.selection == selection)
  }

  /// Leniently: as it is read, or verbatim or not at all where it would be rejected.
  @Test(arguments: cases + Fixtures.partReadings) func isPastedLeniently(_ test: ReadingCase) throws {
    let format = try test.fieldFormat()
    if format.numberFormat != nil && test.shown == nil { return }
    let standings = FieldOptions.Pasting.allCases.map { pastes in
      var target = EngineTarget(format, options: FieldOptions(pastes: pastes))
      for key in test.keys(.paste(test.text)) { target.press(key) }
      return (pastes, target.text, target.field.value, target.field.rejections)
    }
    let lenient = standings.first { $0.0 == .lenient }!
    let others = standings.filter { $0.0 != .lenient && (test.shown == nil || $0.0 == .lossless) }
    #expect(others.contains { (lenient.1, lenient.2) == ($0.1, $0.2) && lenient.3 == $0.3 })
  }

  /// What fits is taken of masks; not of numbers in a range, of what may mean several things, or be another country's.
  @Test(arguments: [
    ("##-##", "12345", "1234"), ("@@-##", "a1b2", "ab2"), ("(###) ###-####", "20155501234", "2015550123"),
    ("(###) ###-####", "+44 20 7946 0958", ""), ("<month:01..12>/<day:01..31>/<year:####>", "31.12.2026", ""),
    ("<1..31>\"/\"<1..12>\"/\"####", "12/31/2026", ""), ("####", "12 34 or 56 78", ""),
    ("(###) ###-####", "tel:+44 20 7946 0958", ""), ("<y:####>-##-##", "31.12.2026", ""), ("##:##", "9:30 PM", ""),
    ("@@-##", "ab-1234", "ab12"),
    ("(###) ###-####", "tel:+44 20 7946 0958", ""),
    ("<y:####>-##-##", "31.12.2026", ""), ("##:##", "9:30 PM", ""), ("@@-##", "ab-1234", "ab12"),

  ])
  func whatFitsIsTaken(_ mask: String, _ text: String, _ value: String) throws {
    var field = Field(FieldFormat(try Mask(mask)), options: FieldOptions(pastes: .lenient))
    let result = field.paste(text)
    #expect(field.value == value && result.rejectedCount > 0)
    field.clear()
    field.fill(text)
    #expect(field.value == value)
  }

  /// Labels, units and signs of currencies around a number are left out, and nothing that may be a part of it.
  @Test(arguments: [
    ("en_US", "1,234.5 kg", "1,234.5"), ("en_US", "$12", "12"), ("en_US", "EUR 12", "12"),
    ("en_US", "12.50 USD.", "12.50"),
    ("de_DE", "Summe: 1.234,5 €!", "1.234,5"), ("en_US", "Rs.500", "500"), ("en_US", "Fr. 12.50", "12.50"),
    ("en_US", "No.5", "5"), ("en_US", "-5 kg", "-5"), ("en_US", "$-5", "-5"),
    ("en_US", "12%", nil), ("en_US", "12 of 15", nil), ("en_US", "1e5", nil), ("en_US", "kg", nil),
    ("en_US", "--12 kg", nil),
    ("en_US", "5k", nil), ("en_US", "5 Mio. €", nil), ("ja_JP", "5万円", nil), ("en_US", "5 thousands", nil),
    ("en_US", "5 млн", nil), ("en_US", "half 5", nil), ("en_US", "minus 5", nil), ("en_US", "minus: 5", nil),
    ("en_US", "10-inch", nil), ("en_US", "COVID-19", nil), ("en_US", "item (3)", nil), ("en_US", "A4", nil),
    ("en_US", "1O", nil), ("de_DE", "Betrag,5", nil),
  ])
  func numbersAmongWords(_ locale: String, _ text: String, _ shown: String?) throws {
    let format = try FormatCatalog.localized.format(named: "decimal(\(locale))")
    var field = Field(format, options: FieldOptions(pastes: .lenient))
    let result = field.paste(text)
    #expect(field.text == shown ?? "")
    #expect(result.effects.contains(.rejected) == (shown == nil) && result.rejectedCount > 0)
    let lost = field.rejections.count
    if let shown { #expect(text.filter { $0 != " " }.count == shown.count + lost) }
  }

  /// A number that shows a sign of its own takes no other.
  @Test(arguments: ["12 kg", "12 €"]) func numbersWithSigns(_ text: String) throws {
    let format = try FormatCatalog.localized.format(named: "currency(USD, en_US)")
    var field = Field(format, options: FieldOptions(pastes: .lenient))
    #expect(field.paste(text).effects.contains(.rejected) && field.value.isEmpty)
  }

  /// In place of a part: taken as it is, or rejected, which changes nothing.
  @Test(arguments: Fixtures.partReadings) func isPastedIntoAPart(_ test: ReadingCase) throws {
    var target = EngineTarget(try test.fieldFormat(), options: FieldOptions())
    for key in test.keys(.paste(test.text)).dropLast() { target.press(key) }
    let (former, value, selection) = (target.text, target.field.value, target.selection)
    let isAccepted = target.press(.paste(test.text))
    if let shown = test.shown {
      #expect(target.text == shown)
      #expect(target.field.isComplete != test.isIncomplete)
      target.press(.undo)
    } else {
      #expect(!isAccepted && "\(target.field.rejections[0].reason)" == test.rejected)
    }
    #expect(target.text == former && target.field.value == value && target.selection == selection)
  }

  /// As a program sets it, whose text is not a value where a character of it is rejected: the field stays as it was.
  @Test(arguments: cases) func isSetAsValue(_ test: ReadingCase) throws {
    let format = try test.fieldFormat()
    var field = Field(format)
    field.paste(try test.otherValue(format))
    let (former, value, selection) = (field.text, field.value, field.selection)
    let result = field.setValue(test.text)
    if result.rejectedCount > 0 {
      #expect(result.effects.contains(.rejected))
      #expect(field.text == former && field.value == value && field.selection == selection)
    }
    // a decimal is a value whose text may be none, as 1.234 in dollars
    if test.rejected != nil && field.isComplete && format.numberFormat == nil { #expect(field.text == former) }
  }

  /// As a script sets it.
  @Test(arguments: cases) func isSetByAScript(_ test: ReadingCase) throws {
    var target = EngineTarget(try test.fieldFormat(), options: FieldOptions())
    let empty = target.text
    target.press(.setText(test.text))
    #expect(target.text == test.shown ?? empty)
  }
}
