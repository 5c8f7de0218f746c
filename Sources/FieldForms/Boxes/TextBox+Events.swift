import FieldFormats

/// What events of a form do to a text of several lines. Their offsets count characters.
extension TextBox {
  mutating func edit(_ command: EditCommand) -> EditResult {
    switch command {
    case .insert(let text): insert(text)
    case .paste(let text): paste(text)
    case .replace(let range, let text):
      replace(offset(ofCharacter: range.lowerBound)..<offset(ofCharacter: range.upperBound), with: text)
    case .setMarkedText(let text): setMarkedText(text)
    case .unmarkText: unmarkText()
    case .deleteBackward(let unit): deleteBackward(unit)
    case .deleteForward(let unit): deleteForward(unit)
    case .undo: undo()
    case .redo: redo()
    case .setText(let text), .setValue(let text): setText(text)
    case .clear: cleared()
    default: unchanged()
    }
  }

  mutating func moveCaret(_ event: FormEvent) {
    switch event {
    case .edit(.move(let movement, let extending)): move(movement, extending: extending)
    case .moveByRow(let movement, let extending): move(movement, extending: extending)
    case .scroll(let rows): scroll(by: rows)
    case .edit(.setSelection(let anchor, let head)):
      setSelection(anchor: offset(ofCharacter: anchor), head: offset(ofCharacter: head))
    default: selectAll()
    }
  }

  /// What is selected, in characters.
  var selectedCharacters: Range<Int> {
    characterOffset(of: selection.lowerBound)..<characterOffset(of: selection.upperBound)
  }

  /// Returns the number of characters before an offset: events of forms count characters.
  ///
  /// - Parameter offset: The offset, in bytes, clamped to the text.
  /// - Returns: The same place, counted in characters.
  /// - Complexity: O(*n*) in the paragraph, O(log *n*) in the text.
  public func characterOffset(of offset: Int) -> Int {
    let offset = min(max(0, offset), storage.count)
    let paragraph = paragraphs.paragraph(at: offset) { $0.bytes }
    var count = paragraph.start.characters
    forEachCluster(in: bounds(of: paragraph)) { start in
      if start < offset { count += 1 }
      return start < offset
    }
    return count
  }

  /// Where a character begins.
  func offset(ofCharacter index: Int) -> Int {
    if index < 0 { return 0 }
    let paragraph = paragraphs.paragraph(at: index) { $0.characters }
    var (count, found) = (paragraph.start.characters, storage.count)
    forEachCluster(in: bounds(of: paragraph)) { start in
      if count == index { found = start }
      count += 1
      return count <= index
    }
    return found
  }
}
