public import FieldFormats
internal import SecretMemory

/// Edits. Each returns what a view needs to follow it.
extension TextBox {
  /// Types a text in place of the selection.
  ///
  /// - Parameter text: What is typed; line breaks of any kind become LF, and control characters but tabs are left out.
  ///   Texts typed one after another are one undo step.
  /// - Returns: What changed.
  /// - Complexity: O(*n*) in the text and in the paragraph.
  @discardableResult public mutating func insert(_ text: String) -> EditResult { insert(text, isTyping: true) }

  /// Pastes a text in place of the selection, as an undo step of its own.
  ///
  /// - Parameter text: What is pasted, as ``insert(_:)`` takes it.
  /// - Returns: What changed.
  /// - Complexity: O(*n*) in the text and in the paragraph.
  @discardableResult public mutating func paste(_ text: String) -> EditResult { insert(text, isTyping: false) }

  private mutating func insert(_ text: String, isTyping: Bool) -> EditResult {
    if hasMarkedText {
      let result = setMarkedText(text)
      endMarking()
      return result
    }
    read(text)
    return edit(selection, caretAfter: selection.lowerBound + incoming.count, isTyping: isTyping)
  }

  /// Replaces a range by a text.
  ///
  /// - Parameters:
  ///   - range: Offsets, clamped to the text and to its clusters.
  ///   - text: What takes its place; empty to delete.
  /// - Returns: What changed.
  /// - Complexity: O(*n*) in the text and in the paragraph.
  @discardableResult public mutating func replace(_ range: Range<Int>, with text: String) -> EditResult {
    setSelection(anchor: range.lowerBound, head: range.upperBound)
    return paste(text)
  }

  /// Replaces the whole text, as an edit.
  ///
  /// - Parameter text: The text from now on.
  /// - Returns: What changed.
  /// - Complexity: O(*n*)
  @discardableResult public mutating func setText(_ text: String) -> EditResult {
    endMarking()
    read(text)
    return edit(0..<storage.count, caretAfter: incoming.count, isTyping: false, isForced: true)
  }

  /// Deletes the selection, or else what is before the caret.
  ///
  /// - Parameter unit: How much, where nothing is selected; a line is the paragraph up to the caret.
  /// - Returns: What changed.
  /// - Complexity: O(*n*) in the paragraph.
  @discardableResult public mutating func deleteBackward(_ unit: Field.TextUnit = .character) -> EditResult {
    endMarking()
    return delete(selection.isEmpty ? range(unit, isBackward: true) : selection)
  }

  /// Deletes the selection, or else what is after the caret.
  ///
  /// - Parameter unit: How much, where nothing is selected; a line is the paragraph from the caret.
  /// - Returns: What changed.
  /// - Complexity: O(*n*) in the paragraph.
  @discardableResult public mutating func deleteForward(_ unit: Field.TextUnit = .character) -> EditResult {
    endMarking()
    return delete(selection.isEmpty ? range(unit, isBackward: false) : selection)
  }

  private mutating func delete(_ range: Range<Int>) -> EditResult {
    incoming.removeAll(keepingCapacity: true)
    return edit(range, caretAfter: range.lowerBound, isTyping: false)
  }

  private func range(_ unit: Field.TextUnit, isBackward: Bool) -> Range<Int> {
    let end =
      switch unit {
      case .character: isBackward ? cluster(before: caret) : cluster(after: caret)
      case .word: isBackward ? word(before: caret) : word(after: caret)
      case .line: isBackward ? paragraphBounds(of: caret).lowerBound : paragraphBounds(of: caret).upperBound
      case .all: 0
      }
    return unit == .all ? 0..<storage.count : min(caret, end)..<max(caret, end)
  }

  /// Undoes the last step.
  ///
  /// - Returns: What changed; nothing where there is no step.
  @discardableResult public mutating func undo() -> EditResult {
    endMarking()
    guard !isReadOnly, let step = history.undo() else { return unchanged() }
    history.copy(step.removed, into: &incoming)
    let result = put(in: step.start..<step.start + step.inserted.count)
    (selectionAnchor, caret) = (step.anchor, step.caret)
    return finished(result.replaced, newEnd: result.newEnd)
  }

  /// Redoes the step that was undone last.
  ///
  /// - Returns: What changed; nothing where there is no step.
  @discardableResult public mutating func redo() -> EditResult {
    endMarking()
    guard !isReadOnly, let step = history.redo() else { return unchanged() }
    history.copy(step.inserted, into: &incoming)
    let result = put(in: step.start..<step.start + step.removed.count)
    (selectionAnchor, caret) = (result.newEnd, result.newEnd)
    return finished(result.replaced, newEnd: result.newEnd)
  }

  /// Shows an input method's text in place of the selection, or of its text before. An empty text cancels it.
  ///
  /// - Parameter marked: What the input method shows so far.
  /// - Returns: What changed.
  /// - Complexity: O(*n*) in the text and in the paragraph.
  @discardableResult public mutating func setMarkedText(_ marked: String) -> EditResult {
    if isReadOnly { return unchanged(.rejected) }
    var now =
      self.marked
      ?? MarkedText(range: selection, replaced: storage.bytes(selection), anchor: selectionAnchor, caret: caret)
    read(marked)
    let result = put(in: now.range)
    caret = result.newEnd
    selectionAnchor = caret
    now.range = now.range.lowerBound..<result.newEnd
    self.marked = now
    if incoming.isEmpty { endMarking() }
    return finished(result.replaced, newEnd: result.newEnd)
  }

  /// Makes the input method's text part of the text, as one undo step.
  ///
  /// - Returns: What changed: nothing that is shown.
  @discardableResult public mutating func unmarkText() -> EditResult {
    endMarking()
    return unchanged()
  }

  /// Marked text becomes text like any other.
  mutating func endMarking() {
    guard let marked else { return }
    self.marked = nil
    caret = clusterBoundary(near: caret)
    selectionAnchor = caret
    if marked.range.isEmpty && marked.replaced.isEmpty { return }
    history.add(
      at: marked.range.lowerBound, removed: marked.replaced, inserted: storage.bytes(marked.range),
      selection: (marked.anchor, marked.caret), isTyping: false)
  }

  /// Removes text and history, and overwrites the memory that held them.
  public mutating func clear() {
    storage.wipe()
    incoming.wipe()
    outgoing.wipe()
    history.clear()
    (selectionAnchor, caret, firstRow) = (0, 0, 0)
    (marked, wantedColumn) = (nil, nil)
    paragraphs.removeAll()
    measure(0..<0, endsText: true)
  }

  /// The same as an edit.
  mutating func cleared() -> EditResult {
    if isReadOnly { return unchanged(.rejected) }
    let count = storage.count
    clear()
    return finished(0..<count, newEnd: 0)
  }

  /// Forgets what could be undone.
  mutating func forgetHistory() { history.clear() }

  /// Puts what was read in place of a range, as a step.
  private mutating func edit(
    _ range: Range<Int>, caretAfter: Int, isTyping: Bool, isForced: Bool = false
  ) -> EditResult {
    if isReadOnly && !isForced { return unchanged(.rejected) }
    if range.isEmpty && incoming.isEmpty { return unchanged() }
    storage.copy(range, into: &outgoing)
    history.add(
      at: range.lowerBound, removed: outgoing, inserted: incoming, selection: (selectionAnchor, caret),
      isTyping: isTyping)
    let done = put(in: range)
    // what stands after may join what was typed, as a mark does
    let boundary = clusterBoundary(near: caretAfter)
    caret = boundary == caretAfter ? boundary : cluster(after: boundary)
    selectionAnchor = caret
    return finished(done.replaced, newEnd: done.newEnd)
  }

  /// Puts what was read in place of a range, and measures again the paragraphs that are touched.
  private mutating func put(in range: Range<Int>) -> (replaced: Range<Int>, newEnd: Int) {
    let first = paragraphs.paragraph(at: range.lowerBound) { $0.bytes }
    let last = paragraphs.paragraph(at: range.upperBound) { $0.bytes }
    let endsText = last.number == paragraphs.count - 1
    let newEnd = range.lowerBound + incoming.count
    let end = last.start.bytes + last.extent.bytes + newEnd - range.upperBound
    storage.replace(range, with: incoming)
    paragraphs.remove(first.number...last.number)
    measure(first.start.bytes..<end, endsText: endsText)
    wantedColumn = nil
    assert(paragraphs.total.bytes == storage.count, "the index of paragraphs has lost count")
    return (range, newEnd)
  }

  /// Measures paragraphs, and puts them into the index. The last one of the text ends in no line feed.
  mutating func measure(_ range: Range<Int>, endsText: Bool) {
    var start = range.lowerBound
    while let lineFeed = storage.lineFeed(in: start..<range.upperBound) {
      paragraphs.insert(extent(start..<lineFeed) + TextExtent(bytes: 1, characters: 1, utf16: 1))
      start = lineFeed + 1
    }
    if endsText { paragraphs.insert(extent(start..<range.upperBound)) }
  }

  private func extent(_ range: Range<Int>) -> TextExtent {
    var breaker = GraphemeBreaker()
    var (extent, place) = (TextExtent(bytes: range.count), range.lowerBound)
    while place < range.upperBound {
      let scalar = storage.scalar(at: place)
      if breaker.isBoundary(before: scalar) { extent.characters += 1 }
      extent.utf16 += scalar.value > 0xFFFF ? 2 : 1
      place += UTF8.width(scalar)
    }
    layout.forEachRow(of: range, in: storage) { _ in
      extent.rows += 1
      return true
    }
    return extent
  }

  func unchanged(_ effects: EditResult.Effects = []) -> EditResult {
    EditResult(
      replaced: caret..<caret, newEnd: caret, selection: selection, effects: effects, isComplete: true,
      rejectedCount: effects.contains(.rejected) ? 1 : 0, autoInserted: 0..<0, padded: 0..<0)
  }

  /// Brings the caret into sight after an edit.
  private mutating func finished(_ replaced: Range<Int>, newEnd: Int) -> EditResult {
    showCaret()
    return EditResult(
      replaced: replaced, newEnd: newEnd, selection: selection, effects: .valueChanged, isComplete: true,
      rejectedCount: 0, autoInserted: 0..<0, padded: 0..<0)
  }
}

extension TextBox {
  /// Reads a text that is to be put in: its lines end in LF, and it has no control characters but tabs.
  private mutating func read(_ text: String) {
    incoming.removeAll(keepingCapacity: true)
    var isAfterReturn = false
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 10 where isAfterReturn: break
      case 10, 13, 0x85, 0x2028, 0x2029: incoming.append(10)
      case 9, 32...126, 0xA0...: incoming.append(scalar)
      default: break
      }
      isAfterReturn = scalar.value == 13
    }
  }
}
