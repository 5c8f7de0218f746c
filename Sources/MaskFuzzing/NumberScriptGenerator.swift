import NumberFormatting

/// Random scripts that suit a field of numbers, made again by seed and index.
///
/// They type amounts and spoil them, paste them half formatted, edit in the middle, leave, undo; a share is in other
/// scripts, or no number at all.
///
///     NumberScriptGenerator(setup, seed: 7).script(0)
public struct NumberScriptGenerator: Sendable {
  /// The field that is typed into.
  public let setup: NumberSetup
  /// The seed of all scripts.
  public let seed: UInt64
  /// The length of scripts, and the keys that they have.
  public var options: ScriptOptions
  private let texts: NumberTextPicker

  /// The scripts of a setup and a seed.
  ///
  /// - Parameters:
  ///   - setup: The field that is typed into.
  ///   - seed: What all that is made comes from: the same seed makes the same.
  ///   - options: How long scripts are, and which keys they have.
  public init(_ setup: NumberSetup, seed: UInt64, options: ScriptOptions = ScriptOptions()) {
    self.setup = setup
    self.seed = seed
    self.options = options
    texts = NumberTextPicker(setup.symbols)
  }

  /// Script number `index`.
  ///
  /// - Parameter index: The number of the case, 0 or more; any order will do.
  /// - Returns: The script, the same for the same setup, seed, options and index.
  public func script(_ index: Int) -> Script { script(index, seed: seed) }

  /// The same of another seed.
  func script(_ index: Int, seed: UInt64) -> Script {
    var writer = EntryScriptWriter(
      texts: texts, options: options, random: SeededGenerator(seed: seed, index: index))
    return Script(writer.keys())
  }
}
