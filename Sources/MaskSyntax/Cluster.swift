/// A grapheme cluster of literals: what a person sees as one character, and what the caret never splits.
public struct Cluster: Hashable, Sendable {
  /// The first scalar, which decides where the cluster fits.
  public let first: Unicode.Scalar
  /// The scalars that follow it in the same cluster; empty for nearly all text.
  public let rest: [Unicode.Scalar]

  /// A cluster of its scalars; whether they join is not checked.
  ///
  /// - Parameters:
  ///   - first: The scalar that decides where the cluster fits.
  ///   - rest: The marks and joiners after it.
  public init(_ first: Unicode.Scalar, _ rest: [Unicode.Scalar] = []) {
    self.first = first
    self.rest = rest
  }
  /// All scalars, in order.
  public var scalars: [Unicode.Scalar] { [first] + rest }
}
