import PhoneNumbering

/// Deleting. What stands behind closes up, and is laid out anew. A calling code that was supplied stays while nothing else is there. The
/// mark of an extension stays as long as a digit of the extension does, or that would join the number.
extension PhoneField {
  /// Takes out the selection, else the element before the caret, stepping over a gap.
  @inline(__always) mutating func backspace() -> EditResult {
    let place = head
    if anchor == place && place == number.count && place > memory.quickCount && !number.hasExtension {
      record()
      history.breakRun()
      return taken(phone.removeLast(), caret: place - 1)
    }
    return backspaceAnyhow()
  }

  @inline(never) private mutating func backspaceAnyhow() -> EditResult {
    begin()
    if anchor != head { return eraseSelection() }
    return head > 0 ? erase(head - 1..<head, steppingTo: head - 1) : refuse()
  }

  /// Takes out the selection, else the element behind the caret, stepping over a gap.
  mutating func delete() -> EditResult {
    begin()
    if anchor != head { return eraseSelection() }
    return head < number.count ? erase(head..<head + 1, steppingTo: head + 1, behindGap: isBehindGap) : refuse()
  }

  mutating func eraseSelection() -> EditResult { erase(low..<high, steppingTo: low) }

  private mutating func erase(_ elements: Range<Int>, steppingTo step: Int, behindGap: Bool = false) -> EditResult {
    if isSupplied { return refuse() }
    if elements == number.numberCount..<number.numberCount + 1 && number.extensionCount > 0 { return walk(to: step) }
    let place = elements.lowerBound
    if elements.count == 1 && place < number.numberCount && number.count > memory.quickCount {
      record()
      history.breakRun()
      return change(at: place, caret: place, behindGap: behindGap) { $0.remove(at: place) }
    }
    draft.copy(number)
    draft.removeKeepingMark(elements)
    return accept(caret: draft.isEmpty ? memory.suppliedCount : elements.lowerBound, behindGap: behindGap)
  }
}
