internal import NumberFormatting

/// Typing: digits of any script, signs, and the format's own affixes.
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
    element > memory.keptCount && memory.isFast && layout.losesDigit(element &- 1)
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
    case .decimalSeparator: return typeSeparator(.decimalSeparator, scalar, &state)
    case .foreignSeparator: return typeSeparator(.foreignSeparator, scalar, &state)
    case .groupingKey: return typeSeparator(.groupingKey, scalar, &state)
    case .customarySeparator where followsDigit(state.selection):
      return typeSeparator(.customarySeparator, scalar, &state)
    case .groupingSign: return typeGroupingSign(scalar, &state)
    case .minus: return typeMinus(&state)
    case .openingParenthesis: return typeSign(negative: true, &state)
    case .plus: return typeSign(negative: false, &state)
    case .affix: return typeAffix(scalar, &state)
    case .invisible: return state.reject(.notAllowedHere)
    case .other, .customarySeparator: return typeStranger(scalar, &state)
    case let key: return typeDigit(48 + key.rawValue, &state)
    }
  }

  private func meaning(of scalar: Unicode.Scalar) -> NumberKey {
    if memory.hasDecimalKeys && memory.entry.decimalKeys.unicodeScalars.contains(scalar) { return .decimalSeparator }
    return table.meaning(of: scalar)
  }

  /// Whether there is a caret after the last element, where a run of keys goes on.
  func isAtEnd(_ selection: ElementSelection) -> Bool { selection.isCaret && selection.head == number.elementCount }

  /// Makes a draft of the number without what is selected, its grouping keys settled. With all digits the sign goes,
  /// too.
  @discardableResult func draftWithout(_ selection: ElementSelection) -> EditResult.Effects {
    draftWithout(selection.elements, of: selection)
  }

  /// - Parameter elements: what is selected, or stands beside the caret.
  /// - Returns: `reformatted` where the separator goes and digits of the fraction join the integer.
  func draftWithout(_ elements: Range<Int>, of selection: ElementSelection) -> EditResult.Effects {
    if isWhole(selection) {
      draft.removeAll()
      return []
    }
    draft.copy(number)
    draft.settleGrouping(fractionLimit: memory.fractionLimit)
    let elements = elements.clamped(to: 0..<draft.elementCount)
    let joins = draft.hasSeparator && elements.contains(draft.integerCount) && elements.upperBound < draft.elementCount
    draft.remove(elements)
    return joins ? .reformatted : []
  }

  private func typeDigit(_ digit: UInt8, _ state: inout EditorState) -> EditOutcome {
    if run.place.isClosed {
      run.place.close(losing: true)
      return state.reject(.afterRejection)
    }
    if isMinorUnits { return enter(digit, &state) }
    if isAtEnd(state.selection), let outcome = typeAfterTail(digit, &state) { return outcome }
    if number.isUndecided { return typeAfterGroupingKey(digit, &state) }
    let (isCaret, isAtEnd) = (state.selection.isCaret, isAtEnd(state.selection))
    let effects = draftWithout(state.selection)
    let place = min(state.selection.low, draft.elementCount)
    let replaces = state.options.isOverwriting && place < draft.elementCount && !draft.isSeparator(place)
    if isCaret && (replaces || place == 0 && draft.integerIsZero) { draft.remove(place..<place + 1) }
    draft.insert(digit, at: place)
    let caret = draft.closeGroup(before: place + 1)
    let zeros = draft.removeLeadingZeros()
    if let growth {
      if growth == .tooManyFractionDigits { hold(digit, isAtEnd: isAtEnd) }
      return state.reject(growth)
    }
    if isAtEnd { goOn(state.selection, keepsStep: zeros > 0) } else { endTyping() }
    return settled(.draft(caret: max(0, caret - zeros), effects: effects), &state)
  }

  /// A digit after a full fraction may be the rest of a group, as in `1.234,50` typed in English.
  private func hold(_ digit: UInt8, isAtEnd: Bool) {
    let isRest = isAtEnd && number.leadsGroup && number.fractionCount + run.held.count < TypedGrouping.groupSize
    if isRest { run.held.append(digit) } else { run.held = .tooMany }
    updateFastPath()
  }

  /// A minus turns the sign, unless it stands for no fraction, as in `12,-`. Where no number has one, it is a stranger.
  private func typeMinus(_ state: inout EditorState) -> EditOutcome {
    if let outcome = typeWholeDash(&state) { return outcome }
    if !table.showsSign {
      let isAfterDigit = !run.place.isClosed && followsDigit(state.selection)
      return isAfterDigit ? close(.noSign, at: "-", &state) : state.reject(.noSign)
    }
    return typeSign(negative: isWhole(state.selection) || !number.isNegative, &state)
  }

  /// The sign is not at the caret, so it keeps the selection. With the whole number selected it starts a new one.
  /// After a rejected key it may be part of what was meant there.
  private func typeSign(negative: Bool, _ state: inout EditorState) -> EditOutcome {
    if run.place.isClosed { return state.reject(.afterRejection) }
    let selection = state.selection
    let isWhole = isWhole(selection)
    if isWhole { draft.removeAll() } else { draft.copy(number) }
    draft.isNegative = negative
    if followsDigit(selection) { run.tail = .sign }
    return isWhole ? .draft(caret: 0) : .draft(selection)
  }
}
