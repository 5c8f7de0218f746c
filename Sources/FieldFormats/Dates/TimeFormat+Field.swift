public import FieldEditing
public import MaskSyntax

extension TimeFormat {
  /// The mask: its groups are `hour`, `minute`, `second` and `period`.
  public var tree: MaskTree {
    MaskTree(
      MaskExpression(
        .sequence(
          pieces.map { piece in
            switch piece {
            case .text(let text): text.expression
            case .part(.hour(let cycle)):
              MaskExpression.number("hour", from: cycle.range.lowerBound, to: cycle.range.upperBound)
            case .part(.minute): MaskExpression.number("minute", from: 0, to: 59)
            case .part(.second): MaskExpression.number("second", from: 0, to: 59)
            case .part(.dayPeriod):
              MaskExpression(.capture(name: "period", DayPeriodMask(am, pm)?.expression ?? am.expression))
            }
          })))
  }

  /// A format with a name. There is nothing to be checked beyond the mask: what it takes is a time.
  ///
  /// - Parameters:
  ///   - name: what the format is called.
  ///   - summary: what it is, in a few words.
  ///   - topic: the heading that lists it.
  ///   - label: what stands beside the field.
  /// - Returns: A format that a catalogue or a field can be made with.
  /// - Complexity: O(1): the mask is compiled when it is first asked for.
  public func named(
    _ name: String, summary: String = "Time of the day", topic: String = "Dates and times", label: String = "Time"
  ) -> NamedFormat {
    let usual = TimeOfDay(hour: 14, minute: 30)
    return NamedFormat(
      name: name, summary: summary, topic: topic,
      metadata: FieldMetadata(
        label: label, keyboard: hourCycle?.isHalfADay == true ? .text : .punctuation,
        example: usual.map { text(of: $0) } ?? ""),
      tree: tree, dateWords: DateWords(dayPeriods: [am, pm]))
  }

  /// The time that a field over this format holds; `nil` while it is not complete.
  ///
  /// - Parameter field: A field over this format's mask.
  /// - Returns: The time, or `nil`.
  public func time(in field: borrowing Field) -> TimeOfDay? {
    guard field.isComplete, let cycle = hourCycle else { return nil }
    let entry = CheckedEntry(field, today: nil)
    guard let hour = entry.number("hour", digits: 2), let minute = entry.number("minute", digits: 2) else { return nil }
    var isAfternoon = false
    if cycle.isHalfADay {
      guard let period = entry.bytes(of: "period"), let found = DayPeriodMask(am, pm)?.isAfternoon(period) else {
        return nil
      }
      isAfternoon = found
    }
    return TimeOfDay(
      hour: cycle.hour(hour, isAfternoon: isAfternoon), minute: minute, second: entry.number("second", digits: 2) ?? 0)
  }
}

extension TimeFormat.HourCycle {
  /// Whether noon begins again.
  var isHalfADay: Bool { self == .zeroToEleven || self == .oneToTwelve }

  var range: ClosedRange<UInt32> {
    switch self {
    case .zeroToEleven: 0...11
    case .oneToTwelve: 1...12
    case .zeroToTwentyThree: 0...23
    case .oneToTwentyFour: 1...24
    }
  }

  /// An hour of 0 to 23 as it is shown.
  func shown(_ hour: Int) -> Int {
    switch self {
    case .zeroToEleven: hour % 12
    case .oneToTwelve: (hour + 11) % 12 + 1
    case .zeroToTwentyThree: hour
    case .oneToTwentyFour: hour == 0 ? 24 : hour
    }
  }

  /// An hour of 0 to 23 from what is shown.
  func hour(_ shown: Int, isAfternoon: Bool) -> Int {
    switch self {
    case .zeroToEleven, .oneToTwelve: shown % 12 + (isAfternoon ? 12 : 0)
    case .zeroToTwentyThree: shown
    case .oneToTwentyFour: shown % 24
    }
  }
}
