public import NumberFormatting

extension NumberOracle {
  /// Types or pastes in place of the selection: one scalar is typed, several are pasted, none deletes the selection.
  ///
  /// - Parameter text: What is typed or pasted.
  /// - Returns: `false` where the edit was rejected or lost something.
  @discardableResult
  public mutating func insert(_ text: String) -> Bool {
    unmarkText()
    if text.unicodeScalars.count > 1 { session.field.endRun() }
    let isTyping = text.unicodeScalars.count == 1
    let overwrites = overwrites
    return edit(isTyping: isTyping) { (field) throws(EditError) in try field.insert(text, overwriting: overwrites) }
  }

  /// Deletes the selection, or the digit or separator before the caret; before the first digit, the sign.
  ///
  /// - Returns: `false` where there was nothing to delete.
  @discardableResult
  public mutating func deleteBackward() -> Bool {
    unmarkText()
    return edit { (field) throws(EditError) in
      try field.deleteBackward()
      return nil
    }
  }

  /// Deletes the selection, or the digit or separator after the caret.
  ///
  /// - Returns: `false` where there was nothing to delete.
  @discardableResult
  public mutating func deleteForward() -> Bool {
    unmarkText()
    session.field.endRun()
    return edit { (field) throws(EditError) in
      try field.deleteForward()
      return nil
    }
  }

  /// Formats: the whole field from text, as people write it. Empty text clears.
  ///
  /// - Parameter text: The text, as people write it.
  /// - Returns: `false` where the edit was rejected or lost something.
  @discardableResult
  public mutating func set(_ text: String) -> Bool {
    unmarkText()
    session.field.endRun()
    return edit { (field) throws(EditError) in try field.set(text) }
  }

  /// The whole field from a value: `-1234.5`. An empty one clears.
  ///
  /// - Parameter value: The value, without literals.
  /// - Returns: `false` where the edit was rejected or lost something.
  @discardableResult
  public mutating func setValue(_ value: String) -> Bool {
    unmarkText()
    session.field.endRun()
    return edit { (field) throws(EditError) in
      try field.setValue(value)
      return nil
    }
  }

  /// Ends editing: the number is rounded and padded as a finished one.
  ///
  /// - Returns: `false` where the edit was rejected or lost something.
  @discardableResult
  public mutating func finish() -> Bool {
    unmarkText()
    return edit { (field) throws(EditError) in
      field.finish()
      return nil
    }
  }

  /// Steps the number up, or down, by whole units.
  ///
  /// - Parameters:
  ///   - count: How many steps up; down where it is negative.
  ///   - size: Which of the three steps of the field they are.
  /// - Returns: `false` where it cannot be more or less.
  @discardableResult
  public mutating func step(by count: Int, _ size: StepSize = .usual) -> Bool {
    unmarkText()
    session.field.endRun()
    return edit { (field) throws(EditError) in
      try field.step(by: count, size)
      return nil
    }
  }

  /// Makes an edit, and a step of undo of it. One that is rejected changes nothing. The edit says where a text it read
  /// could be read both ways. False where it was rejected, or lost something.
  mutating func edit(isTyping: Bool = false, _ change: (inout DigitField) throws(EditError) -> Int?) -> Bool {
    forget()
    do throws(EditError) {
      ambiguity = try session.edit(isTyping: isTyping, change)
      (notices, dropped) = (session.field.notices, session.field.dropped)
      return dropped.isEmpty
    } catch {
      rejection = error.reason
      return false
    }
  }

  /// Forgets what the last edit reported.
  mutating func forget() {
    (rejection, ambiguity, notices, dropped) = (nil, nil, [], [])
    (session.field.notices, session.field.dropped) = ([], [])
  }
}
