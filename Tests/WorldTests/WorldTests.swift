import FieldEditing
import MaskFuzzing
import TestDepth
import Testing

/// Small worlds tried whole, and large ones at random. `CARETAKER_TESTS=full` tries far more.
@Suite struct WorldTests {
  /// Stops a run at so many violations, each printed as a line that `caret replay` takes.
  private struct Report {
    var found = 0
    mutating func add(_ violations: [LawViolation]) {
      for violation in violations.prefix(max(0, 20 - found)) { Issue.record("\(violation)") }
      found += violations.count
    }
  }

  /// All masks up to a size, with all short scripts: the compiled field is the oracle's.
  @Test(arguments: [true, false]) func smallWorldAgrees(isEager: Bool) {
    agree(SmallWorld(maskSize: tries(3, full: 4), scriptLength: 3), isEager: isEager, share: tries(60, full: 8))
  }

  /// The same of words, whose letters only decide: one may begin as another does, or end as another begins.
  @Test(arguments: [true, false]) func smallWorldOfWordsAgrees(isEager: Bool) {
    let world = SmallWorld(
      parts: [#""abc""#, #""cb""#, #""a-b""#, "#", "|", "<", ">"], maskSize: tries(4, full: 5),
      keys: [.insert("a"), .insert("b"), .insert("c"), .insert("1"), .deleteBackward(), .move(.backward)],
      scriptLength: 4)
    agree(world, isEager: isEager, share: tries(100, full: 10))
  }

  /// Plays each mask of a world with one script in so many, so that each script meets many masks.
  private func agree(_ world: SmallWorld, isEager: Bool, share: Int) {
    let scripts = Array(world.scripts.filter { $0.keys.count == world.scriptLength })
    var report = Report()
    var masks = 0
    for (i, text) in world.masks.enumerated().sample(oneIn: 10, after: isEager ? 0 : 5) {
      guard let mask = try? Mask(text, strictness: .permissive) else { continue }
      masks += 1
      let checker = LawChecker(mask, options: FieldOptions(isEager: isEager), laws: [.engineIsOracle])
      for (j, script) in scripts.enumerated() where (i + j) % share == 0 { report.add(checker.violations(of: script)) }
      if report.found >= 20 { break }
    }
    #expect(masks > tries(20, full: 100))
    #expect(report.found == 0)
  }

  /// Random masks with random scripts of all keys, under each pair of options.
  @Test(arguments: [UInt64(1), 2, 3, 4]) func randomWorldObeysTheLaws(seed: UInt64) {
    let options = FieldOptions(isEager: seed % 2 == 1, overflow: seed > 2 ? .drop : .reject)
    let generator = MaskGenerator(seed: seed, brokenPercent: 0)
    var report = Report()
    var masks = 0
    let count = tries(8, full: 2_000)
    for i in 0..<count {
      // a few are too large to compile
      guard let mask = try? Mask(generator.mask(i), strictness: .permissive) else { continue }
      masks += 1
      let checker = LawChecker(mask, options: options)
      let scripts = ScriptGenerator(mask.tree, seed: seed)
      for j in 0..<tries(2, full: 4) { report.add(checker.violations(of: scripts.script(i * 16 + j))) }
      if report.found >= 20 { break }
    }
    #expect(report.found == 0)
    #expect(masks >= count * 3 / 4)
  }
}
