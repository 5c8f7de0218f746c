import FieldFormats

/// What events of a form do to a text of several lines. Their offsets count what the form's do.
extension TextBox {
  mutating func edit(_ command: EditCommand, in unit: FieldOptions.OffsetUnit) -> EditResult {
    let former = length(in: unit)
    let result = carryOut(command, in: unit)
    // what is typed may join the cluster before it, and what stands after may join what is typed
    let first = clusterBoundary(near: result.replaced.lowerBound)
    let start = offset(of: first, in: unit)
    let end = start + count(first..<result.replacement.upperBound, in: unit)
    let isCaret = result.selection == result.replacement.upperBound..<result.replacement.upperBound
    return EditResult(
      replaced: start..<former - (length(in: unit) - end), newEnd: end,
      selection: isCaret ? end..<end : selection(in: unit), effects: result.effects, isComplete: result.isComplete,
      rejectedCount: result.rejectedCount, autoInserted: 0..<0, padded: 0..<0)
  }

  private func length(in unit: FieldOptions.OffsetUnit) -> Int {
    switch unit {
    case .utf8: count(.utf8)
    case .utf16: count(.utf16)
    case .scalars: offset(of: storage.count, in: unit)
    case .characters: count(.characters)
    }
  }

  private mutating func carryOut(_ command: EditCommand, in unit: FieldOptions.OffsetUnit) -> EditResult {
    switch command {
    case .insert(let text): insert(text)
    case .paste(let text): paste(text)
    case .replace(let range, let text):
      replace(byte(at: range.lowerBound, in: unit)..<byte(at: range.upperBound, in: unit), with: text)
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

  mutating func moveCaret(_ event: FormEvent, in unit: FieldOptions.OffsetUnit) {
    switch event {
    case .edit(.move(let movement, let extending)): move(movement, extending: extending)
    case .moveByRow(let movement, let extending): move(movement, extending: extending)
    case .scroll(let rows): scroll(by: rows)
    case .edit(.setSelection(let anchor, let head)):
      setSelection(anchor: byte(at: anchor, in: unit), head: byte(at: head, in: unit))
    default: selectAll()
    }
  }

  /// What is selected.
  func selection(in unit: FieldOptions.OffsetUnit) -> Range<Int> {
    offset(of: selection.lowerBound, in: unit)..<offset(of: selection.upperBound, in: unit)
  }

  /// How many of a unit stand before a byte.
  func offset(of byte: Int, in unit: FieldOptions.OffsetUnit) -> Int {
    unit == .characters ? characterOffset(of: byte) : count(0..<byte, in: unit)
  }

  /// How many of a unit a range has that begins with a cluster.
  private func count(_ range: Range<Int>, in unit: FieldOptions.OffsetUnit) -> Int {
    var (count, place) = (0, range.lowerBound)
    if unit == .characters {
      forEachCluster(in: range) { start in
        if start < range.upperBound { count += 1 }
        return true
      }
    } else {
      while place < range.upperBound { count += unit.width(storage.scalar(after: &place)) }
    }
    return count
  }

  /// The byte at an offset; the end of the text beyond it.
  private func byte(at offset: Int, in unit: FieldOptions.OffsetUnit) -> Int {
    if unit == .characters { return self.offset(ofCharacter: offset) }
    var (count, place) = (0, 0)
    while place < storage.count, count < offset { count += unit.width(storage.scalar(after: &place)) }
    return place
  }

  /// Returns the number of characters before an offset: events of forms count characters.
  ///
  /// - Parameter offset: The offset, in bytes, clamped to the text.
  /// - Returns: The same place, counted in characters.
  /// - Complexity: O(*n*) in the paragraph, O(log *n*) in the text.
  public func characterOffset(of offset: Int) -> Int {
    let offset = min(max(0, offset), storage.count)
    let paragraph = paragraphs.paragraph(at: offset) { $0.bytes }
    if paragraph.isPlain { return paragraph.start.characters + offset - paragraph.start.bytes }
    var count = paragraph.start.characters
    forEachCluster(in: bounds(of: paragraph)) { start in
      if start < offset { count += 1 }
      return start < offset
    }
    return count
  }

  /// Where a character begins.
  private func offset(ofCharacter index: Int) -> Int {
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

extension TextStorage {
  /// The scalar at a place, which moves on to the next one.
  fileprivate func scalar(after place: inout Int) -> Unicode.Scalar {
    let scalar = scalar(at: place)
    place += UTF8.width(scalar)
    return scalar
  }
}

extension FieldOptions.OffsetUnit {
  /// What a scalar counts.
  fileprivate func width(_ scalar: Unicode.Scalar) -> Int {
    switch self {
    case .utf8: UTF8.width(scalar)
    case .utf16: UTF16.width(scalar)
    case .scalars, .characters: 1
    }
  }
}
