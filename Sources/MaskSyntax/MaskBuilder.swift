internal import UnicodeFacts

/// Part of a mask in the builder form.
///
/// Strings are literal; the other parts are `One`, `ValueLiteral`, `Repeat`, `Optionally`, `ChoiceOf`, `Capture` and
/// `Number`.
public protocol MaskComponent {
  /// The part as an expression.
  var expression: MaskExpression { get }
}

/// Builds a mask from its parts, in order, in the manner of `RegexBuilder`; the tree is the same as of the text form.
///
///     let tree = MaskTree {
///       "+1 ("
///       MaskTree.Repeat(.digit, count: 3)
///       ") "
///       MaskTree.Repeat(.digit, count: 3)
///       "-"
///       MaskTree.Repeat(.digit, count: 4)
///     }
///     // the tree of "+1 (#{3}) #{3}-#{4}"
@resultBuilder public enum MaskBuilder {
  /// The parts that a statement stands for: a string is a literal for each character.
  ///
  /// - Parameter part: A string or another part of a mask.
  /// - Returns: The part as expressions.
  public static func buildExpression(_ part: some MaskComponent) -> [MaskExpression] { part.expression.characters }
  /// A slot of a kind that is written alone: `.digit`.
  ///
  /// - Parameter kind: Which characters the slot takes.
  /// - Returns: One expression, the slot.
  public static func buildExpression(_ kind: Slot.Kind) -> [MaskExpression] { [MaskExpression(.slot(Slot(kind)))] }
  /// The parts of all statements, in their order.
  ///
  /// - Parameter parts: The parts of each statement.
  /// - Returns: The parts in one array.
  public static func buildBlock(_ parts: [MaskExpression]...) -> [MaskExpression] { parts.flatMap { $0 } }
  /// The parts of a loop, in the order of its rounds.
  ///
  /// - Parameter parts: The parts of each round.
  /// - Returns: The parts in one array.
  public static func buildArray(_ parts: [[MaskExpression]]) -> [MaskExpression] { parts.flatMap { $0 } }
  /// The parts of an `if` without an `else`; a mask that can be left out when it is typed is `Optionally`.
  ///
  /// - Parameter part: The parts of the statement, or `nil` where the condition does not hold.
  /// - Returns: The parts; none for `nil`.
  public static func buildOptional(_ part: [MaskExpression]?) -> [MaskExpression] { part ?? [] }
  /// The parts of an `if` whose condition holds, or of an earlier case.
  ///
  /// - Parameter first: The parts of the branch.
  /// - Returns: The same parts.
  public static func buildEither(first: [MaskExpression]) -> [MaskExpression] { first }
  /// The parts of an `else`, or of a later case.
  ///
  /// - Parameter second: The parts of the branch.
  /// - Returns: The same parts.
  public static func buildEither(second: [MaskExpression]) -> [MaskExpression] { second }
}

extension MaskExpression {
  /// The parts that a string in a builder stands for one by one; everything else is one part.
  var characters: [MaskExpression] {
    if case .sequence(let items) = kind, items.allSatisfy({ $0.isLiteral }) { items } else { [self] }
  }
}

extension String: MaskComponent {
  /// Literals, one for each character.
  public var expression: MaskExpression { MaskExpression(.sequence(clusters.map { MaskExpression(.literal($0)) })) }

  /// The characters that a reader sees.
  package var clusters: [Cluster] {
    @export(interface) get {
      var out: [[Unicode.Scalar]] = []
      var breaker = GraphemeBreaker()
      for scalar in unicodeScalars {
        if breaker.isBoundary(before: scalar) { out.append([scalar]) } else { out[out.count - 1].append(scalar) }
      }
      return out.map { Cluster($0[0], Array($0.dropFirst())) }
    }
  }
}

extension MaskExpression: MaskComponent {
  public var expression: MaskExpression { self }
}
