import NumberFormatting

/// Typing: digits of any script, the decimal key, signs.
extension NumberField {
  /// A digit at a caret, in a number that has room for it and does not begin with a zero, goes the fast way.
  @inline(__always) mutating func type(ascii c: UInt8) -> EditResult {
    if c &- 48 < 10 && anchor == head && memory.isQuick {
      let change = put(c)
      if change.start >= 0 { return taken(change, caret: head &+ 1) }
    }
    return type(Unicode.Scalar(c))
  }

  /// Puts a digit before the caret, if it can go the fast way.
  @inline(__always) private func put(_ digit: UInt8) -> NumberChange {
    let (place, integers, fraction) = (head, memory.integerLimit, memory.fractionLimit)
    if !history.isTyping && layout.takes(digit, at: place, integerLimit: integers, fractionLimit: fraction) { beginRun() }
    return layout.insert(digit, at: place, integerLimit: integers, fractionLimit: fraction)
  }

  /// A character typed where the last one was goes on with its step of undo; else it begins one.
  private func beginRun() {
    if !history.isTyping { record() }
    history.beginRun()
  }

  /// What a fast key did, as a result.
  @inline(__always) mutating func taken(_ change: NumberChange, caret: Int) -> EditResult {
    history.forgetFuture()
    if memory.hasReport { forget() }
    anchor = caret
    head = caret
    isBehindGap = false
    let (replaced, newEnd) = ends(of: change)
    let effects = memory.hasBounds ? boundsEffects.union(.valueChanged) : .valueChanged
    return EditResult(
      replaced, newEnd: newEnd, selection: change.caret..<change.caret, isComplete: true, effects: effects)
  }

  @inline(never) mutating func type(_ scalar: Unicode.Scalar) -> EditResult {
    begin()
    switch meaning(of: scalar) {
    case .decimalSeparator: return typeDecimalSeparator()
    case .groupingSign: return typeGroupingSign()
    case .minus: return table.showsSign ? typeSign(negative: isWholeSelected || !number.isNegative) : refuse(.noSign)
    case .plus: return typeSign(negative: false)
    case .other: return refuse(.doesNotFit)
    case let key:
      let digit = 48 + key.rawValue
      return isMinorUnits ? enter(digit) : typeDigit(digit)
    }
  }

  private func meaning(of scalar: Unicode.Scalar) -> NumberKey {
    if memory.hasDecimalKeys && entry.decimalKeys.unicodeScalars.contains(scalar) { return .decimalSeparator }
    return table.meaning(of: scalar)
  }

  /// The number without what is selected, as the draft.
  mutating func draftWithoutSelection() {
    if isWholeSelected {
      draft.removeAll()
    } else {
      draft.copy(number)
      draft.remove(low..<high)
    }
  }

  private mutating func typeDigit(_ digit: UInt8) -> EditResult {
    let isTyping = anchor == head
    if isTyping && memory.isQuick {
      let change = put(digit)
      if change.start >= 0 { return widened(taken(change, caret: head + 1)) }
    }
    draftWithoutSelection()
    if isTyping && isOverwriting && head < draft.elementCount && !draft.isSeparator(head) { draft.remove(head..<head + 1) }
    draft.insert(digit, at: low)
    let zeros = draft.removeLeadingZeros()
    return acceptIfFits(caret: max(0, low + 1 - zeros), isTyping: isTyping)
  }

  private mutating func typeDecimalSeparator() -> EditResult {
    let isTyping = anchor == head
    if isTyping && number.isSeparator(head) { return walk(to: head + 1, isTyping: true) }
    if isTyping && head > 0 && head == number.count && !number.hasSeparator && memory.isQuick
      && memory.fractionLimit > 0
    {
      beginRun()
      return widened(taken(layout.endInteger(), caret: head + 1))
    }
    if table.maximumFractionDigits == 0 { return refuse(.tooManyFractionDigits) }
    if isMinorUnits { return refuse(.secondDecimalSeparator) }
    draftWithoutSelection()
    if draft.hasSeparator { return refuse(.secondDecimalSeparator) }
    draft.insertSeparator(at: low)
    let supplied = draft.supplyIntegerZero()
    return acceptIfFits(caret: low + supplied + 1, isTyping: isTyping, effects: supplied > 0 ? .supplied : [])
  }

  /// A grouping sign is set, never typed. Where none stands it may be a foreign decimal separator: better refused than
  /// ignored, or 12.50 typed in German would become 1250 unnoticed.
  private mutating func typeGroupingSign() -> EditResult {
    guard anchor == head, !isBehindGap, layout.hasSign(before: head) else { return refuse(.ambiguousSeparator) }
    return walk(to: head, behindGap: true, isTyping: true)
  }

  /// The sign is not at the caret, so it keeps the selection. With the whole number selected it starts a new one.
  mutating func typeSign(negative: Bool) -> EditResult {
    if isWholeSelected {
      draft.removeAll()
      draft.isNegative = negative
      return accept(caret: 0)
    }
    draft.copy(number)
    draft.isNegative = negative
    return accept(anchor: anchor, head: head, behindGap: isBehindGap, isTyping: anchor == head)
  }
}

extension DigitBuffer {
  /// Whether the digits, the separator and the sign are the same.
  func isSame(as other: borrowing DigitBuffer) -> Bool {
    guard count == other.count, integerCount == other.integerCount, hasSeparator == other.hasSeparator,
      isNegative == other.isNegative
    else { return false }
    for i in 0..<count where unsafe base[i] != other.base[i] { return false }
    return true
  }
}
