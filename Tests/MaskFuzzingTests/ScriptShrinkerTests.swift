import FieldEditing
import Testing

@testable import MaskFuzzing

/// What makes a failure short.
@Suite struct ScriptShrinkerTests {
  /// Keys that fail where something holds of them.
  private struct Failing: FuzzTrial {
    var script: Script
    let fails: @Sendable ([EditCommand]) -> Bool

    func brokenLaws(comparing: Bool) -> [BrokenLaw] {
      guard fails(script.keys) else { return [] }
      let found = LawViolation(law: .undoInverts, session: "", keys: script.description, detail: "")
      return [BrokenLaw(found)]
    }
    func visit(_ coverage: inout FuzzCoverage) {}
    func fixture(_ broken: BrokenLaw) -> String? { nil }
  }

  private func shortest(_ script: String, where fails: @escaping @Sendable ([EditCommand]) -> Bool) throws -> String? {
    let trial = Failing(script: try Script(parsing: script), fails: fails)
    guard let broken = trial.brokenLaws(comparing: false).first else { return nil }
    var shrinker = ScriptShrinker(trial, broken)
    return shrinker.shortest()?.broken.keys
  }

  @Test func keysThatDoNotMatterGo() throws {
    let shortest = try shortest("12«LEFT»3«BS»«UNDO»45«DEL»6«HOME»7") {
      $0.contains(.deleteBackward()) && $0.contains(.deleteForward())
    }
    #expect(shortest == "«BS»«DEL»")
  }

  @Test func textsGrowShort() throws {
    let shortest = try shortest("ab«PASTE 12-34/5678»«SEL 3 7»") { keys in
      keys.contains { if case .paste(let text) = $0 { text.contains("4") } else { false } }
    }
    #expect(shortest == "«PASTE 4»")
  }

  @Test func charactersGrowPlain() throws {
    let shortest = try shortest("é«BS»ß") { $0.contains { $0.typedScalar != nil } }
    #expect(shortest == "1")
  }

  /// What does not fail any more, a law of chance, is not a failure to be shortened.
  @Test func whatDoesNotFailIsNotShortened() throws {
    let broken = try #require(
      Failing(script: Script([.move(.backward)])) { _ in true }.brokenLaws(comparing: false).first)
    var shrinker = ScriptShrinker(Failing(script: Script([.move(.backward)])) { _ in false }, broken)
    let found = shrinker.shortest()
    #expect(found == nil)
  }

  /// A law that takes long is tried no more often than was asked for.
  @Test func attemptsAreBounded() throws {
    let script = Script(Array(repeating: .move(.backward), count: 400))
    let broken = try #require(Failing(script: script) { _ in true }.brokenLaws(comparing: false).first)
    var shrinker = ScriptShrinker(Failing(script: script) { $0.count > 390 }, broken, attempts: 5)
    let keys = shrinker.shortest()?.trial.script.keys.count
    #expect(keys == 400)
  }
}
