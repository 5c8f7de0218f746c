internal import FieldEditing
internal import SecretMemory

/// The years that two digits of a number stand for.
///
///     1854..1953                                    always
///     -99..0                                        counted from today's
///     at 7 0..3 1900..1999 5..8 1858..1899          by other characters of the number
struct DateYears: Hashable, Sendable {
  /// Years of which no two end in the same two digits.
  private struct Span: Hashable, Sendable {
    /// The first and the last, counted from the year 0 or from today's.
    let first, last: Int
    let areCountedFromToday: Bool

    init?(_ word: String) {
      guard let ends = CheckWords.ends(of: word), let first = CheckWords.signed(ends.low),
        let last = CheckWords.signed(ends.high), 0...99 ~= last - first
      else { return nil }
      guard 1000...9999 ~= first && last <= 9999 || -999 ... -1 ~= first && last <= 0 else { return nil }
      (self.first, self.last) = (first, last)
      areCountedFromToday = first < 0
    }

    func mayHave(yearEndingIn short: Int) -> Bool {
      areCountedFromToday || year(endingIn: short, today: nil) != nil
    }

    func year(endingIn short: Int, today: CalendarDate?) -> Int? {
      guard let start = areCountedFromToday ? today?.year : 0 else { return nil }
      let year = YearWindow(from: start + first, digits: 2).year(endingIn: short)
      return year <= start + last ? year : nil
    }
  }
  private var spans: [Span] = []
  /// Which of them is meant; the only one, where no characters say so.
  private var codes: CodeTable?

  /// The years that words write; `nil` where they are not understood.
  init?(_ words: inout CheckWords) {
    var spans: [Span] = []
    func read(_ word: String) -> Bool {
      Span(word).map { spans.append($0) } != nil
    }
    if let word = words.next(if: { CheckWords.ends(of: $0) != nil }) {
      if !read(word) { return nil }
    } else {
      codes = CodeTable(&words, read)
      if codes == nil { return nil }
    }
    self.spans = spans
  }

  /// Whether characters say of which years it is one, and none of these ends in two digits.
  func exclude(_ short: Int, in characters: SecretList<UInt8>) -> Bool {
    guard let codes, codes.first(in: characters, where: { _ in true }) != nil else { return false }
    return codes.first(in: characters) { spans[$0].mayHave(yearEndingIn: short) } == nil
  }

  /// The year that ends in two digits; `nil` where none does, or today's date decides and is not known.
  func year(endingIn short: Int, in characters: SecretList<UInt8>, today: CalendarDate?) -> Int? {
    let year = { spans[$0].year(endingIn: short, today: today) }
    guard let codes else { return year(0) }
    return codes.first(in: characters) { year($0) != nil }.flatMap(year)
  }
}
