public import Caretaker
public import Foundation

/// What a view must show after an edit that it handed over.
public struct TextFieldChange: Hashable, Sendable {
  /// What the view shows then.
  public let text: String
  /// What is selected in it, in UTF-16.
  public let selectedRange: NSRange
  /// Whether the view shows all that if it makes the change itself: then return `true` from the delegate. Otherwise
  /// give it ``text`` and ``selectedRange``, and return `false`.
  public let shouldChangeCharacters: Bool
  /// What the edit did, in the field's offsets.
  public let result: EditResult
}
