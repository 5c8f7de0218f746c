internal import MaskSyntax

/// A dialect as a table: what each of its characters means, for those that differ in nothing else.
struct DialectTable {
  /// What brackets do.
  enum Brackets {
    /// They are characters as others.
    case text
    /// Slots stand in them alone, and everything else is a mistake there.
    case slots
    /// Each slot in them may be left out.
    case optionalSlots
  }
  /// A character that stands for a slot.
  struct Token {
    var character: Unicode.Scalar
    var slot: Slot
    var isOptional = false
    /// What is shown for it while it is still to come; `nil` for what is shown for all.
    var prompt: Cluster?
    /// Whether what is typed for it is hidden.
    var isHidden = false
    /// Whether it stands for as many characters as are typed.
    var isRepeated = false

    init(_ character: Unicode.Scalar, _ kind: Slot.Kind, casing: Slot.Casing = .unchanged, isOptional: Bool = false) {
      self.character = character
      slot = Slot(kind, casing: casing)
      self.isOptional = isOptional
    }
  }

  var tokens: [Token]
  /// What makes the next character fixed text.
  var escape: Unicode.Scalar?
  var brackets = Brackets.text
  /// Whether text in braces is part of the value; what stands for slots does so in them, too.
  var hasValueBraces = false
  /// Whether `*`, `?` and `{n}` after a slot repeat it.
  var hasQuantifiers = false
  /// From which character on all slots may be left out.
  var optionalRest: Unicode.Scalar?
  /// Characters that change the case of all slots after them.
  var casings: [Unicode.Scalar: Slot.Casing] = [:]
  /// Characters that show nothing.
  var ignored: [Unicode.Scalar] = []
  /// Words that stand for a part, longest first: `d0`, or blocks that a program names.
  var words: [(word: String, part: MaskExpression)] = []
  /// What is shown for words while they are still to come, for those that have their own.
  var wordPrompts: [(word: String, character: Cluster)] = []
  /// Fixed text that is part of the value.
  var valueText: (Unicode.Scalar) -> Bool = { _ in false }

  func token(_ character: Unicode.Scalar) -> Token? { tokens.last { $0.character == character } }
}

extension Slot.Kind {
  /// `a` to `z` in either case, and nothing else.
  static let latinLetter = Slot.Kind.set([SlotRange("A", "Z"), SlotRange("a", "z")])
  /// The same, and digits.
  static let latinLetterOrDigit = Slot.Kind.set([SlotRange("0", "9"), SlotRange("A", "Z"), SlotRange("a", "z")])
}
