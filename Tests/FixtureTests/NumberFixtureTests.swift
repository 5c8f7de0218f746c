import FieldEditing
import MaskFuzzing
import MaskOracle
import Testing

/// Every case of number entry through every door, and every law on every case.
@Suite struct NumberFixtureTests {
  static let doors: Set<String> = ["oracle", "swift", "command"]

  @Test func thereAreCases() {
    #expect(NumberCase.all.count > 500)
    for found in NumberCase.all { #expect(Self.doors.isSuperset(of: (found.skip ?? [:]).keys), "\(found.place)") }
  }

  @Test(arguments: NumberCase.all) func oracle(_ entry: NumberCase) throws {
    try entry.run("oracle", on: NumberOracle(entry.number.symbols, options: entry.number.oracleOptions))
  }

  /// In every unit of offsets, since only the engine counts them.
  @Test(arguments: NumberCase.all, FieldOptions.OffsetUnit.all) func swift(_ entry: NumberCase, _ unit: FieldOptions.OffsetUnit)
    throws
  {
    try entry.run("swift", on: EngineTarget(entry.number, offsetUnit: unit))
  }

  @Test(arguments: NumberCase.all) func laws(_ entry: NumberCase) throws {
    let setup = entry.number
    let script = try Script(parsing: entry.keys)
    let oracle = NumberLawChecker(setup) { NumberOracle(setup.symbols, options: setup.oracleOptions) }
    for violation in oracle.violations(of: script) { Issue.record("\(violation)") }
    let engine = NumberLawChecker(setup) { EngineTarget(setup) }
    for violation in engine.violations(of: script) + engine.wrongEdits(of: script) { Issue.record("\(violation)") }
  }
}
