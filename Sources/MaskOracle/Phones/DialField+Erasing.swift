extension DialField {
  mutating func deleteBackward() throws(PhoneRejection) {
    if !selection.isCaret { return try deleteSelection() }
    if isAfterService {
      isAfterService = false
      return
    }
    if isAutoInserted || selection.head == 0 { throw PhoneRejection.nothingThere }
    erase(selection.head - 1..<selection.head, steppingTo: selection.head - 1)
  }

  /// The caret keeps its side of a gap, where one is still there.
  mutating func deleteForward() throws(PhoneRejection) {
    isAfterService = false
    if !selection.isCaret { return try deleteSelection() }
    if isAutoInserted || selection.head == elements.count { throw PhoneRejection.nothingThere }
    let (wasAfterGap, count) = (selection.isAfterGap, elements.count)
    erase(selection.head..<selection.head + 1, steppingTo: selection.head + 1)
    if elements.count < count { selection.isAfterGap = wasAfterGap }
  }

  /// Rejected where nothing is selected, or only what was auto-inserted. Of a gap alone nothing is deleted: the caret
  /// goes to its place.
  mutating func deleteSelection() throws(PhoneRejection) {
    if !selection.isCaret { isAfterService = false }
    if selection.isGap { return setCaret(selection.head) }
    if selection.isCaret || isAutoInserted { throw PhoneRejection.nothingThere }
    erase(selection.range, steppingTo: selection.range.lowerBound)
  }

  /// Over the mark of an extension that has digits the caret steps: they would join the number.
  private mutating func erase(_ range: Range<Int>, steppingTo step: Int) {
    if let markIndex, range == markIndex..<markIndex + 1, range.upperBound < elements.count { return setCaret(step) }
    remove(range)
    setCaret(range.lowerBound)
  }
}
