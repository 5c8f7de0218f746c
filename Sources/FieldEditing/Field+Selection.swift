/// Caret and selection.
extension Field {
  /// The selected range of the display; empty where it is a caret.
  public var selection: Range<Int> { externalSelection }

  /// The caret: the end of the selection that moves.
  public var caret: Int { external(head) + external(marked) }

  /// Puts the caret somewhere; clamped to the display, and never inside a cluster.
  public mutating func moveCaret(to offset: Int) { select(anchor: offset, head: offset) }

  /// Selects a range of the display.
  public mutating func select(_ range: Range<Int>) { select(anchor: range.lowerBound, head: range.upperBound) }

  /// Selects from one offset to another, which is where the caret stands and what extending moves.
  public mutating func select(anchor: Int, head: Int) {
    endComposition()
    self.anchor = snapped(internalOffset(anchor))
    self.head = snapped(internalOffset(head))
    history.breakRun()
  }

  /// Selects everything.
  public mutating func selectAll() {
    endComposition()
    (anchor, head) = (0, now.length)
    history.breakRun()
  }

  /// Where a movement of the caret goes.
  public enum Movement: Hashable, Sendable {
    /// One character back, from the selection's beginning.
    case left
    /// One character on, from the selection's end.
    case right
    case toStart
    case toEnd
  }

  /// Moves the caret. `extending` moves only the end of the selection that moves.
  public mutating func move(_ movement: Movement, extending: Bool = false) {
    endComposition()
    switch movement {
    case .left: head = boundary(before: extending ? head : low)
    case .right: head = boundary(after: extending ? head : high)
    case .toStart: head = 0
    case .toEnd: head = now.length
    }
    if !extending { anchor = head }
    history.breakRun()
  }

  // MARK: cluster boundaries

  private func boundary(before offset: Int) -> Int {
    var at = max(0, offset - 1)
    while at > 0 && !isBoundary(at) { at -= 1 }
    return at
  }
  private func boundary(after offset: Int) -> Int {
    var at = min(now.length, offset + 1)
    while at < now.length && !isBoundary(at) { at += 1 }
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
  private func isBoundary(_ offset: Int) -> Bool {
    if offset <= 0 || offset >= now.length { return true }
    let (before, after) = (now.display[offset - 1], now.display[offset])
    if before < 128 && after < 128 && before != 13 { return true }
    var breaker = GraphemeBreaker()
    var last = true
    for i in 0...offset {
      let scalars = tables.scalars(of: now.display[i], typed)
      last = breaker.isBoundary(before: scalars[0])
      for scalar in scalars.dropFirst() { _ = breaker.isBoundary(before: scalar) }
    }
    return last
  }
}
