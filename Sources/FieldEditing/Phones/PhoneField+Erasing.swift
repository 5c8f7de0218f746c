import PhoneNumbering

/// Deleting. What stands behind closes up, and is laid out anew. A calling code that was supplied stays.
extension PhoneField {
  /// Takes out the selection, else the element before the caret, stepping over a gap.
  @inline(__always) mutating func backspace() -> EditResult {
    let place = head
    if anchor == place && place == number.count && place > memory.pointee.quickCount && !number.hasExtension {
      record()
      history.breakRun()
      return taken(phone.removeLast(), caret: place - 1)
    }
    return backspaceAnyhow()
  }

  @inline(never) private mutating func backspaceAnyhow() -> EditResult {
    begin()
    if anchor != head { return eraseSelection() }
    return head > 0 ? erase(head - 1..<head) : refuse()
  }

  /// Takes out the selection, else the element behind the caret, stepping over a gap.
  mutating func delete() -> EditResult {
    begin()
    if anchor != head { return eraseSelection() }
    return head < number.count ? erase(head..<head + 1, behindGap: isBehindGap) : refuse()
  }

  mutating func eraseSelection() -> EditResult { erase(low..<high) }

  /// Refused where digits of an extension would join a number that has no room for them.
  private mutating func erase(_ elements: Range<Int>, behindGap: Bool = false) -> EditResult {
    if isSupplied { return refuse() }
    draft.copy(number)
    draft.remove(elements)
    if isTooLong { return refuse(.tooLong) }
    return accept(caret: draft.isEmpty ? memory.pointee.suppliedCount : elements.lowerBound, behindGap: behindGap)
  }
}
