public import Caretaker

/// Edits, as a field has them.
extension FieldModel {
  /// Types a text in place of the selection.
  ///
  /// - Parameter text: What is typed: one character, or several in their order.
  /// - Returns: What changed, with the number of characters that were rejected.
  /// - Complexity: That of `Field.insert(_:)`, and what is observed of the field before and after it.
  @discardableResult public func insert(_ text: String) -> EditResult { edit(typing: text) { $0.insert(text) } }

  /// Takes a text that arrives whole, such as a paste, in place of the selection.
  ///
  /// - Parameter text: The text as it came.
  /// - Returns: What changed, with the number of characters that were left out or rejected.
  /// - Complexity: That of `Field.paste(_:)`, and what is observed of the field before and after it.
  @discardableResult public func paste(_ text: String) -> EditResult { edit(typing: text) { $0.paste(text) } }

  /// Deletes what stands before the caret, or the selection.
  ///
  /// - Returns: What changed; at the start of the field, nothing.
  @discardableResult public func deleteBackward() -> EditResult { edit { $0.deleteBackward() } }

  /// Deletes what stands after the caret, or the selection.
  ///
  /// - Returns: What changed; at the end of the field, nothing.
  @discardableResult public func deleteForward() -> EditResult { edit { $0.deleteForward() } }

  /// Makes the whole field from a text, as people write it.
  ///
  /// - Parameter text: The value or the display, separators and all; an empty text clears the field.
  /// - Returns: What changed, with the number of characters that were left out.
  /// - Complexity: O(*n*) in the text, which is read as a value and as a display.
  @discardableResult public func setText(_ text: String) -> EditResult { edit(typing: text) { $0.setText(text) } }

  /// Makes the whole field from a value, such as one that was stored.
  ///
  ///     price.setValue("1234.5")
  ///
  /// - Parameter value: The value, as `value` returns it of such a field.
  /// - Returns: What changed, with the number of characters that were rejected.
  /// - Complexity: O(*n*) in the value.
  @discardableResult public func setValue(_ value: String) -> EditResult { edit(typing: value) { $0.setValue(value) } }

  /// Ends editing, as when the view loses focus: what was begun is padded, rounded and completed with its literals.
  ///
  /// - Returns: What changed.
  @discardableResult public func endEditing() -> EditResult { edit { $0.endEditing() } }

  /// Steps what stands at the caret up, or down, as `Field.step(by:_:)` does: what the arrow keys up and down
  /// do.
  ///
  ///     let time = FieldModel(FieldFormat(try Mask("<00..23>:<00..59>")))
  ///     time.insert("0959")
  ///     time.step(by: 1)         // 09:00
  ///
  /// - Parameters:
  ///   - count: How many steps up; down where it is negative.
  ///   - size: Which of the three steps of the field they are.
  /// - Returns: What changed; it is rejected where nothing can be stepped.
  /// - Complexity: Some table steps for each number between that the mask does not take: 10,000 at most.
  @discardableResult public func step(by count: Int, _ size: StepSize = .usual) -> EditResult {
    edit { $0.step(by: count, size) }
  }

  /// Goes on with another region's phone numbers; the digits stay. The model's `format` becomes the region's.
  ///
  ///     phone.changeRegion(to: try PhoneRegion("FR"))
  ///
  /// - Parameter region: The region in which bare digits are dialled; `nil` for none.
  /// - Returns: What changed; `.rejected` is among its effects if the field is not one of phone numbers.
  @discardableResult public func changeRegion(to region: PhoneRegion?) -> EditResult {
    edit { $0.changeRegion(to: region) }
  }

  /// Restores value, text and selection as they were before the last step.
  ///
  /// - Returns: What changed; nothing where `canUndo` is false.
  @discardableResult public func undo() -> EditResult { edit { $0.undo() } }

  /// Redoes the step that was undone last.
  ///
  /// - Returns: What changed; nothing where `canRedo` is false.
  @discardableResult public func redo() -> EditResult { edit { $0.redo() } }

  /// Selects from one offset to another, which is where the caret stands and what extending moves.
  ///
  /// - Parameters:
  ///   - anchor: The end of the selection that stays where it is extended, in the model's offset unit.
  ///   - head: The end that moves, where the caret is drawn; it may stand before the anchor.
  public func setSelection(anchor: Int, head: Int) { perform { $0.setSelection(anchor: anchor, head: head) } }

  /// Selects everything.
  public func selectAll() { perform { $0.selectAll() } }

  /// Moves the caret.
  ///
  /// - Parameters:
  ///   - movement: Where it goes.
  ///   - extending: Whether the selection is extended.
  public func move(_ movement: Field.Movement, extending: Bool = false) {
    perform { $0.move(movement, extending: extending) }
  }

  /// Begins again: no value, no undo steps, no message.
  public func clear() {
    perform { $0.clear() }
    show(nil)
  }
}
