public import NumberFormatting

/// The way in which numbers are entered into a field, beyond what their format says.
///
///     var entry = NumberEntry(.minorUnits)
///     entry.maximum = 1000
///     var field = Field(dollars, entry: entry)
///     field.insert("1")
///     field.text   // "$0.01"
public struct NumberEntry: Hashable, Sendable {
  /// The order in which digits enter.
  public enum Mode: CaseIterable, Hashable, Sendable {
    /// As written: integer digits, the decimal key, fraction digits.
    case decimal
    /// As on a cash register: digits enter from the right, and the separator stands where it is.
    case minorUnits
  }
  /// The order in which digits enter: as written, or from the right.
  public var mode: Mode
  /// The numbers of digits that the field accepts; of the fraction no more than the format shows.
  public var limits = NumberLimits()
  /// Characters that are the decimal key at once, beside those that are anyway: with `.` in German, `12.50` is 12,50 as
  /// it is typed, and no group can be typed.
  public var decimalKeys = ""
  /// The least value; `nil` sets no bound. One below it is reported, not rejected: while it is typed a number passes
  /// through others.
  public var minimum: ExactDecimal?
  /// The greatest value; `nil` sets no bound. See `minimum`.
  public var maximum: ExactDecimal?
  /// Whether ending editing makes a number beyond a bound the nearest one between them that the format shows; that is
  /// reported as `EditResult.Effects.clamped`. While it is typed, no number is changed.
  public var clampsToBounds = false
  /// Whether an empty field shows the affixes of a zero, as `$` or ` €`, with the caret between them. It is empty all
  /// the same: its value is, and it is not complete.
  public var showsAffixWhenEmpty = false
  /// Whether the fraction digits that the format always shows are shown while a number is typed, too: `1` is `$1.00`,
  /// with the caret after the 1. Neither the zeros nor a separator that was not typed are part of the value; the caret
  /// stays before them, and what is typed takes their place. In minor units the digits are there anyway.
  public var showsFractionZeros = false

  /// Entry in a mode, without bounds, with the usual limits, no further decimal keys and no options.
  ///
  /// - Parameter mode: The order in which digits enter.
  public init(_ mode: Mode = .decimal) { self.mode = mode }

  /// The position of a number relative to its bounds.
  public enum BoundsState: Hashable, Sendable {
    /// Less than `minimum`.
    case below
    /// Between `minimum` and `maximum`, both included, or where there is no bound.
    case inside
    /// Greater than `maximum`.
    case above
  }
}
