internal import MaskSyntax

/// The date that a mask of another library is, beyond the shape of its parts `day`, `month` and `year`, if it has one.
///
///     let read = try DialectMask(parsing: "{mask: Date, max: new Date()}", dialect: .imask)
///     read.date?.maximum      // "today"
public struct DialectDate: Hashable, Sendable {
  /// The first day that holds, as ISO 8601 writes it, or `today`; `nil` for none.
  public var minimum: String?
  /// The last day that holds, as ISO 8601 writes it, or `today`; `nil` for none.
  public var maximum: String?
  /// How many digits its year has: four, two, or none where it has no year.
  package var yearDigits = 4

  /// Any date of the calendar.
  public init() {}
}

/// A bound of dates as an option says it.
struct PeerDateBound {
  let name: String
  let value: PeerValue
  let isFirst: Bool
}

extension DialectReader {
  /// The options that bound a date: whether there is one shows when the whole mask is read.
  mutating func takeDateBounds(_ options: inout PeerOptions, first: String, last: String) {
    var bounds = dateBounds ?? []
    for (name, isFirst) in [(first, true), (last, false)] {
      if let value = options.take(name) { bounds.append(PeerDateBound(name: name, value: value, isFirst: isFirst)) }
    }
    dateBounds = bounds
  }

  /// The mask, which is a date where it has the parts day and month once each, and a year or none. Else they are parts
  /// as others.
  mutating func dated(_ expression: MaskExpression) -> MaskExpression {
    guard let dateBounds else { return expression }
    let parts = expression.flattened.filter { $0.datePart != nil }
    let order = parts.compactMap { $0.datePart }
    let isDate = Set(order).count == order.count && Set(order).isSuperset(of: [.day, .month])
    var date = DialectDate()
    date.yearDigits = parts.first { $0.datePart == .year }?.slotCount ?? 0
    for bound in dateBounds {
      if !isDate || date.yearDigits < 4 {
        let message = "the bound '\(bound.name)' is left out, as the mask is not one date with a year of four digits"
        note(.leftOut, message, bound.value.span)
      } else if let day = bound.value.day(in: order) {
        if bound.isFirst { date.minimum = day } else { date.maximum = day }
        if bound.value.hasTime { note(.leftOut, "the time of the bound '\(bound.name)' is left out", bound.value.span) }
      } else {
        note(.leftOut, "the bound '\(bound.name)' is left out, as it is not written as a date", bound.value.span)
      }
    }
    if let first = date.minimum, let last = date.maximum, first != "today", last != "today", last < first {
      note(.leftOut, "the bounds are left out, as the first is after the last", dateBounds[0].value.span)
      (date.minimum, date.maximum) = (nil, nil)
    }
    if isDate { self.date = date }
    return isDate || order.isEmpty ? expression : expression.withoutDateParts
  }
}

/// The parts of a date, by the names that they have in masks.
enum DatePart: String {
  case day, month, year
}

extension MaskExpression {
  var datePart: DatePart? {
    if case .capture(let name, _) = kind { DatePart(rawValue: name) } else { nil }
  }

  /// The same, where parts of dates are parts as others.
  var withoutDateParts: MaskExpression {
    let parts = flattened.flatMap { part -> [MaskExpression] in
      if part.datePart != nil, case .capture(_, let body) = part.kind { body.items } else { [part] }
    }
    return MaskExpression(.sequence(parts), span: span)
  }

  /// Its parts, and those of its parts.
  fileprivate var flattened: [MaskExpression] {
    if case .sequence(let items) = kind { items.flatMap { $0.flattened } } else { [self] }
  }
}

extension PeerValue {
  /// The day that is written here, as ISO 8601 writes it: with its year first or in the order of a mask, or as
  /// `new Date(2026, 11, 31)`, whose months begin with 0. `new Date()` is `today`.
  fileprivate func day(in order: [DatePart]) -> String? {
    switch kind {
    case .text(let text): return day(text, order)
    case .call("Date", let arguments):
      if arguments.isEmpty { return "today" }
      if arguments.count == 1, let text = arguments[0].text { return day(text, [.year, .month, .day]) }
      let numbers = arguments.compactMap { if case .number(let digits) = $0.kind { digits.plainNumber } else { nil } }
      guard 3...7 ~= numbers.count, arguments.count == numbers.count else { return nil }
      let year = numbers[0] < 100 ? 1900 + numbers[0] : numbers[0]
      return isoDay(year: year, month: numbers[1] + 1, day: numbers[2])
    default: return nil
    }
  }

  /// Whether a date that is written has a time of the day beside it.
  fileprivate var hasTime: Bool {
    switch kind {
    case .text(let text): text.split { $0.scalar.plainDigit == nil }.count > 3
    case .call(_, let arguments): arguments.count > 3 || arguments.count == 1 && arguments[0].hasTime
    default: false
    }
  }

  private func day(_ text: [PeerCharacter], _ order: [DatePart]) -> String? {
    // a time after the date is not the date's
    let runs = text.prefix { $0.scalar != "T" }.split { $0.scalar.plainDigit == nil }
    let numbers = runs.compactMap { Array($0).string.plainNumber }
    guard runs.count == 3 || runs.count > 4, runs.prefix(3).count == numbers.prefix(3).count else { return nil }
    let parts: [DatePart] = runs[0].count == 4 ? [.year, .month, .day] : order
    // of a year of two digits the century is not written
    guard zip(parts, runs).contains(where: { $0 == .year && $1.count == 4 }) else { return nil }
    func number(_ part: DatePart) -> Int { zip(parts, numbers).first { $0.0 == part }?.1 ?? 0 }
    return isoDay(year: number(.year), month: number(.month), day: number(.day))
  }

  private func isoDay(year: Int, month: Int, day: Int) -> String? {
    guard 1...9999 ~= year, 1...12 ~= month else { return nil }
    let isLeap = year % 4 == 0 && year % 100 != 0 || year % 400 == 0
    let days = month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
    guard 1...days ~= day else { return nil }
    func padded(_ number: Int, _ width: Int) -> String {
      String(repeating: "0", count: max(0, width - String(number).utf8.count)) + String(number)
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }
}

extension String {
  /// The number that a few digits are.
  fileprivate var plainNumber: Int? {
    guard 1...5 ~= utf8.count, utf8.allSatisfy({ 48...57 ~= $0 }) else { return nil }
    return utf8.reduce(0) { $0 * 10 + Int($1) - 48 }
  }
}
