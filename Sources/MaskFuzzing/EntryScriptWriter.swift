import FieldEditing

/// Characters and texts that are likely to matter to a field of numbers or phone numbers.
protocol EntryTextPicker {
  /// A character to type, or to stand in a text.
  func character(using random: inout SeededGenerator) -> Unicode.Scalar
  /// A number as one types it.
  func typed(using random: inout SeededGenerator) -> [Unicode.Scalar]
  /// A value, or what nearly is one.
  func value(using random: inout SeededGenerator) -> String
  /// A text as it comes from elsewhere.
  func clean(using random: inout SeededGenerator) -> String
  /// A key that only such a field has; `nil` if there is none.
  func ownKey(using random: inout SeededGenerator) -> EditCommand?
}

extension EntryTextPicker {
  func ownKey(using random: inout SeededGenerator) -> EditCommand? { nil }

  /// A text as it comes from elsewhere, or a part, or with something that does not belong.
  func text(using random: inout SeededGenerator) -> String {
    var text = Array(clean(using: &random).unicodeScalars)
    if random.chance(25) { text = Array(text.dropFirst(random.number(0...min(3, text.count)))) }
    if random.chance(25) { text = Array(text.prefix(random.number(0...text.count))) }
    for _ in 0..<random.pick([0, 0, 0, 1, 2]) {
      text.insert(character(using: &random), at: random.number(0...text.count))
    }
    return String(scalars: text)
  }
}

/// Presses keys at random.
struct EntryScriptWriter<Texts: EntryTextPicker> {
  let texts: Texts
  let options: ScriptOptions
  var random: SeededGenerator

  private enum Press {
    case number, type, backspace, delete, caret, select, paste, set, setValue, endEditing, history, extend, overwrite,
      setMarkedText, step, own
  }

  mutating func keys() -> [EditCommand] {
    let length = random.pick(weighted: [
      (3, random.number(1...min(6, options.length))), (2, random.number(1...options.length)),
    ])
    var keys: [EditCommand] = random.chance(60) ? number() : []
    while keys.count < length { keys += press() }
    return Array(keys.prefix(length))
  }

  private mutating func press() -> [EditCommand] {
    let more = options.isPlainEditing ? 0 : 1
    let presses: [(Int, Press)] = [
      (8, .number), (44, .type), (10, .backspace), (5, .delete), (10, .caret), (6, .select), (6, .paste), (2, .set),
      (2, .setValue),
      (4, .endEditing), (6 * more, .history), (4 * more, .extend), (2 * more, .overwrite), (4 * more, .setMarkedText),
      (2 * more, .step), (3 * more, .own),
    ]
    switch random.pick(weighted: presses) {
    case .number: return number()
    case .type: return [.typing(texts.character(using: &random))]
    case .backspace: return [.deleteBackward()]
    case .delete: return [.deleteForward()]
    case .caret:
      return [.move(random.pick([.backward, .backward, .backward, .forward, .forward, .start, .end]))]
    case .select: return [select()]
    case .paste: return [.paste(texts.text(using: &random))]
    case .set: return [.setText(texts.text(using: &random))]
    case .setValue: return [.setValue(random.chance(70) ? texts.value(using: &random) : texts.text(using: &random))]
    case .endEditing: return [.endEditing]
    case .history: return [random.pick([.undo, .undo, .redo])]
    case .extend: return [.move(random.pick([.backward, .backward, .forward]), extending: true)]
    case .overwrite: return [.overwrite(random.chance(60))]
    case .setMarkedText: return [random.pick([.setMarkedText(texts.text(using: &random)), .unmarkText])]
    case .step: return [random.pick(ScriptGenerator.steps + [.step(by: 1_000)])]
    case .own: return texts.ownKey(using: &random).map { [$0] } ?? []
    }
  }

  private mutating func select() -> EditCommand {
    // now and then everything, affixes too, as a click on a field does
    if random.chance(20) { return .setSelection(anchor: 0, head: 99) }
    let anchor = random.number(0...random.pick([3, 6, 14]))
    return .setSelection(anchor: anchor, head: random.chance(25) ? anchor : random.number(0...random.pick([3, 6, 14])))
  }

  private mutating func number() -> [EditCommand] { texts.typed(using: &random).map { EditCommand.typing($0) } }
}
