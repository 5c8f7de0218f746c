import FieldEditing
import FixtureCases
import MaskFuzzing
import MaskOracle
import MaskSyntax
import Testing

/// Every editing case on a field and by the oracle, and every law on every case.
@Suite struct EditingFixtureTests {
  static let cases = Fixtures.editing

  @Test func thereAreCases() {
    #expect(Self.cases.count > 120)
    for found in Self.cases {
      #expect(Fixtures.doors.isSuperset(of: (found.skip ?? [:]).keys), "\(found.place)")
    }
  }

  @Test(arguments: cases) func oracle(_ editing: EditingCase) throws {
    if editing.skips("oracle") { return }
    var field = try Oracle(MaskTree(parsing: editing.mask), options: editing.oracleOptions)
    let steps = try editing.script().keys.map { key in
      field.press(key)
      return EditingCase.Step(field.text, caret: field.caret, value: field.value, complete: field.isComplete)
    }
    editing.expect(steps, captures: field.captures, at: "oracle")
    if let expected = editing.last?.placeholder { #expect(field.placeholder.isSame(as: expected)) }
  }

  @Test(arguments: cases) func swift(_ editing: EditingCase) throws {
    if editing.skips("swift") { return }
    var target = EngineTarget(try editing.compiled(), options: editing.fieldOptions)
    var steps: [EditingCase.Step] = []
    for key in try editing.script().keys {
      target.press(key)
      steps.append(
        EditingCase.Step(
          target.text, caret: target.selection.head, value: target.field.value, complete: target.field.isComplete))
    }
    editing.expect(steps, captures: target.field.captures, at: "swift")
    if let last = editing.last { try editing.run("swift") { expect(last, of: target) } }
  }

  private func expect(_ last: EditingCase.Last, of target: borrowing EngineTarget) {
    let rejections = target.field.rejections.map {
      EditingCase.Last.Refused(position: $0.position, reason: "\($0.reason)")
    }
    if let expected = last.rejections { #expect(rejections == expected) }
    if let expected = last.placeholder {
      let placeholder = target.field.contentPlaceholder
      #expect(placeholder == expected)
    }
    guard let result = target.result else { return }
    if let expected = last.effects { #expect(result.effects.names == expected) }
    let text = Array(target.text.unicodeScalars)
    func string(_ range: Range<Int>) -> String { text[range].reduce(into: "") { $0.unicodeScalars.append($1) } }
    if let expected = last.autoInserted { #expect(string(result.autoInserted) == expected) }
    if let expected = last.padded { #expect(string(result.padded) == expected) }
  }

  @Test(arguments: cases.filter { !$0.fieldOptions.isSecure }) func laws(_ editing: EditingCase) throws {
    let laws = Law.ofComparedCases.subtracting(editing.skips("oracle") ? [.engineIsOracle] : [])
    let checker = LawChecker(try editing.compiled(), options: editing.fieldOptions, laws: laws)
    for violation in checker.violations(of: try editing.script()) { Issue.record("\(violation)") }
  }
}
