import MaskSyntax

extension PathField {
  /// Removes value characters `start` to `end`; what stands after closes up or stays, as `remains` says.
  mutating func erase(_ start: Int, _ end: Int) -> Bool {
    carried = nil
    states = canonical(withoutEmptySlotsAtEnd(remains(start, end).states))
    tail = states.count == 1 ? certain : []
    let start = min(start, states.count - 1)
    selection = Selection(start == 0 && options.eager ? afterLeadingFixedText : offset(after: start))
    return true
  }

  /// What stands after erased value characters `start` to `end`: with the fewest empty slots, or the most where places
  /// are kept, so that nothing of it is lost, nothing is auto-inserted before it and none of it crosses the edge of a
  /// fixed-width number.
  func remains(_ start: Int, _ end: Int) -> (text: [Cluster], states: [Readings]) {
    let head = Array(states.prefix(start + 1))
    let kept = path.kept
    let rest = Array(value.dropFirst(end))
    let closed = feed(rest, after: head).states
    if rest.isEmpty || start == end { return (rest, closed) }
    let places = path.places.dropFirst(end)
    let slots = (start..<end).filter { kept[$0].isSlot }
    for emptySlots in options.keepsPlaces ? Array((0...slots.count).reversed()) : Array(0...slots.count) {
      let stay = slots.suffix(emptySlots)
      let middle = (start..<end).compactMap { i -> Cluster? in
        stay.contains(i) ? .emptySlot : emptySlots > 0 && kept[i].isValueLiteral ? kept[i].character : nil
      }
      let (states, lost) = feed(middle + rest, after: head)
      if lost > 0 || states.count - 1 != start + middle.count + rest.count { continue }
      let now = states[states.count - 1][0].path.places.dropFirst(start + middle.count)
      if now.elementsEqual(places) { return (middle + rest, states) }
    }
    return (rest, closed)
  }

  /// For each value character: is it of value literals that were certain to come?
  private var autoInserted: [Bool] {
    path.kept.enumerated().map { k, entry in
      entry.isValueLiteral && k < states.count && states[k].count == 1
        && !graph.run(from: states[k][0].node).quoted.isEmpty
    }
  }

  /// What was rejected at a closed place is taken back, and nothing else.
  mutating func deleteBackward() -> Bool {
    let wasClosed = place.isClosed
    place = TypedPlace()
    if wasClosed { return true }
    let range = selection.range
    if !range.isEmpty { return eraseSelection() }
    if range.lowerBound == entries.count, tail.shownCount > certain.shownCount {  // a typed separator goes by itself
      tail = certain
      moveToEnd()
      return true
    }
    var end = valued(range.lowerBound)
    var start = end
    while start > 0, autoInserted[start - 1] || value[start - 1] == .emptySlot { start -= 1 }
    if value[start..<end].contains(.emptySlot) { end = start }
    return start > 0 && erase(start - 1, end)
  }

  mutating func deleteForward() -> Bool {
    place = TypedPlace()
    if !selection.isCaret { return eraseSelection() }
    let start = valued(selection.head)
    let autoInserted = autoInserted
    let last = (start..<value.count).first { !autoInserted[$0] && !(options.keepsPlaces && value[$0] == .emptySlot) }
    guard let last else { return false }
    return erase(start, last + 1)
  }

  private mutating func eraseSelection() -> Bool {
    let range = selection.range
    let start = valued(range.lowerBound)
    let end = valued(range.upperBound)
    if start < end { return erase(start, end) }
    selection = Selection(range.lowerBound)
    return false
  }
}
