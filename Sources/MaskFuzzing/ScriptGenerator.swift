import FieldEditing
import MaskSyntax

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

/// Random scripts that suit a mask, made again by seed and index.
///
/// They type texts that fit, spoil them, paste them half formatted, and edit in the middle; a share is in other
/// scripts.
///
///     let scripts = ScriptGenerator(try MaskTree(parsing: "##/##"), seed: 7)
///     scripts.script(0)
public struct ScriptGenerator: Sendable {
  /// The mask that is typed into.
  public let tree: MaskTree
  /// The seed of all scripts.
  public let seed: UInt64
  /// The length of scripts, and the keys that they have.
  public var options: ScriptOptions
  /// Steps that scripts make, those of one most often.
  static let steps: [EditCommand] = [
    .step(by: 1), .step(by: 1), .step(by: 1, .large), .step(by: 1, .small), .step(by: -1), .step(by: -1),
    .step(by: -1, .large), .step(by: -2, .small), .step(by: 10), .step(by: -15),
  ]
  /// All fixed characters of the tree: gathered once, as a tree may be large.
  private let fixed: [Unicode.Scalar]

  /// The scripts of a mask and a seed.
  ///
  /// - Parameters:
  ///   - tree: The mask that is typed into.
  ///   - seed: What all that is made comes from: the same seed makes the same.
  ///   - options: How long scripts are, and which keys they have.
  public init(_ tree: MaskTree, seed: UInt64, options: ScriptOptions = ScriptOptions()) {
    self.tree = tree
    self.seed = seed
    self.options = options
    fixed = tree.expression.fixedText
  }

  /// Script number `index`.
  ///
  /// - Parameter index: The number of the case, 0 or more; any order will do.
  /// - Returns: The script, the same for the same mask, seed, options and index.
  public func script(_ index: Int) -> Script { script(index, seed: seed) }

  /// The same of another seed.
  func script(_ index: Int, seed: UInt64) -> Script {
    var random = SeededGenerator(seed: seed, index: index)
    let characters = CharacterPicker(tree, fixed: fixed, options, &random)
    var writer = ScriptWriter(tree: tree, options: options, characters: characters, random: random)
    return Script(writer.keys())
  }
}

/// Presses keys at random.
private struct ScriptWriter {
  let tree: MaskTree
  let options: ScriptOptions
  let characters: CharacterPicker
  var random: SeededGenerator

  private enum Press {
    case fitting, type, backspace, delete, caret, select, paste, set, setValue, endEditing, history, extend, overwrite,
      setMarkedText, step, cluster
  }

  mutating func keys() -> [EditCommand] {
    let length = random.pick(weighted: [
      (3, random.number(1...min(6, options.length))), (2, random.number(1...options.length)),
    ])
    var keys: [EditCommand] = []
    if random.chance(50) { keys = fittingKeys() }
    while keys.count < length { keys += press() }
    return Array(keys.prefix(length))
  }

  private mutating func press() -> [EditCommand] {
    let more = options.isPlainEditing ? 0 : 1
    let presses: [(Int, Press)] = [
      (8, .fitting), (48, .type), (9, .backspace), (4, .delete), (9, .caret), (6, .select), (6, .paste), (2, .set),
      (2, .setValue),
      (3, .endEditing), (6 * more, .history), (3 * more, .extend), (2 * more, .overwrite), (4 * more, .setMarkedText),
      (2 * more, .step), (options.isSingleScalars ? 0 : 2, .cluster),
    ]
    switch random.pick(weighted: presses) {
    case .fitting: return fittingKeys()
    case .type: return [.typing(characters.next(using: &random))]
    case .backspace: return [.deleteBackward()]
    case .delete: return [.deleteForward()]
    case .caret:
      return [.move(random.pick([.backward, .backward, .backward, .forward, .forward, .start, .end]))]
    case .select: return [select()]
    case .paste: return [.paste(pasted())]
    case .set: return [.setText(pasted())]
    case .setValue: return [.setValue(random.chance(60) ? String(sample().value) : pasted())]
    case .endEditing: return [.endEditing]
    case .history: return [random.pick([.undo, .undo, .redo])]
    case .extend: return [.move(random.pick([.backward, .backward, .forward]), extending: true)]
    case .overwrite: return [.overwrite(random.chance(60))]
    case .setMarkedText: return [random.pick([.setMarkedText(pasted()), .unmarkText])]
    case .step: return [random.pick(ScriptGenerator.steps)]
    case .cluster: return CharacterPicker.cluster(using: &random).map { EditCommand.typing($0) }
    }
  }

  private mutating func select() -> EditCommand {
    let anchor = random.number(0...random.pick([2, 5, 14]))
    return .setSelection(anchor: anchor, head: random.chance(25) ? anchor : random.number(0...random.pick([2, 5, 14])))
  }

  private mutating func sample() -> MaskSample { tree.expression.sample(using: &random) }

  /// The beginning of a text that fits, typed.
  private mutating func fittingKeys() -> [EditCommand] {
    let sample = sample()
    let text = Array(random.chance(50) ? sample.value : sample.display)
    return text.prefix(random.number(0...text.count)).map { EditCommand.typing($0) }
  }

  /// A text as it comes from elsewhere: whole, a part, with other separators, with something that does not belong.
  private mutating func pasted() -> String {
    let sample = sample()
    var text = Array(random.pick([sample.value, sample.display, sample.display]))
    for i in text.indices where CharacterPicker.separators.contains(text[i]) && random.chance(25) {
      text[i] = random.pick(CharacterPicker.separators)
    }
    if random.chance(30) { text = Array(text.dropFirst(random.number(0...text.count))) }
    if random.chance(30) { text = Array(text.prefix(random.number(0...text.count))) }
    for _ in 0..<random.pick([0, 0, 1, 2]) {
      text.insert(characters.next(using: &random, inText: true), at: random.number(0...text.count))
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: text)
    return String(view)
  }
}
