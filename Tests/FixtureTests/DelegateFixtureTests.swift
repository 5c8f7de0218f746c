import CaretakerFoundation
import MaskFuzzing
import Testing

/// Every editing case as a text view's delegate is asked for it.
@MainActor @Suite struct DelegateFixtureTests {
  @Test(arguments: EditingFixtureTests.cases) func delegate(_ editing: EditingCase) throws {
    if editing.skips("delegate") { return }
    var view = TextView(FieldModel(try editing.compiled(), options: editing.fieldOptions))
    let steps = try editing.script().keys.map { key in
      view.press(key)
      #expect(view.text.isSame(as: view.model.text))
      return EditingCase.Step(
        view.text, caret: view.selection.head, value: view.model.value, complete: view.model.isComplete)
    }
    editing.expect(steps, captures: view.model.read { $0.captures }, at: "delegate")
  }

  @Test(arguments: NumberFixtureTests.cases) func numbers(_ entry: NumberFixtureTests.Case) throws {
    let options = FieldOptions(pastes: .lenient)
    try entry.run("delegate", on: TextView(FieldModel(entry.setup.fieldFormat, options: options)))
  }

  @Test(arguments: PhoneFixtureTests.cases) func phones(_ entry: PhoneFixtureTests.Case) throws {
    try entry.run("delegate", on: TextView(FieldModel(FieldFormat(entry.setup.format), options: entry.setup.options)))
  }

  /// Texts that arrive whole: to a delegate a paste is a change like any other.
  @Test(arguments: ReadingFixtureTests.cases) func readings(_ test: ReadingCase) throws {
    var view = TextView(FieldModel(try test.fieldFormat()))
    let empty = view.text
    _ = view.insert(test.text)
    #expect(view.text == test.pasted ?? test.shown ?? empty)
    #expect(view.text == view.model.text)
  }
}
