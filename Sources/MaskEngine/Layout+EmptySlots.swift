internal import MaskCompiler

/// Values with an empty slot: they are read by states of their own, which are found as a value leads there.
extension Layout {
  /// Goes over to the states that know empty slots, until the layout is cleared.
  ///
  /// Characters, what is shown of them, and the numbers of their parses stay: the states have the same parses in
  /// the same order.
  @inline(never) mutating func readByEmptySlotStates() {
    if mayHaveEmptySlots { return }
    memory.read(by: memory.emptySlotStates.tables)
    mayHaveEmptySlots = true
    var endingEdge = 0
    for k in 0...count {
      if k == endedAt {
        endingEdge = Int(state(k).finishEdge)
        lanes.rows[k] = state(k).finishRow
        find(lanes.rows[k])
      }
      if k == count { break }
      let isOfEnding = 0...k ~= endedAt
      let cell = isOfEnding ? 0 : cell(atRow: lanes.rows[k], for: lanes.characters[k])
      // the tables of a damaged program may not agree: then the value ends where they do not read it alike
      guard isOfEnding ? endingEdge < tables.edges.count : Row.takes(cell) && !Row.isAutoInsertion(cell) else {
        return cut(to: k)
      }
      let number = isOfEnding ? endingEdge : Row.number(cell)
      endingEdge += 1
      lanes.edges[k] = UInt32(number)
      lanes.rows[k + 1] = tables.edges[number].target
      find(lanes.rows[k + 1])
      if lanes.parses[k + 1] >= state(k + 1).parseCount { return cut(to: k) }
    }
  }

  /// Finds what becomes of characters in the state of a row, if it is not known, where the value has an empty slot.
  mutating func find(_ row: UInt32) {
    if !tables.isFound(row) { memory.emptySlotStates.find(row: row) }
    memory.read(by: tables)
  }
}
