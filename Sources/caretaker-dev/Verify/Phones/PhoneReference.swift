import MaskFuzzing

/// What phone numbers are to equal. It works on a batch while the package does; so it is asked first, and answers
/// later, in that order.
protocol PhoneReference {
  mutating func ask(_ sessions: [PhoneSession]) throws
  /// What each session shows after each key.
  mutating func answerToSessions() throws -> [[String]]

  mutating func ask(_ texts: [PhoneText]) throws
  mutating func answerToTexts() throws -> [PhoneResult]
}
