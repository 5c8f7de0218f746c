public import FieldFormats

/// Caret and selection.
extension TextBox {
  /// Moves the caret.
  ///
  /// - Parameters:
  ///   - movement: Where it goes; `start` and `end` are those of the paragraph.
  ///   - extending: Whether only the end of the selection that moves goes there.
  /// - Complexity: O(*n*) in the paragraph.
  public mutating func move(_ movement: Field.Movement, extending: Bool = false) {
    let selected = selection
    let target =
      switch movement {
      case .backward: extending || selected.isEmpty ? cluster(before: caret) : selected.lowerBound
      case .forward: extending || selected.isEmpty ? cluster(after: caret) : selected.upperBound
      case .wordBackward: word(before: caret)
      case .wordForward: word(after: caret)
      case .start: storage.paragraphStart(caret)
      case .end: storage.paragraphEnd(caret)
      }
    setSelection(anchor: extending ? selectionAnchor : target, head: target)
  }

  /// Moves the caret to the start of the text, or to its end.
  ///
  /// - Parameters:
  ///   - end: Whether it goes to the end.
  ///   - extending: Whether only the end of the selection that moves goes there.
  /// - Complexity: O(1)
  public mutating func moveToEdge(end: Bool, extending: Bool = false) {
    let target = end ? storage.count : 0
    setSelection(anchor: extending ? selectionAnchor : target, head: target)
  }

  /// Selects from one offset to another, which is where the caret stands.
  ///
  /// - Parameters:
  ///   - anchor: The end of the selection that stays.
  ///   - head: The end that moves. Both are clamped to the text and to its clusters.
  /// - Complexity: O(*n*) in the paragraph.
  public mutating func setSelection(anchor: Int, head: Int) {
    endMarking()
    history.isOpen = false
    selectionAnchor = clusterBoundary(near: anchor)
    caret = anchor == head ? selectionAnchor : clusterBoundary(near: head)
  }

  /// Selects everything.
  public mutating func selectAll() { setSelection(anchor: 0, head: storage.count) }

  /// The boundary at an offset, or the one before it.
  func clusterBoundary(near offset: Int) -> Int {
    let offset = min(max(0, offset), storage.count)
    if offset == 0 || offset == storage.count { return offset }
    var found = 0
    forEachCluster(from: storage.paragraphStart(offset)) { start in
      if start <= offset { found = start }
      return start < offset
    }
    return found
  }

  func cluster(before offset: Int) -> Int {
    if offset == 0 { return 0 }
    if storage[offset - 1] == 10 { return offset - 1 }
    var found = 0
    forEachCluster(from: storage.paragraphStart(offset)) { start in
      if start < offset { found = start }
      return start < offset
    }
    return found
  }

  func cluster(after offset: Int) -> Int {
    var found = storage.count
    forEachCluster(from: offset) { start in
      if start > offset { found = start }
      return start <= offset
    }
    return found
  }

  /// Where the word before an offset starts.
  func word(before offset: Int) -> Int {
    var place = offset
    func before() -> Unicode.Scalar { storage.scalar(at: storage.start(before: place)) }
    while place > 0, !before().isLetterOrNumber { place = storage.start(before: place) }
    while place > 0, before().isLetterOrNumber || before().isNonspacingMark { place = storage.start(before: place) }
    return clusterBoundary(near: place)
  }

  /// Where the word after an offset ends.
  func word(after offset: Int) -> Int {
    var place = offset
    func isWord() -> Bool { storage.scalar(at: place).isLetterOrNumber }
    while place < storage.count, !isWord() { place += UTF8.width(storage.scalar(at: place)) }
    while place < storage.count, isWord() || storage.scalar(at: place).isNonspacingMark {
      place += UTF8.width(storage.scalar(at: place))
    }
    // a cluster that a word begins in belongs to it
    let boundary = clusterBoundary(near: place)
    return boundary == place ? place : cluster(after: boundary)
  }

  /// Calls a closure with where each cluster starts, from one that does, until it answers false or the text ends.
  func forEachCluster(from start: Int, _ body: (Int) -> Bool) {
    var breaker = GraphemeBreaker()
    var place = start
    while place < storage.count {
      let scalar = storage.scalar(at: place)
      if breaker.isBoundary(before: scalar), !body(place) { return }
      place += UTF8.width(scalar)
    }
    _ = body(storage.count)
  }
}
