import NumberFormatting

/// Deleting. Zeros that come to stand in front are kept until the next digit is typed, so that the 1 of 1005 can be replaced.
extension NumberField {
  /// Takes out the selection, else the digit or separator before the caret, stepping over a grouping sign. Before the first
  /// digit it takes the sign.
  @inline(__always) mutating func backspace() -> EditResult {
    let place = head - 1
    if place >= 0 && anchor == head && memory.isQuick && layout.losesDigit(place) {
      record()
      history.breakRun()
      return taken(layout.remove(place), caret: place)
    }
    return backspaceAnyhow()
  }

  @inline(never) private mutating func backspaceAnyhow() -> EditResult {
    begin()
    if anchor != head { return eraseSelection() }
    if isMinorUnits { return takeBack() }
    if head > 0 { return erase(head - 1..<head, steppingTo: head - 1) }
    return eraseSign()
  }

  /// Takes out the selection, else the digit or separator behind the caret, stepping over a grouping sign.
  mutating func delete() -> EditResult {
    begin()
    if anchor != head { return eraseSelection() }
    if isMinorUnits { return takeOut() }
    return head < number.elementCount ? erase(head..<head + 1, steppingTo: head + 1) : refuse()
  }

  mutating func eraseSelection() -> EditResult {
    isMinorUnits ? takeOutSelection() : erase(low..<high, steppingTo: low)
  }

  mutating func eraseSign() -> EditResult {
    guard number.isNegative else { return refuse() }
    draft.copy(number)
    draft.isNegative = false
    return accept(caret: head)
  }

  /// The zero before a separator would come back at once: then the caret steps over it, and no key sticks.
  private mutating func erase(_ elements: Range<Int>, steppingTo step: Int) -> EditResult {
    if unsafe elements == 0..<1 && number.integerCount == 1 && number.hasSeparator && number.base[0] == 48 {
      return walk(to: step)
    }
    if isWholeSelected {
      draft.removeAll()
    } else {
      draft.copy(number)
      draft.remove(elements)
    }
    let supplied = draft.supplyIntegerZero()
    return acceptIfFits(caret: elements.lowerBound + supplied, effects: supplied > 0 ? .supplied : [])
  }
}
