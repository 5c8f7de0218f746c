/// A format of the catalogue for dates or times, and how it is written.
struct DateForm: Sendable {
  /// What a piece of it is.
  enum Piece: Sendable {
    /// A number of so many digits.
    case year(Int), month, day, hour, shortHour, minute, second
    /// `AM` or `PM`.
    case period
    case mark(Unicode.Scalar)
  }
  let name: String
  let pieces: [Piece]
  /// Whether its marks are part of the value.
  let hasMarksInValue: Bool
  /// The years it is about.
  let years: ClosedRange<Int>
  var hasDay: Bool { pieces.contains { if case .day = $0 { true } else { false } } }

  /// Whether the month comes first: then dots say that the day does, and such a text is rejected.
  var isMonthFirst: Bool { if case .month = pieces.first { true } else { false } }

  /// - Parameter pattern: `y`, `M`, `d`, `H`, `h`, `m`, `s` and `a`, as often as each has digits; all else is marks.
  init(_ name: String, _ pattern: String, marksInValue: Bool = false, years: ClosedRange<Int> = 1990...2030) {
    self.name = name
    hasMarksInValue = marksInValue
    self.years = years
    var pieces: [Piece] = []
    var rest = pattern.unicodeScalars[...]
    while let letter = rest.first {
      let count = rest.prefix { $0 == letter }.count
      rest.removeFirst(count)
      switch letter {
      case "y": pieces.append(.year(count))
      case "M": pieces.append(.month)
      case "d": pieces.append(.day)
      case "H": pieces.append(.hour)
      case "h": pieces.append(.shortHour)
      case "m": pieces.append(.minute)
      case "s": pieces.append(.second)
      case "a": pieces.append(.period)
      default: pieces.append(.mark(letter))
      }
    }
    self.pieces = pieces
  }

  /// How often each is met, of 100: a guess.
  static let shares = Shares<DateForm>([
    (18, DateForm("date-dmy", "dd/MM/yyyy")),
    (16, DateForm("date-mdy", "MM/dd/yyyy")),
    (12, DateForm("date-dmy-dots", "dd.MM.yyyy")),
    (4, DateForm("date-dmy-hyphens", "dd-MM-yyyy")),
    (5, DateForm("date-ymd", "yyyy/MM/dd")),
    (3, DateForm("date-mdy-short", "MM/dd/yy")),
    (10, DateForm("date", "yyyy-MM-dd", marksInValue: true)),
    (7, DateForm("birth-date", "yyyy-MM-dd", marksInValue: true, years: 1930...2012)),
    (12, DateForm("expiry", "MM/yy", years: 2026...2034)),
    (2, DateForm("year-month", "yyyy-MM", marksInValue: true)),
    (4, DateForm("time-24", "HH:mm", marksInValue: true)),
    (2, DateForm("time-24-seconds", "HH:mm:ss", marksInValue: true)),
    (3, DateForm("time-12", "hh:mm a", marksInValue: true)),
    (2, DateForm("date-time", "yyyy-MM-ddTHH:mm", marksInValue: true)),
  ])
}
