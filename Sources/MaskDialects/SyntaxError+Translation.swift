public import MaskSyntax

extension SyntaxError {
  /// A way to mend it, for people whose masks may be those of another library: where all of the text is one, what that
  /// is, and the same as a mask here; else its `suggestion`.
  ///
  ///     do { _ = try MaskTree(parsing: "[000]") } catch { print(error.translationOrSuggestion) }
  ///     // [000] is a mask of RedMadRobot's InputMask (redmadrobot): write ###
  ///
  /// - Complexity: The text is read in some dialects, unless it has more than 200 characters.
  public var translationOrSuggestion: String {
    @export(interface) get {
      // a text that was read in a dialect is mended in that; in a module for browsers without dialects, `suggestion`
      // stands in this one's place
      guard givenSuggestion == nil, let foreign = ForeignMask(source) else { return suggestion }
      return "\(String(source)) is \(foreign.dialect): write \(foreign.mask)"
    }
  }
}
