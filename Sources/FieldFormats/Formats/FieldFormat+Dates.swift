package import FieldEditing
internal import MaskSyntax

/// What years of two digits mean.
extension FieldFormat {
  /// The hundred years that a year of two digits may be; `nil` if values do not end with a year, or it depends on
  /// today's date, which is not known.
  package var years: YearWindow? { namedFormat?.knowledge.years(today) }
}

/// Words that stand for parts of dates and times.
extension FieldFormat {
  /// The words that may be typed for parts of its values, in dates and after hours, and what each says.
  package var typedWords: (ofDates: [String: PartWords.Meaning], ofTimes: [String: PartWords.Meaning]) {
    namedFormat?.knowledge.typedWords ?? ([:], [:])
  }
}

extension FormatKnowledge {
  /// The hundred years that a year of two digits may be.
  ///
  /// They are those that the format's check names, for a card's expiry those of this century, up to today's year for a
  /// date of birth, and from 79 years before it to 20 after for any other date.
  func years(_ today: CalendarDate?) -> YearWindow? {
    guard !tree.isFromEnd, let digits = tree.expression.digitsOfLastYear else { return nil }
    var yearsAhead = 20
    for check in checks {
      switch check.kind {
      case .shortDate(let first): return YearWindow(from: first, digits: digits)
      case .date(let bounds): if case .today? = bounds.to { yearsAhead = 0 }
      case .luhn, .neverHolds, .birthDate, .any, .all, .beginning, .other:
        if check.name == Check.expiry.name { return YearWindow(from: 2000, digits: digits) }
      }
    }
    return today.map { YearWindow(from: $0.year + yearsAhead - 99, digits: digits) }
  }
}

extension MaskTree {
  /// The same with four digits for the year, where its values end with one of two; else `nil`.
  var withWholeYear: MaskTree? { isFromEnd ? nil : expression.withWholeYear.map { MaskTree($0) } }
}

extension MaskExpression {
  /// How many digits the year has that its values end with: two, four, or `nil` where there is none.
  fileprivate var digitsOfLastYear: Int? {
    switch kind {
    case .sequence(let items): items.last?.digitsOfLastYear
    case .capture("year", let body): [2, 4].first { $0 == body.digitCount }
    default: nil
    }
  }

  /// The same with four digits for the year, where its values end with one of two; else `nil`.
  fileprivate var withWholeYear: MaskExpression? {
    switch kind {
    case .sequence(let items): items.last?.withWholeYear.map { MaskExpression(.sequence(items.dropLast() + [$0])) }
    case .capture("year", let body) where body.digitCount == 2: MaskExpression.digits("year", count: 4)
    default: nil
    }
  }

  /// How many digits it has, if it has nothing else.
  var digitCount: Int? {
    switch kind {
    case .slot(Slot(.digit)): 1
    case .sequence(let items): items.reduce(0) { $0 + ($1.digitCount ?? 99) }
    case .repetition(let body, let least, let most) where least == most: body.digitCount.map { $0 * least }
    default: nil
    }
  }
}
