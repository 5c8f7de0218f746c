/// Part of a mask in the builder form.
///
/// Strings are literal; the other parts are `One`, `ValueLiteral`, `Repeat`, `Optionally`, `ChoiceOf`, `Capture` and
/// `Number`.
public protocol MaskComponent {
  /// The part as a tree.
  var tree: MaskTree { get }
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
  public static func buildExpression(_ part: some MaskComponent) -> [MaskTree] { part.tree.parts }
  public static func buildExpression(_ kind: Slot.Kind) -> [MaskTree] { [MaskTree(.slot(Slot(kind)))] }
  public static func buildBlock(_ parts: [MaskTree]...) -> [MaskTree] { parts.flatMap { $0 } }
  public static func buildArray(_ parts: [[MaskTree]]) -> [MaskTree] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [MaskTree]?) -> [MaskTree] { part ?? [] }
  public static func buildEither(first: [MaskTree]) -> [MaskTree] { first }
  public static func buildEither(second: [MaskTree]) -> [MaskTree] { second }
}

extension MaskTree {
  /// A mask in the builder form.
  public init(@MaskBuilder _ parts: () -> [MaskTree]) { self.init(.sequence(parts())) }

  /// The parts that a string in a builder stands for one by one; everything else is one part.
  var parts: [MaskTree] {
    if case .sequence(let items) = kind, items.allSatisfy({ $0.isLiteral }) { items } else { [self] }
  }
  private var isLiteral: Bool { if case .literal = kind { true } else { false } }
}

extension String: MaskComponent {
  /// Literal, character by character.
  public var tree: MaskTree { MaskTree(.sequence(clusters.map { MaskTree(.literal($0)) })) }

  var clusters: [Cluster] {
    var out: [[Unicode.Scalar]] = []
    var breaker = GraphemeBreaker()
    for scalar in unicodeScalars {
      if breaker.isBoundary(before: scalar) { out.append([scalar]) } else { out[out.count - 1].append(scalar) }
    }
    return out.map { Cluster($0[0], Array($0.dropFirst())) }
  }
}

extension MaskTree: MaskComponent {
  public var tree: MaskTree { self }
}
