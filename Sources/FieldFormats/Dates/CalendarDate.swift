internal import FieldEditing

/// A day of the Gregorian calendar.
///
///     CalendarDate(year: 2024, month: 2, day: 29)     // a leap day
///     CalendarDate(year: 2023, month: 2, day: 29)     // nil
public struct CalendarDate: Hashable, Sendable, Comparable {
  /// The year, 0 to 9999.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day, 1 to 28, 29, 30 or 31, as the month has days.
  public let day: Int

  /// A day; `nil` where the calendar has none. Years are 0 to 9999, as if the calendar had always been.
  ///
  /// - Parameters:
  ///   - year: The year, 0 to 9999.
  ///   - month: The month, 1 to 12.
  ///   - day: The day of the month, from 1.
  public init?(year: Int, month: Int, day: Int) {
    guard 0...9999 ~= year, 1...12 ~= month, 1...CalendarDate.days(in: month, of: year) ~= day else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Returns the number of days that a month has: 28 to 31. A month beyond 1 to 12 counts as one of 31.
  ///
  /// - Parameters:
  ///   - month: The month, from 1.
  ///   - year: The year, by which February has 28 days or 29.
  /// - Returns: The number of days.
  public static func days(in month: Int, of year: Int) -> Int { GregorianMonth.days(month, of: year) }

  /// Whether a year has a leap day.
  ///
  /// - Parameter year: The year; any that 400 divides, or 4 and not 100, has one.
  /// - Returns: `true` for a year of 366 days.
  public static func isLeap(_ year: Int) -> Bool { GregorianMonth.isLeap(year) }

  /// Returns the number of days until another day; less than 0 where it is earlier.
  ///
  ///     CalendarDate(iso: "2024-02-28")!.days(until: CalendarDate(iso: "2024-03-01")!)     // 2
  ///
  /// - Parameter other: The other day.
  /// - Returns: The number of midnights between the two.
  /// - Complexity: O(1)
  public func days(until other: CalendarDate) -> Int { other.dayNumber - dayNumber }

  /// The day a number of days later, or earlier where the number is negative.
  ///
  ///     CalendarDate(iso: "2026-12-31")!.adding(days: 1)     // 2027-01-01
  ///
  /// - Parameter days: The number of days.
  /// - Returns: The day; `nil` where it is not in the years 0 to 9999.
  /// - Complexity: O(1)
  public func adding(days: Int) -> CalendarDate? {
    let (sum, overflows) = (dayNumber - 1).addingReportingOverflow(days)
    guard !overflows, sum >= 0 else { return nil }
    let (cycle, dayOfCycle) = sum.quotientAndRemainder(dividingBy: 146_097)
    // the last days of 4, 100 and 400 years belong to the year that they end
    let yearOfCycle = (dayOfCycle - dayOfCycle / 1_460 + dayOfCycle / 36_524 - dayOfCycle / 146_096) / 365
    let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
    let month = (5 * dayOfYear + 2) / 153
    let year = 400 * (cycle - 1) + yearOfCycle
    return CalendarDate(
      year: month < 10 ? year : year + 1, month: month < 10 ? month + 3 : month - 9,
      day: dayOfYear - (153 * month + 2) / 5 + 1)
  }

  /// Days since a day in March, so that each leap day ends a year.
  private var dayNumber: Int {
    // years from March on, all beyond 0
    let (years, month) = self.month > 2 ? (year + 400, self.month - 3) : (year + 399, self.month + 9)
    // months from March on have 31, 30, 31, 30, 31 days, again and again
    return years * 365 + years / 4 - years / 100 + years / 400 + (month * 153 + 2) / 5 + day
  }

  /// Whether the first day comes before the second.
  public static func < (a: CalendarDate, b: CalendarDate) -> Bool {
    (a.year, a.month, a.day) < (b.year, b.month, b.day)
  }
}

extension CalendarDate: CustomStringConvertible {
  /// The date as ISO 8601 writes it: `2026-12-31`.
  public var description: String { "\(year.padded(4))-\(month.padded(2))-\(day.padded(2))" }

  /// A date as ISO 8601 writes it, of ten characters; `nil` for another text, and where the calendar has no such day.
  ///
  ///     CalendarDate(iso: "2026-12-31")     // the last day of 2026
  ///     CalendarDate(iso: "2026-02-29")     // nil
  ///
  /// - Parameter text: Year, month and day in four, two and two digits, with hyphens between them.
  /// - Complexity: O(1)
  public init?(iso text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].count == 4, parts[1].count == 2, parts[2].count == 2,
      let year = parts[0].smallNumber, let month = parts[1].smallNumber, let day = parts[2].smallNumber
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}
