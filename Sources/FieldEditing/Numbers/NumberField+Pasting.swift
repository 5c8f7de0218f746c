import NumberFormatting

/// Pasting: a text as people write numbers, read as `NumberReader` does.
extension NumberField {
  /// Sets bare digits at the caret; a number with a sign, a mark or a separator that does not fit there takes the place of the whole.
  mutating func paste(_ text: String) -> EditResult {
    begin()
    return read(text) { field, finding in
      field.place(finding, of: text) ?? field.replaceAll(with: finding, in: text, keepingSign: true)
    }
  }

  /// Makes the whole number from a text.
  mutating func format(_ text: String) -> EditResult {
    begin()
    if text.isEmpty {
      draft.removeAll()
      return accept(caret: 0)
    }
    return read(text) { field, finding in field.replaceAll(with: finding, in: text, keepingSign: false) }
  }

  private mutating func read(_ text: String, _ body: (inout NumberField, NumberFinding) -> EditResult) -> EditResult {
    do throws(NumberError) {
      // what has too many digits is found when it is set: zeros in front and behind do not count
      var limits = memory.entry.limits
      limits.integerDigits = limits.textLength
      limits.fractionDigits = limits.textLength
      let finding = try table.read(text, into: &pasted, limits: limits)
      var result = body(&self, finding)
      if let place = finding.ambiguity, memory.rejection == nil {
        memory.ambiguity = text.clusters(before: place)
        result.effects.insert(.ambiguous)
      }
      return result
    } catch {
      return refuse(error, in: text)
    }
  }

  /// Sets bare digits, and a separator where there is none yet, in place of the selection; nil if that cannot be.
  private mutating func place(_ finding: NumberFinding, of text: String) -> EditResult? {
    if number.count == 0 || isWholeSelected || finding.hasSurroundings { return nil }
    if isMinorUnits { return pasted.hasSeparator ? nil : enterPasted() }
    draftWithoutSelection()
    if pasted.hasSeparator && draft.hasSeparator { return nil }
    var caret = low
    for element in 0..<pasted.elementCount {
      if pasted.isSeparator(element) {
        draft.insertSeparator(at: caret)
      } else {
        unsafe draft.insert(pasted.base[pasted.digitCount(before: element)], at: caret)
      }
      caret += 1
    }
    caret += draft.supplyIntegerZero()
    caret -= draft.removeLeadingZeros()
    if let growth {
      if pasted.hasSeparator { return nil }
      return refuse(growth, atDigit: max(0, pasted.count - excessCount(growth)), finding, in: text)
    }
    return accept(caret: max(0, caret))
  }

  /// A number of its own. A minus typed ahead of it, with no digit yet, holds for it too. Zeros at the end of the fraction that the
  /// format has no room for are dropped, as the value is the same: `¥1,000.00`.
  private mutating func replaceAll(with finding: NumberFinding, in text: String, keepingSign: Bool) -> EditResult {
    let replacesDigits = keepingSign && number.count > 0 && !isWholeSelected
    let isSignTyped = keepingSign && number.count == 0 && number.isNegative
    draft.copy(pasted)
    if draft.isNegative && !table.showsSign { return refuse(.noSign, at: text.clusters(before: finding.signPosition ?? 0)) }
    draft.isNegative = draft.isNegative || isSignTyped
    let supplied = draft.supplyIntegerZero()
    let most = table.maximumFractionDigits
    while unsafe draft.fractionCount > most && draft.base[draft.count - 1] == 48 { draft.truncate(to: draft.count - 1) }
    if most == 0 && draft.fractionCount == 0 { draft.truncate(to: draft.count) }
    let zeros = draft.removeLeadingZeros()
    if let excess {
      // zeros dropped in front and a zero supplied shift the digits against those of the text
      let digit = min(max(0, excessDigit(excess) + zeros - supplied), pasted.count - 1)
      return refuse(excess, atDigit: digit, finding, in: text)
    }
    if isMinorUnits && draft.count > 0 { draft.pad(toFraction: table.maximumFractionDigits) }
    return accept(caret: draft.elementCount, effects: replacesDigits ? .replacedAll : [])
  }

  private mutating func refuse(
    _ reason: Rejection.Reason, atDigit digit: Int, _ finding: NumberFinding, in text: String
  ) -> EditResult {
    refuse(reason, at: text.clusters(before: table.position(ofDigit: digit, of: finding, in: text)))
  }
}
