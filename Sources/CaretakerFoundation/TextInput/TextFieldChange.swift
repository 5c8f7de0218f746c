public import Caretaker
public import Foundation

/// The text and the selection that a view must show after an edit that it handed over.
public struct TextFieldChange: Hashable, Sendable {
  /// The text that the view shows then.
  public let text: String
  /// The selection in that text, in UTF-16.
  public let selectedRange: NSRange
  /// Whether the view shows all that if it makes the change itself: then return `true` from the delegate. Otherwise
  /// give it ``text`` and ``selectedRange``, and return `false`.
  public let shouldChangeCharacters: Bool
  /// The result of the edit, in the field's offsets.
  public let result: EditResult
}
