/// The limits of a number, or of a text to read one from, beyond which it is rejected with an error that names the
/// limit.
///
///     var limits = NumberLimits()
///     limits.integerDigits = 12
///     let number = try format.format("123456789012", limits: limits)
public struct NumberLimits: Hashable, Sendable {
  /// Digits before the decimal separator: one at least, as every number has one.
  public var integerDigits = 100 {
    didSet { integerDigits = max(1, integerDigits) }
  }
  /// Digits after it. A field takes no more than its format shows, whatever stands here.
  public var fractionDigits = 100 {
    didSet { fractionDigits = max(0, fractionDigits) }
  }
  /// Scalars of a text that is read or pasted.
  public var textLength = 1_000 {
    didSet { textLength = max(0, textLength) }
  }

  /// The usual limits: 100 digits before and after the decimal separator, in texts of 1,000 scalars.
  public init() {}
}
