public import PhoneNumbering

extension PhoneFieldOracle {
  /// Types or pastes in place of the selection: one scalar is typed, several are pasted, none deletes the selection.
  @discardableResult
  public mutating func insert(_ text: String) -> Bool {
    unmarkText()
    let isTyping = text.unicodeScalars.count == 1
    return insert(text, isTyping: isTyping, overwriting: overwrites)
  }

  /// Takes back the selection, or the character before the caret.
  @discardableResult
  public mutating func deleteBackward() -> Bool {
    unmarkText()
    return edit { (field) throws(PhoneRejection) in
      try field.deleteBackward()
      return []
    }
  }

  /// Takes away the selection, or the character after the caret.
  @discardableResult
  public mutating func deleteForward() -> Bool {
    unmarkText()
    return edit { (field) throws(PhoneRejection) in
      try field.deleteForward()
      return []
    }
  }

  /// Formats: the whole field from text, as people write it. Empty text clears.
  @discardableResult
  public mutating func set(_ text: String) -> Bool {
    unmarkText()
    return edit { (field) throws(PhoneRejection) in try field.set(text) }
  }

  /// The whole field from a value: `+442079460958x12`. An empty one clears.
  @discardableResult
  public mutating func setValue(_ value: String) -> Bool {
    unmarkText()
    return edit { (field) throws(PhoneRejection) in
      try field.setValue(value)
      return []
    }
  }

  /// Leaves the field: what is no part of a number goes, and a prefix after the auto-inserted code that is not dialled
  /// there.
  @discardableResult
  public mutating func finish() -> Bool {
    unmarkText()
    return edit { (field) throws(PhoneRejection) in
      field.finish()
      return []
    }
  }

  /// Goes on in another region.
  @discardableResult
  public mutating func changeRegion(to region: PhoneRegion?) -> Bool {
    unmarkText()
    if region == session.field.region {
      rejections = []
      return true
    }
    return edit { (field) throws(PhoneRejection) in
      field.change(to: region)
      return []
    }
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
  /// Takes back the last step, the region with it. False where there is none.
  ///
  /// A step is one edit that changed the number or the region; consecutive typing of single characters is one.
  @discardableResult
  public mutating func undo() -> Bool {
    unmarkText()
    rejections = []
    return session.undo()
  }

  /// Brings back what was undone last. False where there is nothing, or something was changed since.
  @discardableResult
  public mutating func redo() -> Bool {
    unmarkText()
    rejections = []
    return session.redo()
  }

  /// Shows the marked text of an input method in place of the selection, as it is; value and the rest stay. Empty text
  /// cancels.
  public mutating func setMarkedText(_ text: String) {
    rejections = []
    session.setMarkedText(text)
  }

  /// Inserts the marked text, as one edit that is no typing. False where there is none or it was rejected.
  @discardableResult
  public mutating func unmarkText() -> Bool {
    guard let text = session.takeMarked() else { return false }
    return insert(text, isTyping: false, overwriting: false)
  }
}
