internal import FieldEditing

extension Check {
  /// A day that the calendar has, in the groups `year` (of four digits), `month` and `day`, and within bounds where
  /// there are any, else in the years 1000 to 2999.
  ///
  ///     .date(from: .on(first), to: .today)     // a date of birth
  ///
  /// - Parameters:
  ///   - from: The first day that holds; `nil` for no bound.
  ///   - to: The last day that holds; `nil` for no bound.
  /// - Returns: A rule that fails with other days and with none.
  public static func date(from: DateBound? = nil, to: DateBound? = nil) -> Check {
    date(within: DateBounds(from: from, to: to))
  }

  static func date(within bounds: DateBounds) -> Check {
    .ofEntry("date", .date(bounds)) { entry in
      guard let date = CalendarDate(in: entry, dayDigits: 1...2) else { return .noSuchDate }
      return bounds.failure(of: date, today: entry.today)
    }
  }

  /// Two such days, the second in the groups `end-year`, `end-month` and `end-day`, which may be the same day but not
  /// an earlier one.
  ///
  ///     .dateRange(from: .today, days: 1...30)     // a stay of 1 to 30 nights
  ///
  /// - Parameters:
  ///   - from: The first day on which a range may begin; `nil` for no bound.
  ///   - to: The last day on which a range may end; `nil` for no bound.
  ///   - days: How many days after the first the last may be, 0 for the same day; any number unless given.
  /// - Returns: A rule that fails with other days, and where the second is before the first, too soon or too late.
  /// - Precondition: `days` begins with 0 or more.
  public static func dateRange(
    from: DateBound? = nil, to: DateBound? = nil, days: ClosedRange<Int> = 0...Int.max
  ) -> Check {
    dateRange(within: DateBounds(from: from, to: to), days: days)
  }

  static func dateRange(within bounds: DateBounds, days: ClosedRange<Int>) -> Check {
    precondition(days.lowerBound >= 0, "a range has no fewer than 0 days")
    return Check("date-range") { entry in
      guard let (first, last) = entry.dates else { return .noSuchDate }
      if let failure = bounds.failure(of: first, today: entry.today) { return failure }
      if let failure = bounds.failure(of: last, today: entry.today) { return failure }
      let distance = first.days(until: last)
      if distance < 0 { return .endsBeforeItBegins }
      if distance < days.lowerBound { return .tooFewDays(least: days.lowerBound) }
      return distance > days.upperBound ? .tooManyDays(most: days.upperBound) : nil
    }
  }

  /// A day that the calendar has, where the group `year` has the last two digits of a year: the one of the hundred
  /// years from `firstYear` on. With 1950, 50 is 1950 and 49 is 2049.
  ///
  /// - Parameter firstYear: The first of the hundred years.
  /// - Returns: A rule that fails where there is no such day.
  /// - Precondition: the year is 0 to 9999. Years beyond 9999 are in no date.
  public static func shortDate(firstYear: Int) -> Check {
    precondition(0...9999 ~= firstYear, "a first year is 0 to 9999")
    let years = YearWindow(from: firstYear, digits: 2)
    return .ofEntry("short-date", .shortDate(firstYear: firstYear)) { entry in
      guard let year = entry.number("year", digits: 2), let month = entry.number("month", digits: 1...2),
        let day = entry.number("day", digits: 1...2),
        CalendarDate(year: years.year(endingIn: year), month: month, day: day) != nil
      else { return .noSuchDate }
      return nil
    }
  }

  /// A week that its year has, ISO 8601, in the groups `year` (of four digits) and `week`: the first is the one of
  /// January 4, and a 53rd belongs to years whose last day, or first, is a Thursday.
  public static let week = Check("week") { entry in
    guard let year = entry.number("year", digits: 4), let week = entry.number("week", digits: 2) else {
      return .noSuchDate
    }
    if !Int.usualYears.contains(year) { return .unusualYear }
    return 1...year.weeks ~= week ? nil : .noSuchDate
  }

  /// A month in the groups `month` and `year`, the year of two digits or four, that is not over yet. Without today's
  /// date it is not looked at.
  ///
  /// A card is good through the last day of the month. A year of two digits is one from forty-nine years ago to fifty
  /// ahead.
  public static let expiry = Check("expiry") { entry in
    guard let today = entry.today, let month = entry.number("month", digits: 2) else { return nil }
    let short = entry.number("year", digits: 2).map(YearWindow(from: today.year - 49, digits: 2).year(endingIn:))
    guard let year = entry.number("year", digits: 4) ?? short else { return nil }
    return (year, month) < (today.year, today.month) ? .expired : nil
  }
}

extension Int {
  /// How many weeks a year has, ISO 8601.
  fileprivate var weeks: Int {
    // the day of the week of December 31, 4 for Thursday
    func lastDay(_ year: Int) -> Int { (year + year / 4 - year / 100 + year / 400) % 7 }
    return lastDay(self) == 4 || lastDay(self - 1) == 3 ? 53 : 52
  }
}
