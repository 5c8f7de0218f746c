import FieldFormats

/// What events of a form do to a text of several lines. Their offsets count characters.
extension TextBox {
  mutating func edit(_ event: FormEvent) -> EditResult {
    switch event {
    case .insert(let text), .paste(let text): insert(text)
    case .replace(let range, let text):
      replace(offset(ofCharacter: range.lowerBound)..<offset(ofCharacter: range.upperBound), with: text)
    case .setMarkedText(let text): setMarkedText(text)
    case .unmarkText: unmarkText()
    case .deleteBackward(let unit): deleteBackward(unit)
    case .deleteForward(let unit): deleteForward(unit)
    case .undo: undo()
    default: redo()
    }
  }

  mutating func moveCaret(_ event: FormEvent) {
    switch event {
    case .move(let movement, let extending): move(movement, extending: extending)
    case .setSelection(let anchor, let head):
      setSelection(anchor: offset(ofCharacter: anchor), head: offset(ofCharacter: head))
    default: selectAll()
    }
  }

  /// What is selected, in characters.
  var selectedCharacters: Range<Int> {
    characterOffset(of: selection.lowerBound)..<characterOffset(of: selection.upperBound)
  }

  /// How many characters stand before an offset.
  func characterOffset(of offset: Int) -> Int {
    var count = 0
    forEachCluster(from: 0) { start in
      if start < offset { count += 1 }
      return start < offset
    }
    return count
  }

  /// Where a character begins.
  func offset(ofCharacter index: Int) -> Int {
    var (count, found) = (0, storage.count)
    forEachCluster(from: 0) { start in
      if count == index { found = start }
      count += 1
      return count <= index
    }
    return index <= 0 ? 0 : found
  }
}
