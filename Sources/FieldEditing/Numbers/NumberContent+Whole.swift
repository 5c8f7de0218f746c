internal import NumberFormatting

/// The whole number at once: from a value, and when editing ends.
extension NumberContent {
  /// Puts a decimal such as `-1234.5` in place of what is there, rounded as the format rounds where it has more
  /// fraction digits than there is room for; rejected whole where it is not a number or too long.
  func setValue(_ decimalText: String, _ state: inout EditorState) -> EditOutcome {
    draft.removeAll()
    var text = decimalText
    let message =
      text.isEmpty ? nil : text.withUTF8 { unsafe draft.message(reading: $0, limits: .of(textLength: $0.count)) }
    if let message { return state.reject(message, in: decimalText) }
    let appended = max(0, table.valueExponent - draft.fractionCount)
    draft.shift(by: table.valueExponent)
    let extra = max(0, draft.fractionCount - memory.fractionLimit)
    let isRounded = roundDraft(dropping: extra)
    if draft.isNegative && !table.showsSign { return state.reject(.noSign) }
    if let excess {
      let offset = decimalText.offset(ofLastDigits: draft.count - excessDigit(excess) - appended + extra)
      return state.reject(excess, at: offset)
    }
    if isMinorUnits && draft.count > 0 { draft.pad(toFraction: table.maximumFractionDigits) }
    return .draft(caret: draft.elementCount, effects: isRounded ? .rounded : [])
  }

  /// Leaves so many of the fraction's last digits out, rounded as the format rounds; zeros go round nothing.
  ///
  /// - Returns: Whether the number is another one then.
  func roundDraft(dropping extra: Int) -> Bool {
    if extra <= 0 { return false }
    if draft.endsInZeros(extra) {
      draft.truncate(to: draft.count - extra)
      return false
    }
    table.round(&draft, toFraction: memory.fractionLimit)
    // down to a multiple of 50, 42 is 00
    draft.removeLeadingZeros()
    if draft.isZero { draft.isNegative = false }
    return true
  }

  /// Ends the entry: settles what is undecided, rounds and pads the fraction, drops an open separator and a sign
  /// without a number, makes `-0` `0`, and clamps to the bounds. What is shown then is what the format shows for the
  /// value.
  func endEditing(_ state: inout EditorState) -> EditOutcome {
    var effects = draftSettled(&state)
    if let count = run.digitsAfterSeparator, count != digitsWanted { effects.insert(.ambiguous) }
    // what only begins a name may say another unit
    if run.mark.isBeginning { run.place.close(losing: true) }
    run.endKeepingRejections()
    (run.digitsAfterSeparator, run.closingKey) = (nil, nil)
    // what an open group says is not known: it stays as it was typed
    if draft.hasOpenGroup { return .draft(state.selection) }
    if draft.isSignAlone { draft.removeAll() }
    settled.copy(draft)
    let head = min(state.selection.head, settled.elementCount)
    let toTheLeft = settled.digitCount(before: head)
    let isAfterSeparator = settled.hasSeparator && head > settled.integerCount
    if draft.count == 0 {
      draft.removeAll()
    } else {
      table.finish(&draft)
      if draft.isZero { draft.isNegative = false }
      let isClamped = memory.clampsToBounds && clampDraft()
      // where digits enter from the right, the next one would push the others to other places
      if isMinorUnits { draft.pad(toFraction: table.maximumFractionDigits) }
      // nothing of what was typed is left that could be rounded or padded
      if isClamped { return .draft(caret: draft.elementCount, effects: effects.union(.clamped)) }
    }
    let lost = settled.integerCount - draft.integerCount
    let added = max(0, draft.fractionCount - settled.fractionCount)
    // an increment may round to more digits than there were, which are not zeros
    let padding = draft.endsInZeros(added) ? added : 0
    let element = max(0, toTheLeft - max(0, lost)) + (isAfterSeparator && draft.hasSeparator ? 1 : 0)
    if lost < 0 || !draft.isContinued(settled, from: max(0, lost)) { effects.insert(.rounded) }
    let count = draft.elementCount
    let caret = ElementSelection(caret: min(element, count))
    return .draft(caret, effects: effects, padded: count - padding..<count)
  }

  /// Makes the draft the nearest number between the bounds.
  ///
  /// - Returns: Whether it was beyond one, and there is such a number.
  func clampDraft() -> Bool {
    guard memory.bounds.clamp(draft, to: &pasted, in: table) else { return false }
    draft.copy(pasted)
    return true
  }

  /// How many digits are right after a separator that minor units did not need: the fraction; where there is none, a
  /// group.
  private var digitsWanted: Int { memory.fractionLimit == 0 ? TypedGrouping.groupSize : memory.fractionLimit }
}

extension EditorState {
  /// Reports what could not be read.
  mutating func reject(_ error: NumberError, in text: String) -> EditOutcome {
    reject(Rejection.Reason(error.reason), at: text.clusters(before: error.position))
  }
}

extension NumberLimits {
  /// Whatever a text of so many characters can hold.
  fileprivate static func of(textLength: Int) -> NumberLimits {
    var limits = NumberLimits()
    limits.integerDigits = textLength
    limits.fractionDigits = textLength
    return limits
  }
}

extension DigitBuffer {
  /// Reads a decimal; what keeps it from being one.
  fileprivate mutating func message(reading text: UnsafeBufferPointer<UInt8>, limits: NumberLimits) -> NumberError? {
    do throws(NumberError) {
      try unsafe read(text, limits: limits)
      return nil
    } catch {
      return error
    }
  }

  /// Whether these are another number's digits after its first few, but for zeros at the end.
  fileprivate func isContinued(_ other: borrowing DigitBuffer, from first: Int) -> Bool {
    for i in 0..<max(count, other.count - first) {
      let mine = unsafe i < count ? base[i] : 48
      let its = unsafe first + i < other.count ? other.base[first + i] : 48
      if mine != its { return false }
    }
    return true
  }
}

extension String {
  /// Where the last so many digits of a decimal begin, one at least.
  fileprivate func offset(ofLastDigits count: Int) -> Int {
    var (offset, rest) = (utf8.count, max(1, count))
    for byte in utf8.reversed() where rest > 0 {
      offset -= 1
      if byte != 46 { rest -= 1 }
    }
    return offset
  }
}
