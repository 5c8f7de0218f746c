internal import SecretMemory
internal import UnicodeFacts

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

  /// `nil` where there is no date or time with so many parts, or something else beside it.
  ///
  /// - Parameter names: Those of the mask's groups.
  init?(_ names: Set<String>) {
    hasPeriod = names.contains("period")
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

  /// Whether each digit is one of the group's, or a zero before it: the hour of a half of the day is not.
  package var isByDigit: Bool { !hasPeriod }

  /// How many digits the number in a group has.
  package static func width(_ name: String) -> Int { name.hasSuffix("year") ? 4 : 2 }

  /// What a value becomes; `nil` where a number is missing, or the century of a year is not known.
  func text(of entry: CheckedEntry, years: YearWindow?, _ words: DateWords) -> String? {
    var isAfternoon: Bool?
    if hasPeriod {
      guard let period = entry.bytes(of: "period") else { return nil }
      isAfternoon = period.withText { words.isAfternoon(BareWord($0.unicodeScalars.compactMap { $0.bare })) }
      if isAfternoon == nil { return nil }
    }
    var text = ""
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
          number = isAfternoon.map { number % 12 + ($0 ? 12 : 0) } ?? number % 24
        }
        text += number.padded(width)
      }
    }
    return text
  }
}
