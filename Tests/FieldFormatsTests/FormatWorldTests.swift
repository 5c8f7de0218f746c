import FieldEditing
import FieldFormats
import FixtureCases
import MaskFuzzing
import TestDepth
import Testing

/// Random keys on every other mask of the catalogue. `CARETAKER_TESTS=full` tries far more, and those of all formats.
@Suite struct FormatWorldTests {
  static let names =
    isFullRun ? FormatCatalog.standard.formats.map(\.name) : FormatMasks.distinct.sample(oneIn: 2, after: 1)

  @Test(arguments: names) func obeysTheLaws(_ name: String) throws {
    let mask = try #require(FormatMasks.all[name])
    for i in 0..<tries(2, full: 100) {
      let checker = LawChecker(mask, options: FieldOptions(isEager: i % 2 == 0, overflow: i % 4 < 2 ? .reject : .drop))
      let found = checker.violations(of: ScriptGenerator(mask.tree, seed: 5).script(i))
      for violation in found.prefix(3) { Issue.record("\(name): \(violation)") }
      if !found.isEmpty { break }
    }
  }
}
