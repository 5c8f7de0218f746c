public import FieldFormats

/// What happens to a form: a key, a paste, a movement of the focus, a choice, an answer, time.
///
/// An edit goes to the field that has the focus; without one it does nothing.
public enum FormEvent: Hashable, Sendable {
  /// Characters are typed in place of the selection.
  case insert(String)
  /// A text arrives whole, in place of the selection: a paste, a drop, dictation.
  case paste(String)
  /// A range of the display becomes a text.
  case replace(Range<Int>, with: String)
  /// An input method shows text that is not read yet.
  case setMarkedText(String)
  /// An input method commits its text.
  case unmarkText
  /// The selection is deleted, or what stands before or after the caret.
  case deleteBackward(Field.TextUnit), deleteForward(Field.TextUnit)
  /// The caret moves.
  case move(Field.Movement, extending: Bool)
  /// The caret moves among the rows of a text; in a field of one line up is its start, down its end.
  case moveByRow(TextBox.RowMovement, extending: Bool)
  /// A text of several lines shows other rows, so many further down.
  case scroll(Int)
  /// A range is selected, from an end that stays to the caret.
  case setSelection(anchor: Int, head: Int)
  /// Everything is selected.
  case selectAll
  /// What is selected is copied, or cut: ``FormField/selectedText``, read before, is what goes. A secret that is hidden
  /// does not, and the field remarks it.
  case copy, cut
  /// A step is taken back, or done again.
  case undo, redo
  /// A browser or system fills in fields, by their names; one change for all.
  case fill([String: String])

  /// The focus moves: to a field, the button, or away from the form.
  case focus(FormFocus)
  /// The focus moves on, or back, in tab order.
  case next, previous
  /// Return or Enter.
  case enter

  /// An option is chosen, by its place among the matches.
  case choose(Int)
  /// The choices are shown, or hidden.
  case openChoices, closeChoices
  /// The highlight moves among the matches.
  case highlight(by: Int)
  /// A switch is turned.
  case toggle
  /// A button of the field is pressed.
  case press(FieldButton)

  /// The form is submitted.
  case submit
  /// What the application did with it is done; objections may follow.
  case submissionEnded
  /// All fields are what they were at first.
  case reset
  /// Somebody else answers whether a value is good: by the field's ticket, with an objection or none.
  case answer(FieldID, ticket: Int, objection: String?)
  /// The server objects to fields, by their names.
  case object([String: String])
  /// Time passes.
  case tick(milliseconds: Int)
}

/// What has the focus.
public enum FormFocus: Hashable, Sendable {
  /// Nothing of the form.
  case none
  /// A field.
  case field(FieldID)
  /// The button that submits.
  case submitButton
}

/// A button of a field.
public enum FieldButton: Hashable, Sendable {
  /// It clears the field, as an edit that can be undone.
  case clear
  /// It shows a secret, or hides it again.
  case reveal
  /// The accessory at the leading end, or at the trailing end.
  case leadingAccessory, trailingAccessory
}
