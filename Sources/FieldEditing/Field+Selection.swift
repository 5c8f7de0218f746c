/// Caret and selection.
extension Field {
  /// The selected range of the display; empty where it is a caret.
  public var selection: Range<Int> {
    switch entry {
    case .mask(let field): field.selection
    case .number(let field): field.selection
    case .phone(let field): field.selection
    }
  }

  /// The caret: the end of the selection that moves.
  public var caret: Int {
    switch entry {
    case .mask(let field): field.caret
    case .number(let field): field.caret
    case .phone(let field): field.caret
    }
  }

  /// The end of the selection that stays.
  public var anchorOffset: Int {
    switch entry {
    case .mask(let field): field.anchorOffset
    case .number(let field): field.anchorOffset
    case .phone(let field): field.anchorOffset
    }
  }

  /// Puts the caret somewhere; clamped to the display, never inside a cluster, and of a number never inside its prefix or suffix.
  public mutating func moveCaret(to offset: Int) {
    switch entry {
    case .mask(var field): field.moveCaret(to: offset)
    case .number, .phone: select(anchor: offset, head: offset)
    }
  }

  /// Selects a range of the display.
  public mutating func select(_ range: Range<Int>) { select(anchor: range.lowerBound, head: range.upperBound) }

  /// Selects from one offset to another, which is where the caret stands and what extending moves. Inside a cluster, an offset means
  /// where the cluster begins, and where it ends at the end of a range.
  public mutating func select(anchor: Int, head: Int) {
    switch entry {
    case .mask(var field): field.select(anchor: anchor, head: head)
    case .number(var field): field.select(anchor: anchor, head: head)
    case .phone(var field): field.select(anchor: anchor, head: head)
    }
  }

  /// Selects everything; of a number what is typed then replaces its sign, too.
  public mutating func selectAll() {
    switch entry {
    case .mask(var field): field.selectAll()
    case .number(var field): field.selectAll()
    case .phone(var field): field.selectAll()
    }
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
    switch entry {
    case .mask(var field): field.move(movement, extending: extending)
    case .number(var field): field.move(movement, extending: extending)
    case .phone(var field): field.move(movement, extending: extending)
    }
  }
}
