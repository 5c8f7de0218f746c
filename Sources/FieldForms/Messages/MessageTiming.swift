import FieldFormats

/// When a field's problems are shown.
///
/// Each timing shows at once what nothing typed after it can mend, but ``submission`` before the first submission, and
/// none waits longer than for the submission.
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
