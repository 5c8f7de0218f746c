public import UnicodeFacts

/// The reason why no number format follows one of Foundation's styles.
///
///     do { _ = try NumberFormat(.number.notation(.compactName)) } catch { print(error) }
///     // the style shows 10234567890000 as '10T': take one that shows all digits
public enum NumberProbeError: Error, Hashable, Sendable {
  /// The text shown for 10234567890000 does not have ten digits, such as `10T`.
  case unclearDigits(shown: String)
  /// There may be more fraction digits than a `Decimal` has room for.
  case tooManyFractionDigits(limit: Int)
  /// The style shows a number in a way that no symbols could, such as `1.2 Mio.`.
  case differs(value: String, shown: String, expected: String)
}

extension NumberProbeError: Diagnosis {
  /// A sentence that says what is wrong, and what would do.
  public var message: String {
    switch self {
    case .unclearDigits(let shown):
      "the style shows 10234567890000 as '\(shown)': take one that shows all digits"
    case .tooManyFractionDigits(let limit):
      "the style may show more than \(limit) fraction digits: limit its precision"
    case .differs(let value, let shown, let expected):
      "the style shows \(value) as '\(expected)', its symbols as '\(shown)': take a simpler one"
    }
  }
}
