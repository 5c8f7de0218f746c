/// An expression of the mask language: a part of a mask, or all of it.
///
/// Two expressions are equal when they say the same, wherever in a text they were written.
public struct MaskExpression: Hashable, Sendable {
  /// A kind of part of a mask.
  public enum Kind: Hashable, Sendable {
    /// A place for one character.
    case slot(Slot)
    /// Literals: shown, never part of the value.
    case literal(Cluster)
    /// Value literals: part of the value.
    case valueLiteral(Cluster)
    /// Parts one after the other.
    case sequence([MaskExpression])
    /// Alternatives, the first preferred.
    case alternatives([MaskExpression])
    /// Repeated `least` times at least and `most` times at most (`nil`: without bound), greedily.
    indirect case repetition(MaskExpression, least: Int, most: Int?)
    /// A part with a name, under which a field has what is typed into it.
    indirect case capture(name: String, MaskExpression)
    /// A number between two bounds.
    case range(NumberRange)
  }
  /// The kind of part.
  public var kind: Kind
  /// The range of the part in the mask text, in scalars; empty where it was not written as text.
  public var span: Range<Int>

  /// A part of a mask.
  ///
  /// - Parameters:
  ///   - kind: What the part is.
  ///   - span: Where it stands in the mask text, in scalars; empty for what was not written as text.
  public init(_ kind: Kind, span: Range<Int> = 0..<0) {
    self.kind = kind
    self.span = span
  }
  @export(interface) public static func == (left: MaskExpression, right: MaskExpression) -> Bool {
    left.kind == right.kind
  }
  @export(interface) public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// `<01..12>` or `<0..255>`: a number between two bounds, typed digit by digit.
public struct NumberRange: Hashable, Sendable {
  /// The lower bound.
  public let low: UInt32
  /// The upper bound.
  public let high: UInt32
  /// Digits of the bounds as written, leading zeros counted: 1 to 9.
  public let lowWidth: Int
  /// Digits of the upper bound as written: 1 to 9, and no fewer than `lowWidth`.
  public let highWidth: Int
  /// A number of fixed width is as wide as both its bounds; a first digit that can start no such number is zero-padded.
  public var isFixedWidth: Bool { lowWidth == highWidth }

  /// A range by its bounds and their digits.
  ///
  /// - Parameters:
  ///   - low: The lower bound.
  ///   - high: The upper bound, no less than the lower one.
  ///   - lowWidth: Digits of the lower bound as written, leading zeros counted: 1 to 9.
  ///   - highWidth: Digits of the upper bound as written, leading zeros counted: 1 to 9.
  public init(low: UInt32, high: UInt32, lowWidth: Int, highWidth: Int) {
    self.low = low
    self.high = high
    self.lowWidth = lowWidth
    self.highWidth = highWidth
  }
}
