internal import MaskSyntax

/// What a mask is of, by the names of its groups: a date, a time of the day, or both, and nothing else.
enum DateContent {
  case date, time, dateAndTime

  init?(_ names: [String]) {
    guard names.allSatisfy(["year", "month", "day", "hour", "minute", "second", "period"].contains) else { return nil }
    let isDate = ["year", "month", "day"].allSatisfy(names.contains)
    let isTime = ["hour", "minute"].allSatisfy(names.contains)
    switch (isDate, isTime) {
    case (true, true): self = .dateAndTime
    case (true, false): self = .date
    case (false, true): self = .time
    case (false, false): return nil
    }
  }
}

extension DateContent {
  /// The groups of a date or a part of one that has a month, which may be named, and nothing else; empty where there
  /// are others.
  static func groups(of names: [String]) -> [DateFormat.Part] {
    let parts = names.compactMap { DateFormat.Part(rawValue: $0) }
    return parts.count == names.count && parts.contains(.month) ? parts : []
  }
}

/// Dates and times in the forms of others. Those with words are `ArrivedText`'s.
extension MaskExpression {
  /// The form with the year first, where the mask is of a date.
  var formsOfDates: [MaskTree] {
    let date = "<year:####>-<month:01..12>-<day:01..31>"
    let form =
      switch dateContent {
      case .date?: date
      case .dateAndTime?: date + " <hour:0..23>:<minute:00..59>" + (hasGroup("second") ? ":<second:00..59>" : "")
      case .time?, nil: ""
      }
    return form.isEmpty ? [] : [form].compactMap { try? MaskTree(parsing: $0) }
  }

  var dateContent: DateContent? { DateContent(captureNames) }
  var dateGroups: [DateFormat.Part] { DateContent.groups(of: captureNames) }

  /// Whether a date begins with its month. Where it does, dots are how others write the day first.
  var isMonthFirst: Bool {
    let names = captureNames
    return names.first == "month" && names.contains("day")
  }

  /// The names of its groups, in the order in which they begin.
  var captureNames: [String] {
    let own = if case .capture(let name, _) = kind { [name] } else { [String]() }
    return own + parts.flatMap { $0.captureNames }
  }
}
