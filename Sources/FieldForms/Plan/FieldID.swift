/// A field of a form: its place in tab order, counted from 0.
public struct FieldID: Hashable, Sendable, Comparable {
  /// The place in tab order, counted from 0.
  public let index: Int

  /// The field at a place.
  ///
  /// - Parameter index: The place in tab order, counted from 0.
  /// - Complexity: O(1)
  public init(_ index: Int) { self.index = index }

  /// Whether a field stands before another in tab order.
  public static func < (one: FieldID, other: FieldID) -> Bool { one.index < other.index }
}
