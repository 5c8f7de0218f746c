public import MaskSyntax

/// Parts of a mask in the builder form.
///
///     let date = try Mask {
///       Mask.Capture("month") { Mask.Number("01", "12") }
///       "/"
///       Mask.Capture("year") { Mask.Repeat(.digit, count: 4) }
///     }
extension Mask {
  /// One slot.
  public typealias One = MaskTree.One
  /// Text that is part of the value.
  public typealias ValueLiteral = MaskTree.ValueLiteral
  /// A part several times.
  public typealias Repeat = MaskTree.Repeat
  /// A part that may be left out.
  public typealias Optionally = MaskTree.Optionally
  /// Alternatives, the first preferred.
  public typealias ChoiceOf = MaskTree.ChoiceOf
  /// A named part.
  public typealias Capture = MaskTree.Capture
  /// A number in a range.
  public typealias Number = MaskTree.Number
  /// The end of a mask from which it is filled.
  public typealias Direction = MaskTree.Direction
  /// The text that is shown for what is still to come.
  public typealias Prompt = MaskTree.Prompt
}
