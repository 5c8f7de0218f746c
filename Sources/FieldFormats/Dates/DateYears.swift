internal import FieldEditing

/// Years of which no two end in the same two digits.
struct DateYears: Hashable, Sendable {
  /// The first and the last, counted from the year 0 or from today's.
  private let first, last: Int
  private let areCountedFromToday: Bool

  /// `1900..1999`, or `-99..0`, which are counted from today's year; `nil` for another word.
  init?(_ word: String) {
    guard let ends = CheckWords.ends(of: word), let first = CheckWords.signed(ends.low),
      let last = CheckWords.signed(ends.high), 0...99 ~= last - first
    else { return nil }
    guard 1000...9999 ~= first && last <= 9999 || -999 ... -1 ~= first && last <= 0 else { return nil }
    (self.first, self.last) = (first, last)
    areCountedFromToday = first < 0
  }

  /// The year that ends in two digits; `nil` where none does, or today's date decides and is not known.
  func year(endingIn short: Int, today: CalendarDate?) -> Int? {
    guard let start = areCountedFromToday ? today?.year : 0 else { return nil }
    let year = YearWindow(from: start + first, digits: 2).year(endingIn: short)
    return year <= start + last ? year : nil
  }
}
