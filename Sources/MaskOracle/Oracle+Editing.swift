internal import MaskSyntax
public import NumberFormatting

extension Oracle {
  /// Types or pastes in place of the selection: one character is typed, several are pasted.
  ///
  /// - Parameter text: What is typed or pasted.
  /// - Returns: `false` where the edit was rejected or lost something.
  @discardableResult
  public mutating func insert(_ text: String) -> Bool {
    unmarkText()
    guard let taken = field.taken(text, at: field.selection.range.lowerBound) else { return false }
    let isTyping = taken.characters.count == 1
    let isKey = text.unicodeScalars.count == 1 && field.selection.isCaret
    let range =
      isTyping && overwrites && field.selection.isCaret
      ? field.overwritten(by: taken.characters[0]) : field.selection.range
    let accepted = edit(isTyping: isTyping) {
      $0.insert(range.lowerBound, range.upperBound, with: taken.characters, isTyping: isKey)
    }
    return accepted && taken.isWhole
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
    let range = field.selection(from: range.lowerBound, to: range.upperBound)
    guard let taken = field.taken(text, at: range.range.lowerBound) else { return false }
    let isTyping = taken.characters.count == 1 && range == field.selection
    let isKey = text.unicodeScalars.count == 1 && range.isCaret
    if range != field.selection { field.place = TypedPlace() }
    let accepted = edit(isTyping: isTyping) {
      $0.insert(range.anchor, range.head, with: taken.characters, isTyping: isKey)
    }
    return accepted && taken.isWhole
  }

  /// Formats: the whole field from text, read as a value and as a display.
  ///
  /// - Parameter text: The text, as people write it.
  /// - Returns: `false` where the edit was rejected or lost something.
  @discardableResult
  public mutating func set(_ text: String) -> Bool {
    unmarkText()
    let characters = [Cluster](text)
    let visible = characters.visible
    return edit { $0.set(visible) } && visible.count == characters.count
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
  /// - Parameters:
  ///   - count: How many steps up; down where it is negative.
  ///   - size: Which of the three steps of the field they are.
  /// - Returns: `false` where nothing can be stepped.
  @discardableResult
  public mutating func step(by count: Int, _ size: StepSize = .usual) -> Bool {
    unmarkText()
    return edit { $0.step(by: count, size) }
  }
}

extension PathField {
  /// The characters of a text that is typed or pasted, without those that show nothing, and whether these are all. Nil
  /// where none is left: a key that shows nothing is one only as a part of the character before the caret.
  func taken(_ text: String, at start: Int) -> (characters: [Cluster], isWhole: Bool)? {
    let characters = [Cluster](text)
    if text.unicodeScalars.count == 1 {
      if selection.isCaret, joins(characters[0]) { return (characters, true) }
      if !characters[0].first.showsNothing { return ([key(for: characters[0], at: start)], true) }
    }
    let visible = characters.visible
    return visible.isEmpty && !characters.isEmpty ? nil : (visible, visible.count == characters.count)
  }

  /// The key that a character is typed for: a full-width form stands for the ASCII character where the mask has no use
  /// for the form itself.
  private func key(for c: Cluster, at start: Int) -> Cluster {
    let isWritten = graph.nodes.contains { node in
      switch node {
      case .literal(let text, _), .valueLiteral(let text, _): text == c
      default: false
      }
    }
    guard let plain = c.plainForm, !isWritten, graph.step(states[valued(start)], c).isEmpty else { return c }
    return plain
  }

  /// Whether a character that shows nothing by itself goes on with the one before the caret.
  private func joins(_ c: Cluster) -> Bool {
    let entries = entries
    guard c.first.showsNothing, selection.head > 0, case .slot(let before) = entries[selection.head - 1].kind else {
      return false
    }
    return before.first.isWrittenWithJoiners && before.joined(by: c) != nil
  }

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
