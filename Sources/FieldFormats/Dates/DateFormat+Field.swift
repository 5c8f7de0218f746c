public import FieldEditing
public import MaskSyntax

extension DateFormat {
  /// The mask: its groups are `year`, `month` and `day`.
  public var tree: MaskTree { MaskTree(expression(prefix: "")) }

  /// The mask, its groups' names after a prefix.
  private func expression(prefix: String) -> MaskExpression {
    MaskExpression(
      .sequence(
        pieces.map { piece in
          switch piece {
          case .text(let text): text.expression
          case .part(.year): MaskExpression.digits(prefix + "year", count: 4)
          case .part(.month): MaskExpression.number(prefix + "month", from: 1, to: 12)
          case .part(.day): MaskExpression.number(prefix + "day", from: 1, to: 31)
          }
        }))
  }

  /// A format with a name: this mask, and the check that the day is real and within the bounds.
  ///
  /// - Parameters:
  ///   - name: what the format is called.
  ///   - summary: what it is, in a few words.
  ///   - topic: the heading that lists it.
  ///   - label: what stands beside the field.
  ///   - autofill: what may be filled in; `AutofillType(rawValue: "bday")` for a date of birth.
  /// - Returns: A format that a catalogue or a field can be made with.
  /// - Complexity: O(1): the mask is compiled when it is first asked for.
  public func named(
    _ name: String, summary: String = "Calendar date", topic: String = "Dates and times", label: String = "Date",
    autofill: AutofillType? = nil
  ) -> NamedFormat {
    NamedFormat(
      name: name, summary: summary, topic: topic,
      metadata: FieldMetadata(label: label, keyboard: .punctuation, autofill: autofill, example: text(of: example)),
      tree: tree, otherForms: order.first == .year ? [] : [MaskTree(Self.iso())],
      dateWords: DateWords(months: monthNames),
      checks: [.date(within: bounds)])
  }

  /// A format of two dates in one field, the second not before the first: `24.12.2026 – 06.01.2027`.
  ///
  ///     let stay = try DateFormat(pattern: "dd.MM.y").namedRange("stay", days: 1...30)
  ///     var field = Field(try stay.mask())
  ///     field.insert("2412202606012027")
  ///     field.text                  // "24.12.2026 – 06.01.2027"
  ///     field.state       // .complete
  ///
  /// ``dates(in:)`` are the two days. Both are within the bounds.
  ///
  /// - Parameters:
  ///   - name: what the format is called.
  ///   - summary: what it is, in a few words.
  ///   - topic: the heading that lists it.
  ///   - label: what stands beside the field.
  ///   - separator: what stands between the dates.
  ///   - days: how many days after the first the last may be, 0 for the same day; any number unless given.
  /// - Returns: A format that a catalogue or a field can be made with.
  /// - Precondition: `days` begins with 0 or more.
  /// - Complexity: O(1): the mask is compiled when it is first asked for.
  public func namedRange(
    _ name: String, summary: String = "First and last day", topic: String = "Dates and times",
    label: String = "From – to", separator: String = " – ", days: ClosedRange<Int> = 0...Int.max
  ) -> NamedFormat {
    precondition(days.lowerBound >= 0, "a range has no fewer than 0 days")
    let earlier = example.adding(days: -days.lowerBound) ?? example
    let first = minimum.map { max($0, earlier) } ?? earlier
    let last = first.adding(days: days.lowerBound) ?? first
    return NamedFormat(
      name: name, summary: summary, topic: topic,
      metadata: FieldMetadata(
        label: label, keyboard: .punctuation, autofill: nil, example: text(of: first) + separator + text(of: last)),
      tree: MaskTree {
        expression(prefix: "")
        separator
        expression(prefix: "end-")
      },
      otherForms: order.first == .year && separator == "/"
        ? []
        : [
          MaskTree {
            Self.iso()
            "/"
            Self.iso(prefix: "end-")
          }
        ],
      checks: [.dateRange(within: bounds, days: days)])
  }

  /// As ISO 8601 writes a date, and as a browser fills one in.
  private static func iso(prefix: String = "") -> MaskExpression {
    MaskExpression(
      .sequence([
        .digits(prefix + "year", count: 4), "-".expression, .number(prefix + "month", from: 1, to: 12), "-".expression,
        .number(prefix + "day", from: 1, to: 31),
      ]))
  }

  /// The date that a field over this format holds, within the bounds or not; `nil` while it is not complete, and where
  /// there is no such day.
  ///
  /// - Parameter field: A field over this format's mask.
  /// - Returns: The date, or `nil`.
  public func date(in field: borrowing Field) -> CalendarDate? { CalendarDate(in: field) }

  /// The two dates that a field over a format of two holds, whatever their order; `nil` while one is not complete, and
  /// where there is no such day.
  ///
  /// - Parameter field: A field over the mask of ``namedRange(_:summary:topic:label:separator:days:)``.
  /// - Returns: The first date and the last, or `nil`.
  public func dates(in field: borrowing Field) -> (first: CalendarDate, last: CalendarDate)? {
    CheckedEntry(field, today: nil).dates
  }

  private var bounds: DateBounds {
    DateBounds(from: minimum.map { .on($0) }, to: maximum.map { .on($0) }, yearsFromToday: yearsFromToday)
  }

  /// A date within the bounds.
  private var example: CalendarDate {
    guard let usual = CalendarDate(year: 2026, month: 12, day: 31) else { preconditionFailure("a year has a last day") }
    if let minimum, usual < minimum { return minimum }
    if let maximum, maximum < usual { return maximum }
    return usual
  }
}

extension CalendarDate {
  /// The date that a field holds in groups named `year` (of four digits), `month` and `day`, as the formats of dates
  /// have them; `nil` where one is missing or not whole, and where there is no such day.
  ///
  ///     var field = Field(try Mask(named: "birth-date")!)
  ///     field.setText("1985-04-12")
  ///     CalendarDate(in: field)     // 1985-04-12
  ///
  /// - Parameter field: A field over a mask with those groups.
  public init?(in field: borrowing Field) { self.init(in: CheckedEntry(field, today: nil)) }

  /// The date that the groups year, month and day hold, their names after a prefix; `nil` where one is missing or not
  /// whole, and where there is no such day.
  ///
  /// - Parameter dayDigits: How many digits a whole day and month have. Of a complete value they may have one.
  init?(in entry: CheckedEntry, prefix: String = "", dayDigits: ClosedRange<Int> = 2...2) {
    guard let year = entry.number(prefix + "year", digits: 4),
      let month = entry.number(prefix + "month", digits: dayDigits),
      let day = entry.number(prefix + "day", digits: dayDigits)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}

extension CheckedEntry {
  /// The two dates of a range; `nil` where one is missing or not whole, and where there is no such day.
  var dates: (first: CalendarDate, last: CalendarDate)? {
    guard let first = CalendarDate(in: self), let last = CalendarDate(in: self, prefix: "end-") else { return nil }
    return (first, last)
  }
}

extension Int {
  /// With zeros in front, so many digits at least.
  func padded(_ width: Int) -> String {
    let digits = "\(self)"
    return String(repeating: "0", count: Swift.max(0, width - digits.utf8.count)) + digits
  }
}

extension MaskExpression {
  /// A group of so many digits.
  static func digits(_ name: String, count: Int) -> MaskExpression {
    MaskExpression(
      .capture(name: name, MaskExpression(.repetition(MaskExpression(.slot(Slot(.digit))), least: count, most: count))))
  }

  /// A group of a number of two digits.
  static func number(_ name: String, from low: UInt32, to high: UInt32) -> MaskExpression {
    MaskExpression(
      .capture(name: name, MaskExpression(.range(NumberRange(low: low, high: high, lowWidth: 2, highWidth: 2)))))
  }
}
