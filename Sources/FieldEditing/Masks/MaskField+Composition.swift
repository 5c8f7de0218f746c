internal import SecretMemory

/// Composition: an input method's marked text stands in the display as it is, until it is committed.
extension MaskField: Composition {
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
    var text = markedText
    readSymbols(of: text)
    text.wipe()
    marked.removeAll()
    return replaceSymbols(low, high, isTyping: false)
  }

  /// What an input method shows, as it is: composed only when it is committed.
  var markedText: String { marked.scalarText }

  var length: Int { external(now.length) }
  var composedLength: Int { length - external(high) + external(low) + external(marked) }
  var lengthBeforeCommit: Int {
    get { memory.lengthBeforeCommit }
    nonmutating set { memory.lengthBeforeCommit = newValue }
  }
}
