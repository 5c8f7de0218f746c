public import FieldEditing
public import MaskSyntax

/// A format with a name: a mask for something that everyone fills in, the rules that it must obey beyond its shape, and
/// the description of its field.
///
///     let cpf = FormatCatalog.standard["br-cpf"]!
///     var field = Field(try cpf.mask())
///     field.setText("52998224725")
///     field.text                 // "529.982.247-25"
///     field.state       // .complete
public struct NamedFormat: Sendable {
  /// The name, in lower case with hyphens: `us-phone`.
  public let name: String
  /// A description of the format, in a line.
  public let summary: String
  /// The heading under which it is listed: `Payments`.
  public let topic: String
  /// The data that a front end needs to draw a field for it.
  public let metadata: FieldMetadata
  /// The mask as a tree.
  public let tree: MaskTree
  /// Other forms in which people have a value at hand: masks whose named groups are those of `tree`. `fill` reads them.
  public let otherForms: [MaskTree]
  /// The words of a language that are read in dates and times that arrive whole, beside the English ones.
  public let dateWords: DateWords
  /// The rules that a complete value must obey, in order: the first that fails is reported.
  public let checks: [Check]
  /// The parts of a value that say somebody's sex.
  var sexParts: [SexPart] = []
  /// The payment cards that it is a format of; `nil` for anything else.
  public let cards: CardFormat?
  private let compiled: CompiledMask
  /// What reads texts that arrive whole.
  let knowledge: FormatKnowledge

  /// A format.
  ///
  /// - Parameters:
  ///   - name: The name, in lower case with hyphens.
  ///   - summary: What it is, in a line.
  ///   - topic: Under which heading it is listed.
  ///   - metadata: What a front end needs to draw a field for it.
  ///   - tree: The mask.
  ///   - otherForms: Other forms in which people have a value at hand: masks whose named groups are those of `tree`,
  ///     or that have none and the same values.
  ///   - dateWords: The words of a language that are read in its dates and times.
  ///   - prefixes: What may stand directly before a value, such as `mailto:`.
  ///   - checks: What a complete value must obey.
  /// - Complexity: O(1): nothing is compiled before `mask()` asks for it.
  public init(
    name: String, summary: String, topic: String = "", metadata: FieldMetadata, tree: MaskTree,
    otherForms: [MaskTree] = [], dateWords: DateWords = DateWords(),
    prefixes: [String] = [], checks: [Check] = []
  ) {
    self.name = name
    self.summary = summary
    self.topic = topic
    self.metadata = metadata
    self.tree = tree
    self.otherForms = otherForms
    self.dateWords = dateWords
    self.checks = checks
    cards = nil
    compiled = CompiledMask()
    knowledge = FormatKnowledge(
      tree, label: metadata.label, words: metadata.words(of: name), prefixes: prefixes, forms: otherForms,
      checks: checks, autofill: metadata.autofill, country: name.country,
      dateWords: dateWords)
  }

  /// The same format with other checks.
  private init(_ format: NamedFormat, checks: [Check]) {
    name = format.name
    summary = format.summary
    topic = format.topic
    metadata = format.metadata
    tree = format.tree
    otherForms = format.otherForms
    dateWords = format.dateWords
    self.checks = checks
    sexParts = format.sexParts
    cards = format.cards
    compiled = format.compiled
    knowledge = FormatKnowledge(
      tree, label: format.knowledge.label, words: format.knowledge.words, prefixes: format.knowledge.prefixes,
      forms: otherForms,
      checks: checks,
      isCard: format.knowledge.isCard, autofill: metadata.autofill, country: format.knowledge.country,
      dateWords: dateWords)
  }

  /// A format of payment cards: its mask is theirs.
  init(name: String, summary: String, topic: String, metadata: FieldMetadata, cards: CardFormat) {
    self.name = name
    self.summary = summary
    self.topic = topic
    self.metadata = metadata
    tree = cards.tree
    otherForms = []
    dateWords = DateWords()
    checks = cards.checks
    self.cards = cards
    compiled = cards.compiled
    knowledge = FormatKnowledge(
      tree, label: metadata.label, words: metadata.words(of: name), checks: checks, isCard: true)
  }

  /// A complete value, as people write it.
  public var example: String { metadata.example }

  /// The mask as text; as near as a text comes to it where none says it whole (`tree.hasText`), as with payment cards.
  public var maskText: String { tree.text }

  /// The mask: compiled when it is first asked for, then kept, for all copies of the format.
  ///
  /// Any thread may ask.
  ///
  /// - Returns: The mask, the same each time.
  /// - Throws: `MaskError` where the tree cannot be compiled, which does not happen to those of the standard
  ///   catalogue.
  /// - Complexity: A look; the first time that of compiling, from some microseconds to some milliseconds (`iban`).
  public func mask() throws(MaskError) -> Mask {
    if let mask = compiled.mask { return mask.made(for: self) }
    return compiled.keep(try Mask(tree)).made(for: self)
  }

  /// The same format with more checks: a date's bounds, or a rule of one's own.
  ///
  /// - Parameter more: Checks that are held after those that the format has.
  /// - Returns: A copy, which shares the compiled mask.
  /// - Complexity: O(*n*) in the checks.
  public func adding(_ more: [Check]) -> NamedFormat {
    NamedFormat(self, checks: checks + more)
  }
}

extension Mask {
  /// The mask, whose fields know what is known of a format.
  @export(interface) func made(
    for format: NamedFormat?, name: FormatName? = nil, today: CalendarDate? = nil,
    _ preparation: TextPreparation? = nil
  ) -> Mask {
    var mask = self
    mask.years = format?.knowledge.years(today)
    mask.words = format?.knowledge.partWords
    mask.madeFor = KnownFormat(format, name: name, today: today, preparation)
    return mask
  }

  /// The mask of a named format; `nil` for a name that the catalogue does not have.
  ///
  /// - Parameter name: A name of the standard catalogue, such as `iban`.
  /// - Throws: `MaskError` where the mask cannot be compiled, which does not happen to those of the standard
  ///   catalogue.
  /// - Complexity: A look through the names. The first time that a name is asked for, its mask is compiled.
  public init?(named name: String) throws(MaskError) {
    guard let format = FormatCatalog.standard[name] else { return nil }
    self = try format.mask()
  }
}

extension FieldMetadata {
  /// The words of which one stands in a label, in lower case.
  fileprivate func words(of name: String) -> [String] {
    // what a country is called beside its code
    let others = name.utf8.starts(with: "gb-".utf8) ? " uk" : name.utf8.starts(with: "gr-".utf8) ? " el" : ""
    return (name + others + " " + label + " " + (autofill?.rawValue ?? "")).words
  }
}

extension String {
  /// The code of the country that a format with this name is of, as `de-postcode` is; empty where it is of none. The
  /// European Union has several.
  fileprivate var country: String {
    let isOfCountry = utf8.dropFirst(2).first == UInt8(ascii: "-") && !utf8.starts(with: "eu-".utf8)
    return isOfCountry ? String(decoding: utf8.prefix(2).map { $0 & 0xDF }, as: UTF8.self) : ""
  }
}
