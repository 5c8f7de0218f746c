import FieldEditing
import MaskOracle

/// Numbers of a format that are fuzzed: as they are written, or as a cash register takes them.
public struct NumberSubject: FuzzSubject {
  public let title: String
  /// The field that is typed into.
  public let setup: NumberSetup
  private let format: NumberFormat
  private let scripts: ScriptGenerator

  /// A subject of numbers.
  ///
  /// - Parameters:
  ///   - setup: The field that is typed into.
  ///   - title: What it is called in a report.
  public init(_ setup: NumberSetup, title: String) {
    self.setup = setup
    self.title = title
    format = NumberFormat(setup.symbols)
    scripts = ScriptGenerator(setup, seed: 0)
  }

  public var automaton: FuzzCoverage.Automaton? { nil }

  public func trial(_ index: Int, seed: UInt64) -> NumberTrial {
    var random = SeededGenerator(optionsOf: index, seed: seed)
    let unit = random.pick(FieldOptions.OffsetUnit.allCases)
    return NumberTrial(setup: setup, format: format, offsetUnit: unit, script: scripts.script(index, seed: seed))
  }
}

/// Keys on a field of numbers.
public struct NumberTrial: FuzzTrial {
  let setup: NumberSetup
  /// The setup's format, made once for all runs.
  let format: NumberFormat
  let offsetUnit: FieldOptions.OffsetUnit
  public var script: Script

  public func brokenLaws(comparing: Bool) -> [BrokenLaw] {
    let laws = comparing ? Set(NumberLaw.allCases) : Set(NumberLaw.allCases).subtracting([.targetIsOracle])
    let (format, setup, unit) = (format, setup, offsetUnit)
    let checker = NumberLawChecker(setup, format, laws: laws) { EngineTarget(setup, format, offsetUnit: unit) }
    return (checker.violations(of: script) + checker.wrongEdits(of: script, in: [unit])).map(BrokenLaw.init)
  }

  public func visit(_ coverage: inout FuzzCoverage) {
    visit(&coverage, EngineTarget(setup, format, offsetUnit: offsetUnit)) { target, coverage in
      coverage.note(shape: target.text)
    }
  }

  public func fixture(_ broken: BrokenLaw) -> String? {
    FixtureCase(broken, playedOn: NumberOracle(setup.symbols, options: setup.oracleOptions)).line
  }
}
