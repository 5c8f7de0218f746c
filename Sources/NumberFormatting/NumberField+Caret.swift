extension NumberField {
  /// The selection in `text`; empty for a caret. Never inside an affix.
  public var selection: Range<Int> {
    let upper = layout.offset(of: selected.upperBound)
    guard selected.isEmpty else { return layout.start(of: selected.lowerBound)..<upper }
    let caret = isBehindGroupingSign ? layout.start(of: selected.upperBound) : upper
    return caret..<caret
  }

  /// Selects a range of `text`, or sets the caret with an empty one. Ends inside an affix move to the digits' edge.
  @discardableResult public mutating func select(_ range: Range<Int>) -> EntryResult {
    let upper = layout.element(at: range.upperBound)
    if range.isEmpty {
      selected = upper..<upper
      isBehindGroupingSign = layout.hasGroupingSign(before: upper) && range.upperBound >= layout.start(of: upper)
    } else {
      selected = min(layout.element(at: range.lowerBound), upper)..<upper
      isBehindGroupingSign = false
    }
    return unchanged
  }

  /// Selects the whole number, its sign included: what is typed next replaces it.
  @discardableResult public mutating func selectAll() -> EntryResult { setSelection(0..<number.elementCount) }

  /// One digit or separator to the left; from a selection, to its left end.
  @discardableResult public mutating func moveLeft() -> EntryResult {
    let caret = selected.isEmpty ? max(0, selected.lowerBound - 1) : selected.lowerBound
    return setSelection(caret..<caret)
  }

  /// One digit or separator to the right; from a selection, to its right end.
  @discardableResult public mutating func moveRight() -> EntryResult {
    let caret = selected.isEmpty ? min(number.elementCount, selected.upperBound + 1) : selected.upperBound
    return setSelection(caret..<caret)
  }

  /// Before the first digit.
  @discardableResult public mutating func moveToStart() -> EntryResult { setSelection(0..<0) }

  /// Behind the last digit.
  @discardableResult public mutating func moveToEnd() -> EntryResult {
    setSelection(number.elementCount..<number.elementCount)
  }

  mutating func setSelection(_ elements: Range<Int>) -> EntryResult {
    selected = elements
    isBehindGroupingSign = false
    return unchanged
  }

  /// Whether all digits are selected: then the sign is too, and what is typed starts a new number.
  var isWholeSelected: Bool { !selected.isEmpty && selected == 0..<number.elementCount }
}
