import PhoneNumbering

/// Undo and redo: a step keeps the characters, and the region they were typed in.
extension PhoneField {
  var canUndo: Bool { history.canUndo }
  var canRedo: Bool { history.canRedo }

  /// Keeps the number as it is before an edit.
  func record() { unsafe history.record(number.bytes, now) }

  mutating func undo() -> EditResult {
    begin()
    guard let (step, characters) = unsafe history.undo(number.bytes, now) else { return refuse() }
    return unsafe restore(step, characters)
  }

  mutating func redo() -> EditResult {
    begin()
    guard let (step, characters) = unsafe history.redo(number.bytes, now) else { return refuse() }
    return unsafe restore(step, characters)
  }

  /// The region as an element of its section, plus one.
  private var now: ElementHistory.Step {
    let region = UInt32((format.region?.index ?? -1) + 1)
    return ElementHistory.Step(anchor: anchor, head: head, isBehindGap: isBehindGap, facts: (region, 0))
  }

  private mutating func restore(_ step: ElementHistory.Step, _ characters: UnsafeBufferPointer<UInt8>) -> EditResult {
    draft.removeAll()
    for i in characters.indices { draft.append(unsafe characters[i]) }
    let region = step.facts.0 == 0 ? nil : PhoneRegion(Int(step.facts.0) - 1, of: format.tables)
    if region != format.region {
      return set(region, anchor: step.anchor, head: step.head, behindGap: step.isBehindGap)
    }
    return show(anchor: step.anchor, head: step.head, behindGap: step.isBehindGap, effects: .valueChanged)
  }
}
