/// A day of the Gregorian calendar.
///
///     CalendarDate(year: 2024, month: 2, day: 29)     // a leap day
///     CalendarDate(year: 2023, month: 2, day: 29)     // nil
public struct CalendarDate: Hashable, Sendable, Comparable {
  /// 0 to 9999.
  public let year: Int
  /// 1 to 12.
  public let month: Int
  /// 1 to 28, 29, 30 or 31, as the month has days.
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

  /// How many days a month has: 28 to 31. A month beyond 1 to 12 counts as one of 31.
  ///
  /// - Parameters:
  ///   - month: The month, from 1.
  ///   - year: The year, by which February has 28 days or 29.
  /// - Returns: The number of days.
  public static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Whether a year has a leap day.
  ///
  /// - Parameter year: The year; any that 400 divides, or 4 and not 100, has one.
  /// - Returns: `true` for a year of 366 days.
  public static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && year % 100 != 0 || year % 400 == 0 }

  /// Whether the first day comes before the second.
  public static func < (a: CalendarDate, b: CalendarDate) -> Bool {
    (a.year, a.month, a.day) < (b.year, b.month, b.day)
  }
}

extension CalendarDate: CustomStringConvertible {
  /// As ISO 8601 writes it: `2026-12-31`.
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
