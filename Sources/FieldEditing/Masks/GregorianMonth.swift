/// How long the months of the Gregorian calendar are, as if it had always been.
package enum GregorianMonth {
  /// The number of days of a month, 28 to 31. A month beyond 1 to 12 counts as one of 31.
  package static func days(_ month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Whether a year has a leap day: any that 400 divides, or 4 and not 100.
  package static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && year % 100 != 0 || year % 400 == 0 }
}
