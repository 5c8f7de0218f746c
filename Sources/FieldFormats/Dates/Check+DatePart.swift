extension Check {
  /// A day that the calendar has, where digits of a number stand for it.
  ///
  ///     Check.date(DatePart("------YYYYMMDD")!).failure(of: "110105194902290025")     // .noSuchDate
  ///
  /// - Parameter part: Which characters stand for year, month and day.
  /// - Returns: A rule that fails where there is no such day.
  public static func date(_ part: DatePart) -> Check {
    .ofCharacters("date-part \(part.layout)") { part.isReal(in: $0) ? nil : .noSuchDate }
  }

  /// The day of somebody's birth, in the same way: what is known of it beside is asked of columns.
  static func birthDate(_ part: DatePart) -> Check {
    .ofCharacters("birth-date \(part.layout)", .birthDate(part)) { part.isReal(in: $0) ? nil : .noSuchDate }
  }

  /// Whether a value says when somebody was born.
  var saysBirthDate: Bool {
    switch kind {
    case .birthDate: true
    case .any(let checks), .all(let checks): checks.contains { $0.saysBirthDate }
    default: false
    }
  }

  /// The day of birth that a value says which obeys the rule; `nil` where it says none, or not all of it.
  func birthDate(in entry: CheckedEntry) -> CalendarDate? {
    guard let checked = checked(of: entry) else { return nil }
    switch kind {
    case .birthDate(let part): return part.date(in: checked.characters, today: entry.today)
    case .any(let checks): return checks.first { $0.failure(in: checked) == nil }?.birthDate(in: checked)
    case .all(let checks): return checks.lazy.compactMap { $0.birthDate(in: checked) }.first
    default: return nil
    }
  }
}

extension DatePart {
  /// `LAYOUT`, and after it `months N…`, `months LETTERS`, `days N…`, `digits LETTERS`, `unknown`, `years FIRST..LAST`
  /// or `years at P CHARACTERS FIRST..LAST…`, each once at most.
  init?(_ given: [String]) {
    var words = CheckWords(given[...])
    guard let layout = words.next() else { return nil }
    var (months, days): ([Int], [Int]) = ([0], [0])
    var (monthLetters, digitLetters) = ("", "")
    var years: DateYears?
    var seen: [String] = []
    while let word = words.next() {
      if seen.contains(word) { return nil }
      seen.append(word)
      switch word {
      case "months":
        months = words.numbers()
        if !months.isEmpty { continue }
        months = [0]
        monthLetters = words.next() ?? ""
        if monthLetters.isEmpty { return nil }
      case "days":
        days = words.numbers()
        if days.isEmpty { return nil }
      case "digits":
        digitLetters = words.next() ?? ""
        if digitLetters.isEmpty { return nil }
      case "years":
        years = DateYears(&words)
        if years == nil { return nil }
      case "unknown": break
      default: return nil
      }
    }
    self.init(layout, monthLetters: monthLetters, digitLetters: digitLetters)
    monthOffsets = months
    dayOffsets = days
    mayBeUnknown = seen.contains("unknown")
    self.years = years
  }
}
