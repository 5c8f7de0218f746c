public import MaskCompiler
public import MaskSyntax

/// A mask that formats what is typed: compiled once, shared by any number of fields and threads.
///
///     let phone = try Mask("+1 (###) ###-####")
///     phone.format("5551234567")              // "+1 (555) 123-4567"
///     var field = Field(phone)
///     field.insert("5")
///     field.text                              // "+1 (5"
public struct Mask: Sendable {
  /// The tree that was written.
  public let tree: MaskTree
  /// The program that the tree was compiled to.
  public let program: MaskProgram
  /// The text that it was read from, which errors and warnings point into; empty where it was none.
  package let source: [Unicode.Scalar]
  let limits: MaskLimits
  /// Whether it was read from a list of masks, of which a longer one takes over as more is typed.
  var isList = false
  /// What a year of two digits means, for a mask whose values end with a year.
  package var years: YearWindow?
  /// The words that stand for its parts, for a mask of a date or a time.
  package var words: PartWords?
  /// The format that it is the mask of, where more is known of its values than their shape.
  package var madeFor: (AnyObject & Sendable)?

  /// The mask without what is known of its values beyond their shape.
  package var alone: Mask {
    var mask = self
    (mask.years, mask.words, mask.madeFor) = (nil, nil, nil)
    return mask
  }

  /// The masks that are rejected.
  public enum Strictness: Hashable, Sendable {
    /// Those that break the law that the value determines the layout, too.
    case strict
    /// Only those that cannot be compiled: an ambiguous mask is read in its first way.
    case permissive
  }

  /// Compiles a mask.
  ///
  /// - Parameters:
  ///   - text: The mask in the language of masks, such as `+1 (###) ###-####`.
  ///   - strictness: Whether a mask with a value that has two layouts is rejected.
  ///   - limits: How large the mask, and what it is compiled to, may be.
  /// - Throws: `MaskError`, which names the offset, the problem and what would mend it.
  /// - Complexity: Linear in the expanded mask where no two parses overlap.
  @export(interface)
  public init(_ text: String, strictness: Strictness = .strict, limits: MaskLimits = MaskLimits()) throws(MaskError) {
    let source = Array(text.unicodeScalars)
    let tree: MaskTree
    do { tree = try MaskTree(parsing: source, limits: limits) } catch { throw .syntax(error) }
    try self.init(tree, source: source, strictness: strictness, limits: limits)
  }

  /// Compiles a tree.
  ///
  /// - Parameters:
  ///   - tree: The mask as a tree, parsed or built.
  ///   - strictness: Whether a mask with a value that has two layouts is rejected.
  ///   - limits: How large what it is compiled to may be.
  /// - Throws: `MaskError.compile(_:source:)` with an empty source: there is no text that an offset would point into.
  /// - Complexity: As for a text.
  @export(interface)
  public init(_ tree: MaskTree, strictness: Strictness = .strict, limits: MaskLimits = MaskLimits()) throws(MaskError) {
    try self.init(tree, source: [], strictness: strictness, limits: limits)
  }

  /// Compiles a mask in the builder form.
  ///
  ///     let phone = try Mask {
  ///       "+1 ("
  ///       Mask.Repeat(.digit, count: 3)
  ///       ") "
  ///       Mask.Repeat(.digit, count: 3)
  ///       "-"
  ///       Mask.Repeat(.digit, count: 4)
  ///     }
  ///
  /// - Parameters:
  ///   - strictness: Whether a mask with a value that has two layouts is rejected.
  ///   - limits: How large what it is compiled to may be.
  ///   - direction: The end from which it is filled.
  ///   - prompt: What is shown for what is still to come; `nil` for underscores.
  ///   - parts: The parts of the mask in order: texts are literals, others what `Mask` nests, such as `Mask.Repeat`.
  /// - Throws: `MaskError.compile(_:source:)` with an empty source: there is no text that an offset would point into.
  /// - Complexity: As for a text.
  public init(
    strictness: Strictness = .strict, limits: MaskLimits = MaskLimits(), direction: Direction = .fromStart,
    prompt: Prompt? = nil, @MaskBuilder _ parts: () -> [MaskExpression]
  ) throws(MaskError) {
    let tree = MaskTree(direction: direction, prompt: prompt, parts)
    try self.init(tree, source: [], strictness: strictness, limits: limits)
  }

  /// A mask of a program that was read back.
  ///
  ///     let bytes = try Mask("+1 (###) ###-####").program.encoded
  ///     let mask = Mask(try MaskProgram(encoded: bytes))
  ///     mask.format("5551234567")               // "+1 (555) 123-4567"
  ///
  /// A program does not keep what was written: `tree` is empty, and there are no `warnings`.
  ///
  /// - Parameter program: A program that was compiled before, in this process or another.
  /// - Complexity: Constant: a program was checked when it was read.
  public init(_ program: MaskProgram) {
    tree = MaskTree {}
    self.program = program
    source = []
    limits = MaskLimits()
  }

  init(
    _ tree: MaskTree, source: [Unicode.Scalar], strictness: Strictness, limits: MaskLimits
  ) throws(MaskError) {
    self.tree = tree
    self.source = source
    self.limits = limits
    do {
      let compilation = try MaskCompilation(tree, limits: limits)
      if strictness == .strict { try compilation.requireStrict() }
      program = compilation.program
    } catch {
      throw .compile(error, source: source)
    }
  }

  /// Returns a text laid out by the mask: as a value or as a display, whichever loses less.
  ///
  /// What does not fit is left out; a field says what it was.
  ///
  /// - Parameter text: A value or a display, separators and all.
  /// - Returns: What a field over the mask shows of it.
  /// - Complexity: O(*n*) in the text, and one field that is made for it.
  @export(interface) public func format(_ text: String) -> String {
    var field = Field(self)
    field.setText(text)
    return field.text
  }

  /// Returns the value that a text has in the mask: the slots' characters and the value literals.
  ///
  /// - Parameter text: A value or a display, separators and all.
  /// - Returns: What a field over the mask has as its value then.
  /// - Complexity: O(*n*) in the text, and one field that is made for it.
  public func value(of text: String) -> String {
    var field = Field(self)
    field.setText(text)
    return field.value
  }
}
