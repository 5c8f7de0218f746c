internal import FieldEditing
internal import FieldFormats
internal import MaskOracle
internal import NumberFormatting
internal import PhonePlanCompiler

/// Numbers of a format or phone numbers of a region that are fuzzed.
public struct EntrySubject: FuzzSubject {
  public let title: String
  private let scripts: ScriptGenerator
  /// Makes the field of a run.
  private let fields: @Sendable (inout SeededGenerator) -> any FieldLaws

  /// A subject of numbers: as they are written, or as a cash register takes them.
  ///
  /// - Parameters:
  ///   - setup: The field that is typed into.
  ///   - title: What it is called in a report.
  public init(_ setup: NumberSetup, title: String) {
    let format = NumberFormat(setup.symbols)
    self.title = title
    scripts = ScriptGenerator(setup, seed: 0)
    fields = { NumberLaws(setup, format, offsetUnit: $0.pick(FieldOptions.OffsetUnit.allCases)) }
  }

  /// - Parameters:
  ///   - plans: plans whose patterns `TypingPlans` can read; `NumberingPlans.linked()` are those of the engine's
  ///     tables.
  ///   - typing: the same plans, for the oracle.
  init(_ setup: PhoneSetup, _ plans: NumberingPlans, typing: TypingPlans) {
    title = FieldFormat(setup.format).title
    scripts = ScriptGenerator(setup, plans, seed: 0)
    fields = { random in
      var setup = setup
      setup.options.isEager = random.chance(60)
      setup.options.isSecure = random.chance(5)
      return PhoneLaws(setup: setup, plans: typing, offsetUnit: random.pick(FieldOptions.OffsetUnit.allCases))
    }
  }

  public var automaton: FuzzCoverage.Automaton? { nil }

  public func trial(_ index: Int, seed: UInt64) -> FieldTrial {
    var random = SeededGenerator(optionsOf: index, seed: seed)
    let fields = fields(&random)
    return FieldTrial(fields, fields.offsetUnit, scripts.script(index, seed: seed))
  }
}
