public import FieldEditing

/// A mask that is fuzzed: eager and lazy, rejecting and dropping what has no room.
public struct MaskSubject: FuzzSubject {
  /// The mask that is typed into.
  public let mask: Mask
  /// The name of the mask in the catalogue, if it is one of the catalogue.
  public let preset: String?
  public let title: String
  private let scripts: ScriptGenerator

  /// A subject of a mask.
  ///
  /// - Parameters:
  ///   - mask: what is typed into.
  ///   - title: what it is called in a report; the mask's text, or its name, where it is left out.
  ///   - preset: the name of the mask, if it is one of the standard catalogue.
  public init(_ mask: Mask, title: String? = nil, preset: String? = nil) {
    self.mask = mask
    self.preset = preset
    self.title = title ?? preset ?? mask.tree.text
    // the seed is a run's own
    scripts = ScriptGenerator(mask.tree, seed: 0)
  }

  public var automaton: FuzzCoverage.Automaton? {
    FuzzCoverage.Automaton(states: mask.program.stateCount, transitions: mask.program.edgeCount)
  }

  /// A session of plain options as one line of `caret replay`.
  ///
  /// - Parameter script: The keys.
  /// - Returns: A JSON object without a line end.
  public func line(_ script: Script) -> String {
    "{\(MaskLaws.session(of: mask.tree, preset: preset)), \"keys\": \(script.description.asJSON)}"
  }

  public func trial(_ index: Int, seed: UInt64) -> FieldTrial {
    var random = SeededGenerator(optionsOf: index, seed: seed)
    var options = FieldOptions(
      isEager: random.chance(50), overflow: random.chance(50) ? .reject : .drop,
      offsetUnit: random.pick(FieldOptions.OffsetUnit.allCases))
    for flag in FieldOptions.Flag.independent { options[flag] = random.chance(10) }
    options.steps = random.steps()
    let laws = MaskLaws(mask, options: options, preset: preset)
    return FieldTrial(laws, options.offsetUnit, scripts.script(index, seed: seed))
  }
}

/// Presses random keys in fields of a mask, and holds each edit to the laws: for a test of one's own masks.
///
///     @Test func memberNumber() throws { try fuzz(try Mask("###-###")) }
///
/// - Parameters:
///   - mask: The mask that is typed into.
///   - runs: How many fields are typed into; some dozens of keys each.
///   - seed: What all runs come from: the same keys for the same seed, on every machine.
/// - Throws: The first law that is broken, with as few keys as possible: `BrokenLaw.line` replays them.
/// - Complexity: Some milliseconds a run in a debug build; the oracle plays along in one of fifty.
public func fuzz(_ mask: Mask, runs: Int = 200, seed: UInt64 = 0) throws(BrokenLaw) {
  try MaskSubject(mask).fuzz(runs: runs, seed: seed)
}
