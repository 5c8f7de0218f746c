import FieldFormats

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

/// The kinds of fields: what people do in them.
public enum FieldKind: Hashable, Sendable {
  /// They type one line.
  case line
  /// They type several lines.
  case box
  /// They choose.
  case choice
  /// They switch something on or off.
  case toggle
  /// They type a code, a cell for each character.
  case code
}
