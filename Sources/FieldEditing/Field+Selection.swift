/// Caret and selection.
extension Field {
  /// The selected range of the display; empty where it is a caret.
  public var selection: Range<Int> {
    let (anchor, head) = (anchorOffset, caret)
    return min(anchor, head)..<max(anchor, head)
  }

  /// The caret: the end of the selection that moves.
  public var caret: Int { ask(.caret) }

  /// The end of the selection that stays.
  public var anchorOffset: Int { ask(.anchor) }

  /// Puts the caret somewhere; clamped to the display, never inside a cluster, and of a number never inside its prefix or suffix.
  public mutating func moveCaret(to offset: Int) { perform(.moveCaret(offset)) }

  /// Selects a range of the display.
  public mutating func select(_ range: Range<Int>) {
    perform(.select(anchor: range.lowerBound, head: range.upperBound))
  }

  /// Selects from one offset to another, which is where the caret stands and what extending moves. Inside a cluster, an offset means
  /// where the cluster begins, and where it ends at the end of a range.
  public mutating func select(anchor: Int, head: Int) { perform(.select(anchor: anchor, head: head)) }

  /// Selects everything; of a number what is typed then replaces its sign, too.
  public mutating func selectAll() { perform(.selectAll) }

  /// Where a movement of the caret goes.
  public enum Movement: Hashable, Sendable {
    /// One character back; a selection that is not extended becomes a caret at its start.
    case left
    /// One character on; a selection that is not extended becomes a caret at its end.
    case right
    case toStart
    case toEnd
  }

  /// Moves the caret. `extending` moves only the end of the selection that moves.
  public mutating func move(_ movement: Movement, extending: Bool = false) {
    perform(.move(movement, extending: extending))
  }
}
