internal import MaskCompiler
internal import MaskEngine

/// Deleting: what stands after closes up, or stays in its place after empty slots.
extension MaskContent {
  func delete(_ elements: Range<Int>, steppingTo step: Int, _ state: inout EditorState) -> EditOutcome {
    if !state.selection.isCaret {
      let removed = characters(of: elements)
      return removed.isEmpty ? .walk(to: step) : erase(removed, &state)
    }
    let caret = state.selection.head
    return step == elements.lowerBound ? deleteBackward(from: caret, &state) : deleteForward(from: caret, &state)
  }

  /// A separator that was typed and is not yet certain goes by itself; else the value character before the caret,
  /// stepping over literals and over value literals that were certain to come. So it never sticks on a literal.
  private func deleteBackward(from caret: Int, _ state: inout EditorState) -> EditOutcome {
    let certain = memory.isEager ? now.certainLength : 0
    if caret == now.length - shownSuffix && now.trailingLength - shownSuffix > certain {
      next.copy(now, to: now.count)
      showTrailingLiterals(walked: false)
      return draft(caret: next.length, carried: carried, place: caret)
    }
    let end = now.characters(before: caret)
    var k = end
    while k > 0 && (now.wasAutoInserted(k - 1) || now.character(k - 1) == .emptySlot) { k -= 1 }
    if k == 0 && memory.keepsPlaces && leavesOut(0..<end) { return erase(0..<end, &state, keepsPlaces: false) }
    return k > 0 ? erase(k - 1..<(now.hasEmptySlot(k..<end) ? k : end), &state) : .rejected
  }

  /// Whether empty slots can be left out, as of a number that may be shorter: what stands after them is shown as it
  /// was.
  private func leavesOut(_ emptySlots: Range<Int>) -> Bool {
    guard now.hasEmptySlot(emptySlots) else { return false }
    first.remove(emptySlots, of: now, keepsPlaces: false, &scratch, &next)
    let shown = (0..<now.valueLength).lazy.map { now.display[$0] }.filter { $0 != .emptySlot }
    return (0..<first.whole.valueLength).lazy.map { first.whole.display[$0] }.elementsEqual(shown)
  }

  private func deleteForward(from caret: Int, _ state: inout EditorState) -> EditOutcome {
    let k = now.characters(before: caret)
    var end = k
    while end < now.count && isPassed(end) { end += 1 }
    return end < now.count ? erase(k..<end + 1, &state) : .rejected
  }

  /// Whether deleting forward goes on after a character: one that was auto-inserted, or a slot that is empty and stays
  /// so.
  private func isPassed(_ k: Int) -> Bool {
    now.wasAutoInserted(k) || memory.keepsPlaces && now.character(k) == .emptySlot
  }

  /// Removes characters of the value.
  func erase(_ removed: Range<Int>, _ state: inout EditorState, keepsPlaces: Bool? = nil) -> EditOutcome {
    first.remove(removed, of: now, keepsPlaces: keepsPlaces ?? memory.keepsPlaces, &scratch, &next)
    state.report.append(pushedOut: first.dropped, of: now.count)
    swap(&memory.next, &memory.first.whole)
    next.dropEmptySlotsAtEnd()
    next.dropCertainEnd()
    if next.count == 0 && memory.isEager { next.showCertain() } else { next.hideTrailingLiterals() }
    let k = min(removed.lowerBound, next.count)
    let caret = k == 0 && memory.isEager ? next.firstSlotOffset : next.offset(k)
    return draft(
      caret: caret, place: now.offset(removed.lowerBound),
      effects: next.hasEmptySlots && !now.hasEmptySlots ? .leftEmptySlots : [])
  }
}

extension Layout {
  func hasEmptySlot(_ characters: Range<Int>) -> Bool { characters.contains { character($0) == .emptySlot } }

  /// The display offset of the first slot's character, or the end.
  var firstSlotOffset: Int {
    for k in 0..<count where !isValueLiteral(k) { return offset(k + 1) - 1 }
    return length
  }
}
