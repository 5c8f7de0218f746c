/// Composition: an input method's marked text stands in the display as it is, until it is committed.
extension NumberField: Composition {
  mutating func compose(_ marked: String) {
    forget()
    self.marked.removeAll()
    for scalar in marked.unicodeScalars { self.marked.append(scalar.value) }
  }

  mutating func commit() -> EditResult {
    forget()
    if marked.isEmpty { return refuse() }
    let text = markedText
    marked.removeAll()
    // inserted, also where keys would overwrite, and a step of its own; refused, it does not break a run of typing
    let (overwrites, wasTyping) = (isOverwriting, history.isTyping)
    isOverwriting = false
    history.breakRun()
    let result = insert(text)
    isOverwriting = overwrites
    history.breakRun()
    if wasTyping && result.effects.contains(.rejected) { history.beginRun() }
    return result
  }

  /// What an input method shows, as it is.
  var markedText: String { marked.scalarText }

  private var markedLength: Int { options.offsetUnit.count(markedText) }

  /// Where marked text stands, or what it stands in place of.
  var shownSelection: Range<Int> {
    let head = offset(of: head, behindSign: isBehindSign)
    let anchor = anchor == self.head ? head : offset(of: anchor, behindSign: anchor < self.head)
    return min(anchor, head)..<max(anchor, head)
  }

  /// Marked text stands in place of the selection, the caret behind it.
  var composedCaret: Int { shownSelection.lowerBound + markedLength }
  var length: Int { layout.length }
  var composedLength: Int { length + markedLength - shownSelection.count }
  var lengthBeforeCommit: Int {
    get { memory.pointee.lengthBeforeCommit }
    nonmutating set { memory.pointee.lengthBeforeCommit = newValue }
  }
}
