public import MaskSyntax

/// A mask of another library, read: its meaning here, the options of its fields, and notes.
///
///     let read = try DialectMask(parsing: "{mask: '00-00', eager: true}", dialect: .imask)
///     read.content            // .mask, a tree whose text is ##-##
///     read.options.isEager    // true
///
/// Offsets and spans, in the tree as well, point into the text that was given.
public struct DialectMask: Hashable, Sendable {
  /// The meaning of a text in a dialect.
  public enum Content: Hashable, Sendable {
    /// A mask.
    case mask(MaskTree)
    /// A format of numbers, which are not masks: their layout depends on the whole value.
    case number(DialectNumber)
    /// A format that the catalogue has by name, such as `card` or `phone(US)`.
    case named(String)
  }
  /// The meaning of the text.
  public let content: Content
  /// The options of a field of the mask.
  public let options: DialectOptions
  /// Notes on what was left out and what is typed otherwise, in the order of the text.
  public let notes: [DialectNote]
  /// The date that the mask is, beyond its shape; `nil` where it is not one.
  public let date: DialectDate?
  /// Whether it is a list of masks, of which a longer one takes over as more is typed.
  public let isList: Bool
  /// The language that it was read in.
  public let dialect: MaskDialect
  /// The text that it was read from.
  public let source: [Unicode.Scalar]

  /// Reads a text in a dialect.
  ///
  /// - Parameters:
  ///   - text: The mask alone, or its options as a literal of JavaScript or JSON.
  ///   - dialect: The language that it is written in.
  ///   - limits: How often a part may be repeated, how deep groups may nest, and how many nodes the mask may have.
  /// - Throws: `SyntaxError`, with the offset in the text, and what would mend it.
  /// - Complexity: Linear in the text, times the depth of its groups.
  @export(interface)
  public init(parsing text: String, dialect: MaskDialect, limits: MaskLimits = MaskLimits()) throws(SyntaxError) {
    try self.init(parsing: Array(text.unicodeScalars), dialect: dialect, limits: limits)
  }

  /// Reads a text in a dialect, given as scalars.
  ///
  /// - Parameters:
  ///   - source: The scalars of the text.
  ///   - dialect: The language that it is written in.
  ///   - limits: How often a part may be repeated, how deep groups may nest, and how many nodes the mask may have.
  /// - Throws: `SyntaxError`, with the offset in the text, and what would mend it.
  @export(interface) public init(
    parsing source: [Unicode.Scalar], dialect: MaskDialect, limits: MaskLimits = MaskLimits()
  ) throws(SyntaxError) {
    do throws(SyntaxError) { self = try DialectMask(reading: source, dialect: dialect, limits: limits) } catch {
      throw error.mended(in: dialect, limits: limits)
    }
  }

  /// Reads a text; an error does not say yet what would mend it, for which other texts are read.
  init(
    reading source: [Unicode.Scalar], dialect: MaskDialect, limits: MaskLimits = MaskLimits()
  ) throws(SyntaxError) {
    var reader = DialectReader(source, dialect: dialect, limits: limits)
    content = try reader.content()
    options = reader.options
    notes = reader.notes.sorted { $0.span.lowerBound < $1.span.lowerBound }
    isList = reader.isList
    date = reader.date
    self.dialect = dialect
    self.source = source
  }

  /// The mask; `nil` for what is not one.
  public var tree: MaskTree? { if case .mask(let tree) = content { tree } else { nil } }
}

/// The options of a field in another library, as far as this one has them, too.
public struct DialectOptions: Hashable, Sendable {
  /// Whether literals are shown as soon as they are certain to come.
  public var isEager = true
  /// Whether typing replaces the next slot's character.
  public var isOverwriting = false
  /// Whether what stands after something deleted stays in its place.
  public var keepsPlaces = false
  /// Whether the literals with which the mask ends are shown from the first character on.
  public var showsSuffix = false
  /// Whether bullets are shown for what stands in parts whose name begins with `hidden`.
  public var hidesParts = false
  /// Whether a paste that would be rejected is taken as far as it fits.
  public var takesWhatFits = false
  /// Whether typing drops from the end what it pushes out of the mask.
  public var dropsOverflow = false

  /// Options as they are without a dialect.
  public init() {}
}

/// A note about a mask that was read in a dialect.
public struct DialectNote: Hashable, Sendable {
  /// The kind of note.
  public enum Kind: Hashable, Sendable {
    /// Something of the text was left out.
    case leftOut
    /// Something is typed or shown otherwise than by the other library.
    case differs
  }
  /// The kind of note.
  public let kind: Kind
  /// A description of what was left out or differs, as a sentence without its stop.
  public let message: String
  /// The range that it concerns, in scalars of the text.
  public let span: Range<Int>

  /// A note on a part of a text.
  ///
  /// - Parameters:
  ///   - kind: What kind of remark it is.
  ///   - message: A sentence without its stop.
  ///   - span: What it concerns, in scalars of the text.
  public init(_ kind: Kind, _ message: String, span: Range<Int>) {
    self.kind = kind
    self.message = message
    self.span = span
  }
}
