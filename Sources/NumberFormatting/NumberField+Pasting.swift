extension NumberField {
  /// Reads a text and sets it at the caret, or in place of the whole number.
  mutating func paste(_ text: String) -> EntryResult {
    do throws(NumberError) {
      let reading = try reader.read(text)
      var result = place(reading) ?? replaceAll(with: reading)
      if result.isAccepted { result.ambiguity = reading.ambiguity }
      return result
    } catch {
      return reject(error.reason, at: error.position)
    }
  }

  /// Sets bare digits, and a separator where there is none yet, in place of the selection; nil if that cannot be.
  private mutating func place(_ reading: NumberReading) -> EntryResult? {
    if number.digits.isEmpty || isWholeSelected || reading.hasSurroundings { return nil }
    draftWithoutSelection()
    var caret = selected.lowerBound
    let inserted = reading.number
    if inserted.hasSeparator && draft.hasSeparator { return nil }
    for digit in inserted.digits[..<inserted.integerCount] {
      draft.insert(digit, at: caret)
      caret += 1
    }
    if inserted.hasSeparator {
      draft.insertSeparator(at: caret)
      caret += 1
    }
    for digit in inserted.digits[inserted.integerCount...] {
      draft.insert(digit, at: caret)
      caret += 1
    }
    caret += draft.supplyIntegerZero()
    caret -= draft.removeLeadingZeros()
    return draftExcess == nil ? commit(caret: max(0, caret)) : nil
  }

  /// A number of its own. A minus typed ahead of it, with no digit yet, holds for it too. Zeros at the end of the fraction that
  /// the format has no room for are dropped, as the value is the same: `¥1,000.00`.
  private mutating func replaceAll(with reading: NumberReading) -> EntryResult {
    let isSignTyped = number.digits.isEmpty && number.isNegative
    draft.copy(reading.number)
    draft.isNegative = draft.isNegative || isSignTyped
    while draft.fractionCount > symbols.maximumFractionDigits && draft.digits.last == 0 { draft.digits.removeLast() }
    draft.hasSeparator = draft.hasSeparator && symbols.maximumFractionDigits > 0
    let supplied = draft.supplyIntegerZero()
    let zeros = draft.removeLeadingZeros()
    guard let (reason, digit) = draftExcess else { return commit(caret: draft.elementCount) }
    // Zeros dropped in front and a zero supplied shift the digits against those of the text.
    return reject(reason, at: reading.positions[digit + zeros - supplied])
  }
}
