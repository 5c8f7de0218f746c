internal import FieldFormats

/// A problem of a value. It decides which message is shown; the field adds what that names, such as a bound.
public enum FieldProblem: Hashable, Sendable {
  /// Nothing was entered, and something is required.
  case missing
  /// The value is not complete.
  case partial
  /// A text is shorter than the field's minimum.
  case tooShort
  /// A text is longer than the field's maximum; it stays as it was typed.
  case tooLong
  /// A requirement is not met; which one of the field's, counted from 0.
  case requirement(Int)
  /// The check digits do not match the others.
  case checkDigits
  /// No calendar has the day.
  case noSuchDate
  /// The year is far from today's, as one of another calendar would be.
  case otherCalendar
  /// A date is before the first one that is allowed, or after the last.
  case before, after
  /// The card has expired.
  case expired
  /// A span ends before it begins.
  case endsBeforeItBegins
  /// A span is of fewer days than it must be, or of more.
  case tooFewDays, tooManyDays
  /// A number is less than the minimum, or more than the maximum.
  case below, above
  /// No payment network has cards that begin like that.
  case unknownNetwork
  /// The network has no cards with so many digits.
  case badLength
  /// A phone number has fewer digits than any that begins like it.
  case phoneTooShort
  /// A phone number has more digits than any that begins like it.
  case phoneTooLong
  /// There is no such phone number, though it is long enough.
  case phoneNotInUse
  /// The value is not the same as that of the field it repeats.
  case differs
  /// The text is not one of the choices, and no other is accepted.
  case noChoice
  /// Another check of the format fails.
  case malformed
  /// The server objects.
  case objection
}

extension FieldProblem {
  /// The problem of a failed check.
  init(_ failure: CheckFailure) {
    self =
      switch failure {
      case .checkDigits: .checkDigits
      case .noSuchDate, .unusualYear: .noSuchDate
      case .otherCalendar: .otherCalendar
      case .before: .before
      case .after: .after
      case .expired: .expired
      case .endsBeforeItBegins: .endsBeforeItBegins
      case .tooFewDays: .tooFewDays
      case .tooManyDays: .tooManyDays
      case .below: .below
      case .above: .above
      case .unknownNetwork: .unknownNetwork
      case .badLength: .badLength
      case .outside, .malformed, .other: .malformed
      }
  }
}
