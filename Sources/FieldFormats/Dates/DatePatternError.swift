public import UnicodeFacts

/// The reason why a text is not a numeric pattern of dates or times, such as CLDR writes them: what is wrong, and
/// where.
public struct DatePatternError: Error, Hashable, Sendable {
  /// The kind of error. New kinds may be added.
  public enum Kind: Hashable, Sendable {
    /// A quotation mark has no partner.
    case unclosedQuote
    /// A letter that stands for no part of such a pattern: an era, a weekday.
    case unknownPart(Unicode.Scalar)
    /// So many letters ask for a name, as `MMM` does, or for more digits than there are.
    case notInDigits(Unicode.Scalar, count: Int)
    /// A part that occurs twice.
    case repeatedPart(Unicode.Scalar)
    /// A part that is missing; its letter.
    case missingPart(Unicode.Scalar)
    /// An hour of twelve needs its day period, and one of twenty-four can have none.
    case dayPeriod
    /// The two day periods begin alike and one ends where the other goes on, so that no one could say which was typed.
    case ambiguousDayPeriods
    /// Literals have a digit, which could not be distinguished from those that are typed.
    case digit(Unicode.Scalar)
    /// Literals begin with a mark, which would stand on the digit before it.
    case mark(Unicode.Scalar)
  }
  /// The kind of error.
  public let kind: Kind
  /// The offset of the error, in scalars of the pattern; its length where something is missing.
  public let offset: Int

  init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }
}

extension DatePatternError: Diagnosis {
  /// A sentence that says what is wrong, and what would do.
  public var message: String {
    switch kind {
    case .unclosedQuote: "the quotation mark at \(offset) is not closed: write '' to show one"
    case .unknownPart(let letter):
      "\(letter) at \(offset) is not written in digits: put literal text in '…'"
    case .notInDigits(let letter, let count):
      "\(count) \(letter) at \(offset) are not written in digits: write one or two"
    case .repeatedPart(let letter): "\(letter) at \(offset) stands there already: write each part once"
    case .missingPart(let letter): "the pattern has no \(letter): write it, as in dd.MM.y or HH:mm"
    case .dayPeriod:
      "h needs the day period a, H goes without it: write h:mm a, or HH:mm"
    case .ambiguousDayPeriods: "one day period begins with the other: give two that differ earlier"
    case .digit(let digit):
      "the literal's digit \(digit) at \(offset) reads as the date's: leave it out"
    case .mark: "the mark at \(offset) joins the digit before it: put a space between"
    }
  }
}
