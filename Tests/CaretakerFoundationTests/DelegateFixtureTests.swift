import CaretakerFoundation
import FixtureCases
import MaskFuzzing
import Testing

/// Every case as a text view's delegate is asked for it.
@MainActor @Suite struct DelegateFixtureTests {
  @Test(arguments: Fixtures.editing) func delegate(_ editing: EditingCase) throws {
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

  @Test(arguments: Fixtures.numbers) func numbers(_ entry: NumberCase) throws {
    var options = FieldOptions(pastes: .verbatim)
    options.steps = entry.setup.steps
    try entry.run("delegate", on: TextView(FieldModel(entry.setup.fieldFormat, options: options)))
  }

  @Test(arguments: Fixtures.phones) func phones(_ entry: PhoneCase) throws {
    try entry.run("delegate", on: TextView(FieldModel(FieldFormat(entry.setup.format), options: entry.setup.options)))
  }

  /// Texts that arrive whole: to a delegate a paste is a change like any other.
  @Test(arguments: Fixtures.readings) func readings(_ test: ReadingCase) throws {
    var view = TextView(FieldModel(try test.fieldFormat()))
    let empty = view.text
    _ = view.insert(test.text)
    #expect(view.text == test.pasted ?? test.shown ?? empty)
    #expect(view.text == view.model.text)
  }

  /// The same, as an application hands them over.
  @Test(arguments: Fixtures.readings) func pastes(_ test: ReadingCase) throws {
    let model = FieldModel(try test.fieldFormat())
    let empty = model.text
    model.paste(test.text)
    #expect(model.text == test.pasted ?? test.shown ?? empty)
  }
}
