import FieldEditing
public import PhonePlanCompiler

/// Random scripts that suit a field of phone numbers, made again by seed and index.
///
/// They type numbers as they are dialled at home and from abroad and spoil them, paste them half formatted, edit in the
/// middle, change the region, leave, undo; a share is in other scripts, or no number at all.
///
///     PhoneScriptGenerator(setup, plans, seed: 7).script(0)
public struct PhoneScriptGenerator: Sendable {
  /// The field that is typed into.
  public let setup: PhoneSetup
  /// The seed of all scripts.
  public let seed: UInt64
  /// The length of scripts, and the keys that they have.
  public var options: ScriptOptions
  private let texts: PhoneTextPicker

  /// The scripts of a setup and a seed.
  ///
  /// - Parameters:
  ///   - setup: the field that is typed into.
  ///   - plans: plans whose patterns `TypingPlans` can read; one that it cannot is left out.
  ///   - seed: decides all scripts; the same seed makes the same ones.
  ///   - options: how long scripts are, and which keys they have.
  public init(_ setup: PhoneSetup, _ plans: NumberingPlans, seed: UInt64, options: ScriptOptions = ScriptOptions()) {
    self.setup = setup
    self.seed = seed
    self.options = options
    texts = PhoneTextPicker(plans, region: setup.format.region?.code)
  }

  /// Script number `index`.
  ///
  /// - Parameter index: The number of the case, 0 or more; any order will do.
  /// - Returns: The script, the same for the same setup, seed, options and index.
  public func script(_ index: Int) -> Script { script(index, seed: seed) }

  /// The same of another seed.
  func script(_ index: Int, seed: UInt64) -> Script {
    var writer = EntryScriptWriter(texts: texts, options: options, random: SeededGenerator(seed: seed, index: index))
    return Script(writer.keys())
  }
}

/// Random fields of phone numbers, made again by seed and index.
///
///     PhoneSetupGenerator(seed: 7).setup(0)
public struct PhoneSetupGenerator: Sendable {
  /// The seed of all setups.
  public let seed: UInt64

  /// The setups of a seed.
  ///
  /// - Parameter seed: What all that is made comes from: the same seed makes the same.
  public init(seed: UInt64) { self.seed = seed }

  /// Setup number `index`. Regions come in turn.
  ///
  /// - Parameter index: The number of the case, 0 or more; any order will do.
  /// - Returns: The setup, the same for the same seed and index.
  public func setup(_ index: Int) -> PhoneSetup {
    var random = SeededGenerator(seed: seed, index: index)
    let regions = PhoneRegion.all
    var format = PhoneFormat(
      random.chance(2) ? nil : regions[index % regions.count], random.chance(50) ? .national : .international)
    if random.chance(15) { format.digitLimit = random.pick([1, 3, 7, 11, 15, 40, 61]) }
    format.takesExtensions = random.chance(85)
    var options = FieldOptions(isEager: random.chance(60), isSecure: random.chance(10))
    options.isOverwriting = random.chance(10)
    return PhoneSetup(format, options: options)
  }
}
