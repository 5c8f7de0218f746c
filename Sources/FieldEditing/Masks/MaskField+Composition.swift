/// Composition: an input method's marked text stands in the display as it is, until it is committed.
extension MaskField {
  /// Shows marked text in place of the selection; the value stays as it is. An empty text cancels the composition.
  ///
  ///     field.compose("に")     // shown, not yet read
  ///     field.commit()          // read like typed text
  mutating func compose(_ marked: String) {
    rejected.removeAll()
    self.marked.removeAll()
    for scalar in marked.unicodeScalars { self.marked.append(scalar.value) }
  }

  /// Reads the marked text into the field, as one edit.
  @discardableResult mutating func commit() -> EditResult {
    rejected.removeAll()
    guard !marked.isEmpty else { return refuse() }
    readSymbols(of: markedText)
    marked.removeAll()
    return replaceSymbols(low, high, isTyping: false)
  }

  /// What an input method shows, as it is: composed only when it is committed.
  var markedText: String {
    var out = String.UnicodeScalarView()
    for i in 0..<marked.count { out.append(Unicode.Scalar(marked[i]) ?? "\u{FFFD}") }
    return String(out)
  }

  /// Every other edit and every movement of the caret commits first.
  mutating func endComposition() {
    if marked.isEmpty { return }
    let length = external(now.length) - external(high) + external(low) + external(marked)
    commit()
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
    return EditResult(replacing: length, with: external(now.length), result)
  }
}
