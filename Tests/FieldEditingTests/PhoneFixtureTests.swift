import FieldEditing
import FixtureCases
import MaskFuzzing
import MaskOracle
import Testing

/// Every case of phone entry on a field and by the oracle, and every law on every case.
@Suite struct PhoneFixtureTests {
  static let cases = Fixtures.phones
  static let plans = Result { try TypingPlans(Fixtures.plans("tables/phone-plans.txt")) }

  @Test func thereAreCases() {
    #expect(Self.cases.count >= 150)
    #expect(Set(Self.cases.compactMap(\.setup.format.region)).count > 30)
    for found in Self.cases {
      #expect(Fixtures.doors.isSuperset(of: (found.skip ?? [:]).keys), "\(found.place)")
    }
  }

  @Test(arguments: cases) func oracle(_ entry: PhoneCase) throws {
    try entry.run("oracle", on: entry.setup.oracle(Self.plans.get()))
  }

  /// In every unit of offsets, since only the engine counts them.
  @Test(arguments: cases, FieldOptions.OffsetUnit.allCases) func swift(
    _ entry: PhoneCase, _ unit: FieldOptions.OffsetUnit
  )
    throws
  {
    try entry.run("swift", on: EngineTarget(entry.setup, offsetUnit: unit))
  }

  @Test(arguments: cases) func laws(_ entry: PhoneCase) throws {
    let (setup, plans) = (entry.setup, try Self.plans.get())
    let script = try Script(parsing: entry.keys)
    let checker = LawChecker(setup, plans)
    let ofOracle = checker.violations(of: script) { setup.oracle(plans) }
    for violation in checker.violations(of: script) + ofOracle { Issue.record("\(violation)") }
  }
}
