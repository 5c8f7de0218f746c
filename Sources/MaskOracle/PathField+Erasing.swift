import MaskSyntax

extension PathField {
  /// Removes value characters `start` to `end`; what stands behind closes up or stays, as `remains` says.
  mutating func erase(_ start: Int, _ end: Int) -> Bool {
    carried = nil
    states = canonical(withoutHolesAtEnd(remains(start, end).states))
    tail = states.count == 1 ? certain : []
    let start = min(start, states.count - 1)
    selection = Selection(start == 0 && options.eager ? behindLeadingFixedText : offset(after: start))
    return true
  }

  /// What stands behind erased value characters `start` to `end`: with the fewest holes, so that nothing of it is lost, nothing is
  /// supplied before it and none of it crosses the edge of a fixed-width number.
  func remains(_ start: Int, _ end: Int) -> (text: [Cluster], states: [Readings]) {
    let head = Array(states.prefix(start + 1))
    let kept = path.kept
    let rest = Array(value.dropFirst(end))
    let closed = feed(rest, after: head).states
    if rest.isEmpty || start == end { return (rest, closed) }
    let places = path.places.dropFirst(end)
    let slots = (start..<end).filter { kept[$0].isSlot }
    for holes in 0...slots.count {
      let stay = slots.suffix(holes)
      let middle = (start..<end).compactMap { i -> Cluster? in
        stay.contains(i) ? .hole : holes > 0 && kept[i].isQuoted ? kept[i].character : nil
      }
      let (states, lost) = feed(middle + rest, after: head)
      if lost > 0 || states.count - 1 != start + middle.count + rest.count { continue }
      let now = states[states.count - 1][0].path.places.dropFirst(start + middle.count)
      if now.elementsEqual(places) { return (middle + rest, states) }
    }
    return (rest, closed)
  }

  /// For each value character: is it quoted text that was certain to come?
  private var supplied: [Bool] {
    path.kept.enumerated().map { k, entry in
      entry.isQuoted && k < states.count && states[k].count == 1 && !graph.run(from: states[k][0].node).quoted.isEmpty
    }
  }

  /// What was refused at a closed place is taken back, and nothing else.
  mutating func backspace() -> Bool {
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
    while start > 0, supplied[start - 1] || value[start - 1] == .hole { start -= 1 }
    if value[start..<end].contains(.hole) { end = start }
    return start > 0 && erase(start - 1, end)
  }

  mutating func delete() -> Bool {
    place = TypedPlace()
    if !selection.isCaret { return eraseSelection() }
    let start = valued(selection.head)
    guard let last = supplied[start...].firstIndex(of: false) else { return false }
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
