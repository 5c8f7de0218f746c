public import NumberFormatting

/// The options of a field of numbers that the oracle plays.
public struct NumberOracleOptions: Hashable, Sendable {
  /// The way in which digits enter.
  public enum Entry: String, Hashable, Sendable {
    /// As they are written, from the left.
    case decimal
    /// As a cash register takes them, from the right: `1` is 0.01 where there are two fraction digits.
    case minorUnits
  }
  /// The way in which digits enter.
  public var entry: Entry
  /// The limits of digits, and of pasted texts.
  public var limits: NumberLimits
  /// Characters that are the decimal separator when they are typed, whatever they mean to the format.
  public var decimalKeys: Set<Unicode.Scalar>
  /// The least and the greatest value, decimals as text; `nil` for none.
  public var least, greatest: String?
  /// How far steps go.
  package var steps = StepLengths()
  /// Whether a number is between them once editing has ended.
  public var clampsToBounds = false
  /// Whether an empty field shows the affixes of a zero.
  public var showsAffixWhenEmpty = false
  /// Whether zeros are shown for fraction digits that the format always shows and that are not entered yet.
  public var showsFractionZeros = false

  /// Options; numbers are entered as they are written unless something else is given.
  ///
  /// - Parameters:
  ///   - entry: How digits enter.
  ///   - limits: How many digits are taken, and how long pasted texts may be.
  ///   - decimalKeys: Characters that are the decimal separator when they are typed.
  public init(
    entry: Entry = .decimal, limits: NumberLimits = NumberLimits(), decimalKeys: some Sequence<Unicode.Scalar> = []
  ) {
    self.entry = entry
    self.limits = limits
    self.decimalKeys = Set(decimalKeys)
  }
}
