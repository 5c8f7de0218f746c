internal import MaskCompiler
internal import MaskEngine

/// Deleting: what stands after closes up, or stays in its place after empty slots.
extension MaskContent {
  func delete(_ elements: Range<Int>, steppingTo step: Int, _ state: inout EditorState) -> EditOutcome {
    if !state.selection.isCaret {
      let (from, to) = (now.characters(before: elements.lowerBound), now.characters(before: elements.upperBound))
      return from == to ? .walk(to: step) : erase(from, to, &state)
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
    while k > 0 && (now.wasSupplied(k - 1) || now.character(k - 1) == .emptySlot) { k -= 1 }
    if k == 0 && memory.keepsPlaces && leavesOut(0..<end) { return erase(0, end, &state, keepsPlaces: false) }
    return k > 0 ? erase(k - 1, now.hasEmptySlot(k..<end) ? k : end, &state) : .rejected
  }

  /// Whether empty slots can be left out, as of a number that may be shorter: what stands after them is shown as it
  /// was.
  private func leavesOut(_ emptySlots: Range<Int>) -> Bool {
    guard now.hasEmptySlot(emptySlots) else { return false }
    now.keepRest(emptySlots.lowerBound, emptySlots.upperBound, &scratch, &next, placesOnly: false, keepsPlaces: false)
    let shown = (0..<now.length - now.trailingLength).lazy.map { now.display[$0] }.filter { $0 != .emptySlot }
    return (0..<next.length - next.trailingLength).lazy.map { next.display[$0] }.elementsEqual(shown)
  }

  private func deleteForward(from caret: Int, _ state: inout EditorState) -> EditOutcome {
    let k = now.characters(before: caret)
    var end = k
    while end < now.count && isPassed(end) { end += 1 }
    return end < now.count ? erase(k, end + 1, &state) : .rejected
  }

  /// Whether deleting forward goes on after a character: one that was auto-inserted, or a slot that is empty and stays
  /// so.
  private func isPassed(_ k: Int) -> Bool {
    now.wasSupplied(k) || memory.keepsPlaces && now.character(k) == .emptySlot
  }

  /// Removes the value characters `from..<to`.
  func erase(_ from: Int, _ to: Int, _ state: inout EditorState, keepsPlaces: Bool? = nil) -> EditOutcome {
    let keepsPlaces = keepsPlaces ?? memory.keepsPlaces
    now.keepRest(from, to, &scratch, &next, placesOnly: false, keepsPlaces: keepsPlaces)
    for i in 0..<scratch.lost.count { state.report.append(.pushedOut, at: to + Int(scratch.lost[i])) }
    next.dropEmptySlotsAtEnd()
    next.dropCertainEnd()
    if next.count == 0 && memory.isEager { next.showCertain() } else { next.hideTrailingLiterals() }
    let k = min(from, next.count)
    let caret = k == 0 && memory.isEager ? next.firstSlotOffset : next.offset(k)
    return draft(
      caret: caret, place: now.offset(from), effects: next.hasEmptySlots && !now.hasEmptySlots ? .leftEmptySlots : [])
  }
}

extension Layout {
  func hasEmptySlot(_ characters: Range<Int>) -> Bool { characters.contains { character($0) == .emptySlot } }

  /// The display offset of the first slot's character, or the end.
  var firstSlotOffset: Int {
    for k in 0..<count where !isValueLiteral(k) { return offset(k + 1) - 1 }
    return length
  }

  /// Finds what stays of the value when characters `from..<to` go: the fewest empty slots, or the most where the rest
  /// keeps its places, so that nothing after them is lost, nothing is auto-inserted before it and none of it crosses
  /// the edge of a fixed-width number.
  ///
  /// `scratch.rest` becomes what then stands after `from`, with its places, and `result` the layout.
  /// `placesOnly`: the layout is not needed but for the places.
  mutating func keepRest(
    _ from: Int, _ to: Int, _ scratch: inout Scratch, _ result: inout Layout, placesOnly: Bool, keepsPlaces: Bool
  ) {
    scratch.lost.removeAll()
    scratch.rest.removeAll()
    for k in to..<count { scratch.rest.append(character(k)) }
    let after = scratch.rest.count
    if after == 0 && placesOnly {
      scratch.restPlaces.removeAll()
      return
    }
    if after == 0 || from == to {
      if !placesOnly || tables.hasFixedNumbers { scratch.feedRest(after: self, from, &result) }
    } else {
      keepRest(from, to, after, &scratch, &result, keepsPlaces: keepsPlaces)
    }
    scratch.placeRest(after: from, result)
  }

  private mutating func keepRest(
    _ from: Int, _ to: Int, _ after: Int, _ scratch: inout Scratch, _ result: inout Layout, keepsPlaces: Bool
  ) {
    places(into: &scratch.oldPlaces)
    let slots = (from..<to).count { !isValueLiteral($0) }
    // where places are kept, it closes up if a part that may be shorter is, and what is left is complete as it was
    for tried in keepsPlaces && isComplete ? -1...slots : 0...slots {
      let emptySlots = !keepsPlaces ? tried : tried < 0 ? 0 : slots - tried
      scratch.rest.removeAll()
      if emptySlots > 0 {
        var slot = 0
        for k in from..<to {
          if isValueLiteral(k) {
            scratch.rest.append(character(k))
          } else {
            slot += 1
            if slot > slots - emptySlots { scratch.rest.append(.emptySlot) }
          }
        }
      }
      let middle = scratch.rest.count
      for k in to..<count { scratch.rest.append(character(k)) }
      scratch.feedRest(after: self, from, &result)
      guard scratch.lost.isEmpty, result.count == from + middle + after else { continue }
      if tried < 0 && !result.isComplete { continue }
      if result.keepsPlaces(scratch.oldPlaces, from: to) { return }
    }
    // nothing keeps the rest whole: it closes up as far as it fits
    scratch.rest.removeAll()
    for k in to..<count { scratch.rest.append(character(k)) }
    scratch.feedRest(after: self, from, &result)
  }

  /// Whether the last characters stand in these places.
  func keepsPlaces(_ wanted: borrowing NumberList, from start: Int = 0) -> Bool {
    let n = wanted.count - start
    if n > count { return false }
    guard tables.hasFixedNumbers, n > 0 else { return true }
    var place = 0
    for k in 0..<count {
      place += tables.numberEdges(ofPath: path(k))
      if k >= count - n && wanted[start + k - (count - n)] != UInt32(place) { return false }
    }
    return true
  }
}

extension Scratch {
  /// Reads the rest after the first `k` characters of a layout.
  mutating func feedRest(after layout: borrowing Layout, _ k: Int, _ result: inout Layout) {
    lost.removeAll()
    result.copy(layout, to: k)
    for i in 0..<rest.count where !result.feed(rest[i]) { lost.append(UInt32(i)) }
  }

  /// Notes the places of the rest; none where the layout does not show it whole.
  mutating func placeRest(after k: Int, _ layout: borrowing Layout) {
    restPlaces.removeAll()
    if layout.tables.hasFixedNumbers {
      layout.places(into: &places)
      if places.count == k + rest.count { restPlaces.append(places, k..<places.count) }
    }
    while restPlaces.count < rest.count { restPlaces.append(0) }
  }
}
