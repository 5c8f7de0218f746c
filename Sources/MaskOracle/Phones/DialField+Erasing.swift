extension DialField {
  mutating func backspace() throws(PhoneRefusal) {
    if !selection.isCaret { return try deleteSelection() }
    if isSupplied || selection.head == 0 { throw PhoneRefusal.nothingThere }
    try erase(selection.head - 1..<selection.head)
  }

  /// The caret keeps its side of a gap, where one is still there.
  mutating func delete() throws(PhoneRefusal) {
    if !selection.isCaret { return try deleteSelection() }
    if isSupplied || selection.head == elements.count { throw PhoneRefusal.nothingThere }
    let wasBehindGap = selection.isBehindGap
    try erase(selection.head..<selection.head + 1)
    selection.isBehindGap = wasBehindGap
  }

  /// Refused where nothing is selected, or only what was supplied.
  mutating func deleteSelection() throws(PhoneRefusal) {
    if selection.isCaret || isSupplied { throw PhoneRefusal.nothingThere }
    try erase(selection.range)
  }

  /// Digits of an extension may join the number only where there is room for them.
  private mutating func erase(_ range: Range<Int>) throws(PhoneRefusal) {
    let before = self
    elements.removeSubrange(range)
    try checkLimits(before: before)
    setCaret(range.lowerBound)
  }
}
