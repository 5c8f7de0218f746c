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
}
