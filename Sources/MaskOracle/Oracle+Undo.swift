extension Oracle {
  /// Undoes the last step. `false` where there is none.
  ///
  /// A step is one edit that changed the text shown or the value; consecutive typing of single characters is one.
  ///
  /// - Returns: `false` where there is no step.
  @discardableResult
  public mutating func undo() -> Bool {
    unmarkText()
    guard let earlier = past.popLast() else { return false }
    future.append(field)
    (field, typingCaret) = (earlier, nil)
    (field.place, field.carried) = (TypedPlace(), nil)
    return true
  }

  /// Redoes the step that was undone last. `false` where there is none, or something was changed since.
  ///
  /// - Returns: `false` where there is nothing to do again.
  @discardableResult
  public mutating func redo() -> Bool {
    unmarkText()
    guard let later = future.popLast() else { return false }
    past.append(field)
    (field, typingCaret) = (later, nil)
    (field.place, field.carried) = (TypedPlace(), nil)
    return true
  }

  /// Makes an edit and a step of undo of it.
  mutating func edit(isTyping: Bool = false, _ change: (inout PathField) -> Bool) -> Bool {
    let before = field
    let continues = isTyping && field.selection == typingCaret.map(Selection.init)
    let accepted = change(&field)
    field.tail = field.withSuffix(field.tail)
    if field.display != before.display || field.value != before.value {
      if !continues { past.append(before) }
      future = []
      typingCaret = isTyping ? field.selection.head : nil
    } else if field.selection != before.selection {
      typingCaret = continues ? field.selection.head : nil
    }
    return accepted
  }
}
