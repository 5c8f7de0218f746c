import NumberFormatting

/// A character that an edit could not use.
public struct Rejection: Hashable, Sendable {
  /// Why. New reasons may be added.
  public enum Reason: UInt32, Hashable, Sendable {
    /// Nothing there takes it.
    case doesNotFit = 1
    /// The mask is full.
    case full
    /// It would push out what stands behind it.
    case noRoom
    /// It stood behind and was dropped.
    case pushedOut
    /// The value is as long as the field allows.
    case tooLong
    /// The cluster has more scalars, or the field more different clusters, than are kept.
    case tooComplex
    /// A grouping sign where none stands: it may have been meant as a decimal separator.
    case ambiguousSeparator
    /// The number has its decimal separator already.
    case secondDecimalSeparator
    case tooManyIntegerDigits
    case tooManyFractionDigits
    /// A minus, which the number format does not show.
    case noSign
    /// A sign is given twice.
    case secondSign
    /// Groups of a width no number has.
    case misplacedGrouping
    /// A parenthesis without its other half.
    case unclosedParenthesis
    /// A digit is missing.
    case noDigits
  }
  /// Which character of the text: an offset in grapheme clusters. For `pushedOut`, of the value before the edit.
  public var position: Int
  public var reason: Reason
}

extension Rejection.Reason {
  init(_ reason: NumberError.Reason) {
    self =
      switch reason {
      case .unexpected, .notFinite: .doesNotFit
      case .noDigits: .noDigits
      case .secondDecimalSeparator: .secondDecimalSeparator
      case .ambiguousSeparator: .ambiguousSeparator
      case .misplacedGrouping: .misplacedGrouping
      case .secondSign: .secondSign
      case .unclosedParenthesis: .unclosedParenthesis
      case .tooManyIntegerDigits: .tooManyIntegerDigits
      case .tooManyFractionDigits: .tooManyFractionDigits
      case .textTooLong: .tooLong
      case .noSign: .noSign
      }
  }
}
