public import MaskCompiler
internal import MaskSyntax

/// What a mask can be reported beside its errors: slips, lengths, examples.
extension Mask {
  /// Likely slips in the mask, the earliest in the text first: empty for most masks.
  ///
  ///     try Mask("4### ####").warnings.first?.message
  ///     // "bare 4 stands beside a slot that takes it: it may be read as typed"
  ///
  /// - Complexity: The mask is compiled again, and up to 1,000 values are laid out and read back. For whoever writes a
  ///   mask, not for a field.
  public var warnings: [MaskWarning] {
    @export(interface) get {
      guard tree.takesCharacters, let compilation = try? MaskCompilation(tree, limits: limits) else { return [] }
      let warnings = compilation.analysis.warnings + (notReadBack.map { [$0] } ?? [])
      // of a list of masks it is meant that more of the value changes its layout
      return isList ? warnings.filter { if case .divided = $0.kind { false } else { true } } : warnings
    }
  }

  /// The shortest value found whose display is read as another.
  private var notReadBack: MaskWarning? {
    var written = Field(self)
    var read = Field(self)
    // reading a display costs its length, times that of the literals in it: a mask of long texts is tried less
    var room = 200_000 / (1 + program.tables.longestGap)
    for value in program.shortestValues(1_000) + examples(20) where !value.isEmpty {
      written.setValue(value)
      let (value, display) = (written.value, written.text)
      room -= display.utf8.count
      if room < 0 { break }
      read.setText(display)
      if read.value != value { return MaskWarning(.notReadBack(value: value, display: display, readAs: read.value)) }
    }
    return nil
  }

  /// The least number of characters of a complete value, value literals counted; `nil` where no value is complete.
  ///
  ///     try Mask("(###) ###-####< x#{1,5}>?").minimumLength     // 10
  ///
  /// - Complexity: Linear in the expanded mask, as for the other lengths.
  public var minimumLength: Int? { program.minimumLength }
  /// The greatest number of characters of a complete value, value literals counted; `nil` without bound.
  ///
  ///     try Mask("(###) ###-####< x#{1,5}>?").maximumLength     // 15
  public var maximumLength: Int? { program.maximumLength }
  /// The least number of characters shown of a complete value: what a field must have room for.
  public var minimumDisplayLength: Int? { program.minimumDisplayLength }
  /// The greatest number of characters shown of a complete value; `nil` without bound.
  public var maximumDisplayLength: Int? { program.maximumDisplayLength }

  /// Returns complete values that look real, different ones, always the same for a mask; each alternative occurs if
  /// `count` allows.
  ///
  ///     try Mask("^@{2}## ####").examples(1)     // a value such as "KD40 7183"'s
  ///
  /// Fewer where the mask has not so many.
  ///
  /// - Parameter count: How many are wanted.
  /// - Returns: The values, without literals that are shown only; `format(_:)` shows them.
  /// - Complexity: Some walks through the mask for each.
  public func examples(_ count: Int) -> [String] { program.examples(count) }
}
