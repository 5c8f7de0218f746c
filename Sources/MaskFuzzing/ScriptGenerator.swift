public import MaskSyntax
public import PhonePlanCompiler

/// Options of the scripts that are generated.
public struct ScriptOptions: Hashable, Sendable {
  /// The greatest number of keys in a script.
  public var length = 25
  /// Whether only the keys of plain editing are pressed: no undo, overwriting, composition and extending of the
  /// selection.
  public var isPlainEditing = false
  /// Whether every grapheme cluster is one scalar. A mark may still be typed after a letter that it composes with, or
  /// not.
  public var isSingleScalars = false

  /// Scripts of up to 25 keys of every kind.
  public init() {}
}

/// Random scripts that suit a field, made again by seed and index.
///
/// They type texts that fit, spoil them, paste them half formatted, edit in the middle, leave and undo; a share is in
/// other scripts, or none at all of what the field is of.
///
///     let scripts = ScriptGenerator(try MaskTree(parsing: "##/##"), seed: 7)
///     scripts.script(0)
public struct ScriptGenerator: Sendable {
  /// The seed of all scripts.
  public let seed: UInt64
  /// The length of scripts, and the keys that they have.
  public var options: ScriptOptions
  /// What is typed in a script.
  private let texts: @Sendable (ScriptOptions, inout SeededGenerator) -> any TextPicker

  /// The scripts of a mask and a seed.
  ///
  /// - Parameters:
  ///   - tree: The mask that is typed into.
  ///   - seed: What all that is made comes from: the same seed makes the same.
  ///   - options: How long scripts are, and which keys they have.
  public init(_ tree: MaskTree, seed: UInt64, options: ScriptOptions = ScriptOptions()) {
    // gathered once, as a tree may be large
    let fixed = tree.expression.fixedText
    (self.seed, self.options) = (seed, options)
    texts = { MaskTextPicker(tree, fixed: fixed, $0, &$1) }
  }

  /// The scripts of a field of numbers and a seed.
  ///
  /// - Parameters:
  ///   - setup: The field that is typed into.
  ///   - seed: What all that is made comes from: the same seed makes the same.
  ///   - options: How long scripts are, and which keys they have.
  public init(_ setup: NumberSetup, seed: UInt64, options: ScriptOptions = ScriptOptions()) {
    let picker = NumberTextPicker(setup.symbols)
    (self.seed, self.options) = (seed, options)
    texts = { _, _ in picker }
  }

  /// The scripts of a field of phone numbers and a seed; they change the region, too.
  ///
  /// - Parameters:
  ///   - setup: The field that is typed into.
  ///   - plans: Plans whose patterns `TypingPlans` can read; one that it cannot is left out.
  ///   - seed: What all that is made comes from: the same seed makes the same.
  ///   - options: How long scripts are, and which keys they have.
  public init(_ setup: PhoneSetup, _ plans: NumberingPlans, seed: UInt64, options: ScriptOptions = ScriptOptions()) {
    let picker = PhoneTextPicker(plans, region: setup.format.region?.code)
    (self.seed, self.options) = (seed, options)
    texts = { _, _ in picker }
  }

  /// Script number `index`.
  ///
  /// - Parameter index: The number of the case, 0 or more; any order will do.
  /// - Returns: The script, the same for the same field, seed, options and index.
  public func script(_ index: Int) -> Script { script(index, seed: seed) }

  /// The same of another seed.
  func script(_ index: Int, seed: UInt64) -> Script {
    var random = SeededGenerator(seed: seed, index: index)
    let texts = texts(options, &random)
    var writer = ScriptWriter(texts, options, random)
    return Script(writer.keys())
  }
}
