public import NumberFormatting
public import PhoneNumbering

extension PhoneFieldOracle {
  /// Types or pastes in place of the selection: one scalar is typed, several are pasted, none deletes the selection.
  ///
  /// - Parameter text: What is typed or pasted.
  /// - Returns: `false` where the edit was rejected or lost something.
  @discardableResult
  public mutating func insert(_ text: String) -> Bool {
    unmarkText()
    let isTyping = text.unicodeScalars.count == 1
    return insert(text, isTyping: isTyping, overwriting: overwrites)
  }

  /// Deletes the selection, or the character before the caret.
  ///
  /// - Returns: `false` where there was nothing to delete.
  @discardableResult
  public mutating func deleteBackward() -> Bool {
    unmarkText()
    return edit { (field) throws(PhoneRejection) in
      try field.deleteBackward()
      return []
    }
  }

  /// Deletes the selection, or the character after the caret.
  ///
  /// - Returns: `false` where there was nothing to delete.
  @discardableResult
  public mutating func deleteForward() -> Bool {
    unmarkText()
    return edit { (field) throws(PhoneRejection) in
      try field.deleteForward()
      return []
    }
  }

  /// Formats: the whole field from text, as people write it. Empty text clears.
  ///
  /// - Parameter text: The text, as people write it.
  /// - Returns: `false` where the edit was rejected or lost something.
  @discardableResult
  public mutating func set(_ text: String) -> Bool {
    unmarkText()
    return edit { (field) throws(PhoneRejection) in
      field.isAfterService = false
      return try field.set(text)
    }
  }

  /// The whole field from a value: `+442079460958x12`. An empty one clears.
  ///
  /// - Parameter value: The value, without literals.
  /// - Returns: `false` where the edit was rejected or lost something.
  @discardableResult
  public mutating func setValue(_ value: String) -> Bool {
    unmarkText()
    return edit { (field) throws(PhoneRejection) in
      field.isAfterService = false
      try field.setValue(value)
      return []
    }
  }

  /// Ends editing: what is not part of a number goes, and a prefix after the auto-inserted code that is not dialled
  /// there.
  ///
  /// - Returns: `false` where the edit was rejected or lost something.
  @discardableResult
  public mutating func finish() -> Bool {
    unmarkText()
    return edit { (field) throws(PhoneRejection) in
      if field.value.isEmpty || !field.hasLostDigit { field.isAfterService = false }
      field.finish()
      return []
    }
  }

  /// Goes on in another region.
  ///
  /// - Parameter region: The region whose numbers are typed without a calling code; `nil` takes international numbers
  ///   only.
  /// - Returns: `false` where the digits were rejected there.
  @discardableResult
  public mutating func changeRegion(to region: PhoneRegion?) -> Bool {
    unmarkText()
    if region == session.field.region {
      rejections = []
      return true
    }
    return edit { (field) throws(PhoneRejection) in
      field.isAfterService = false
      field.change(to: region)
      return []
    }
  }

  /// A phone number is not counted on: rejected, it ends a composition as every edit does.
  ///
  /// - Parameters:
  ///   - count: How many steps.
  ///   - size: Which steps.
  /// - Returns: `false`.
  @discardableResult
  public mutating func step(by count: Int, _ size: StepSize = .usual) -> Bool {
    unmarkText()
    rejections = []
    return false
  }

  /// Makes an edit, and a step of undo of it. One that is rejected changes nothing. The edit says what of a text is
  /// lost.
  private mutating func edit(
    isTyping: Bool = false, _ change: (inout DialField) throws(PhoneRejection) -> [Rejection]
  ) -> Bool {
    do throws(PhoneRejection) {
      rejections = try session.edit(isTyping: isTyping) { (field) throws(PhoneRejection) in
        let rejections = try change(&field)
        field.settle()
        return rejections
      }
      return rejections.isEmpty
    } catch {
      rejections = error.rejections
      return false
    }
  }

  private mutating func insert(_ text: String, isTyping: Bool, overwriting: Bool) -> Bool {
    edit(isTyping: isTyping) { (field) throws(PhoneRejection) in try field.insert(text, overwriting: overwriting) }
  }
}

/// Undo, and composition.
extension PhoneFieldOracle {
  /// Undoes the last step, and its change of the region. `false` where there is none.
  ///
  /// A step is one edit that changed the number or the region; consecutive typing of single characters is one.
  ///
  /// - Returns: `false` where there is no step.
  @discardableResult
  public mutating func undo() -> Bool {
    unmarkText()
    rejections = []
    return comesBack(session.undo())
  }

  /// Redoes the step that was undone last. `false` where there is none, or something was changed since.
  ///
  /// - Returns: `false` where there is nothing to do again.
  @discardableResult
  public mutating func redo() -> Bool {
    unmarkText()
    rejections = []
    return comesBack(session.redo())
  }

  /// A step that came back has no keys before it.
  private mutating func comesBack(_ hasStep: Bool) -> Bool {
    if hasStep { session.field.isAfterService = false }
    return hasStep
  }

  /// Shows the marked text of an input method in place of the selection, as it is; value and the rest stay. Empty text
  /// cancels.
  ///
  /// - Parameter text: What the input method shows so far.
  public mutating func setMarkedText(_ text: String) {
    rejections = []
    session.field.isAfterService = false
    session.setMarkedText(text)
  }

  /// Inserts the marked text, as one edit that is not typing. `false` where there is none or it was rejected.
  ///
  /// - Returns: `false` where no text is marked, or it was rejected.
  @discardableResult
  public mutating func unmarkText() -> Bool {
    guard let text = session.takeMarked() else { return false }
    return insert(text, isTyping: false, overwriting: false)
  }
}
