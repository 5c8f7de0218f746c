import FieldEditing
import FixtureCases
import MaskFuzzing
import MaskOracle
import Testing

/// Every case of number entry on a field and by the oracle, and every law on every case.
@Suite struct NumberFixtureTests {
  static let cases = Fixtures.numbers

  @Test func thereAreCases() {
    #expect(Self.cases.count > 500)
    for found in Self.cases { #expect(Fixtures.doors.isSuperset(of: (found.skip ?? [:]).keys), "\(found.place)") }
  }

  @Test(arguments: cases) func oracle(_ entry: NumberCase) throws {
    try entry.run("oracle", on: NumberOracle(entry.setup.symbols, options: entry.setup.oracleOptions))
  }

  /// In every unit of offsets, since only the engine counts them.
  @Test(arguments: cases, FieldOptions.OffsetUnit.allCases) func swift(
    _ entry: NumberCase, _ unit: FieldOptions.OffsetUnit
  )
    throws
  {
    try entry.run("swift", on: EngineTarget(entry.setup, offsetUnit: unit))
  }

  @Test(arguments: cases) func laws(_ entry: NumberCase) throws {
    let setup = entry.setup
    let script = try Script(parsing: entry.keys)
    let checker = LawChecker(setup)
    let ofOracle = checker.violations(of: script) { NumberOracle(setup.symbols, options: setup.oracleOptions) }
    for violation in checker.violations(of: script) + ofOracle { Issue.record("\(violation)") }
  }
}
