public import NumberFormatting

/// The reason why a value of the right shape is not valid.
public enum CheckFailure: Error, Hashable, Sendable {
  /// The check digits do not fit the others; by which rule.
  case checkDigits(rule: String)
  /// No calendar has the day.
  case noSuchDate
  /// Its year is not one of 1000 to 2999, as people write.
  case unusualYear
  /// Its year is further from today's than so many years, where another calendar than the Gregorian one is that of
  /// every day.
  case otherCalendar(yearsFromToday: Int)
  /// It lies before the first date allowed.
  case before(CalendarDate)
  /// It lies after the last date allowed.
  case after(CalendarDate)
  /// It has expired.
  case expired
  /// It ends before it begins.
  case endsBeforeItBegins
  /// Its last day is too soon after its first: fewer days than the least number.
  case tooFewDays(least: Int)
  /// Its last day is too long after its first: more days than the greatest number.
  case tooManyDays(most: Int)
  /// The number is less than the minimum.
  case below(ExactDecimal, shown: String)
  /// The number is more than the maximum.
  case above(ExactDecimal, shown: String)
  /// The number lies outside of these bounds, both decimals as text.
  case outside(least: String, most: String)
  /// It is not written as such a thing must be; a sentence's end, such as `has two double colons`.
  case malformed(String)
  /// No payment network has cards that begin so.
  case unknownNetwork
  /// The network has no cards with so many digits; the numbers of digits that its cards have.
  case badLength(expected: [Int])
  /// A rule of another kind; a sentence's end.
  case other(String)
}
