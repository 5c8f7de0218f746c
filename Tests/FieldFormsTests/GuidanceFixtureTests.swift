import FieldForms
import FixtureCases
import Foundation
import MaskFuzzing
import Testing

/// What the design guides ask for: events on a form, and answers in line mode.
@Suite struct GuidanceFixtureTests {
  static let cases = Fixtures.forms

  @Test func thereAreCases() { #expect(Self.cases.count > 100) }

  @Test(arguments: cases.filter { $0.steps != nil }) func swift(_ test: GuidanceCase) throws {
    var replay = FormReplay(try test.plan())
    for (number, step) in (test.steps ?? []).enumerated() {
      for key in try FormScript(parsing: step.keys).steps { _ = replay.take(key) }
      test.expect(replay.facts, after: number, at: "Swift")
    }
    try test.expectValues(Data(replay.form.json().utf8), at: "Swift")
  }

  /// All laws of forms hold of the keys of every case.
  @Test(arguments: cases.filter { $0.steps != nil }) func laws(_ test: GuidanceCase) throws {
    let violation = FormLawChecker(try test.plan()).violation(of: try FormScript(parsing: test.keys))
    #expect(violation == nil, "\(test.place)")
  }

  /// A form takes no more keys than the case allows.
  @Test(arguments: cases.filter { $0.keyCount != nil }) func keysAreCounted(_ test: GuidanceCase) throws {
    #expect(try FormScript(parsing: test.keys).steps.count <= test.keyCount ?? 0)
  }

  @Test(arguments: cases.filter { $0.dialogue != nil }) func lineMode(_ test: GuidanceCase) throws {
    var dialogue = FormDialogue(FieldForm(try test.plan()))
    for (number, turn) in (test.dialogue ?? []).enumerated() {
      let reply = turn.answer.map { dialogue.answer($0) } ?? dialogue.begin()
      #expect(reply.text == turn.says.joined(separator: "\n"), "\(test.place), reply \(number)")
      #expect((reply.next == .askSecretly) == (turn.hidden ?? false), "\(test.place), reply \(number)")
    }
    try test.expectValues(Data(dialogue.form.json().utf8), at: "line mode")
  }

  @Test(arguments: cases.filter { $0.error != nil }) func errors(_ test: GuidanceCase) {
    do throws(FormDescriptionError) {
      _ = try FormPlan(json: Array(test.form.utf8), environment: test.environment)
      Issue.record("\(test.place): the form is read")
    } catch {
      #expect("\(error.path): \(error.message); \(error.suggestion)" == test.error, "\(test.place)")
    }
  }

  @Test(arguments: cases.filter { $0.warnings != nil }) func warnings(_ test: GuidanceCase) throws {
    #expect(try FormDescription(json: test.form).warnings.map(\.description) == test.warnings, "\(test.place)")
  }
}
