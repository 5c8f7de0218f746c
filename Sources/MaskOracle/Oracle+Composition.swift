extension Oracle {
  /// Shows the marked text of an input method in place of the selection, unformatted; value and the rest stay. Empty
  /// text cancels.
  ///
  /// - Parameter text: What the input method shows so far.
  public mutating func setMarkedText(_ text: String) {
    field.place = TypedPlace()
    marked = text.isEmpty ? nil : Array(text.unicodeScalars)
  }

  /// Replaces the selection by the marked text, as one edit. `false` where there is none or it was rejected.
  ///
  /// - Returns: `false` where no text is marked, or it was rejected.
  @discardableResult
  public mutating func unmarkText() -> Bool {
    guard let marked else { return false }
    self.marked = nil
    let range = field.selection.range
    guard let taken = field.taken(String(scalars: marked), at: range.lowerBound) else { return false }
    let isTyping = marked.count == 1 && range.isEmpty
    let accepted = edit {
      $0.insert(range.lowerBound, range.upperBound, with: taken.characters, isTyping: isTyping)
    }
    return accepted && taken.isWhole
  }
}
