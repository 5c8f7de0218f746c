import NumberFormatting

/// Typing: digits of any script, the decimal key, signs.
extension NumberContent {
  func key(of scalar: Unicode.Scalar) -> UInt8? { meaning(of: scalar).digit.map { 48 + $0 } }

  @inline(__always) func isFastKey(_ key: UInt8, at element: Int) -> Bool { key &- 48 < 10 && memory.isFast }

  /// A number that has room for a digit and does not begin with a zero.
  func accepts(_ key: UInt8, at element: Int) -> Bool {
    layout.takes(key, at: element, integerLimit: memory.integerLimit, fractionLimit: memory.fractionLimit)
  }

  @inline(__always) func insertFast(_ key: UInt8, at element: Int) -> EditResult? {
    let change = layout.insert(key, at: element, integerLimit: memory.integerLimit, fractionLimit: memory.fractionLimit)
    return change.start < 0 ? nil : result(of: change)
  }

  @inline(__always) func deletesFast(before element: Int) -> Bool {
    element > 0 && memory.isFast && layout.losesDigit(element &- 1)
  }

  @inline(__always) func change(_ edit: ElementEdit) -> EditResult {
    switch edit {
    // digits are fast keys: what is inserted so is the decimal separator
    case .insert: result(of: layout.endInteger())
    case .delete(let element, _): result(of: layout.remove(element))
    }
  }

  /// What a change in place did, as a result.
  @inline(__always) private func result(of change: NumberChange) -> EditResult {
    let (replaced, newEnd) = ends(of: change)
    return EditResult(
      replaced, newEnd: newEnd, selection: change.caret..<change.caret, isComplete: true,
      effects: standingEffects.union(.valueChanged))
  }

  func type(_ scalar: Unicode.Scalar, _ state: inout EditorState) -> EditOutcome {
    switch meaning(of: scalar) {
    case .decimalSeparator: return typeDecimalSeparator(&state)
    case .groupingSign: return typeGroupingSign(&state)
    case .minus where !table.showsSign: return state.reject(.noSign)
    case .minus: return typeSign(negative: isWhole(state.selection) || !number.isNegative, state.selection)
    case .plus: return typeSign(negative: false, state.selection)
    case .other: return state.reject(.doesNotFit)
    case let key: return isMinorUnits ? enter(48 + key.rawValue, &state) : typeDigit(48 + key.rawValue, &state)
    }
  }

  private func meaning(of scalar: Unicode.Scalar) -> NumberKey {
    if memory.hasDecimalKeys && memory.entry.decimalKeys.unicodeScalars.contains(scalar) { return .decimalSeparator }
    return table.meaning(of: scalar)
  }

  /// Makes a draft of the number without what is selected. With all digits the sign goes, too.
  func draftWithout(_ selection: ElementSelection) {
    if isWhole(selection) {
      draft.removeAll()
    } else {
      draft.copy(number)
      draft.remove(selection.elements)
    }
  }

  private func typeDigit(_ digit: UInt8, _ state: inout EditorState) -> EditOutcome {
    let (isCaret, place) = (state.selection.isCaret, state.selection.low)
    draftWithout(state.selection)
    if isCaret && state.options.isOverwriting && place < draft.elementCount && !draft.isSeparator(place) {
      draft.remove(place..<place + 1)
    }
    draft.insert(digit, at: place)
    let zeros = draft.removeLeadingZeros()
    return draftIfItFits(caret: max(0, place + 1 - zeros), &state)
  }

  private func typeDecimalSeparator(_ state: inout EditorState) -> EditOutcome {
    let (isCaret, place) = (state.selection.isCaret, state.selection.low)
    if isCaret && number.isSeparator(place) { return .walk(to: place + 1) }
    if isCaret && place > 0 && place == number.count && !number.hasSeparator && memory.isFast && memory.fractionLimit > 0 {
      return .insertion(of: 46, at: place)
    }
    if table.maximumFractionDigits == 0 { return state.reject(.tooManyFractionDigits) }
    if isMinorUnits { return state.reject(.secondDecimalSeparator) }
    draftWithout(state.selection)
    if draft.hasSeparator { return state.reject(.secondDecimalSeparator) }
    draft.insertSeparator(at: place)
    let supplied = draft.supplyIntegerZero()
    return draftIfItFits(caret: place + supplied + 1, supplied: supplied, &state)
  }

  /// A grouping sign is set, never typed. Where none stands it may be a foreign decimal separator: better rejected than
  /// ignored, or 12.50 typed in German would become 1250 unnoticed.
  private func typeGroupingSign(_ state: inout EditorState) -> EditOutcome {
    let selection = state.selection
    guard selection.isCaret, !selection.isBehindGap, hasGap(before: selection.head) else {
      return state.reject(.ambiguousSeparator)
    }
    return .walk(to: selection.head, behindGap: true)
  }

  /// The sign is not at the caret, so it keeps the selection. With the whole number selected it starts a new one.
  private func typeSign(negative: Bool, _ selection: ElementSelection) -> EditOutcome {
    let isWhole = isWhole(selection)
    if isWhole { draft.removeAll() } else { draft.copy(number) }
    draft.isNegative = negative
    return isWhole ? .draft(caret: 0) : .draft(selection)
  }
}
