internal import FieldEditing

/// What happened with the last key, to be remarked until the next one.
enum RemarkState {
  case none
  /// The result of an edit, and the text typed: nothing of it in a secure field.
  case edit(EditResult, typed: String)
  case message(FormMessage)

  var isNone: Bool { if case .none = self { true } else { false } }
}
