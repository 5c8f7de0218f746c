/// Caret and selection.
extension Field {
  /// The selected range of the display; empty where it is a caret.
  public var selection: Range<Int> {
    @export(interface) get {
      let (anchor, head) = (selectionAnchor, caret)
      return min(anchor, head)..<max(anchor, head)
    }
  }

  /// The caret: the end of the selection that moves.
  public var caret: Int { @export(interface) get { entry.caret } }

  /// The end of the selection that stays.
  public var selectionAnchor: Int { @export(interface) get { entry.selectionAnchor } }

  /// Moves the caret to an offset; clamped to the display, never inside a cluster, and of a number never inside its
  /// prefix or suffix.
  ///
  /// - Parameter offset: Where in the display, in the field's unit.
  public mutating func moveCaret(to offset: Int) { setSelection(anchor: offset, head: offset) }

  /// Selects a range of the display.
  ///
  /// - Parameter range: Offsets in the field's unit, clamped to the display as those of `moveCaret(to:)` are; the head
  ///   is its end.
  public mutating func select(_ range: Range<Int>) {
    setSelection(anchor: range.lowerBound, head: range.upperBound)
  }

  /// Selects from one offset to another, which is where the caret stands and what extending moves. Inside a cluster, an
  /// offset means where the cluster begins, and where it ends at the end of a range.
  ///
  /// - Parameters:
  ///   - anchor: The end of the selection that stays where the selection is extended.
  ///   - head: The end that moves, where the caret is drawn; it may stand before the anchor.
  @export(interface)
  public mutating func setSelection(anchor: Int, head: Int) { adjust(.setSelection(anchor: anchor, head: head)) }

  /// Selects everything; of a number what is typed then replaces its sign, too.
  @export(interface) public mutating func selectAll() { adjust(.selectAll) }

  /// The destination of a movement of the caret.
  public enum Movement: Hashable, Sendable {
    /// One character back; a selection that is not extended becomes a caret at its start.
    case backward
    /// One character forward; a selection that is not extended becomes a caret at its end.
    case forward
    /// To the start of a word, as UAX #29 has them; in a mask signs divide words, and all of a secure field is one.
    case wordBackward
    /// To the end of a word.
    case wordForward
    /// To the start of the line: of the display, or of a number's digits.
    case start
    /// To the end of the line: of the display, or of a number's digits.
    case end
  }

  /// Moves the caret.
  ///
  /// - Parameters:
  ///   - movement: where it goes.
  ///   - extending: whether only the end of the selection that moves goes there, and the other one stays.
  /// - Complexity: O(1); by words O(*n*) in the length of the display.
  @export(interface) public mutating func move(_ movement: Movement, extending: Bool = false) {
    adjust(.move(movement, extending: extending))
  }
}
