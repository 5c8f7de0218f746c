import KeystrokeCorpora
import Testing

/// What is meant is what stands there in the end, however it was entered.
@Suite struct PlayingTests {
  @Test(arguments: KeystrokeCorpus.Kind.allCases) func everyScriptEndsInTheValueMeant(_ kind: KeystrokeCorpus.Kind) throws {
    var player = ScriptPlayer()
    var failures = 0
    for script in KeystrokeCorpus(kind, seed: 3).first(30_000) {
      let outcome = try player.play(script)
      var problem: String?
      if outcome.value != script.value { problem = "value \(outcome.value)" }
      if outcome.isValid != script.isValid { problem = "valid \(outcome.isValid)" }
      if script.habit == .typed && outcome.hasRefusals { problem = "refused" }
      guard let problem else { continue }
      failures += 1
      if failures < 60 { print("\(script.subject) \(script.habit) \(script.keys) meant \(script.value): \(problem)") }
    }
    #expect(failures == 0)
  }
}
