import FieldEditing
import Foundation
import MaskFuzzing
import MaskOracle
import Testing

/// Every case of number entry through every door, and every law on every case.
@Suite struct NumberFixtureTests {
  typealias Case = EntryCase<NumberSetup>
  static let doors: Set<String> = ["oracle", "swift", "command", "delegate", "c"]
  static let cases: [Case] = {
    let file = Fixtures.folder.appendingPathComponent("numbers/symbols.json")
    let decoder = JSONDecoder()
    do {
      let symbols = try JSONDecoder().decode([String: NumberSymbolsDescription].self, from: Data(contentsOf: file))
      decoder.userInfo[NumberSetup.namedSymbols] = symbols
    } catch {
      preconditionFailure("symbols.json: \(error)")
    }
    return Fixtures.cases("numbers", decoder: decoder)
  }()

  @Test func thereAreCases() {
    #expect(Self.cases.count > 500)
    for found in Self.cases { #expect(Self.doors.isSuperset(of: (found.skip ?? [:]).keys), "\(found.place)") }
  }

  @Test(arguments: cases) func oracle(_ entry: Case) throws {
    try entry.run("oracle", on: NumberOracle(entry.setup.symbols, options: entry.setup.oracleOptions))
  }

  /// In every unit of offsets, since only the engine counts them.
  @Test(arguments: cases, FieldOptions.OffsetUnit.allCases) func swift(_ entry: Case, _ unit: FieldOptions.OffsetUnit)
    throws
  {
    try entry.run("swift", on: EngineTarget(entry.setup, offsetUnit: unit))
  }

  @Test(arguments: cases) func laws(_ entry: Case) throws {
    let setup = entry.setup
    let script = try Script(parsing: entry.keys)
    let oracle = NumberLawChecker(setup) { NumberOracle(setup.symbols, options: setup.oracleOptions) }
    for violation in oracle.violations(of: script) { Issue.record("\(violation)") }
    let format = setup.fieldFormat
    let engine = NumberLawChecker(setup) { EngineTarget(format) }
    for violation in engine.violations(of: script) + engine.wrongEdits(of: script) { Issue.record("\(violation)") }
  }
}
