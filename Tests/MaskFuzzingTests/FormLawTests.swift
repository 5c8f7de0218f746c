import FieldEditing
import FieldFormats
import FieldForms
import Foundation
import TestDepth
import Testing

@testable import MaskFuzzing

/// Random steps in the example forms and in forms made at random: the laws hold after each of them.
@Suite struct FormLawTests {
  /// The environment of a run: offsets count each unit in turn.
  static func environment(_ run: Int) -> FormEnvironment {
    let units = FieldOptions.OffsetUnit.allCases
    return FormEnvironment(
      today: CalendarDate(iso: "2026-11-24"), region: "DE", offsetUnit: units[run % units.count])
  }

  static let examples = ["checkout", "sign-up", "bank-transfer", "profile", "one-time-code", "retailer"]

  static func example(_ name: String, _ run: Int) throws -> FormPlan {
    let file = URL(filePath: #filePath).appending(path: "../../../fixtures/forms/examples/\(name).json").standardized
    return try FormPlan(json: Array(try Data(contentsOf: file)), environment: environment(run))
  }

  @Test(arguments: examples, 0..<4) func lawsHoldInExamples(_ name: String, _ seed: Int) throws {
    let plan = try Self.example(name, seed)
    let checker = FormLawChecker(plan)
    let script = FormGenerator(seed: 3).script(seed, for: plan, length: tries(120, full: 500))
    guard let found = checker.violation(of: script) else { return }
    let short = checker.shortened(found)
    Issue.record("\(name), seed \(seed): \(short.law): \(short.script): \(short.detail)")
  }

  @Test(arguments: 0..<8) func lawsHoldInRandomForms(_ part: Int) {
    let generator = FormGenerator(seed: 7)
    var sound = 0
    let count = tries(12, full: 40)
    for index in part * count..<(part + 1) * count {
      guard let plan = try? FormPlan(generator.description(index), environment: Self.environment(index)) else {
        continue
      }
      sound += 1
      let checker = FormLawChecker(plan)
      guard let found = checker.violation(of: generator.script(index, for: plan, length: 60)) else { continue }
      let short = checker.shortened(found)
      Issue.record("form \(index): \(short.law): \(short.script): \(short.detail)\n\(plan.description.json)")
      return
    }
    #expect(sound > count / 4)
  }

  @Test func scriptsAreReadAsTheyAreWritten() throws {
    let text =
      "«FOCUS email»ada««@x«BS-WORD»«SHIFT-UP»«SEL 0 3»«REPLACE 0 2 a b»«ANSWER user taken»«WIDTH bio 20»«TICK 600»"
    let script = try FormScript(parsing: text)
    #expect(script.steps.count == 14 && script.description == text)
    #expect(throws: ScriptError(.malformedKey("SEL 3"), at: 2)) { try FormScript(parsing: "ab«SEL 3»") }
    #expect(throws: ScriptError(.unknownKey("JUMP"), at: 0)) { try FormScript(parsing: "«JUMP»") }
  }

  /// Forms that are not sound are rejected with a reason, and none is taken for another.
  @Test func unsoundFormsAreRejected() {
    let generator = FormGenerator(seed: 7)
    var reasons: [String: Int] = [:]
    for index in 0..<400 {
      do { _ = try FormPlan(generator.description(index), environment: Self.environment(index)) } catch {
        #expect(!error.description.isEmpty)
        reasons[error.description.split(separator: ":").last.map(String.init) ?? "", default: 0] += 1
      }
    }
    #expect(reasons.count > 2, "\(reasons)")
  }
}
