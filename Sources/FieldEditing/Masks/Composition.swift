/// Entry that shows an input method's marked text in its display until it is committed.
protocol Composition {
  var isComposing: Bool { get }
  /// How long the display is, without and with marked text.
  var length: Int { get }
  var composedLength: Int { get }
  /// How long the display was before the edit under way committed marked text first; else -1.
  var lengthBeforeCommit: Int { get nonmutating set }
  /// Reads the marked text as one edit of what stood there before it.
  @discardableResult mutating func commit() -> EditResult
}

extension Composition {
  /// Every other edit and every movement of the caret commits first.
  mutating func endComposition() {
    if !isComposing { return }
    let length = composedLength
    commit()
    lengthBeforeCommit = length
  }

  /// The same for movements, which tell nothing: whoever moves the caret while composing reads the display anew.
  mutating func commitBeforeMoving() {
    endComposition()
    lengthBeforeCommit = -1
  }

  /// What an edit did that committed marked text first: the view last saw the display before that, so all of it is replaced.
  func widened(_ result: EditResult) -> EditResult {
    let former = lengthBeforeCommit
    if former < 0 { return result }
    lengthBeforeCommit = -1
    return EditResult(replacing: former, with: length, result)
  }
}
