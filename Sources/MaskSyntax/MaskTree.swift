/// A mask as a tree: what the text form and the builder form both make, and what is compiled.
///
/// At its root stands what is said of the whole mask; ``expression`` says which characters it takes, and where.
/// Two trees are equal when they say the same, wherever in a text they were written.
public struct MaskTree: Hashable, Sendable {
  /// The end of a mask from which it is filled.
  public enum Direction: Hashable, Sendable {
    /// The first character of a value stands in the first slot.
    case fromStart
    /// `{from-end}`: the last character of a value stands in the last slot.
    case fromEnd
  }

  /// `{prompt "DD/MM"}`: what is shown at each place of the display until a character stands there.
  public struct Prompt: Hashable, Sendable {
    /// A character for each place of the display.
    public var characters: [Cluster]
    /// The range of the prompt in the mask text, in scalars; empty where it was not written as text.
    public var span: Range<Int>

    /// A prompt.
    ///
    /// - Parameters:
    ///   - characters: A character for each place of the display.
    ///   - span: Where it stands in the mask text, in scalars; empty for what was not written as text.
    public init(_ characters: [Cluster], span: Range<Int> = 0..<0) {
      self.characters = characters
      self.span = span
    }

    /// The prompt of a text, each of its characters for one place of the display.
    ///
    /// - Parameter text: The characters.
    public init(_ text: String) { self.init(text.clusters) }

    public static func == (left: Prompt, right: Prompt) -> Bool { left.characters == right.characters }
    public func hash(into hasher: inout Hasher) { hasher.combine(characters) }
  }

  /// The expression of all that the mask takes and shows.
  public var expression: MaskExpression { root.expression }
  /// The end from which it is filled.
  public var direction: Direction { root.direction }
  /// The text that is shown for what is still to come; `nil` where each slot is shown as an underscore.
  public var prompt: Prompt? { root.prompt }

  /// One reference: formats have a tree, and are copied more often than it is read.
  private let root: Root

  private final class Root: Sendable {
    let expression: MaskExpression
    let direction: Direction
    let prompt: Prompt?

    init(_ expression: MaskExpression, _ direction: Direction, _ prompt: Prompt?) {
      (self.expression, self.direction, self.prompt) = (expression, direction, prompt)
    }
  }

  /// A whole mask.
  ///
  /// - Parameters:
  ///   - expression: What it takes and shows.
  ///   - direction: The end from which it is filled.
  ///   - prompt: What is shown for what is still to come; `nil` for underscores.
  public init(_ expression: MaskExpression, direction: Direction = .fromStart, prompt: Prompt? = nil) {
    root = Root(expression, direction, prompt)
  }

  public static func == (left: MaskTree, right: MaskTree) -> Bool {
    left.root === right.root
      || left.direction == right.direction && left.prompt == right.prompt && left.expression == right.expression
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(expression)
    hasher.combine(direction)
    hasher.combine(prompt)
  }

  /// A mask in the builder form.
  ///
  ///     let tree = MaskTree(direction: .fromEnd) {
  ///       MaskTree.Repeat(.digit, 1...7)
  ///       "-"
  ///       MaskTree.One(.digit)
  ///     }
  ///     // the tree of "{from-end}#{1,7}-#"
  ///
  /// - Parameters:
  ///   - direction: The end from which it is filled.
  ///   - prompt: What is shown for what is still to come; `nil` for underscores.
  ///   - parts: The parts of the mask, a statement each.
  public init(
    direction: Direction = .fromStart, prompt: Prompt? = nil, @MaskBuilder _ parts: () -> [MaskExpression]
  ) {
    self.init(MaskExpression(.sequence(parts())), direction: direction, prompt: prompt)
  }
}

extension MaskTree.Prompt: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self.init(text) }
}

extension MaskTree {
  /// Whether it is a sequence of nothing, as the tree of a program that was read back.
  package var isEmpty: Bool { if case .sequence(let items) = expression.kind { items.isEmpty } else { false } }

  /// Whether the mask is filled from its end.
  package var isFromEnd: Bool { direction == .fromEnd }

  /// Whether a character of a value can stand in it: a mask without slots and value literals takes nothing.
  public var takesCharacters: Bool { expression.takesCharacters }

  /// The mask as text: parsed again, it makes a tree that says the same.
  ///
  /// A tree made in code may say what no text does, as with slots that reject empty slots (`Slot.mayBeEmpty`). Then
  /// this is as near as a text comes, for people to look at, and `hasText` is false.
  public var text: String { @export(interface) get { isEmpty ? "" : written } }

  @inline(never) private var written: String {
    let beginning = (prompt?.text ?? "") + (isFromEnd ? MaskParser.fromEnd : "")
    return beginning + expression.text
  }

  /// Whether `text` says all of it: parsed again, within the usual limits, it makes the same tree, but for the nesting
  /// of sequences in sequences. True of what was parsed.
  ///
  /// - Complexity: The text is written and parsed.
  public var hasText: Bool {
    do throws(SyntaxError) { return try MaskTree(parsing: text).flattened == flattened } catch { return false }
  }

  private var flattened: MaskTree { MaskTree(expression.withoutNesting, direction: direction, prompt: prompt) }
}

extension MaskTree.Prompt {
  /// The prompt as it is written before a mask: `{prompt "DD/MM"}`.
  package var text: String {
    let text = characters.map { $0.text { $0 == "\"" || $0 == "\\" } }.joined()
    return "\(MaskParser.prompt)\"\(text)\"}"
  }
}
