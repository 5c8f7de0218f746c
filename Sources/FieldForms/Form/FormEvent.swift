public import FieldEditing

/// An event in a form: an edit, a movement of the focus, a choice, an answer, time.
///
///     form.handle(.edit(.insert("3782")))
///     form.handle(.next)
public enum FormEvent: Hashable, Sendable {
  /// The field that has the focus is edited; without one nothing happens. Offsets of the command are those of
  /// ``FormField/text``. A front end sends `step(by:)` for the arrow keys where ``FieldDescription/isStepped`` says so;
  /// free text has nothing to step.
  case edit(EditCommand)
  /// The caret moves among the rows of a text; in a field of one line, up is the start and down the end.
  case moveByRow(TextFrame.Movement, extending: Bool)
  /// A text of several lines scrolls by so many rows: down, or up if the number is negative.
  case scroll(Int)
  /// The selection is copied, or cut. Read ``FormField/selectedText`` first: that is what goes to the clipboard. A
  /// hidden secret is not copied, and the field remarks it.
  case copy, cut
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
