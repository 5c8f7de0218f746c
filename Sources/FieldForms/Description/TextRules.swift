/// The number of rows that a text of several lines has, and its wrapping.
public struct TextLines: Hashable, Sendable {
  /// The number of rows that are always there.
  public var minimum: Int
  /// The number of rows that it grows to; beyond, it scrolls.
  public var maximum: Int
  /// The places at which lines break.
  public var wrapping: Wrapping
  /// Whether Return makes a new line; otherwise it goes on to the next field.
  public var returnMakesLine: Bool

  /// A number of rows.
  ///
  /// - Parameters:
  ///   - minimum: How many rows are always there, at least 1.
  ///   - maximum: How many rows it grows to.
  ///   - wrapping: Where lines break.
  ///   - returnMakesLine: Whether Return makes a new line.
  /// - Complexity: O(1)
  public init(minimum: Int = 3, maximum: Int = 8, wrapping: Wrapping = .word, returnMakesLine: Bool = true) {
    self.minimum = minimum
    self.maximum = maximum
    self.wrapping = wrapping
    self.returnMakesLine = returnMakesLine
  }

  /// The places at which lines break.
  public enum Wrapping: String, Hashable, Sendable, CaseIterable {
    /// Between words.
    case word
    /// Between any two characters.
    case character
  }
}

/// The least and the greatest length of a text. Nothing is cut: a text that is too long stays, and cannot be submitted.
public struct TextLength: Hashable, Sendable {
  /// The least length.
  public var minimum: Int
  /// The greatest length; `nil` for no bound.
  public var maximum: Int?
  /// The unit that is counted.
  public var unit: Unit

  /// A length.
  ///
  /// - Parameters:
  ///   - minimum: The least length.
  ///   - maximum: The greatest length; `nil` for no bound.
  ///   - unit: What is counted.
  /// - Complexity: O(1)
  public init(minimum: Int = 0, maximum: Int? = nil, unit: Unit = .characters) {
    self.minimum = minimum
    self.maximum = maximum
    self.unit = unit
  }

  /// The unit that a length counts.
  public enum Unit: String, Hashable, Sendable, CaseIterable {
    /// Characters as people count them.
    case characters
    /// Bytes of UTF-8.
    case utf8
    /// Units of UTF-16.
    case utf16
  }
}

/// Something that a new password must have.
public enum TextRequirement: Hashable, Sendable {
  /// At least so many characters.
  case length(Int)
  /// A letter, a lowercase letter, an uppercase letter, a digit, or a character that is neither letter nor digit.
  case letter, lowercase, uppercase, digit, symbol
}
