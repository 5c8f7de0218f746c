internal import UnicodeFacts

/// A format of numbers as another library describes it: plain data, of which FieldFormats makes a number format.
public struct DialectNumber: Hashable, Sendable {
  /// The rounding of digits that are not shown, as JavaScript has it unless a library has another.
  public enum Rounding: Hashable, Sendable {
    /// To the nearest; of two as near, to the one farther from zero.
    case halfUp
    /// Of two as near, to the one with an even last digit.
    case halfEven
    /// Of two as near, to the one nearer to zero.
    case halfDown
    /// Of two as near, to the greater one.
    case halfCeiling
    /// Of two as near, to the lesser one.
    case halfFloor
    /// Away from zero.
    case up
    /// Towards zero.
    case down
    /// Towards positive infinity.
    case ceiling
    /// Towards negative infinity.
    case floor
  }

  /// The text shown before the digits, and after a minus.
  public var prefix = ""
  /// The text shown after the digits.
  public var suffix = ""
  /// The text before the digits of a negative number, its minus in it; `nil` for a minus before `prefix`.
  public var negativePrefix: String?
  /// The text after the digits of a negative number; `nil` for `suffix`.
  public var negativeSuffix: String?
  /// The separator between groups of digits; empty for no groups.
  public var groupingSeparator = ","
  /// The separator before the fraction.
  public var decimalSeparator = "."
  /// Digits of the group before the decimal separator.
  public var primaryGroupingSize = 3
  /// Digits of each group before that: 2 for lakhs.
  public var secondaryGroupingSize = 3
  /// Fraction digits that are always shown when editing ends.
  public var minimumFractionDigits = 0
  /// Whether these are shown while a number is typed, too, as zeros.
  public var showsFractionZeros = false
  /// Fraction digits that are taken at most.
  public var maximumFractionDigits = 0
  /// The rounding of digits that are not shown.
  public var rounding = Rounding.halfUp
  /// The increment that a finished number is a multiple of, in units of its last fraction digit: 5 for 0.05.
  public var roundingIncrement = 1
  /// The power of ten that the value is multiplied by to be shown: 2 for percentages.
  public var valueExponent = 0
  /// Integer digits that are taken at most; `nil` for the usual limit.
  public var integerDigits: Int?
  /// Whether a minus is taken.
  public var allowsNegative = true
  /// Characters that are the decimal separator when they are typed, beside itself.
  public var decimalKeys = ""
  /// Whether digits enter from the right, as on a cash register.
  public var isMinorUnits = false
  /// The least value, a plain decimal; `nil` for none.
  public var minimum: String?
  /// The greatest value, a plain decimal; `nil` for none.
  public var maximum: String?
  /// Whether ending editing makes a number beyond a bound the nearest one between them.
  public var clampsToBounds = false
  /// The locale whose separators are meant in place of those above; `nil` where they are meant themselves.
  public var locale: String?

  /// Whole numbers with commas between their thousands.
  public init() {}

  /// How many digits a part of a number may be said to have.
  static let digitLimit = 100
}

extension String {
  /// Whether it is one character that can stand among digits and is not one of a number.
  package var mayStandAmongDigits: Bool {
    var scalars = unicodeScalars.makeIterator()
    guard let scalar = scalars.next(), scalars.next() == nil else { return false }
    return scalar.isPrintable || scalar.isWhitespace
      ? !scalar.isLetterOrNumber && scalar != "-" && scalar != "+" && !scalar.continuesCluster : false
  }
}
