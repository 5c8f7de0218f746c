import FieldFormats
import MaskFuzzing
import MaskOracle
import Testing

@testable import caret_cli

/// Every case of the catalogue through every door, and every law on every case. The command's door stands in
/// `CommandFixtureTests`.
@Suite struct FormatFixtureTests {
  static let cases = Fixtures.cases("formats", as: FormatCase.self)
  static let texts = cases.filter { $0.text != nil }

  @Test func thereAreCases() { #expect(Self.cases.count > 50) }

  /// In every unit of offsets, since only the engine counts them.
  @Test(arguments: cases) func swift(_ test: FormatCase) throws {
    let (format, mask) = (try test.named(), try test.mask())
    for unit in FieldOptions.OffsetUnit.allCases {
      var target = EngineTarget(mask, offsetUnit: unit)
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
    var field = try Oracle(test.named().tree)
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

  /// The keys as they are; a text also typed key by key, and then edited in the middle.
  @Test(arguments: cases) func laws(_ test: FormatCase) throws {
    let checker = LawChecker(try test.mask())
    for script in test.scripts { for violation in checker.violations(of: script) { Issue.record("\(violation)") } }
  }
}

extension FormatCase {
  /// The keys of the case, and such as a person may press to come to the same.
  fileprivate var scripts: [Script] {
    guard let text else { return [Script(keys)] }
    let typed = text.unicodeScalars.map { Key.type($0) }
    let back = Array(repeating: Key.left, count: typed.count / 2)
    let middle: [Key] =
      [.backspace, .delete, .undo, .redo, .left, .shiftRight] + typed.prefix(1) + [.paste(text), .endEditing]
    return [Script(keys), Script(typed + back + middle)]
  }
}
