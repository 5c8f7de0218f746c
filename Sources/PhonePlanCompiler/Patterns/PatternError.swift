public import UnicodeFacts

/// The reason why a text is not a pattern of digits.
public struct PatternError: Error, Hashable, Diagnosis {
  /// The text that was read.
  public let pattern: String
  /// The position of the error, in characters.
  public let position: Int
  /// A description of what is wrong.
  public let message: String
  /// Its position.
  public var place: SourcePlace? { .offset(position) }

  init(_ message: String, at position: Int, of pattern: String) {
    self.pattern = pattern
    self.position = position
    self.message = message
  }
}
