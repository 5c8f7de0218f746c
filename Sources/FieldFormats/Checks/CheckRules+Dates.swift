extension CheckRules {
  /// The rules of dates, by what a catalogue writes:
  ///
  ///     check date
  ///     check date from 1900-01-01 to today
  ///     check date-range from today
  ///     check date-range from today days 1 30
  ///     check short-date 1950
  ///     check date-part YYMMDD months 0 20 40 60 80
  ///     check date-part ------YYMDD months ABCDEHLMPRST days 0 40 digits LMNPQRSTUV
  ///     check birth-date -YYMMDD years at 1 12 1900..1999 34 1800..1899 56 2000..2099
  ///     check week
  ///     check expiry
  ///     check duration
  mutating func addDates() {
    add("date") { words in DateBounds(words).map { .date(from: $0.from, to: $0.to) } }
    add("date-range") { words in
      let halves = words.split(separator: "days", maxSplits: 1, omittingEmptySubsequences: false)
      guard let bounds = DateBounds(halves[0]) else { return nil }
      if halves.count == 1 { return .dateRange(from: bounds.from, to: bounds.to) }
      let days = halves[1].compactMap { $0.utf8.smallNumber }
      guard halves[1].count == 2, days.count == 2, days[0] <= days[1] else { return nil }
      return .dateRange(from: bounds.from, to: bounds.to, days: days[0]...days[1])
    }
    add("short-date") { words in
      guard words.count == 1, words[0].utf8.count == 4, let year = words[0].utf8.smallNumber else { return nil }
      return .shortDate(firstYear: year)
    }
    add("date-part") { words in DatePart(words).map { .date($0) } }
    add("birth-date") { words in DatePart(words).map { .birthDate($0) } }
    add("week") { words in words.isEmpty ? .week : nil }
    add("expiry") { words in words.isEmpty ? .expiry : nil }
    add("duration") { words in words.isEmpty ? .duration : nil }
  }
}
