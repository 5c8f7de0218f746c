@_exported public import MaskEngine
@_exported public import NumberFormatting
@_exported public import PhoneNumbering

/// A mask that formats what is typed: compiled once, shared by any number of fields and threads.
///
///     let phone = try Mask("+1 (###) ###-####")
///     phone.format("5551234567")              // "+1 (555) 123-4567"
///     var field = Field(phone)
///     field.insert("5")
///     field.text                              // "+1 (5"
public struct Mask: Sendable {
  /// What was written.
  public let tree: MaskTree
  /// What it was compiled to.
  public let program: MaskProgram
  let source: [Unicode.Scalar]
  let limits: MaskLimits
  /// Reads texts that arrive whole, for a mask of whose values more is known than their shape.
  package var reader: (@Sendable (_ mask: Mask, _ text: String, _ options: FieldOptions) -> TextReading)?

  /// Which masks are rejected.
  public enum Strictness: Hashable, Sendable {
    /// Those that break the law that the value determines the layout, too.
    case strict
    /// Only those that cannot be compiled: an ambiguous mask is read in its first way.
    case permissive
  }

  /// Compiles a mask.
  ///
  /// Throws a `MaskError` that names place, problem and mend.
  ///
  /// - Complexity: Linear in the expanded mask where no two readings overlap.
  public init(_ text: String, strictness: Strictness = .strict, limits: MaskLimits = MaskLimits()) throws(MaskError) {
    let source = Array(text.unicodeScalars)
    let tree: MaskTree
    do { tree = try MaskTree(parsing: source, limits: limits) } catch { throw .syntax(error) }
    try self.init(tree, source: source, strictness: strictness, limits: limits)
  }

  /// Compiles a tree.
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
  public init(
    strictness: Strictness = .strict, limits: MaskLimits = MaskLimits(), @MaskBuilder _ parts: () -> [MaskTree]
  ) throws(MaskError) {
    try self.init(MaskTree(.sequence(parts())), source: [], strictness: strictness, limits: limits)
  }

  /// A mask of a program that was read back.
  ///
  ///     let bytes = try Mask("+1 (###) ###-####").program.encoded
  ///     let mask = Mask(try MaskProgram(encoded: bytes))
  ///     mask.format("5551234567")               // "+1 (555) 123-4567"
  ///
  /// A program does not keep what was written: `tree` is empty, and there are no `warnings`.
  public init(_ program: MaskProgram) {
    tree = MaskTree(.sequence([]))
    self.program = program
    source = []
    limits = MaskLimits()
  }

  private init(
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

  /// A text laid out by the mask: as a value or as a display, whichever loses less.
  ///
  /// What does not fit is left out; a field says what it was.
  public func format(_ text: String) -> String {
    var field = Field(self)
    field.setText(text)
    return field.text
  }

  /// The value that a text has in the mask: the slots' characters and the value literals.
  public func value(of text: String) -> String {
    var field = Field(self)
    field.setText(text)
    return field.value
  }
}

/// Why a text makes no mask.
public enum MaskError: Error, Sendable, CustomStringConvertible {
  case syntax(SyntaxError)
  case compile(CompileError, source: [Unicode.Scalar])

  /// What is wrong, in a sentence.
  public var message: String {
    switch self {
    case .syntax(let error): error.message
    case .compile(let error, _): error.message
    }
  }
  /// How to mend it.
  public var suggestion: String {
    switch self {
    case .syntax(let error): error.suggestion
    case .compile(let error, _): error.suggestion
    }
  }
  /// Where it stands, in scalars of the mask text.
  public var offset: Int {
    switch self {
    case .syntax(let error): error.offset
    case .compile(let error, _): error.span.lowerBound
    }
  }
  /// The mask with carets under what is wrong; empty where there is no text or it is the whole.
  public var diagnostic: String {
    switch self {
    case .syntax(let error): error.diagnostic
    case .compile(let error, let source):
      source.isEmpty || error.span.isEmpty ? "" : SourceDrawing(source, error.span).text
    }
  }
  public var description: String { "\(message) at \(offset): \(suggestion)" }
}
