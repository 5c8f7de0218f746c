/// The first or last date that is taken.
public enum DateBound: Hashable, Sendable {
  /// A day of the calendar.
  case on(CalendarDate)
  /// The day on which one looks: `CheckedEntry.today`. Where that is not known, there is no bound.
  case today

  /// `today`, or a date as ISO 8601 writes it; `nil` for another word.
  init?(_ word: String) {
    if word == "today" {
      self = .today
    } else if let date = CalendarDate(iso: word) {
      self = .on(date)
    } else {
      return nil
    }
  }

  func date(_ today: CalendarDate?) -> CalendarDate? {
    switch self {
    case .on(let date): date
    case .today: today
    }
  }
}

/// A first and a last date, either of which may be missing.
package struct DateBounds: Sendable {
  var from: DateBound?
  var to: DateBound?
  /// How many years from today dates are, where no bound says otherwise; `nil` for any number of years.
  var yearsFromToday: Int?

  package init(from: DateBound? = nil, to: DateBound? = nil, yearsFromToday: Int? = nil) {
    self.from = from
    self.to = to
    self.yearsFromToday = yearsFromToday
  }

  /// `from DATE`, `to DATE`, both or neither; `nil` for other words.
  init?(_ words: some Collection<String>) {
    var rest = Array(words)[...]
    while rest.count >= 2, let key = rest.popFirst(), let word = rest.popFirst() {
      guard let bound = DateBound(word) else { return nil }
      switch key {
      case "from" where from == nil && to == nil: from = bound
      case "to" where to == nil: to = bound
      default: return nil
      }
    }
    if !rest.isEmpty { return nil }
  }

  /// Where no bound says otherwise, years are 1000 to 2999: others are slips, such as 6123. So are years of another
  /// calendar, where that is the one of every day.
  @export(interface) package func failure(of date: CalendarDate, today: CalendarDate?) -> CheckFailure? {
    if let today, let yearsFromToday {
      let isEarly = from == nil && date.year < today.year - yearsFromToday
      if isEarly || to == nil && date.year > today.year + yearsFromToday {
        return .otherCalendar(yearsFromToday: yearsFromToday)
      }
    }
    if from == nil, date.year < Int.usualYears.lowerBound { return .unusualYear }
    if to == nil, date.year > Int.usualYears.upperBound { return .unusualYear }
    if let first = from?.date(today), date < first { return .before(first) }
    if let last = to?.date(today), last < date { return .after(last) }
    return nil
  }
}

extension Int {
  /// The years that dates have.
  static let usualYears = 1000...2999
}
