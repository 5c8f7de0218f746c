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

  @Test(arguments: NumberCase.all) func laws(_ entry: NumberCase) throws {
    let setup = entry.number
    let checker = NumberLawChecker(setup) { NumberOracle(setup.symbols, options: setup.oracleOptions) }
    for violation in checker.violations(of: try Script(parsing: entry.keys)) { Issue.record("\(violation)") }
  }
}
