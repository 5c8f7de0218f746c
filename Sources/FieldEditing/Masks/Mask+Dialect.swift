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
  /// - Throws: `MaskError`; of kind `notAMask` if it was read as another format than a mask.
  /// - Complexity: As for a text.
  @export(interface) public init(
    _ read: DialectMask, strictness: Strictness = .strict, limits: MaskLimits = MaskLimits()
  ) throws(MaskError) {
    guard let tree = read.tree else {
      let whole = 0..<read.source.count
      throw .syntax(SyntaxError(.notAMask, at: 0, span: whole, in: read.source, dialect: read.dialect))
    }
    try self.init(tree, source: read.source, strictness: strictness, limits: limits)
    isList = read.isList
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
