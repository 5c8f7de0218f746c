/// A way in which a person fills in a field.
public enum Habit: String, CaseIterable, Hashable, Sendable {
  /// Every key is the right one.
  case typed
  /// A wrong character is noticed one or more keys later, and all back to it is deleted and typed again.
  case typo
  /// The key beside the right one is pressed, noticed at once and deleted.
  case neighbour
  /// Two characters are typed in the wrong order, deleted and typed again.
  case swapped
  /// A character was left out: the caret goes back, and it is put in.
  case insertedInMiddle = "inserted-in-middle"
  /// A character was typed twice: the caret goes back, and one of them is taken out.
  case removedInMiddle = "removed-in-middle"
  /// Pasted without separators.
  case pasted
  /// Pasted as it stands elsewhere: with separators, and sometimes blanks around it.
  case pastedFormatted = "pasted-formatted"
  /// Filled in as a whole by the browser or the system.
  case autofilled
  /// Pasted with a wrong character at its end, which is then corrected.
  case pastedCorrected = "pasted-corrected"
  /// A wrong character is undone.
  case undone
}
