public import FieldEditing
public import MaskOracle

/// Plays scripts on fields, and returns the laws that they broke: empty where all hold.
///
///     let checker = LawChecker(try Mask("##/##"))
///     checker.violations(of: try Script(parsing: "12«BS»3"))     // []
///
/// - Complexity: The script is played some ten times, and each key that adds to the end plays what came before it once
///   more.
public struct LawChecker: Sendable {
  let fields: any FieldLaws
  /// The laws that are checked, as far as they hold for such fields.
  public var laws: Set<Law>
  /// The units of offsets in which edits are to say what changed.
  public var offsetUnits = FieldOptions.OffsetUnit.allCases

  init(_ fields: some FieldLaws, laws: Set<Law> = Set(Law.allCases)) {
    self.fields = fields
    self.laws = laws
  }

  /// A checker of fields over a mask.
  ///
  /// - Parameters:
  ///   - mask: What the scripts are played on.
  ///   - options: How the field behaves; whole texts are always taken verbatim, as the oracle takes them.
  ///   - laws: Which laws are checked.
  public init(_ mask: Mask, options: FieldOptions = FieldOptions(), laws: Set<Law> = Set(Law.allCases)) {
    self.init(MaskLaws(mask, options: options), laws: laws)
  }

  /// A checker of fields of numbers.
  ///
  /// - Parameters:
  ///   - setup: What the scripts are played on.
  ///   - laws: Which laws are checked.
  ///   - offsetUnit: What the offsets of the fields count.
  public init(
    _ setup: NumberSetup, laws: Set<Law> = Set(Law.allCases), offsetUnit: FieldOptions.OffsetUnit = .scalars
  ) {
    self.init(NumberLaws(setup, offsetUnit: offsetUnit), laws: laws)
  }

  /// A checker of fields of phone numbers.
  ///
  /// - Parameters:
  ///   - setup: What the scripts are played on.
  ///   - plans: The numbering plans, for the oracle and for what numbers there are.
  ///   - laws: Which laws are checked.
  ///   - offsetUnit: What the offsets of the fields count.
  public init(
    _ setup: PhoneSetup, _ plans: TypingPlans, laws: Set<Law> = Set(Law.allCases),
    offsetUnit: FieldOptions.OffsetUnit = .scalars
  ) {
    self.init(PhoneLaws(setup: setup, plans: plans, offsetUnit: offsetUnit), laws: laws)
  }

  /// Returns the laws that a script breaks.
  ///
  /// - Parameter script: The keys, pressed in an empty field.
  /// - Returns: The violations found, with the keys that show each; empty where all laws hold.
  public func violations(of script: Script) -> [LawViolation] {
    let replay = EntryReplay(keys: script.keys) { [fields] in fields.field(in: fields.offsetUnit) }
    let edits = laws.contains(.editIsWhatChanged) ? offsetUnits : []
    return edits.compactMap { unit in
      var target = fields.field(in: unit)
      return target.wrongEdit(of: script.keys).map { violation(.editIsWhatChanged, $0) }
    } + violations(replay) { engineFault($0, replay) }
  }

  /// Returns the laws that a script breaks on whatever is to do what a field of numbers or phone numbers does: the
  /// oracle itself, or a field with a fault. Laws of what only a field of the engine has are left out.
  ///
  ///     checker.violations(of: script) { NumberOracle(setup.symbols, options: setup.oracleOptions) }
  ///
  /// - Parameters:
  ///   - script: The keys, pressed in an empty target.
  ///   - target: Makes an empty target; it is called several times.
  /// - Returns: The violations found, with the keys that show each; empty where all laws hold.
  public func violations<Target: EntryTarget & ~Copyable>(
    of script: Script, on target: @escaping @Sendable () -> Target
  ) -> [LawViolation] {
    let replay = EntryReplay(keys: script.keys, makeTarget: target)
    return violations(replay) { fault($0, replay) }
  }

  private func violations<Target: EntryTarget & ~Copyable>(
    _ replay: EntryReplay<Target>, _ fault: (Law) -> Fault?
  ) -> [LawViolation] {
    let laws = laws.filter { $0.kinds.contains(fields.kind) }
    let ofStates = fields.stateFault(replay, laws).map { [violation($0, $1)] } ?? []
    return ofStates
      + Law.allCases.filter(laws.contains).compactMap { law in fault(law).map { violation(law, $0) } }
  }

  private func violation(_ law: Law, _ fault: Fault) -> LawViolation {
    LawViolation(
      law: law, session: fields.session(of: law), keys: Script(fault.keys).description, detail: fault.detail)
  }

  /// What keys show against a law that a field of the engine alone can break, or any.
  private func engineFault(_ law: Law, _ replay: EntryReplay<EngineTarget>) -> Fault? {
    switch law {
    case .movementIsArrow: replay.wrongMovement(extending: fields.kind == .mask)
    case .clearedIsNew: replay.wrongClearing()
    case .stepIsManySteps: replay.unevenStep(where: fields.isSteppedEvenly)
    case .rejectionChangesNothing: fault(law, replay) ?? replay.changingRejection()
    default: fault(law, replay)
    }
  }

  private func fault<Target: EntryTarget & ~Copyable>(_ law: Law, _ replay: EntryReplay<Target>) -> Fault? {
    switch law {
    case .movementChangesNothing: replay.changingMovement()
    case .rejectionIsReported: replay.completeRejection()
    case .leavingIsDone: replay.changingLeaving(mayShorten: fields.kind == .phone)
    default: fields.fault(law, replay)
    }
  }
}

/// Fields of one kind, made as a setup says, and the laws that each kind has its own way of obeying.
protocol FieldLaws: Sendable {
  var kind: Law.Kind { get }
  /// What the offsets of the fields count that the keys are pressed in.
  var offsetUnit: FieldOptions.OffsetUnit { get }
  /// An empty field.
  func field(in offsetUnit: FieldOptions.OffsetUnit) -> EngineTarget
  /// An empty field as one uses it, in which it is noted what the keys do.
  func visitedField() -> EngineTarget
  /// The field in which a law was broken, as members of a line of `caret replay`.
  func session(of law: Law) -> String
  /// The first of the laws of one state that does not hold, and the keys that lead there.
  func stateFault<Target: EntryTarget & ~Copyable>(_ replay: EntryReplay<Target>, _ laws: Set<Law>) -> (Law, Fault)?
  /// What keys show against a law; `nil` too where the law is none of the kind's own.
  func fault<Target: EntryTarget & ~Copyable>(_ law: Law, _ replay: EntryReplay<Target>) -> Fault?
  /// Whether a step by several, from one state to another, is to be as many of one.
  func isSteppedEvenly(from before: FieldState, to after: FieldState) -> Bool
  /// What the oracle shows after each key; `nil` where there is no oracle.
  func fixture(_ broken: BrokenLaw) -> FixtureCase?
}

extension FieldLaws {
  func visitedField() -> EngineTarget { field(in: offsetUnit) }
  func isSteppedEvenly(from before: FieldState, to after: FieldState) -> Bool { true }
}
