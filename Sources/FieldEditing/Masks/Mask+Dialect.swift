internal import MaskCompiler
public import MaskDialects
public import MaskSyntax

/// Masks that were written for other libraries.
extension Mask {
  /// Compiles a mask that is written in another library's language.
  ///
  ///     let phone = try Mask("(000) 000-0000", dialect: .ngx)
  ///     phone.format("2015550123")              // "(201) 555-0123"
  ///
  /// `DialectMask` has what else the text says: options of the field, and notes. A text that describes numbers is
  /// not a mask; `DialectFormat` of FieldFormats reads those as well.
  ///
  /// - Parameters:
  ///   - text: The mask alone, or its options as a literal of JavaScript or JSON.
  ///   - dialect: The language that it is written in.
  ///   - strictness: Whether a mask with a value that has two layouts is rejected.
  ///   - limits: How large the mask, and what it is compiled to, may be.
  /// - Throws: `MaskError`, whose offset and diagnostic are those of the text that was given.
  /// - Complexity: Linear in the expanded mask where no two parses overlap.
  public init(
    _ text: String, dialect: MaskDialect, strictness: Strictness = .strict, limits: MaskLimits = MaskLimits()
  ) throws(MaskError) {
    let read: DialectMask
    do { read = try DialectMask(parsing: text, dialect: dialect, limits: limits) } catch { throw .syntax(error) }
    try self.init(read, strictness: strictness, limits: limits)
  }

  /// Compiles a mask that was read in another library's language.
  ///
  /// - Parameters:
  ///   - read: The mask as it was read.
  ///   - strictness: Whether a mask with a value that has two layouts is rejected.
  ///   - limits: How large what it is compiled to may be.
  /// - Throws: `MaskError`; of kind `notAMask` if it was read as another format than a mask. Alternatives may overlap:
  ///   the first that a value is complete in is shown, as other libraries do.
  /// - Complexity: As for a text.
  @export(interface) public init(
    _ read: DialectMask, strictness: Strictness = .strict, limits: MaskLimits = MaskLimits()
  ) throws(MaskError) {
    self = try Mask.reading(read, strictness: strictness, limits: limits).mask
  }

  /// The mask, and a note where alternatives of it overlap.
  package static func reading(
    _ read: DialectMask, strictness: Strictness, limits: MaskLimits
  ) throws(MaskError) -> (mask: Mask, overlap: DialectNote?) {
    guard let tree = read.tree else { throw .syntax(read.failure(.notAMask)) }
    var overlap: DialectNote?
    var mask: Mask
    do throws(MaskError) {
      mask = try Mask(tree, source: read.source, strictness: strictness, limits: limits)
      mask.isList = read.isList
    } catch {
      guard case .compile(let problem, _) = error, problem.isOverlap else { throw error }
      mask = try Mask(tree, source: read.source, strictness: .permissive, limits: limits)
      mask.isList = true
      let span = problem.span.isEmpty ? 0..<read.source.count : problem.span
      overlap = DialectNote(.differs, "the first alternative is preferred: \(problem.message)", span: span)
    }
    return (mask, overlap)
  }
}

extension FieldOptions {
  /// The usual options, but for those that a mask of another library was read with.
  ///
  /// - Parameter read: What `DialectMask.options` has.
  public init(_ read: DialectOptions) {
    self.init(
      isEager: read.isEager, overflow: read.dropsOverflow ? .drop : .reject,
      pastes: read.takesWhatFits ? .lenient : .lossless, isOverwriting: read.isOverwriting, isSecure: read.hidesParts,
      secureDisplay: read.hidesParts ? .hidingParts : .keepingLiterals)
    (keepsPlaces, showsSuffix) = (read.keepsPlaces, read.showsSuffix)
  }
}
