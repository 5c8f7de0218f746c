internal import NumberFormatting

/// A character that an edit could not use.
public struct Rejection: Hashable, Sendable {
  /// The reason for a rejection. New reasons may be added.
  public enum Reason: UInt32, Hashable, Sendable {
    /// No slot or literal there takes it.
    case notAllowedHere = 1
    /// The mask is full.
    case full
    /// It would push out what stands after it.
    case noRoom
    /// It stood after and was dropped.
    case pushedOut
    /// The value is as long as the field allows.
    case tooLong
    /// The cluster has more scalars, or the field more different clusters, than are kept.
    case tooComplex
    /// A grouping sign where none stands: it may have been meant as a decimal separator.
    case ambiguousSeparator
    /// The number has its decimal separator already.
    case secondDecimalSeparator
    /// A digit before the decimal separator, of which there are as many as `NumberEntry.limits` allow.
    case tooManyIntegerDigits
    /// A digit after the decimal separator, of which there are as many as the format shows.
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
    /// It stands around the value of a text that arrived whole: a label or a remark.
    case leftOut
    /// It cannot be seen, and is not part of a value.
    case invisible
    /// The text has several values, this one among them.
    case severalFit
    /// It stands for a digit or letter that is hidden.
    case masked
    /// A decimal sign, where the number has no fraction.
    case noFraction
    /// A character typed after a rejected separator, or after a digit that made a number too large: it was meant for
    /// another place. Of a phone number, a digit after a rejected star or hash. Backspace takes the rejection back; a
    /// movement of the caret, a paste and undo end it, too.
    case afterRejection
    /// A separator, where digits enter from the right.
    case separatorNotNeeded
    /// A digit that makes a number too large, or a separator that shows that a digit was meant for the number before
    /// it.
    case outOfRange
    /// Its marks or joiners are not taken there: the digit or letter was kept without them.
    case marksLeftOut
  }
  /// The offset of the character in the text, in grapheme clusters. For `pushedOut`, of the value before the edit; of a
  /// number, among its digits and separator as they were shown.
  public var position: Int
  /// The reason why the edit could not use the character.
  public var reason: Reason
  /// The state of the mask's program in which it did not fit; `nil` if it has another reason, or follows an empty slot.
  package var state: Int?

  package init(position: Int, reason: Reason, state: Int? = nil) {
    self.position = position
    self.reason = reason
    self.state = state
  }
}

extension Rejection.Reason {
  init(_ reason: NumberError.Reason) {
    self =
      switch reason {
      case .unexpected, .notFinite: .notAllowedHere
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
