/// What comes as a text or a character: one character is typed, several are pasted.
extension ElementEntry {
  /// Every edit begins so: marked text is committed, and what the last edit reported is dropped.
  mutating func begin() {
    endComposition()
    forget()
  }

  /// Types a character, or pastes a text, in place of the selection.
  @inline(never) mutating func insert(_ text: String) -> EditResult {
    let bytes = text.utf8
    if bytes.count == 1, let c = bytes.first { return type(ascii: c) }
    return insertAnyhow(text)
  }

  @inline(never) mutating func insert(_ scalar: Unicode.Scalar) -> EditResult {
    scalar.value < 128 ? type(ascii: UInt8(truncatingIfNeeded: scalar.value)) : type(scalar)
  }

  mutating func replace(_ range: Range<Int>, with text: String) -> EditResult {
    select(anchor: range.lowerBound, head: range.upperBound)
    return insert(text)
  }

  @inline(never) private mutating func insertAnyhow(_ text: String) -> EditResult {
    var scalars = text.unicodeScalars.makeIterator()
    guard let first = scalars.next() else {
      begin()
      return anchor == head ? refuse() : eraseSelection()
    }
    return scalars.next() == nil ? type(first) : paste(text)
  }
}
