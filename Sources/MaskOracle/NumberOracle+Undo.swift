extension NumberOracle {
  /// Undoes the last step. `false` where there is none.
  ///
  /// A step is one edit that changed the sign or the digits; consecutive typing of single characters is one.
  ///
  /// - Returns: `false` where there is no step.
  @discardableResult
  public mutating func undo() -> Bool {
    unmarkText()
    forget()
    guard session.undo() else { return false }
    session.field.run = DigitRun()
    return true
  }

  /// Redoes the step that was undone last. `false` where there is none, or something was changed since.
  ///
  /// - Returns: `false` where there is nothing to do again.
  @discardableResult
  public mutating func redo() -> Bool {
    unmarkText()
    forget()
    guard session.redo() else { return false }
    session.field.run = DigitRun()
    return true
  }
}

/// Composition.
extension NumberOracle {
  /// Shows the marked text of an input method in place of the selection, as it is; value and the rest stay. Empty text
  /// cancels.
  ///
  /// - Parameter text: What the input method shows so far.
  public mutating func setMarkedText(_ text: String) {
    forget()
    session.field.endRun()
    session.setMarkedText(text)
  }

  /// Inserts the marked text, as one edit that is not typing. `false` where there is none or it was rejected.
  ///
  /// - Returns: `false` where no text is marked, or it was rejected.
  @discardableResult
  public mutating func unmarkText() -> Bool {
    guard let text = session.takeMarked() else { return false }
    return edit { (field) throws(EditError) in try field.insert(text, overwriting: false) }
  }
}
