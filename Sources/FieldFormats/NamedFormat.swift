/// A format with a name: a mask for something that everyone fills in.
///
///     let card = try Mask(named: "card")
///     card.format("378282246310005")      // "3782 822463 10005"
public struct NamedFormat: Sendable {
  /// The name, in lower case with hyphens: `us-phone`.
  public let name: String
  /// What it is, in a line.
  public let summary: String
  /// A complete value.
  public let example: String
  /// The mask as a tree.
  public let tree: MaskTree

  init(_ name: String, _ summary: String, example: String, _ tree: MaskTree) {
    self.name = name
    self.summary = summary
    self.example = example
    self.tree = tree
  }

  /// The mask as text.
  public var maskText: String { tree.text }

  /// Compiles the mask.
  public func mask() throws(MaskError) -> Mask { try Mask(tree) }
}

extension Mask {
  /// The mask of a named format; nil for a name that the catalogue does not have.
  public init?(named name: String) throws(MaskError) {
    guard let format = FormatCatalog.standard[name] else { return nil }
    self = try format.mask()
  }
}
