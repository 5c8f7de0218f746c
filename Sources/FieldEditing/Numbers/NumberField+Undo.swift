import NumberFormatting

/// Undo and redo: a step keeps the digits, and what else a number is made of.
extension NumberField {
  private struct Parts: OptionSet {
    let rawValue: UInt32
    static let negative = Parts(rawValue: 1)
    static let separator = Parts(rawValue: 2)
  }

  var canUndo: Bool { history.canUndo }
  var canRedo: Bool { history.canRedo }

  /// Keeps the number as it is before an edit.
  func record() { unsafe history.record(digits, now) }

  mutating func undo() -> EditResult {
    begin()
    guard let (step, digits) = unsafe history.undo(digits, now) else { return refuse() }
    return unsafe restore(step, digits)
  }

  mutating func redo() -> EditResult {
    begin()
    guard let (step, digits) = unsafe history.redo(digits, now) else { return refuse() }
    return unsafe restore(step, digits)
  }

  private var digits: UnsafeBufferPointer<UInt8> { unsafe UnsafeBufferPointer(start: number.base, count: number.count) }

  private var now: ElementHistory.Step {
    var parts: Parts = number.isNegative ? .negative : []
    if number.hasSeparator { parts.insert(.separator) }
    return ElementHistory.Step(
      anchor: anchor, head: head, isBehindGap: isBehindGap, facts: (parts.rawValue, UInt32(number.integerCount)))
  }

  private mutating func restore(_ step: ElementHistory.Step, _ digits: UnsafeBufferPointer<UInt8>) -> EditResult {
    let parts = Parts(rawValue: step.facts.0)
    draft.removeAll()
    draft.isNegative = parts.contains(.negative)
    for i in digits.indices { draft.append(unsafe digits[i]) }
    if parts.contains(.separator) { draft.insertSeparator(at: Int(step.facts.1)) }
    return show(anchor: step.anchor, head: step.head, behindGap: step.isBehindGap, effects: .valueChanged)
  }
}
