import CaretakerFoundation
import MaskCompiler
import MaskFuzzing

/// A mask's program, each of its words damaged in turn, and keys that visit every state.
///
///     let damage = DamagedProgram(try Mask("##/##"))
///     for word in 0..<damage.wordCount { _ = damage.play(word: word, .allOnes) }   // comes back, whatever it is
///
/// The damaged program gets a fitting checksum, without which it would be rejected for that alone. It is either
/// rejected when it is read or bears every key: what it shows then may be nonsense.
struct DamagedProgram {
  /// What becomes of a word.
  enum Change: CaseIterable {
    case zero, allOnes, one, increment, decrement, lowBit, highBit, anyBit, anything
  }

  let mask: Mask
  private let bytes: [UInt8]
  /// Played in turn. The first visits the states of the mask's examples with a key of each kind that the engine treats
  /// in its own way.
  private let scripts: [[EditCommand]]

  /// - Parameters:
  ///   - mask: The mask whose program is damaged. Random keys suit its tree.
  ///   - seed: The seed of the random words and keys.
  init(_ mask: Mask, seed: UInt64 = 1) {
    self.mask = mask
    self.seed = seed
    bytes = mask.program.encoded
    let random = ScriptGenerator(mask.tree, seed: seed)
    scripts = [DamagedProgram.visit(mask)] + (0..<8).map { random.script($0).keys }
  }
  private let seed: UInt64

  /// How many words of 32 bits the program has.
  var wordCount: Int { bytes.count / 4 }

  /// Whether a program with a word damaged and nothing else is rejected: its checksum reports.
  func isRejected(word: Int, _ change: Change) -> Bool {
    guard let damaged = damaged(word: word, change) else { return true }
    return (try? MaskProgram(encoded: damaged)) == nil
  }

  /// Damages a word, mends the checksum, reads the program, and plays keys where it is accepted.
  ///
  /// - Returns: Whether the damaged program is accepted.
  func play(word: Int, _ change: Change) -> Bool {
    guard let damaged = damaged(word: word, change),
      let program = try? MaskProgram(encoded: MaskProgram.resealed(damaged))
    else {
      return false
    }
    DamagedProgram.play(scripts[0], on: program)
    DamagedProgram.play(scripts[1 + word % (scripts.count - 1)], on: program)
    return true
  }

  /// The program's bytes with a word changed; nil where the change leaves it as it is.
  private func damaged(word: Int, _ change: Change) -> [UInt8]? {
    let old = (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[word * 4 + $1]) << UInt32(8 * $1) }
    var random = SeededGenerator(seed: seed, index: word)
    let new: UInt32 =
      switch change {
      case .zero: 0
      case .allOnes: .max
      case .one: 1
      case .increment: old &+ 1
      case .decrement: old &- 1
      case .lowBit: old ^ 1
      case .highBit: old ^ 1 << 31
      case .anyBit: old ^ 1 << UInt32.random(in: 0..<32, using: &random)
      case .anything: .random(in: 0...UInt32.max, using: &random)
      }
    if new == old { return nil }
    var damaged = bytes
    for i in 0..<4 { damaged[word * 4 + i] = UInt8(truncatingIfNeeded: new >> UInt32(8 * i)) }
    return damaged
  }

  /// Presses keys in a field of a program, and asks it for everything that a view asks for.
  static func play(_ keys: [EditCommand], on program: MaskProgram) {
    _ = (program.examples(2), program.minimumLength, program.maximumDisplayLength)
    var target = EngineTarget(Mask(program))
    for key in keys { target.press(key) }
    _ = (target.field.text, target.field.value, target.field.isComplete)
    _ = (target.field.contentPlaceholder, target.field.captures, target.field.candidates)
  }

  /// The keys that type each example of a mask, in each state also a separator, a character that nothing takes, and one
  /// of the other case; then walk back, delete in the middle, paste, and end editing.
  static func visit(_ mask: Mask) -> [EditCommand] {
    mask.examples(3).flatMap { example in
      let typed = example.unicodeScalars.prefix(40).flatMap { scalar in
        [
          .insert("-"), .insert("\u{1F7E6}"), .typing(scalar), .move(.backward), .move(.forward), .deleteBackward(),
          .typing(scalar),
        ] as [EditCommand]
      }
      return typed + [
        .endEditing, .undo, .move(.start), .deleteForward(), .insert("1"), .insert("a"), .move(.forward),
        .deleteBackward(), .redo, .move(.end), .insert(" "),
        .setSelection(anchor: 1, head: 3),
        .insert("0"), .setText(example), .endEditing, .deleteBackward(), .setValue(example), .endEditing,
        .setMarkedText("1"),
        .unmarkText,
        .move(.start),
        .paste(example), .setText(""),
      ]
    }
  }
}
