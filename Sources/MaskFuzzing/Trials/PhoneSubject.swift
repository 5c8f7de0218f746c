import FieldEditing
import MaskOracle
import PhonePlanCompiler

/// Phone numbers that are fuzzed, as they are entered in one region.
public struct PhoneSubject: FuzzSubject {
  public let title: String
  /// The field that is typed into.
  public let setup: PhoneSetup
  private let plans: TypingPlans
  private let scripts: ScriptGenerator

  /// - Parameters:
  ///   - plans: plans whose patterns `TypingPlans` can read; `NumberingPlans.linked()` are those of the engine's
  ///     tables.
  ///   - typing: the same plans, for the oracle.
  init(_ setup: PhoneSetup, _ plans: NumberingPlans, typing: TypingPlans, title: String) {
    self.setup = setup
    self.title = title
    self.plans = typing
    scripts = ScriptGenerator(setup, plans, seed: 0)
  }

  public var automaton: FuzzCoverage.Automaton? { nil }

  public func trial(_ index: Int, seed: UInt64) -> PhoneTrial {
    var setup = setup
    var random = SeededGenerator(optionsOf: index, seed: seed)
    setup.options.isEager = random.chance(60)
    setup.options.isSecure = random.chance(5)
    let unit = random.pick(FieldOptions.OffsetUnit.allCases)
    return PhoneTrial(setup: setup, plans: plans, offsetUnit: unit, script: scripts.script(index, seed: seed))
  }
}

/// Keys on a field of phone numbers.
public struct PhoneTrial: FuzzTrial {
  let setup: PhoneSetup
  let plans: TypingPlans
  let offsetUnit: FieldOptions.OffsetUnit
  public var script: Script

  public func brokenLaws(comparing: Bool) -> [BrokenLaw] {
    let laws = comparing ? Set(PhoneLaw.allCases) : Set(PhoneLaw.allCases).subtracting([.targetIsOracle])
    let (setup, unit) = (setup, offsetUnit)
    let checker = PhoneLawChecker(setup, plans, laws: laws) { EngineTarget(setup, offsetUnit: unit) }
    return (checker.violations(of: script) + checker.wrongEdits(of: script, in: [unit])).map(BrokenLaw.init)
  }

  public func visit(_ coverage: inout FuzzCoverage) {
    visit(&coverage, EngineTarget(setup, offsetUnit: offsetUnit)) { target, coverage in
      coverage.note(shape: target.text)
    }
  }

  public func fixture(_ broken: BrokenLaw) -> String? { FixtureCase(broken, playedOn: setup.oracle(plans)).line }
}
