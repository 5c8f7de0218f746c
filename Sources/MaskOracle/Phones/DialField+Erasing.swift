extension DialField {
  mutating func backspace() throws(PhoneRefusal) {
    if !selection.isCaret { return try deleteSelection() }
    if isSupplied || selection.head == 0 { throw PhoneRefusal.nothingThere }
    erase(selection.head - 1..<selection.head, steppingTo: selection.head - 1)
  }

  /// The caret keeps its side of a gap, where one is still there.
  mutating func delete() throws(PhoneRefusal) {
    if !selection.isCaret { return try deleteSelection() }
    if isSupplied || selection.head == elements.count { throw PhoneRefusal.nothingThere }
    let (wasBehindGap, count) = (selection.isBehindGap, elements.count)
    erase(selection.head..<selection.head + 1, steppingTo: selection.head + 1)
    if elements.count < count { selection.isBehindGap = wasBehindGap }
  }

  /// Refused where nothing is selected, or only what was supplied. Of a gap alone nothing is deleted: the caret goes to its place.
  mutating func deleteSelection() throws(PhoneRefusal) {
    if selection.isGap { return setCaret(selection.head) }
    if selection.isCaret || isSupplied { throw PhoneRefusal.nothingThere }
    erase(selection.range, steppingTo: selection.range.lowerBound)
  }

  /// Over the mark of an extension that has digits the caret steps: they would join the number.
  private mutating func erase(_ range: Range<Int>, steppingTo step: Int) {
    if let markIndex, range == markIndex..<markIndex + 1, range.upperBound < elements.count { return setCaret(step) }
    remove(range)
    setCaret(range.lowerBound)
  }
}
