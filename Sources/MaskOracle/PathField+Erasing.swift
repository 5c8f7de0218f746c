internal import MaskSyntax

extension PathField {
  /// Removes value characters `start` to `end`; what stands after closes up or stays, as `remains` says.
  mutating func erase(_ start: Int, _ end: Int, keepsPlaces: Bool? = nil) -> Bool {
    carried = nil
    let remaining = remains(start, end, keepsPlaces: keepsPlaces ?? options.keepsPlaces)
    states = canonical(withoutEmptySlotsAtEnd(remaining.states))
    tail = states.count == 1 ? certain : []
    let start = min(start, states.count - 1)
    selection = Selection(start == 0 && options.eager ? afterLeadingFixedText : offset(after: start))
    return true
  }

  /// What stands after erased value characters `start` to `end`: with the fewest empty slots, or the most where places
  /// are kept, so that nothing of it is lost, nothing is auto-inserted before it and none of it crosses the edge of a
  /// fixed-width number.
  func remains(_ start: Int, _ end: Int, keepsPlaces: Bool) -> (text: [Cluster], states: [Readings]) {
    let head = Array(states.prefix(start + 1))
    let kept = path.kept
    let rest = Array(value.dropFirst(end))
    let (closed, lost) = feed(rest, after: head)
    if rest.isEmpty || start == end { return (rest, closed) }
    let places = path.places.dropFirst(end)
    /// Whether the rest stands whole, where it stood, after so many characters.
    func isKept(_ states: [Readings], _ lost: Int, after count: Int) -> Bool {
      lost == 0 && states.count - 1 == count + rest.count
        && states[states.count - 1][0].path.places.dropFirst(count).elementsEqual(places)
    }
    // where places are kept, it closes up if what is left is complete as it was
    if keepsPlaces, isComplete(states), isComplete(closed), isKept(closed, lost, after: start) { return (rest, closed) }
    let slots = (start..<end).filter { kept[$0].isSlot }
    for emptySlots in keepsPlaces ? Array((0...slots.count).reversed()) : Array(0...slots.count) {
      let stay = slots.suffix(emptySlots)
      let middle = (start..<end).compactMap { i -> Cluster? in
        stay.contains(i) ? .emptySlot : emptySlots > 0 && kept[i].isValueLiteral ? kept[i].character : nil
      }
      let (states, lost) = feed(middle + rest, after: head)
      if isKept(states, lost, after: start + middle.count) { return (middle + rest, states) }
    }
    return (rest, closed)
  }

  /// For each value character: is it of value literals that were certain to come?
  private var autoInserted: [Bool] {
    path.kept.enumerated().map { k, entry in
      entry.isValueLiteral && k < states.count && states[k].count == 1
        && !graph.run(from: states[k][0].node).valueLiterals.isEmpty
    }
  }

  /// What was rejected at a closed place is taken back, and nothing else.
  mutating func deleteBackward() -> Bool {
    let (wasClosed, held) = (place.isClosed, place.held)
    place.endKeys()
    if wasClosed { place.held = held }
    if wasClosed || held != nil { return true }
    if selection.isCaret {
      defer { place.forget(after: value.count) }
      return deleteBackward(from: selection.head)
    }
    place = TypedPlace()
    return eraseSelection()
  }

  private mutating func deleteBackward(from caret: Int) -> Bool {
    // a typed separator goes by itself
    if caret == entries.count - shownSuffix, tail.shownCount - shownSuffix > certain.shownCount {
      tail = certain
      moveToEnd()
      return true
    }
    var end = valued(caret)
    var start = end
    while start > 0, autoInserted[start - 1] || value[start - 1] == .emptySlot { start -= 1 }
    if start == 0, options.keepsPlaces, value[..<end].contains(.emptySlot) {
      // those of a number that may be shorter are left out: what stands after them is shown as it was
      let closed = remains(0, end, keepsPlaces: false).states
      let (shown, before) = (closed[closed.count - 1][0].path.shown, path.shown)
      let isAsItWas = shown.map(\.character) == before.map(\.character).filter { $0 != .emptySlot }
      return isAsItWas && erase(0, end, keepsPlaces: false)
    }
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

extension OracleOptions {
  /// Whether what stands after something deleted stays in its place.
  var keepsPlaces: Bool { flags.contains("keepsPlaces") }
}
