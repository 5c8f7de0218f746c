internal import FieldEditing
public import MaskFuzzing
public import MaskSyntax

/// Scripts of people who fill in a field of one's own, for which there is no corpus.
///
/// Of 100 scripts 60 type the text key by key, 20 with a slip that is taken back at once, 10 correct a character in the
/// middle, and 10 paste the text as it is shown elsewhere. Script number `index` of a seed is the same on every
/// machine.
public struct TypingScripts: Sendable {
  /// A text that is filled in.
  public struct Text: Hashable, Sendable {
    /// The text as it is typed.
    public var typed: String
    /// The text as it is pasted.
    public var pasted: String

    public init(typed: String, pasted: String) { (self.typed, self.pasted) = (typed, pasted) }
  }
  public let seed: UInt64
  private let text: @Sendable (inout SeededGenerator) -> Text

  /// The scripts of a seed.
  ///
  /// - Parameters:
  ///   - seed: decides all texts and scripts; the same seed makes the same ones.
  ///   - text: makes a text that fits.
  public init(seed: UInt64, text: @escaping @Sendable (inout SeededGenerator) -> Text) {
    (self.seed, self.text) = (seed, text)
  }

  /// Random texts that fit a mask.
  public init(_ tree: MaskTree, seed: UInt64) {
    self.init(seed: seed) { random in
      let (value, display) = tree.text(using: &random)
      return Text(typed: value, pasted: display)
    }
  }

  public subscript(index: Int) -> Script {
    var random = SeededGenerator(seed: seed, index: index)
    let text = text(&random)
    let scalars = Array(text.typed.unicodeScalars)
    var keys = scalars.map { EditCommand.typing($0) }
    let last = max(0, scalars.count - 1)
    switch Int.random(in: 0..<100, using: &random) {
    case 60..<80 where !keys.isEmpty:
      // the key before it once more
      let place = Int.random(in: 0...last, using: &random)
      keys.insert(contentsOf: [.typing(scalars[max(0, place - 1)]), .deleteBackward()], at: place)
    case 80..<90 where keys.count > 1:
      let back = Int.random(in: 1...last, using: &random)
      keys +=
        Array(repeating: .move(.backward), count: back) + [
          .deleteBackward(), .typing(scalars[last - back]), .move(.end),
        ]
    case 90...: keys = [.paste(text.pasted)]
    default: break
    }
    return Script(keys)
  }
}
