public import NumberFormatting

/// How a field of numbers that the oracle plays behaves.
public struct NumberOracleOptions: Hashable, Sendable {
  /// How digits enter.
  public enum Entry: String, Hashable, Sendable {
    /// As they are written, from the left.
    case decimal
    /// As a cash register takes them, from the right: `1` is 0.01 where there are two fraction digits.
    case minorUnits
  }
  public var entry: Entry
  public var limits: NumberLimits
  /// Characters that are the decimal separator when they are typed, whatever they mean to the format.
  public var decimalKeys: Set<Unicode.Scalar>

  public init(
    entry: Entry = .decimal, limits: NumberLimits = NumberLimits(), decimalKeys: some Sequence<Unicode.Scalar> = []
  ) {
    self.entry = entry
    self.limits = limits
    self.decimalKeys = Set(decimalKeys)
  }
}
