/// A format with a name: a mask for something that everyone fills in, what it must obey beyond its shape, and how its field is described.
///
///     let cpf = FormatCatalog.standard["br-cpf"]!
///     var field = Field(try cpf.mask())
///     field.format("52998224725")
///     field.text                 // "529.982.247-25"
///     cpf.state(of: field)       // .complete
public struct NamedFormat: Sendable {
  /// The name, in lower case with hyphens: `us-phone`.
  public let name: String
  /// What it is, in a line.
  public let summary: String
  /// Under which heading it is listed: `Payments`.
  public let topic: String
  /// What a front end needs to draw a field for it.
  public let description: FieldDescription
  /// The mask as a tree.
  public let tree: MaskTree
  /// Other forms in which people have a value at hand: masks whose named groups are those of `tree`. `fill` reads them.
  public let otherForms: [MaskTree]
  /// What a complete value must obey, in order: the first that fails is told.
  public let checks: [Check]

  /// A format.
  public init(
    name: String, summary: String, topic: String = "", description: FieldDescription, tree: MaskTree, otherForms: [MaskTree] = [],
    checks: [Check] = []
  ) {
    self.name = name
    self.summary = summary
    self.topic = topic
    self.description = description
    self.tree = tree
    self.otherForms = otherForms
    self.checks = checks
  }

  /// A complete value, as people write it.
  public var example: String { description.example }

  /// The mask as text; as near as a text comes to it where none says it whole (`tree.hasText`), as with payment cards.
  public var maskText: String { tree.text }

  /// Compiles the mask.
  public func mask() throws(MaskError) -> Mask { try Mask(tree) }

  /// The same format with more checks: a date's bounds, or a rule of one's own.
  public func adding(_ more: [Check]) -> NamedFormat {
    NamedFormat(
      name: name, summary: summary, topic: topic, description: description, tree: tree, otherForms: otherForms,
      checks: checks + more)
  }
}

extension Mask {
  /// The mask of a named format; nil for a name that the catalogue does not have.
  public init?(named name: String) throws(MaskError) {
    guard let format = FormatCatalog.standard[name] else { return nil }
    self = try format.mask()
  }
}
