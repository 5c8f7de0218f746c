public import NumberFormatting
public import PhoneNumbering

/// A command to a field: what a person does to it, or a program does for them.
///
/// The one noun for an edit. Keys of a terminal, events of a page and scripts become commands, a form hands them on to
/// the field that has the focus, and `apply(_:)` of the module FieldFormats carries them out. Each has a method of the
/// same name, which says it shortly.
///
///     var card = Field(try Mask(named: "card")!)
///     let commands: [EditCommand] = [.insert("4"), .insert("2"), .deleteBackward(), .undo]
///     for command in commands { card.apply(command) }
///     card.text        // "42"
public enum EditCommand: Hashable, Sendable {
  /// Characters are typed in place of the selection: ``Field/insert(_:)-(String)``.
  case insert(String)
  /// A text arrives whole, in place of the selection: a paste, a drop, an autofill.
  case paste(String)
  /// A text takes the place of a range of what is shown: ``Field/replace(_:with:)``.
  case replace(Range<Int>, with: String)
  /// The selection is deleted, or so much before the caret: ``Field/deleteBackward(_:)``.
  case deleteBackward(Field.TextUnit = .character)
  /// The selection is deleted, or so much after the caret: ``Field/deleteForward(_:)``.
  case deleteForward(Field.TextUnit = .character)
  /// The caret moves; where it is extending, the other end of the selection stays: ``Field/move(_:extending:)``.
  case move(Field.Movement, extending: Bool = false)
  /// A range is selected, from the end that stays to the caret: ``Field/setSelection(anchor:head:)``.
  case setSelection(anchor: Int, head: Int)
  /// Everything is selected: ``Field/selectAll()``.
  case selectAll
  /// An input method shows provisional text, or with an empty one cancels it: ``Field/setMarkedText(_:)``.
  case setMarkedText(String)
  /// An input method commits its text: ``Field/unmarkText()``.
  case unmarkText
  /// The last step is undone: ``Field/undo()``.
  case undo
  /// The step that was undone last is redone: ``Field/redo()``.
  case redo
  /// The part at the caret is stepped up, or down: ``Field/step(by:_:)``.
  case step(by: Int, StepSize = .usual)
  /// The whole field is made from a text: ``Field/setText(_:)``.
  case setText(String)
  /// The whole field is made from a value: ``Field/setValue(_:)``.
  case setValue(String)
  /// Phone numbers go on in another region, or in none: ``Field/changeRegion(to:)``.
  case changeRegion(PhoneRegion?)
  /// Typed characters replace those after the caret from now on, or move them on: ``Field/isOverwriting``.
  case overwrite(Bool)
  /// A secure field shows what was typed, or hides it again: ``Field/isRevealed``.
  case reveal(Bool)
  /// The field begins again, without a value and without a history: ``Field/clear()``.
  case clear
  /// Editing ends: ``Field/endEditing()``.
  case endEditing
}
