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

  /// `LAYOUT`, and after it `months N…`, `months LETTERS`, `days N…`, `digits LETTERS`, `unknown`, each once at most.
  static func datePart(_ given: [String]) -> Check? {
    var words = CheckWords(given[...])
    guard let layout = words.next() else { return nil }
    var (months, days): ([Int], [Int]) = ([0], [0])
    var (monthLetters, digitLetters) = ("", "")
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
      case "unknown": break
      default: return nil
      }
    }
    guard var part = DatePart(layout, monthLetters: monthLetters, digitLetters: digitLetters) else { return nil }
    part.monthOffsets = months
    part.dayOffsets = days
    part.mayBeUnknown = seen.contains("unknown")
    return .date(part)
  }
}
