internal import MaskCompiler

/// Masks as regular expressions.
extension Mask {
  /// A regular expression for the complete texts that a field shows when editing has ended. It is for a whole text, in
  /// the syntax of ECMAScript, for HTML's `pattern` and for servers.
  ///
  ///     try Mask("<01..12>/##").pattern     // "(?:0[1-9]|1[0-2])/[0-9]{2}"
  ///
  /// `MaskTree.pattern` says what it means elsewhere. It is empty for a mask of a program that was read
  /// back, which does not keep what was written.
  ///
  /// - Complexity: O(*n*) in the mask.
  public var pattern: String { tree.pattern }

  /// The same of complete values.
  ///
  ///     try Mask(#""+1" (###) ###-####"#).valuePattern     // "\\+1[0-9]{10}"
  public var valuePattern: String { tree.valuePattern }
}
