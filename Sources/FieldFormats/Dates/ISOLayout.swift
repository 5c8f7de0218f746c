internal import FieldEditing
internal import MaskSyntax

/// A date, a time of the day or both as ISO 8601 lays it out: the groups of a mask in the standard's order, and the
/// marks between them.
///
///     2026-12-31   2026-12   --12-31   23:59:30   2026-12-31T23:59   2026-12-24/2026-12-31
package struct ISOLayout: Sendable {
  package enum Piece: Hashable, Sendable {
    case mark(String)
    /// The number in a group of this name: a year in four digits, anything else in two.
    case group(String)
  }

  package private(set) var pieces: [Piece] = []
  /// Whether a word says which half of the day is meant.
  private let hasPeriod: Bool
  /// Whether hours are those of a half of the day, and nothing says of which.
  private let isHalfUnknown: Bool
  /// Whether each digit is one of the group's, or a zero before it, and no value is a time that there is not.
  package let isByDigit: Bool

  /// `nil` where there is no date or time with so many parts, or something else beside it.
  ///
  /// - Parameters:
  ///   - names: Those of the mask's groups.
  ///   - mask: What is known of them.
  init?(_ names: Set<String>, _ mask: MaskExpression) {
    var bounds: [String: Int] = [:]
    for name in names { bounds[name] = mask.greatestNumber(in: name) }
    hasPeriod = names.contains("period")
    isHalfUnknown = !hasPeriod && bounds["hour"].map { $0 <= 12 } ?? false
    isByDigit =
      !hasPeriod && !isHalfUnknown
      && ["month": 12, "hour": 23, "minute": 59, "second": 60].allSatisfy { name, most in
        !names.contains(name) || bounds[name].map { $0 <= most } ?? false
      }
    let known: Set = ["year", "month", "day", "hour", "minute", "second", "period"]
    guard names.allSatisfy({ known.contains($0) || Self.ofEnd.contains($0) }) else { return nil }
    let hasTime = names.contains("hour") && names.contains("minute")
    if names.contains(where: ["hour", "minute", "second", "period"].contains), !hasTime { return nil }
    switch (names.contains("year"), names.contains("month"), names.contains("day")) {
    case (true, true, true): append(["year", "month", "day"], "-")
    case (true, true, false): append(["year", "month"], "-")
    case (false, true, true):
      pieces = [.mark("--")]
      append(["month", "day"], "-")
    case (false, false, false) where hasTime: break
    default: return nil
    }
    if hasTime {
      if !pieces.isEmpty { pieces.append(.mark("T")) }
      append(["hour", "minute"] + (names.contains("second") ? ["second"] : []), ":")
    }
    let ends = Self.ofEnd.filter(names.contains)
    if ends.isEmpty { return }
    guard ends == Self.ofEnd, pieces.count == 5 else { return nil }
    pieces.append(.mark("/"))
    append(ends, "-")
  }

  private static let ofEnd = ["end-year", "end-month", "end-day"]

  private mutating func append(_ names: [String], _ mark: String) {
    for (number, name) in names.enumerated() { pieces += (number > 0 ? [.mark(mark)] : []) + [.group(name)] }
  }

  /// Whether it has a day, which only a calendar knows to be one.
  package var hasDay: Bool { pieces.contains(.group("day")) }

  /// How many digits the number in a group has.
  package static func width(_ name: String) -> Int { name.hasSuffix("year") ? 4 : 2 }

  /// What a value becomes; `nil` where a number is missing, the century of a year is not known, or there is no such day
  /// or time.
  func text(of entry: CheckedEntry, years: YearWindow?, _ words: DateWords) -> String? {
    if isHalfUnknown { return nil }
    var isAfternoon: Bool?
    if hasPeriod {
      isAfternoon = entry.bytes(of: "period").flatMap { words.isAfternoon(typed: $0) }
      if isAfternoon == nil { return nil }
    }
    var text = ""
    var numbers: [String: Int] = [:]
    for piece in pieces {
      switch piece {
      case .mark(let mark): text += mark
      case .group(let name):
        guard let digits = entry.bytes(of: name), var number = digits.smallNumber else { return nil }
        let width = Self.width(name)
        if width == 4, digits.count == 2 {
          guard let years else { return nil }
          number = years.year(endingIn: number)
        }
        if name == "hour" {
          // midnight is 12 of the first half of the day, and 24 where hours begin with 1
          number = isAfternoon.map { number % 12 + ($0 ? 12 : 0) } ?? (number == 24 ? 0 : number)
        }
        numbers[name] = number
        text += number.padded(width)
      }
    }
    return Self.areReal(numbers) ? text : nil
  }

  /// Whether there is such a day, and such a time of it.
  private static func areReal(_ numbers: [String: Int]) -> Bool {
    for prefix in ["", "end-"] {
      guard let month = numbers[prefix + "month"] else { continue }
      // a day without its year may be that of a leap year
      let day = CalendarDate(year: numbers[prefix + "year"] ?? 2000, month: month, day: numbers[prefix + "day"] ?? 1)
      if day == nil { return false }
    }
    return numbers["hour"] ?? 0 < 24 && numbers["minute"] ?? 0 < 60 && numbers["second"] ?? 0 <= 60
  }
}

extension MaskExpression {
  /// The greatest number that a group takes, if it is a number and nothing else.
  fileprivate func greatestNumber(in group: String) -> Int? {
    if case .capture(group, let body) = kind, case .range(let range) = body.kind { return Int(range.high) }
    return parts.lazy.compactMap { $0.greatestNumber(in: group) }.first
  }
}
