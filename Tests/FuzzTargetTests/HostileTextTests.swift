import MaskFuzzing
import TestDepth
import Testing

@testable import caret_fuzz_targets

/// Hostile texts, a few: the command plays very many.
@Suite struct HostileTextTests {
  @Test func aSeedMakesTheSameAgain() {
    let texts = (0..<100).map(HostileTextGenerator(seed: 7).text)
    #expect(texts == (0..<100).map(HostileTextGenerator(seed: 7).text))
    #expect(texts != (0..<100).map(HostileTextGenerator(seed: 8).text))
    #expect(Set(texts).count > 70)
  }

  @Test func allKindsHaveTheirTurn() {
    let texts = HostileTextGenerator(seed: 1)
    #expect(Set((0..<20).map(texts.kind)) == Set(HostileTextGenerator.Kind.allCases))
    let all = (0..<600).map(texts.text)
    #expect(all.contains { $0.utf8.count > 2_000 } && all.contains { $0.count == 1 && $0.unicodeScalars.count > 20 })
    #expect(all.contains { $0.unicodeScalars.contains("\u{202E}") } && all.contains { $0.contains("<<<<") })
  }

  /// Each call comes back: soon in a debug build on a busy machine, too.
  @Test func everyEntryBearsThem() {
    var run = HostileRun(seed: 1)
    let count = tries(40, full: 300)
    for index in 0..<count { run.play(index) }
    #expect(run.calls == Array(repeating: count, count: HostileEntry.all.count))
    #expect(run.longest < .seconds(20), "\(run)")
  }
}
