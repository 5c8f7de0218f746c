import MaskOracle

/// A field of numbers that a script can be played on: the oracle, and whatever is to do the same.
public protocol NumberTarget: ScriptTarget, ~Copyable {
  /// The number, such as `-1234.50`; empty without a digit.
  var value: String { get }
  /// Whether there is a number.
  var isComplete: Bool { get }
}

extension NumberOracle: NumberTarget {}
