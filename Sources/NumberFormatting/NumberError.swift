public import UnicodeFacts

/// The reason why a text is not a number, or why an edit was rejected: what is wrong, and where.
///
///     do { _ = try NumberReader(symbols).read("1e5") } catch { print(error) }  // unexpected 'e' at 1
public struct NumberError: Error, Hashable, Diagnosis {
  /// The reason for an error. New reasons may be added.
  public enum Reason: Hashable, Sendable {
    /// A character that belongs to no number of this format: a letter, an exponent, a foreign currency's symbol, `∞`.
    case unexpected(Unicode.Scalar)
    /// There is no digit where one must be.
    case noDigits
    /// `1.5.2`: the number has its decimal separator already.
    case secondDecimalSeparator
    /// A grouping sign where none stands: it may have been meant as a decimal separator.
    case ambiguousSeparator
    /// `1,,234`, `12,34.5`: groups of a width no number has.
    case misplacedGrouping
    /// `-5-`, `(-5)`: the sign is given twice.
    case secondSign
    /// A parenthesis without its other half.
    case unclosedParenthesis
    /// More digits before the decimal separator than the limit.
    case tooManyIntegerDigits(limit: Int)
    /// More digits after the decimal separator than the limit.
    case tooManyFractionDigits(limit: Int)
    /// More scalars in the text than the limit.
    case textTooLong(limit: Int)
    /// An infinity, or not a number, where a number is to be shown.
    case notFinite
    /// The format shows no sign, so that a negative number would look like another.
    case noSign
  }
  /// The reason.
  public let reason: Reason
  /// The offset of the error, in scalars of the text read, typed or pasted. A deletion's stands at 0: it has no text.
  public let position: Int

  /// An error at a place in a text.
  ///
  /// - Parameters:
  ///   - reason: What is wrong.
  ///   - position: Where, in scalars of the text.
  public init(_ reason: Reason, at position: Int) {
    self.reason = reason
    self.position = position
  }
}
