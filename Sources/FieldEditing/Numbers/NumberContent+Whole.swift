import NumberFormatting

/// The whole number at once: from a value, and on leaving the field.
extension NumberContent {
  /// Puts a decimal such as `-1234.5` in place of what is there; rejected whole where it is none or has too many digits.
  func assign(_ decimalText: String, _ state: inout EditorState) -> EditOutcome {
    draft.removeAll()
    var text = decimalText
    let problem = text.isEmpty ? nil : text.withUTF8 { unsafe draft.problem(reading: $0, limits: .of(textLength: $0.count)) }
    if let problem { return state.reject(problem, in: decimalText) }
    let appended = max(0, table.valueExponent - draft.fractionCount)
    draft.shift(by: table.valueExponent)
    if draft.isNegative && !table.showsSign { return state.reject(.noSign) }
    if let excess {
      let offset = decimalText.offset(ofLastDigits: draft.count - excessDigit(excess) - appended)
      return state.reject(excess, at: offset)
    }
    if isMinorUnits && draft.count > 0 { draft.pad(toFraction: table.maximumFractionDigits) }
    return .draft(caret: draft.elementCount)
  }

  /// Ends the entry: rounds and pads the fraction, drops an open separator and a sign without a number, makes `-0` `0`. What is
  /// shown then is what the format shows for the value.
  func leave(_ state: inout EditorState) -> EditOutcome {
    let head = state.selection.head
    let toTheLeft = number.digitCount(before: head)
    let isBehindSeparator = number.hasSeparator && head > number.integerCount
    draft.copy(number)
    if draft.count == 0 {
      draft.removeAll()
    } else {
      table.finish(&draft)
      // where digits enter from the right, the next one would push the others to other places
      if isMinorUnits && draft.count > 0 { draft.pad(toFraction: table.maximumFractionDigits) }
      if draft.isZero { draft.isNegative = false }
    }
    let lost = number.integerCount - draft.integerCount
    let added = max(0, draft.fractionCount - number.fractionCount)
    // an increment may round to more digits than there were, which are no zeros
    let padding = draft.endsInZeros(added) ? added : 0
    let element = max(0, toTheLeft - max(0, lost)) + (isBehindSeparator && draft.hasSeparator ? 1 : 0)
    let isRounded = lost < 0 || !draft.isContinued(number, from: max(0, lost))
    let count = draft.elementCount
    let caret = ElementSelection(caret: min(element, count))
    return .draft(caret, effects: isRounded ? .rounded : [], padded: count - padding..<count)
  }
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
  fileprivate mutating func problem(reading text: UnsafeBufferPointer<UInt8>, limits: NumberLimits) -> NumberError? {
    do throws(NumberError) {
      try unsafe read(text, limits: limits)
      return nil
    } catch {
      return error
    }
  }

  /// Whether these are another number's digits behind its first few, but for zeros at the end.
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
