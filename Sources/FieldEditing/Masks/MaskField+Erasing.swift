/// Deleting: what stands behind closes up, or stays in its place behind holes.
extension MaskField {
  /// Takes back what stands before the caret, or the selection.
  ///
  /// A separator that was typed and is not yet certain goes by itself; else the value character before the caret, stepping over
  /// decoration and over quoted text that was certain to come. So it never sticks on fixed text.
  @inline(__always) mutating func backspace() -> EditResult {
    let caret = head
    guard anchor == caret && memory.isQuick, let k = now.characterToRemove(before: caret) else { return backspaceGenerally() }
    return remove(k, before: caret)
  }

  /// Takes character `k` out, which stands before the caret: all that follow close up.
  @inline(__always) private mutating func remove(_ k: Int, before caret: Int) -> EditResult {
    let (length, hadTail, gone) = (now.length, now.tailLength > 0, now.characterRead(k))
    if k == now.count &- 1 {
      guard now.lastGoesAlone(eager: memory.isEager) else { return removeLastWithLiterals(before: caret) }
      now.removeLast(eager: memory.isEager)
    } else if !now.removeInStep(k) {
      guard next.splice(now, k..<k + 1, with: nil, eager: false) else { return backspaceGenerally() }
      swap(&now, &next)
    }
    history.record(removalAt: k, of: gone, hadTail: hadTail, caret: caret, carried: carried)
    return removed(before: k, length)
  }

  @inline(never) private mutating func removeLastWithLiterals(before caret: Int) -> EditResult {
    guard now.count > 1, now.isInPlace else { return backspaceGenerally() }
    let length = now.length
    history.record(&now, anchor: caret, head: caret, carried: carried, goesOn: false)
    history.breakRun()
    now.removeLastWithLiterals(eager: memory.isEager)
    return removed(before: now.count, length)
  }

  /// What taking a character out did, as a result.
  @inline(__always) private func removed(before k: Int, _ length: Int) -> EditResult {
    carried = -1
    if rejected.count > 0 { rejected.removeAll() }
    let start = k > 0 ? now.offset(k) : now.length
    setCaret(start)
    return changed(from: start, length, caret: start)
  }

  @inline(never) private mutating func backspaceGenerally() -> EditResult {
    endComposition()
    rejected.removeAll()
    if anchor != head { return eraseSelection() }
    let certain = options.isEager ? now.certainLength : 0
    if head == now.length && now.tailLength > certain {
      next.copy(now, to: now.count)
      if options.isEager { next.showCertain() } else { next.hideTail() }
      return accept(Outcome(place: head), caret: next.length, carried: carried)
    }
    let end = now.characters(before: head)
    var k = end
    while k > 0 && (now.wasSupplied(k - 1) || now.character(k - 1) == .hole) { k -= 1 }
    return k > 0 ? erase(k - 1, now.hasHole(k..<end) ? k : end) : refuse()
  }

  /// Takes away what stands behind the caret, or the selection.
  @discardableResult mutating func delete() -> EditResult {
    endComposition()
    rejected.removeAll()
    if anchor != head { return eraseSelection() }
    let k = now.characters(before: head)
    var end = k
    while end < now.count && now.wasSupplied(end) { end += 1 }
    return end < now.count ? erase(k, end + 1) : refuse()
  }

  private mutating func eraseSelection() -> EditResult {
    let (from, to) = (now.characters(before: low), now.characters(before: high))
    return from == to ? refuse(caret: low) : erase(from, to)
  }

  /// Removes the value characters `from..<to`.
  mutating func erase(_ from: Int, _ to: Int) -> EditResult {
    let before = carried
    carried = -1
    now.keepRest(from, to, &scratch, &next, placesOnly: false)
    for i in 0..<scratch.lost.count {
      rejected.append(UInt32(to) + scratch.lost[i])
      rejected.append(Rejection.Reason.pushedOut.rawValue)
    }
    next.dropHolesAtEnd()
    next.dropCertainEnd()
    if next.count == 0 && options.isEager { next.showCertain() } else { next.hideTail() }
    let k = min(from, next.count)
    let caret = k == 0 && options.isEager ? next.firstSlotOffset : next.offset(k)
    var outcome = Outcome(place: now.offset(from))
    if next.hasHoles && !now.hasHoles { outcome.effects.insert(.leftHoles) }
    carried = before
    return accept(outcome, caret: caret)
  }
}

extension Layout {
  func hasHole(_ characters: Range<Int>) -> Bool { characters.contains { character($0) == .hole } }

  /// The display offset of the first slot's character, or the end.
  var firstSlotOffset: Int {
    for k in 0..<count where !isQuoted(k) { return offset(k + 1) - 1 }
    return length
  }

  /// Finds what stays of the value when characters `from..<to` go: the fewest holes, so that nothing behind them is lost, nothing is
  /// supplied before it and none of it crosses the edge of a fixed-width number.
  ///
  /// `scratch.rest` becomes what then stands behind `from`, with its places, and `result` the layout.
  /// `placesOnly`: the layout is not needed but for the places.
  mutating func keepRest(_ from: Int, _ to: Int, _ scratch: inout Scratch, _ result: inout Layout, placesOnly: Bool) {
    scratch.lost.removeAll()
    scratch.rest.removeAll()
    for k in to..<count { scratch.rest.append(character(k)) }
    let behind = scratch.rest.count
    if behind == 0 && placesOnly {
      scratch.restPlaces.removeAll()
      return
    }
    if behind == 0 || from == to {
      if !placesOnly || tables.hasFixedNumbers { scratch.feedRest(behind: self, from, &result) }
    } else {
      keepRest(from, to, behind, &scratch, &result)
    }
    scratch.placeRest(behind: from, result)
  }

  private mutating func keepRest(_ from: Int, _ to: Int, _ behind: Int, _ scratch: inout Scratch, _ result: inout Layout) {
    places(into: &scratch.oldPlaces)
    let slots = (from..<to).count { !isQuoted($0) }
    for holes in 0...slots {
      scratch.rest.removeAll()
      if holes > 0 {
        var slot = 0
        for k in from..<to {
          if isQuoted(k) {
            scratch.rest.append(character(k))
          } else {
            slot += 1
            if slot > slots - holes { scratch.rest.append(.hole) }
          }
        }
      }
      let middle = scratch.rest.count
      for k in to..<count { scratch.rest.append(character(k)) }
      scratch.feedRest(behind: self, from, &result)
      guard scratch.lost.isEmpty, result.count == from + middle + behind else { continue }
      if result.keepsPlaces(scratch.oldPlaces, from: to) { return }
    }
    // nothing keeps the rest whole: it closes up as far as it fits
    scratch.rest.removeAll()
    for k in to..<count { scratch.rest.append(character(k)) }
    scratch.feedRest(behind: self, from, &result)
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
  /// Reads the rest behind the first `k` characters of a layout.
  mutating func feedRest(behind layout: borrowing Layout, _ k: Int, _ result: inout Layout) {
    lost.removeAll()
    result.copy(layout, to: k)
    for i in 0..<rest.count where !result.feed(rest[i]) { lost.append(UInt32(i)) }
  }

  /// Notes the places of the rest; none where the layout does not show it whole.
  mutating func placeRest(behind k: Int, _ layout: borrowing Layout) {
    restPlaces.removeAll()
    if layout.tables.hasFixedNumbers {
      layout.places(into: &places)
      if places.count == k + rest.count { restPlaces.append(places, k..<places.count) }
    }
    while restPlaces.count < rest.count { restPlaces.append(0) }
  }
}
