/// Why a text is no pattern of digits.
public struct PatternError: Error, Hashable, Sendable {
  public let pattern: String
  /// Where, in characters.
  public let position: Int
  public let problem: String

  init(_ problem: String, at position: Int, of pattern: String) {
    self.pattern = pattern
    self.position = position
    self.problem = problem
  }
}
