/// Why a text is not a pattern of digits.
public struct PatternError: Error, Hashable, Sendable {
  /// What was read.
  public let pattern: String
  /// Where, in characters.
  public let position: Int
  /// What is wrong.
  public let message: String

  init(_ message: String, at position: Int, of pattern: String) {
    self.pattern = pattern
    self.position = position
    self.message = message
  }
}
