extension DateFormat {
  /// The mask: its groups are `year`, `month` and `day`.
  public var tree: MaskTree {
    MaskTree(
      .sequence(
        pieces.map { piece in
          switch piece {
          case .text(let text): text.tree
          case .part(.year): MaskTree.digits("year", count: 4)
          case .part(.month): MaskTree.number("month", from: 1, to: 12)
          case .part(.day): MaskTree.number("day", from: 1, to: 31)
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
      tree: tree, otherForms: order.first == .year ? [] : [DateFormat.iso],
      checks: [.date(from: minimum.map { .on($0) }, to: maximum.map { .on($0) })])
  }

  /// As ISO 8601 writes a date, and as a browser fills one in.
  private static let iso = MaskTree(
    .sequence([
      .digits("year", count: 4), "-".tree, .number("month", from: 1, to: 12), "-".tree, .number("day", from: 1, to: 31),
    ]))

  /// The date that a field over this format holds, within the bounds or not; `nil` while it is not complete, and where
  /// there is no such day.
  ///
  /// - Parameter field: A field over this format's mask.
  /// - Returns: The date, or `nil`.
  public func date(in field: borrowing Field) -> CalendarDate? { CalendarDate(in: field) }

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
  init?(in entry: CheckedEntry, prefix: String = "") {
    guard let year = entry.number(prefix + "year", digits: 4), let month = entry.number(prefix + "month", digits: 2),
      let day = entry.number(prefix + "day", digits: 2)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}

extension Int {
  /// With zeros in front, so many digits at least.
  func padded(_ width: Int) -> String {
    let digits = "\(self)"
    return String(repeating: "0", count: Swift.max(0, width - digits.utf8.count)) + digits
  }
}

extension MaskTree {
  /// A group of so many digits.
  static func digits(_ name: String, count: Int) -> MaskTree {
    MaskTree(.capture(name: name, MaskTree(.repetition(MaskTree(.slot(Slot(.digit))), least: count, most: count))))
  }

  /// A group of a number of two digits.
  static func number(_ name: String, from low: UInt32, to high: UInt32) -> MaskTree {
    MaskTree(.capture(name: name, MaskTree(.range(NumberRange(low: low, high: high, lowWidth: 2, highWidth: 2)))))
  }
}
