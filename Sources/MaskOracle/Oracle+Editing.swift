import MaskSyntax

extension Oracle {
  /// Types or pastes in place of the selection: one character is typed, several are pasted.
  ///
  /// - Parameter text: What is typed or pasted.
  /// - Returns: `false` where the edit was rejected or lost something.
  @discardableResult
  public mutating func insert(_ text: String) -> Bool {
    unmarkText()
    let characters = [Cluster](text)
    // an empty slot is not text that one types
    let typed = characters.filter { $0.first != Slot.emptySlot }
    let isTyping = typed.count == 1
    let isKey = text.unicodeScalars.count == 1 && field.selection.isCaret
    let range =
      isTyping && overwrites && field.selection.isCaret ? field.overwritten(by: typed[0]) : field.selection.range
    return edit(isTyping: isTyping) { $0.insert(range.lowerBound, range.upperBound, with: characters, isTyping: isKey) }
  }

  /// Replaces a range of the display, in scalars.
  ///
  /// - Parameters:
  ///   - range: Offsets in scalars of the display.
  ///   - text: What takes its place; empty to delete.
  /// - Returns: `false` where the edit was rejected or lost something.
  @discardableResult
  public mutating func replace(_ range: Range<Int>, with text: String) -> Bool {
    unmarkText()
    let characters = [Cluster](text)
    let range = field.selection(from: range.lowerBound, to: range.upperBound)
    let isTyping = characters.count == 1 && range == field.selection
    let isKey = text.unicodeScalars.count == 1 && range.isCaret
    if range != field.selection { field.place = TypedPlace() }
    return edit(isTyping: isTyping) { $0.insert(range.anchor, range.head, with: characters, isTyping: isKey) }
  }

  /// Formats: the whole field from text, read as a value and as a display.
  ///
  /// - Parameter text: The text, as people write it.
  /// - Returns: `false` where the edit was rejected or lost something.
  @discardableResult
  public mutating func set(_ text: String) -> Bool {
    unmarkText()
    return edit { $0.set([Cluster](text)) }
  }

  /// The whole field from a value.
  ///
  /// - Parameter value: The value, without literals.
  /// - Returns: `false` where the edit was rejected or lost something.
  @discardableResult
  public mutating func setValue(_ value: String) -> Bool {
    unmarkText()
    return edit { $0.setValue([Cluster](value)) }
  }

  /// Deletes the selection, or what stands before the caret.
  ///
  /// - Returns: `false` where there was nothing to delete.
  @discardableResult
  public mutating func deleteBackward() -> Bool {
    unmarkText()
    return edit { $0.deleteBackward() }
  }

  /// Deletes the selection, or what stands after the caret.
  ///
  /// - Returns: `false` where there was nothing to delete.
  @discardableResult
  public mutating func deleteForward() -> Bool {
    unmarkText()
    return edit { $0.deleteForward() }
  }

  /// Ends editing: a complete value is shown with all its literals.
  ///
  /// - Returns: `false` where the edit was rejected or lost something.
  @discardableResult
  public mutating func finish() -> Bool {
    unmarkText()
    return edit { $0.finish() }
  }

  /// Steps the part at the caret up, or down.
  ///
  /// - Parameter count: How many more; less where it is negative.
  /// - Returns: `false` where nothing can be stepped.
  @discardableResult
  public mutating func step(by count: Int) -> Bool {
    unmarkText()
    return edit { $0.step(by: count) }
  }
}

extension PathField {
  /// What typing `c` at the caret replaces in overwrite mode: up to the end of the next slot's character, but nothing
  /// where `c` stands in the literals on the way, joins the character before the caret, or no slot's character is left.
  func overwritten(by c: Cluster) -> Range<Int> {
    let caret = selection.head
    let rest = entries.dropFirst(caret)
    guard let slot = rest.firstIndex(where: \.isSlot), !rest[..<slot].contains(where: { $0.character == c }),
      join(c, at: caret) == nil
    else { return caret..<caret }
    return caret..<slot + 1
  }
}
