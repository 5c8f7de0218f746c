import NumberFormatting

/// Random scripts that suit a field of numbers, made again by seed and index.
///
/// They type amounts and spoil them, paste them half formatted, edit in the middle, leave, undo; a share is in other scripts, or
/// no number at all.
///
///     NumberScriptGenerator(setup, seed: 7).script(0)
public struct NumberScriptGenerator: Sendable {
  public let setup: NumberSetup
  public let seed: UInt64
  public var options: ScriptOptions

  public init(_ setup: NumberSetup, seed: UInt64, options: ScriptOptions = ScriptOptions()) {
    self.setup = setup
    self.seed = seed
    self.options = options
  }

  /// Script number `index`.
  public func script(_ index: Int) -> Script {
    var writer = NumberScriptWriter(
      texts: NumberTextPicker(setup.symbols), options: options, random: SeededGenerator(seed: seed, index: index))
    return Script(writer.keys())
  }
}

/// Presses keys at random.
private struct NumberScriptWriter {
  let texts: NumberTextPicker
  let options: ScriptOptions
  var random: SeededGenerator

  private enum Press {
    case amount, type, backspace, delete, caret, select, paste, set, assign, leave, history, extend, overwrite, compose
  }

  mutating func keys() -> [Key] {
    let length = random.pick(weighted: [(3, random.number(1...min(6, options.length))), (2, random.number(1...options.length))])
    var keys: [Key] = random.chance(60) ? amount() : []
    while keys.count < length { keys += press() }
    return Array(keys.prefix(length))
  }

  private mutating func press() -> [Key] {
    let more = options.isPlainEditing ? 0 : 1
    let presses: [(Int, Press)] = [
      (8, .amount), (44, .type), (10, .backspace), (5, .delete), (10, .caret), (6, .select), (6, .paste), (2, .set), (2, .assign),
      (4, .leave), (6 * more, .history), (4 * more, .extend), (2 * more, .overwrite), (4 * more, .compose),
    ]
    switch random.pick(weighted: presses) {
    case .amount: return amount()
    case .type: return [.type(texts.character(using: &random))]
    case .backspace: return [.backspace]
    case .delete: return [.delete]
    case .caret: return [random.pick([.left, .left, .left, .right, .right, .home, .end])]
    case .select: return [select()]
    case .paste: return [.paste(texts.text(using: &random))]
    case .set: return [.set(texts.text(using: &random))]
    case .assign: return [.assign(random.chance(70) ? texts.decimal(using: &random) : texts.text(using: &random))]
    case .leave: return [.leave]
    case .history: return [random.pick([.undo, .undo, .redo])]
    case .extend: return [random.pick([.shiftLeft, .shiftLeft, .shiftRight])]
    case .overwrite: return [.overwrite(random.chance(60))]
    case .compose: return [random.pick([.compose(texts.text(using: &random)), .commit])]
    }
  }

  private mutating func select() -> Key {
    // now and then everything, affixes too, as a click on a field does
    if random.chance(20) { return .select(anchor: 0, head: 99) }
    let anchor = random.number(0...random.pick([3, 6, 14]))
    return .select(anchor: anchor, head: random.chance(25) ? anchor : random.number(0...random.pick([3, 6, 14])))
  }

  /// An amount typed, with the format's separator or another.
  private mutating func amount() -> [Key] {
    let separator: Unicode.Scalar = random.pick([".", ",", texts.separator])
    return texts.decimal(using: &random).unicodeScalars.map { Key.type($0 == "." ? separator : $0) }
  }
}
