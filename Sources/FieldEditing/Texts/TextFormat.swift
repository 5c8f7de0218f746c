/// The format of free text: a name, a password, a note of several lines.
///
///     var note = Field(TextFormat(hasLines: true))
///     note.insert("Dear Ada,\n")
///     note.insert("thank you")
///     note.deleteBackward(.word)
///     note.text          // "Dear Ada,\nthank "
public struct TextFormat: Hashable, Sendable {
  /// Whether the text may have several lines. Each ends in LF, whatever was typed or pasted.
  public var hasLines: Bool

  /// Free text.
  ///
  /// - Parameter hasLines: Whether it may have several lines.
  /// - Complexity: O(1)
  public init(hasLines: Bool = false) { self.hasLines = hasLines }
}
