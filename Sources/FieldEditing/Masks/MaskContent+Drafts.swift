internal import MaskEngine

/// Drafts: the layout that an edit makes beside the one on display. What changed is found by comparing the two.
extension MaskContent {
  /// The draft with a caret: a place of its display, and what the edit did beside.
  ///
  /// - Parameters:
  ///   - carried: where the caret was carried over literals, else -1.
  ///   - place: where the text was put: what changes before it is reformatted.
  ///   - autoInserted: The characters of the value that were auto-inserted.
  ///   - padded: zeros of the value.
  func draft(
    caret: Int, carried: Int = -1, place: Int = 0, effects: EditResult.Effects = [], autoInserted: Range<Int> = 0..<0,
    padded: Range<Int> = 0..<0
  ) -> EditOutcome {
    memory.draft = (carried, place)
    if !memory.suffix.isEmpty { showSuffix() }
    let caret = ElementSelection(caret: caretPlace(near: caret, roundingUp: true, in: next))
    return .draft(
      caret, effects: effects, autoInserted: elements(ofDraft: autoInserted), padded: elements(ofDraft: padded))
  }

  /// Shows the suffix after a draft that is not empty, or what is missing of it: the caret stays before it.
  private func showSuffix() {
    if next.count == 0 { return }
    let suffix = memory.suffix
    next.passed(next.count, to: next.length, into: &scratch.way)
    let last = scratch.way.isEmpty ? nil : tables.literalCount(after: scratch.way[scratch.way.count - 1])
    for node in suffix.suffix(last ?? suffix.count) { scratch.way.append(node) }
    next.showTrailingLiterals(scratch.way, 0..<scratch.way.count)
  }

  /// Where some characters of the draft's value are shown. What was certain to come is shown ahead, and is no more of
  /// the value.
  private func elements(ofDraft characters: Range<Int>) -> Range<Int> {
    let characters = characters.clamped(to: 0..<next.count)
    return characters.isEmpty ? 0..<0 : next.offset(characters.lowerBound + 1) - 1..<next.offset(characters.upperBound)
  }

  var draftChange: DraftChange {
    if now.count != next.count { return .value }
    for k in 0..<now.count where now.character(k) != next.character(k) { return .value }
    if now.length != next.length { return .literals }
    for i in 0..<now.length where now.display[i] != next.display[i] { return .literals }
    return .nothing
  }

  func takeDraft(editedAt element: Int) -> EditResult {
    swap(&memory.now, &memory.next)
    carried = memory.draft.carried
    memory.numbers.forget(after: now.count)
    // now `next` is what was on display before
    let (before, after) = (next.display, now.display)
    let (oldLength, newLength) = (next.length, now.length)
    let most = min(oldLength, newLength)
    var (start, end) = (0, 0)
    while start < most && before[start] == after[start] { start += 1 }
    while end < most - start && before[oldLength - 1 - end] == after[newLength - 1 - end] { end += 1 }
    if !agree(in: now) || !agree(in: next) {
      // a mark may have joined what stands before it or after, so the edit is widened to whole clusters of both
      // displays
      while !isBoundary(start, in: now) || !isBoundary(start, in: next) { start -= 1 }
      while !isBoundary(newLength - end, in: now) || !isBoundary(oldLength - end, in: next) { end -= 1 }
    }
    let isReformatted = start < memory.draft.place && start < next.valueLength
    return EditResult(
      external(start..<oldLength - end, in: next), newEnd: external(newLength - end, in: now), selection: 0..<0,
      isComplete: isComplete, effects: isReformatted ? .reformatted : [])
  }
}
