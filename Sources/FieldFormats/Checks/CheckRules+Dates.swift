extension CheckRules {
  /// The rules of dates, by what a catalogue writes:
  ///
  ///     check date
  ///     check date from 1900-01-01 to today
  ///     check date-range from today
  ///     check short-date 1950
  ///     check date-part YYMMDD months 0 20 40 60 80
  ///     check date-part ------YYMDD months ABCDEHLMPRST days 0 40 digits LMNPQRSTUV
  ///     check week
  ///     check expiry
  ///     check duration
  mutating func addDates() {
    add("date") { words in DateBounds(words).map { .date(from: $0.from, to: $0.to) } }
    add("date-range") { words in DateBounds(words).map { .dateRange(from: $0.from, to: $0.to) } }
    add("short-date") { words in
      guard words.count == 1, words[0].utf8.count == 4, let year = words[0].utf8.smallNumber else { return nil }
      return .shortDate(firstYear: year)
    }
    add("date-part") { words in .datePart(words) }
    add("week") { words in words.isEmpty ? .week : nil }
    add("expiry") { words in words.isEmpty ? .expiry : nil }
    add("duration") { words in words.isEmpty ? .duration : nil }
  }
}
