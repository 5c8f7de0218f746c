import FieldEditing
import FieldFormats
import FixtureCases
import MaskFuzzing
import MaskOracle
import TestDepth
import Testing

/// Every case of the catalogue on a field and by the oracle, and every law on every case.
@Suite struct FormatFixtureTests {
  static let cases = Fixtures.formats
  static let texts = cases.filter { $0.text != nil }

  @Test func thereAreCases() { #expect(Self.cases.count > 50) }

  /// In every unit of offsets, since only the engine counts them.
  @Test(arguments: cases) func swift(_ test: FormatCase) throws {
    let format = try test.named()
    for unit in FieldOptions.OffsetUnit.allCases {
      var target = EngineTarget(try FieldFormat(format, today: test.today), offsetUnit: unit)
      let found = test.keys.map { key in
        target.press(key)
        return FormatStanding(
          text: target.text, caret: target.selection.head, value: target.field.value,
          isComplete: target.field.isComplete,
          state: format.state(of: target.field, today: test.today).text)
      }
      test.expect(found, at: "swift in \(unit)")
    }
  }

  @Test(arguments: cases) func oracle(_ test: FormatCase) throws {
    let format = try FieldFormat(test.named(), today: test.today)
    var field = try Oracle(test.named().tree, options: OracleOptions(format))
    let found = test.keys.map { key in
      field.press(key)
      return FormatStanding(
        text: field.text, caret: field.caret, value: field.value, isComplete: field.isComplete, state: nil)
    }
    test.expect(found, at: "oracle")
  }

  /// The display is read back to the value, and the value is shown as the display.
  @Test(arguments: texts) func isReadBack(_ test: FormatCase) throws {
    var field = Field(try test.mask())
    for again in [test.steps[0].shown, test.steps[0].value] {
      field.setText(again)
      let (shown, value) = (field.text, field.value)
      #expect(shown.isSame(as: test.steps[0].shown))
      #expect(value.isSame(as: test.steps[0].value))
    }
  }

  @Test(arguments: cases) func laws(_ test: FormatCase) throws {
    try expectLaws(of: Script(test.keys), test, Law.ofComparedCases)
  }

  /// A text typed key by key, and then edited in the middle: one for each other mask. `CARETAKER_TESTS=full` edits all
  /// texts.
  @Test(
    arguments: isFullRun
      ? texts : FormatMasks.distinct.sample(oneIn: 2).compactMap { name in texts.first { $0.format == name } })
  func lawsOfEditing(_ test: FormatCase) throws {
    let text = try #require(test.text)
    let typed = text.unicodeScalars.map { EditCommand.typing($0) }
    let back = Array(repeating: EditCommand.move(.backward), count: typed.count / 2)
    let middle: [EditCommand] =
      [.deleteBackward(), .deleteForward(), .undo, .redo, .move(.backward), .move(.forward, extending: true)]
      + typed.prefix(1) + [.paste(text), .endEditing]
    try expectLaws(of: Script(typed + back + middle), test, Set(Law.allCases))
  }

  private func expectLaws(of script: Script, _ test: FormatCase, _ laws: Set<Law>) throws {
    for violation in LawChecker(try test.mask(), laws: laws).violations(of: script) { Issue.record("\(violation)") }
  }
}
