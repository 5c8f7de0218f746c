import CaretakerFoundation
import TestDepth
import Testing

@testable import caret_fuzz_targets

/// Damaged programs, a sample: `caret-fuzz-targets damage` changes every word of every mask.
@Suite struct DamagedProgramTests {
  /// Each word of small programs, each change: rejected by the checksum. With a fitting one, every ninth word.
  @Test(arguments: ["#\"-\"{1,}", "<\"AM\"|\"PM\">", "<a:##>|<b:[a-f]{2}>", "<01..12>/##"])
  func everyWordOfASmallProgram(_ text: String) throws {
    let damage = DamagedProgram(try Mask(text, strictness: .permissive))
    var accepted = 0
    for word in 0..<damage.wordCount {
      for change in DamagedProgram.Change.allCases {
        #expect(damage.isRejected(word: word, change))
        if word % 9 == 0, damage.play(word: word, change) { accepted += 1 }
      }
    }
    // with a fitting checksum some are programs, too
    #expect(accepted > 0)
  }

  /// A few words of each mask of the catalogue.
  @Test func someWordsOfTheCatalogue() {
    var run = DamageRun(step: tries(1_000_000, full: 50_000), seed: 2)
    for (name, mask) in DamageRun.masks { run.play(name, mask) }
    #expect(run.played > 0)
  }
}
