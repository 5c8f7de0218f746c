internal import FieldEditing

/// Characters and texts that are likely to matter to a field.
protocol TextPicker: Sendable {
  var habits: TypingHabits { get }
  /// A character to type, or to stand in a text.
  func character(inText: Bool, using random: inout SeededGenerator) -> Unicode.Scalar
  /// A text that fits, or a part, as one types it.
  func typed(using random: inout SeededGenerator) -> [Unicode.Scalar]
  /// A value, or what nearly is one.
  func value(using random: inout SeededGenerator) -> String
  /// A text as it comes from elsewhere: whole, a part, or with something that does not belong.
  func text(using random: inout SeededGenerator) -> String
  /// A key that only such a field has; `nil` if there is none.
  func ownKey(using random: inout SeededGenerator) -> EditCommand?
}

extension TextPicker {
  var habits: TypingHabits { .numbers }
  func ownKey(using random: inout SeededGenerator) -> EditCommand? { nil }

  /// The text of a number, a part of it, or it with something that does not belong.
  func spoiled(_ text: String, using random: inout SeededGenerator) -> String {
    spoiled(Array(text.unicodeScalars), parts: 25, longestStart: 3, more: [0, 0, 0, 1, 2], using: &random)
  }

  /// - Parameters:
  ///   - parts: Of how many of 100 texts the start is left out, and of how many the end.
  ///   - more: How many characters are put in, one of these.
  func spoiled(
    _ text: [Unicode.Scalar], parts: Int, longestStart: Int = .max, more: [Int], using random: inout SeededGenerator
  ) -> String {
    var text = text
    if random.chance(parts) { text = Array(text.dropFirst(random.number(0...min(longestStart, text.count)))) }
    if random.chance(parts) { text = Array(text.prefix(random.number(0...text.count))) }
    for _ in 0..<random.pick(more) {
      text.insert(character(inText: true, using: &random), at: random.number(0...text.count))
    }
    return String(scalars: text)
  }
}

/// How often each key is pressed, by weight, and how far keys go.
struct TypingHabits {
  enum Press: CaseIterable {
    case fitting, type, backspace, delete, caret, select, paste, set, setValue, endEditing, history, extend, overwrite,
      setMarkedText, step, own, cluster
  }
  /// The weights, in the order of the cases.
  let weights: [Int]
  /// In how many of 100 scripts something that fits is typed first, and how many of the values that are set are such.
  let fittingStarts, fittingValues: Int
  /// How many of 100 selections are of everything, affixes too, as a click on a field makes them; and where others end.
  let wholeSelections: Int?
  let reach: [Int]
  /// Steps that are made.
  let steps: [EditCommand]

  /// Steps, those of one most often.
  static let steps: [EditCommand] = [
    .step(by: 1), .step(by: 1), .step(by: 1, .large), .step(by: 1, .small), .step(by: -1), .step(by: -1),
    .step(by: -1, .large), .step(by: -2, .small), .step(by: 10), .step(by: -15),
  ]
  /// Of fields of numbers and phone numbers.
  static let numbers = TypingHabits(
    weights: [8, 44, 10, 5, 10, 6, 6, 2, 2, 4, 6, 4, 2, 4, 2, 3, 0], fittingStarts: 60, fittingValues: 70,
    wholeSelections: 20, reach: [3, 6, 14], steps: steps + [.step(by: 1_000)])
  /// Of fields of masks, in which clusters of several scalars may be typed.
  static func masks(clusters: Bool) -> TypingHabits {
    TypingHabits(
      weights: [8, 48, 9, 4, 9, 6, 6, 2, 2, 3, 6, 3, 2, 4, 2, 0, clusters ? 2 : 0], fittingStarts: 50,
      fittingValues: 60, wholeSelections: nil, reach: [2, 5, 14], steps: steps)
  }
}

/// Presses keys at random.
struct ScriptWriter {
  let texts: any TextPicker
  let options: ScriptOptions
  let habits: TypingHabits
  var random: SeededGenerator

  init(_ texts: any TextPicker, _ options: ScriptOptions, _ random: SeededGenerator) {
    (self.texts, self.options, self.random) = (texts, options, random)
    habits = texts.habits
  }

  mutating func keys() -> [EditCommand] {
    let length = random.pick(weighted: [
      (3, random.number(1...min(6, options.length))), (2, random.number(1...options.length)),
    ])
    var keys: [EditCommand] = random.chance(habits.fittingStarts) ? fitting() : []
    while keys.count < length { keys += press() }
    return Array(keys.prefix(length))
  }

  private mutating func press() -> [EditCommand] {
    let presses = zip(habits.weights, TypingHabits.Press.allCases).map { weight, press in
      (options.isPlainEditing && press.isNotPlain ? 0 : weight, press)
    }
    switch random.pick(weighted: presses) {
    case .fitting: return fitting()
    case .type: return [.typing(texts.character(inText: false, using: &random))]
    case .backspace: return [.deleteBackward()]
    case .delete: return [.deleteForward()]
    case .caret:
      return [.move(random.pick([.backward, .backward, .backward, .forward, .forward, .start, .end]))]
    case .select: return [select()]
    case .paste: return [.paste(texts.text(using: &random))]
    case .set: return [.setText(texts.text(using: &random))]
    case .setValue:
      let isFitting = random.chance(habits.fittingValues)
      return [.setValue(isFitting ? texts.value(using: &random) : texts.text(using: &random))]
    case .endEditing: return [.endEditing]
    case .history: return [random.pick([.undo, .undo, .redo])]
    case .extend: return [.move(random.pick([.backward, .backward, .forward]), extending: true)]
    case .overwrite: return [.overwrite(random.chance(60))]
    case .setMarkedText: return [random.pick([.setMarkedText(texts.text(using: &random)), .unmarkText])]
    case .step: return [random.pick(habits.steps)]
    case .own: return texts.ownKey(using: &random).map { [$0] } ?? []
    case .cluster: return MaskTextPicker.cluster(using: &random).map { EditCommand.typing($0) }
    }
  }

  private mutating func select() -> EditCommand {
    if let wholeSelections = habits.wholeSelections, random.chance(wholeSelections) {
      return .setSelection(anchor: 0, head: 99)
    }
    let anchor = random.number(0...random.pick(habits.reach))
    let head = random.chance(25) ? anchor : random.number(0...random.pick(habits.reach))
    return .setSelection(anchor: anchor, head: head)
  }

  private mutating func fitting() -> [EditCommand] { texts.typed(using: &random).map { EditCommand.typing($0) } }
}

extension TypingHabits.Press {
  /// Whether plain editing does without it.
  fileprivate var isNotPlain: Bool {
    switch self {
    case .history, .extend, .overwrite, .setMarkedText, .step, .own: true
    default: false
    }
  }
}
