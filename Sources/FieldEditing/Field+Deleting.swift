/// Deleting by more than a character.
extension Field {
  /// The unit of text that a deletion removes where nothing is selected.
  public enum TextUnit: Hashable, Sendable, CaseIterable {
    /// The character beside the caret.
    case character
    /// To the start or end of a word, as ``Field/Movement/wordForward`` finds it.
    case word
    /// To the start or the end of the line: in all but free text, of the field.
    case line
    /// Everything, on both sides of the caret. Unlike ``Field/clear()`` it can be undone.
    case all
  }

  /// Deletes the selection, or else what is before the caret.
  ///
  ///     field.setText("+1 (555) 123-4567")
  ///     field.deleteBackward(.word)          // "+1 (555) 123-"
  ///
  /// - Parameter unit: how much to delete where nothing is selected.
  /// - Returns: what the edit changed.
  @export(interface) @discardableResult public mutating func deleteBackward(_ unit: TextUnit) -> EditResult {
    extendSelection(by: unit, .wordBackward, .start)
    return deleteBackward()
  }

  /// Deletes the selection, or else what is after the caret.
  ///
  /// - Parameter unit: how much to delete where nothing is selected.
  /// - Returns: what the edit changed.
  @export(interface) @discardableResult public mutating func deleteForward(_ unit: TextUnit) -> EditResult {
    extendSelection(by: unit, .wordForward, .end)
    return deleteForward()
  }

  private mutating func extendSelection(by unit: TextUnit, _ word: Movement, _ edge: Movement) {
    if unit == .all { return selectAll() }
    if unit == .character || !selection.isEmpty { return }
    move(unit == .word ? word : edge, extending: true)
  }
}
