/// Caret and selection.
extension MaskField {
  /// The selected range of the display; empty where it is a caret.
  var selection: Range<Int> { externalSelection }

  /// The caret: the end of the selection that moves.
  var caret: Int { marked.isEmpty ? external(head) : external(low) + external(marked) }

  /// The end of the selection that stays.
  var anchorOffset: Int { marked.isEmpty ? external(anchor) : caret }

  /// Puts the caret somewhere; clamped to the display, and never inside a cluster.
  @inline(__always) mutating func moveCaret(to offset: Int) {
    guard agree, marked.count == 0 else { return select(anchor: offset, head: offset) }
    let at = min(max(0, offset), now.length)
    place(at, at)
  }

  /// Selects a range of the display.
  mutating func select(_ range: Range<Int>) { select(anchor: range.lowerBound, head: range.upperBound) }

  /// Selects from one offset to another, which is where the caret stands and what extending moves. Inside a cluster, an offset means
  /// where the cluster begins, and where it ends at the end of a range.
  mutating func select(anchor: Int, head: Int) {
    if !isComposing && agree {
      let end = now.length
      place(min(max(0, anchor), end), min(max(0, head), end))
      return
    }
    commitBeforeMoving()
    let (low, high) = (
      boundary(atOrBefore: internalOffset(min(anchor, head))), snapped(internalOffset(max(anchor, head), up: true))
    )
    if anchor == head { place(low, low) } else { anchor < head ? place(low, high) : place(high, low) }
  }

  /// Selects everything.
  mutating func selectAll() {
    commitBeforeMoving()
    place(0, now.length)
  }

  @inline(__always) private mutating func place(_ anchor: Int, _ head: Int) {
    let selection = UInt64(truncatingIfNeeded: anchor) &<< 32 | UInt64(truncatingIfNeeded: head)
    if memory.selection != selection { history.breakRun() }
    memory.selection = selection
  }

  /// Moves the caret. `extending` moves only the end of the selection that moves.
  mutating func move(_ movement: Field.Movement, extending: Bool = false) {
    commitBeforeMoving()
    let target =
      switch movement {
      case .left: boundary(atOrBefore: (extending ? head : low) - 1)
      case .right: snapped((extending ? head : high) + 1)
      case .toStart: 0
      case .toEnd: now.length
      }
    place(extending ? anchor : target, target)
  }

  // MARK: cluster boundaries

  private func boundary(atOrBefore offset: Int) -> Int {
    var at = max(0, offset)
    while at > 0 && !isBoundary(at) { at -= 1 }
    return at
  }
  /// The next offset at which a caret may stand.
  func snapped(_ offset: Int) -> Int {
    var at = min(max(0, offset), now.length)
    while at < now.length && !isBoundary(at) { at += 1 }
    return at
  }

  /// Whether no cluster of the display spans an offset. Characters of the display are clusters by themselves, but a mark may have been
  /// typed behind fixed text.
  private func isBoundary(_ offset: Int) -> Bool { isBoundary(offset, in: now) }

  func isBoundary(_ offset: Int, in layout: borrowing Layout) -> Bool {
    if offset <= 0 || offset >= layout.length { return true }
    let (before, after) = (layout.display[offset - 1], layout.display[offset])
    if before != 13 && (agree(in: layout) || before < 128 && after < 128) { return true }
    var breaker = GraphemeBreaker()
    var last = true
    for i in 0...offset {
      let symbol = layout.display[i]
      last = breaker.isBoundary(before: tables.firstScalar(of: symbol, typed))
      if symbol >= .firstCluster {
        for scalar in tables.scalars(of: symbol, typed).dropFirst() { _ = breaker.isBoundary(before: scalar) }
      }
    }
    return last
  }
}
