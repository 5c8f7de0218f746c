/// A way to write a time of the day in digits: hours of twelve with a day period, or of twenty-four.
///
///     let american = try TimeFormat(pattern: "h:mm a")
///     var field = Field(try american.named("time").mask())
///     field.insert("230p")
///     field.text                  // "02:30 PM"
///     american.time(in: field)    // 14:30:00
///
/// Hour, minute and second have two digits, whatever the pattern says. Literals are auto-inserted, and no part of the
/// value; a day period is part of it and has to be typed. Digits of any script are taken; those shown are 0 to 9.
public struct TimeFormat: Hashable, Sendable {
  /// A part of a time.
  public enum Part: Hashable, Sendable {
    /// Two digits, counted so.
    case hour(HourCycle)
    /// Two digits, 00 to 59.
    case minute
    /// Two digits, 00 to 59.
    case second
    /// AM or PM.
    case dayPeriod
  }
  /// A way to count the hours of a day, by CLDR's letters.
  public enum HourCycle: Hashable, Sendable {
    /// `K`: 0 to 11, twice.
    case zeroToEleven
    /// `h`: 12, 1 to 11, twice.
    case oneToTwelve
    /// `H`: 0 to 23.
    case zeroToTwentyThree
    /// `k`: 1 to 24, where 24 is midnight at the day's beginning.
    case oneToTwentyFour
  }
  /// A piece of a written time.
  public enum Piece: Hashable, Sendable {
    /// Digits or a day period that are typed.
    case part(Part)
    /// Literals: separators, marks of direction, words.
    case text(String)
  }
  /// Parts and literals in the order in which they are written; each part once at most.
  public let pieces: [Piece]
  /// The text for the hours before noon.
  public let am: String
  /// The text for the hours after noon.
  public let pm: String

  /// A numeric pattern of CLDR, such as `HH:mm`, `h:mm a` or `ah時mm分`.
  ///
  /// An hour (`H`, `h`, `K`, `k`) and `m` stand there once each; `s` may, and `a` must where hours are of twelve. How
  /// many of a letter there are makes no difference. Other letters of ASCII are literals between `'` and `'`.
  ///
  /// - Parameters:
  ///   - pattern: The pattern, of letters and literals.
  ///   - am: What is shown before noon, where hours are of twelve.
  ///   - pm: What is shown after noon, where hours are of twelve.
  /// - Throws: a `DatePatternError` for a pattern with other parts, or without one that must be there.
  /// - Complexity: O(*n*) in the pattern.
  public init(pattern: String, am: String = "AM", pm: String = "PM") throws(DatePatternError) {
    let cut = try DatePattern(pattern)
    var pieces: [Piece] = []
    for piece in cut.pieces {
      switch piece {
      case .text(let text): pieces.append(.text(text))
      case .letters(let letter, let count, let offset):
        guard let part = Part(letter) else { throw DatePatternError(.unknownPart(letter), at: offset) }
        if part != .dayPeriod && count > 2 { throw DatePatternError(.notInDigits(letter, count: count), at: offset) }
        let isRepeated = pieces.contains { if case .part(let other) = $0 { other.isSame(as: part) } else { false } }
        if isRepeated { throw DatePatternError(.repeatedPart(letter), at: offset) }
        pieces.append(.part(part))
      }
    }
    self.pieces = pieces
    self.am = am
    self.pm = pm
    guard let cycle = hourCycle else { throw DatePatternError(.missingPart("H"), at: cut.length) }
    if !parts.contains(.minute) { throw DatePatternError(.missingPart("m"), at: cut.length) }
    if parts.contains(.dayPeriod) != cycle.isHalfADay { throw DatePatternError(.dayPeriod, at: cut.length) }
    if cycle.isHalfADay, DayPeriodMask(am, pm) == nil { throw DatePatternError(.ambiguousDayPeriods, at: cut.length) }
  }

  /// The parts in their order.
  public var parts: [Part] { pieces.compactMap { if case .part(let part) = $0 { part } else { nil } } }
  /// How the hours are counted.
  var hourCycle: HourCycle? {
    for part in parts { if case .hour(let cycle) = part { return cycle } }
    return nil
  }

  /// The time as the field shows it: `02:30 PM`.
  ///
  /// - Parameter time: The time; seconds are left out where the format shows none.
  /// - Returns: The time with all its digits and literals.
  /// - Complexity: O(1), and a text.
  public func text(of time: TimeOfDay) -> String {
    var out = ""
    for piece in pieces {
      switch piece {
      case .part(.hour(let cycle)): out += cycle.shown(time.hour).padded(2)
      case .part(.minute): out += time.minute.padded(2)
      case .part(.second): out += time.second.padded(2)
      case .part(.dayPeriod): out += time.hour < 12 ? am : pm
      case .text(let text): out += text
      }
    }
    return out
  }
}

extension TimeFormat.Part {
  fileprivate init?(_ letter: Unicode.Scalar) {
    switch letter {
    case "K": self = .hour(.zeroToEleven)
    case "h": self = .hour(.oneToTwelve)
    case "H": self = .hour(.zeroToTwentyThree)
    case "k": self = .hour(.oneToTwentyFour)
    case "m": self = .minute
    case "s": self = .second
    case "a": self = .dayPeriod
    default: return nil
    }
  }

  /// Whether both are hours, or the same.
  fileprivate func isSame(as other: TimeFormat.Part) -> Bool {
    if case .hour = self, case .hour = other { true } else { self == other }
  }
}
