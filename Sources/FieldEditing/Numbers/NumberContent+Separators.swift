internal import NumberFormatting

/// Decimal and grouping keys: which of the two they mean, and when.
///
/// The locale's grouping key, where it is `.` or `,`, is shown as typed while what follows may make it either; a
/// decimal key, or one that means nothing to the locale, is the decimal sign at once.
extension NumberContent {
  func typeSeparator(_ key: NumberKey, _ scalar: Unicode.Scalar, _ state: inout EditorState) -> EditOutcome {
    if run.place.isClosed { return state.reject(.afterRejection) }
    if scalar.plainSeparator == "." && belongsToLetters { return .walk(to: state.selection.head) }
    if run.tail == .sign { return close(.notAllowedHere, at: scalar, &state) }
    let selection = state.selection
    let place = selection.low
    if number.isUndecided { return typeAfterGroupingKey(key, scalar, &state) }
    if selection.isCaret && number.isSeparator(place) { return .walk(to: place + 1) }
    let mayGroup = key == .groupingKey && layout.mayHaveSign(before: place)
    if mayGroup && (selection.isCaret || selection.isGap) { return .walk(to: place, afterGap: true) }
    if isMinorUnits { return rejectMinorUnitsSeparator(key, scalar, &state) }
    let endsInteger = selection.isCaret && place > 0 && place == number.count && !number.hasSeparator
    let isDecimal = key == .decimalSeparator || key == .foreignSeparator
    if endsInteger && isDecimal && memory.isFast && memory.fractionLimit > 0 && memory.shownFraction == 0 {
      // of a longer integer it cannot turn out to have grouped
      if number.leadsGroup { run.decimalKey = scalar.plainSeparator }
      return .insertion(of: 46, at: place)
    }
    let effects = draftWithout(selection)
    if !selection.isCaret {
      endTyping()
      if mayGroup && place < draft.integerCount { return settled(.draft(caret: place, effects: effects), &state) }
    }
    let sign = scalar.plainSeparator
    return place < draft.elementCount ? split(at: place, key, sign, &state) : end(with: key, sign, &state)
  }

  /// A separator in the midst of the draft. What follows is known, so that it is decimal at once.
  private func split(
    at place: Int, _ key: NumberKey, _ sign: Unicode.Scalar, _ state: inout EditorState
  ) -> EditOutcome {
    if draft.hasSeparator { return close(key.reasonAsSecond, at: sign, &state) }
    if draft.elementCount - place > memory.fractionLimit {
      if key == .groupingKey { return close(.ambiguousSeparator, at: sign, &state) }
      return close(memory.fractionLimit == 0 ? .noFraction : .tooManyFractionDigits, at: sign, &state)
    }
    draft.insertSeparator(at: place)
    let autoInserted = draft.autoInsertIntegerZero()
    endTyping()
    return settled(
      .draft(caret: place + autoInserted + 1, effects: .reformatted, autoInserted: 0..<autoInserted), &state)
  }

  /// A separator at the end of the draft, in which no key is undecided.
  private func end(with key: NumberKey, _ scalar: Unicode.Scalar, _ state: inout EditorState) -> EditOutcome {
    var (effects, autoInserted, keepsStep) = (EditResult.Effects(), 0, false)
    if draft.hasSeparator {
      if draft.fractionCount == 0 { return state.reject(.secondDecimalSeparator) }
      // a grouping key after a customary one may group as well, as in the million of 1'250.000
      guard let first = run.decimalKey, draft.leadsGroup,
        draft.fractionCount + run.held.count == TypedGrouping.groupSize,
        key != .groupingKey || !table.isCustomarySeparator(first)
      else { return close(key.reasonAsSecond, at: scalar, &state) }
      // the first separator grouped: 1.234,50 in any locale
      for i in 0..<run.held.count { draft.append(run.held[i]) }
      draft.remove(draft.integerCount..<draft.integerCount + 1)
      if first == scalar { return group(with: scalar, &state) }
      draft.insertSeparator(at: draft.count)
      (effects, keepsStep) = (.reformatted, true)
    } else if key == .groupingKey && draft.leadsGroup {
      draft.appendGroupingKey()
    } else {
      if memory.fractionLimit == 0 { return close(.noFraction, at: scalar, &state) }
      draft.insertSeparator(at: draft.count)
      autoInserted = draft.autoInsertIntegerZero()
      keepsStep = autoInserted > 0
      if key == .groupingKey || key == .customarySeparator { effects = .reformatted }
    }
    if let growth { return state.reject(growth) }
    if state.selection.isCaret { goOn(state.selection, keepsStep: keepsStep) }
    run.decimalKey = scalar
    return settled(.draft(caret: draft.elementCount, effects: effects, autoInserted: 0..<autoInserted), &state)
  }

  /// The second of two separators alike, of which the first grouped, as in `1,234,567`: so does this one.
  private func group(with scalar: Unicode.Scalar, _ state: inout EditorState) -> EditOutcome {
    if let growth { return state.reject(growth) }
    goOn(state.selection, keepsStep: true)
    run.decimalKey = nil
    run.tail = .groupSign(table.groupSign(of: scalar), mayLead: true)
    return .draft(caret: draft.elementCount, effects: .reformatted)
  }

  /// A separator after a grouping key that is undecided.
  private func typeAfterGroupingKey(_ key: NumberKey, _ scalar: Unicode.Scalar, _ state: inout EditorState)
    -> EditOutcome
  {
    let digits = number.digitsAfterGroupingKey
    draft.copy(number)
    if key == .groupingKey {
      if digits == 0 { return state.reject(.ambiguousSeparator) }
      // two digits are a group where the locale has lakh; elsewhere they may be the cents of 9.99
      let isGroup = digits == TypedGrouping.groupSize || digits == 2 && table.hasLakhGroups
      guard isGroup, number.count <= TypedGrouping.lastPlace else {
        return close(.ambiguousSeparator, at: scalar, &state)
      }
      draft.appendGroupingKey()
      goOn(state.selection, keepsStep: false)
    } else {
      if memory.fractionLimit == 0 { return close(.noFraction, at: scalar, &state) }
      guard digits == 0 || digits == TypedGrouping.groupSize else {
        return close(.secondDecimalSeparator, at: scalar, &state)
      }
      draft.settleGroupingBeforeSeparator()
      if let growth { return state.reject(growth) }
      goOn(state.selection, keepsStep: true)
      run.decimalKey = scalar.plainSeparator
    }
    return .draft(caret: draft.elementCount)
  }

  /// A digit after a grouping key that is undecided. No more follow a group; one key alone may yet be the sign of a
  /// longer fraction.
  func typeAfterGroupingKey(_ digit: UInt8, _ state: inout EditorState) -> EditOutcome {
    let digits = number.digitsAfterGroupingKey + 1
    guard digits <= TypedGrouping.groupSize || number.grouping.hasOneKey && digits <= memory.fractionLimit else {
      return state.reject(.ambiguousSeparator)
    }
    draft.copy(number)
    draft.appendUndecided(digit)
    if draft.integerCount > max(memory.integerLimit, number.integerCount) { return state.reject(.tooManyIntegerDigits) }
    goOn(state.selection, keepsStep: false)
    return .draft(caret: draft.elementCount)
  }

  /// Minor units need no separator. Whether one was right is known when the entry ends. Where there is no fraction, a
  /// decimal sign closes the place as it does in other numbers.
  private func rejectMinorUnitsSeparator(
    _ key: NumberKey, _ scalar: Unicode.Scalar, _ state: inout EditorState
  ) -> EditOutcome {
    if key != .groupingKey && memory.fractionLimit == 0 { return close(.noFraction, at: scalar, &state) }
    run.digitsAfterSeparator = 0
    return state.reject(.separatorNotNeeded)
  }
}

extension NumberKey {
  /// Why it is rejected where there is a separator already.
  fileprivate var reasonAsSecond: Rejection.Reason {
    self == .groupingKey ? .ambiguousSeparator : .secondDecimalSeparator
  }
}
