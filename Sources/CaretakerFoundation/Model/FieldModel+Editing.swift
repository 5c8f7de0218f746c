public import Caretaker

/// Edits, as a field has them.
extension FieldModel {
  /// Types a text in place of the selection.
  @discardableResult public func insert(_ text: String) -> EditResult { edit(typing: text) { $0.insert(text) } }

  /// Takes a text that arrives whole, such as a paste, in place of the selection.
  @discardableResult public func paste(_ text: String) -> EditResult { edit(typing: text) { $0.paste(text) } }

  /// Deletes what stands before the caret, or the selection.
  @discardableResult public func deleteBackward() -> EditResult { edit { $0.deleteBackward() } }

  /// Deletes what stands after the caret, or the selection.
  @discardableResult public func deleteForward() -> EditResult { edit { $0.deleteForward() } }

  /// Makes the whole field from a text, as people write it.
  @discardableResult public func setText(_ text: String) -> EditResult { edit(typing: text) { $0.setText(text) } }

  /// Makes the whole field from a value, such as one that was stored.
  ///
  ///     price.setValue("1234.5")
  @discardableResult public func setValue(_ value: String) -> EditResult { edit(typing: value) { $0.setValue(value) } }

  /// Ends editing, as when the view loses focus: what was begun is padded, rounded and completed with its literals.
  @discardableResult public func endEditing() -> EditResult { edit { $0.endEditing() } }

  /// Restores value, text and selection as they were before the last step.
  @discardableResult public func undo() -> EditResult { edit { $0.undo() } }

  /// Does again what was undone last.
  @discardableResult public func redo() -> EditResult { edit { $0.redo() } }

  /// Selects from one offset to another, which is where the caret stands and what extending moves.
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
