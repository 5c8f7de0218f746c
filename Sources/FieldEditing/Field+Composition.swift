/// Composition: an input method's marked text stands in the display as it is, until it is committed.
extension Field {
  /// Shows marked text in place of the selection; the value stays as it is. An empty text cancels the composition.
  ///
  ///     field.compose("に")     // shown, not yet read
  ///     field.commit()          // read like typed text
  public mutating func compose(_ marked: String) {
    rejected.removeAll()
    readSymbols(of: marked, keepHoles: true)
    self.marked.assign(scratch.text)
    history.breakRun()
  }

  /// Reads the marked text into the field, as one edit.
  @discardableResult public mutating func commit() -> EditResult {
    rejected.removeAll()
    guard !marked.isEmpty else { return refuse() }
    scratch.text.assign(marked)
    marked.removeAll()
    scratch.text.removeHoles()
    return replaceSymbols(low, high, isTyping: false)
  }

  /// Every other edit and every movement of the caret commits first.
  mutating func endComposition() {
    if !marked.isEmpty { commit() }
  }
}

extension NumberList {
  fileprivate mutating func removeHoles() {
    var kept = 0
    for i in 0..<count where self[i] != .hole {
      self[kept] = self[i]
      kept += 1
    }
    truncate(to: kept)
  }
}
