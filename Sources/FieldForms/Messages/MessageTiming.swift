/// The moment at which a field's problems are shown.
///
/// Each timing shows a problem at once if nothing that is typed after it can correct the value; only ``submission``
/// waits for the first submission. None waits longer than that.
public enum MessageTiming: String, Hashable, Sendable, CaseIterable {
  /// With each change.
  case change
  /// When the focus has moved on.
  case endEditing
  /// Before the focus moves on: a step forward is held once.
  case hold
  /// When the form is submitted.
  case submission
}
