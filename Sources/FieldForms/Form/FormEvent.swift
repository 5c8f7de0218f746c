public import FieldFormats

/// An event in a form: a key, a paste, a movement of the focus, a choice, an answer, time.
///
/// Edits go to the field that has the focus; without one they do nothing. Offsets count characters of
/// ``FormField/text``.
public enum FormEvent: Hashable, Sendable {
  /// Characters are typed in place of the selection.
  case insert(String)
  /// A text arrives whole, in place of the selection: a paste, a drop, dictation.
  case paste(String)
  /// A text replaces a range of what is shown.
  case replace(Range<Int>, with: String)
  /// An input method shows provisional text.
  case setMarkedText(String)
  /// An input method commits its text.
  case unmarkText
  /// The selection is deleted, or what stands before or after the caret.
  case deleteBackward(Field.TextUnit), deleteForward(Field.TextUnit)
  /// The part at the caret is stepped up, or down: a number, or a part of a date or time. A front end sends it for the
  /// arrow keys where ``FieldDescription/isStepped`` says so; free text has nothing to step.
  case step(by: Int)
  /// The caret moves.
  case move(Field.Movement, extending: Bool)
  /// The caret moves among the rows of a text; in a field of one line, up is the start and down the end.
  case moveByRow(TextBox.RowMovement, extending: Bool)
  /// A text of several lines scrolls by so many rows: down, or up if the number is negative.
  case scroll(Int)
  /// A range is selected, from the end that stays to the caret.
  case setSelection(anchor: Int, head: Int)
  /// Everything is selected.
  case selectAll
  /// The selection is copied, or cut. Read ``FormField/selectedText`` first: that is what goes to the clipboard. A
  /// hidden secret is not copied, and the field remarks it.
  case copy, cut
  /// A step is undone, or redone.
  case undo, redo
  /// A browser or system fills in fields, by their names.
  case fill([String: String])

  /// The focus moves: to a field, the button, or away from the form.
  case focus(FormFocus)
  /// The focus moves on, or back, in tab order.
  case next, previous
  /// Return or Enter: it takes what is highlighted, makes a line, moves on, or submits.
  case enter

  /// An option is chosen, by its place among the matches.
  case choose(Int)
  /// The choices are shown, or hidden.
  case openChoices, closeChoices
  /// The highlight moves among the matches.
  case highlight(by: Int)
  /// A switch is turned on or off.
  case toggle
  /// A button of the field is pressed.
  case press(FieldButton)

  /// The form is submitted.
  case submit
  /// The application has done what a submission asked for.
  case submissionEnded
  /// All fields become what they were at first.
  case reset
  /// The application answers whether a value is good: with the ticket of the question, and an objection if it is not.
  case answer(FieldID, ticket: Int, objection: String?)
  /// The server objects to fields, by their names.
  case object([String: String])
  /// Time passes.
  case tick(milliseconds: Int)
}

/// The focus in a form: a field, the button, or none.
public enum FormFocus: Hashable, Sendable {
  /// Nothing in the form.
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
