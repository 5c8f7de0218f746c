/// An edit of a field that is not a key, or a rare one; it reports what it changed.
enum Edit {
  case delete
  case format(String)
  case setValue(String)
  case endEditing
  case step(Int)
  case undo, redo
  case unmarkText
  /// An edit that a field of this kind does not have.
  case unsupported
}

/// A movement of the caret that needs no text.
enum CaretStep { case backward, forward, start, end }

/// What is done to a field that reports nothing.
enum FieldAction {
  case moveCaret(Int)
  case select(anchor: Int, head: Int)
  case selectAll
  case move(CaretStep, extending: Bool)
  case setMarkedText(String)
  case overwrite(Bool)
  case reveal(Bool)
  case forgetHistory
  case clear
}

/// What a field is asked, by the type of the answer.
enum FieldFlag { case isComplete, isEmpty }
enum FieldOffset { case caret, anchor, length }
enum FieldText { case shown, value, placeholder }
