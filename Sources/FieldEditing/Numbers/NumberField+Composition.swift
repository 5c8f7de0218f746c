/// Composition: an input method's marked text stands in the display as it is, until it is committed.
extension NumberField {
  mutating func compose(_ marked: String) {
    forget()
    memory.pointee.marked = marked
  }

  /// Reads the marked text as one edit of what stood there before it.
  mutating func commit() -> EditResult {
    forget()
    let marked = memory.pointee.marked
    if marked.isEmpty { return refuse() }
    memory.pointee.marked = ""
    // inserted, also where keys would overwrite, and a step of its own; refused, it does not break a run of typing
    let (overwrites, wasTyping) = (isOverwriting, history.isTyping)
    isOverwriting = false
    history.breakRun()
    let result = insert(marked)
    isOverwriting = overwrites
    history.breakRun()
    if wasTyping && result.effects.contains(.rejected) { history.beginRun() }
    return result
  }

  /// Every other edit and every movement of the caret commits first.
  mutating func endComposition() {
    if !isComposing { return }
    let length = composedLength
    _ = commit()
    memory.pointee.lengthBeforeCommit = length
  }

  /// The same for movements, which tell nothing: whoever moves the caret while composing reads the display anew.
  mutating func commitBeforeMoving() {
    endComposition()
    memory.pointee.lengthBeforeCommit = -1
  }

  /// What an edit did that committed marked text first: the view last saw the display before that, so all of it is replaced.
  func widened(_ result: EditResult) -> EditResult {
    let length = memory.pointee.lengthBeforeCommit
    if length < 0 { return result }
    memory.pointee.lengthBeforeCommit = -1
    return EditResult(replacing: length, with: layout.length, result)
  }

  private var markedLength: Int {
    options.offsetUnit.count(memory.pointee.marked)
  }

  /// Where marked text stands, or what it stands in place of.
  var shownSelection: Range<Int> {
    let head = offset(of: head, behindSign: isBehindSign)
    let anchor = anchor == self.head ? head : offset(of: anchor, behindSign: anchor < self.head)
    return min(anchor, head)..<max(anchor, head)
  }

  /// Marked text stands in place of the selection, the caret behind it.
  var composedCaret: Int { shownSelection.lowerBound + markedLength }
  private var composedLength: Int { layout.length + markedLength - shownSelection.count }
}
