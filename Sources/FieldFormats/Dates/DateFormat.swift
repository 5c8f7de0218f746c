/// A way to write a date in digits: in which order year, month and day stand, and what stands around them.
///
///     let german = try DateFormat(pattern: "dd.MM.y")
///     let format = german.named("date", label: "Datum")
///     var field = Field(try format.mask())
///     field.insert("3/12/2026")
///     field.text                      // "03.12.2026"
///     german.date(in: field)          // 2026-12-03
///     field.state         // .complete
///
/// Month and day have two digits and the year four, whatever the pattern says, so that a date can be typed by its
/// digits alone: what stands around them is auto-inserted, and no part of the value. Digits of any script are taken;
/// those shown are 0 to 9.
public struct DateFormat: Hashable, Sendable {
  /// A part of a date.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    /// Four digits.
    case year
    /// Two digits, 01 to 12.
    case month
    /// Two digits, 01 to 31.
    case day
  }
  /// A piece of a written date.
  public enum Piece: Hashable, Sendable {
    /// Digits that are typed.
    case part(Part)
    /// Literals: separators, marks of direction, words.
    case text(String)
  }
  /// Parts and literals in the order in which they are written; each part once.
  public let pieces: [Piece]
  /// The first date that is taken; `nil` where all are.
  public var minimum: CalendarDate?
  /// The last date that is taken; `nil` where all are.
  public var maximum: CalendarDate?
  /// How many years from today dates are on the side of which there is no bound: others are taken for years of another
  /// calendar. `nil` for any number. Where today's date is not known, there is no limit.
  public var yearsFromToday: Int?
  /// Names of months that are read, typed and in texts that arrive whole, beside the English ones: twelve from
  /// January's on, or as often twelve as there are forms of them.
  public var monthNames: [String] = []

  /// A numeric pattern of CLDR, such as `dd.MM.y`, `M/d/yy` or `y년 M월 d일`.
  ///
  /// `y`, `M` (or `L`) and `d` stand there once each, in any order; how many of a letter there are, one or two of month
  /// and day, makes no difference. Other letters of ASCII are literals between `'` and `'`. A space and a mark of
  /// direction stay as they are.
  ///
  /// - Parameters:
  ///   - pattern: The pattern, of letters and literals.
  ///   - minimum: The first day that holds; `nil` for no bound.
  ///   - maximum: The last day that holds; `nil` for no bound.
  /// - Throws: a `DatePatternError` for a pattern with names, an era or another part, or without one of the three.
  /// - Complexity: O(*n*) in the pattern.
  public init(
    pattern: String, minimum: CalendarDate? = nil, maximum: CalendarDate? = nil
  ) throws(DatePatternError) {
    let cut = try DatePattern(pattern)
    var pieces: [Piece] = []
    var seen: [Part] = []
    for piece in cut.pieces {
      switch piece {
      case .text(let text): pieces.append(.text(text))
      case .letters(let letter, let count, let offset):
        guard let part = Part(letter) else { throw DatePatternError(.unknownPart(letter), at: offset) }
        if part != .year && count > 2 { throw DatePatternError(.notInDigits(letter, count: count), at: offset) }
        if seen.contains(part) { throw DatePatternError(.repeatedPart(letter), at: offset) }
        seen.append(part)
        pieces.append(.part(part))
      }
    }
    for part in Part.allCases where !seen.contains(part) {
      throw DatePatternError(.missingPart(part.letter), at: cut.length)
    }
    self.pieces = pieces
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Year, month and day in their order.
  public var order: [Part] { pieces.compactMap { if case .part(let part) = $0 { part } else { nil } } }

  /// The date as the field shows it: `03.12.2026`.
  ///
  /// - Parameter date: A day, within the bounds or not.
  /// - Returns: The date with all its digits and literals.
  /// - Complexity: O(1), and a text.
  public func text(of date: CalendarDate) -> String {
    text(year: date.year.padded(4), month: date.month.padded(2), day: date.day.padded(2))
  }

  /// Returns a hint at how a date is to be written: `hint(year: "JJJJ", month: "MM", day: "TT")` is `TT.MM.JJJJ`.
  ///
  /// - Parameters:
  ///   - year: What stands for the four digits of the year.
  ///   - month: What stands for the two digits of the month.
  ///   - day: What stands for the two digits of the day.
  /// - Returns: The pattern with these words, and literals between them.
  /// - Complexity: O(*n*) in the words.
  public func hint(year: String = "YYYY", month: String = "MM", day: String = "DD") -> String {
    text(year: year, month: month, day: day)
  }

  private func text(year: String, month: String, day: String) -> String {
    var out = ""
    for piece in pieces {
      switch piece {
      case .part(.year): out += year
      case .part(.month): out += month
      case .part(.day): out += day
      case .text(let text): out += text
      }
    }
    return out
  }
}

extension DateFormat.Part {
  fileprivate init?(_ letter: Unicode.Scalar) {
    switch letter {
    case "y": self = .year
    case "M", "L": self = .month
    case "d": self = .day
    default: return nil
    }
  }

  fileprivate var letter: Unicode.Scalar {
    switch self {
    case .year: "y"
    case .month: "M"
    case .day: "d"
    }
  }
}
