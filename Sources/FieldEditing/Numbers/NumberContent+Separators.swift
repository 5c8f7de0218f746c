import NumberFormatting

/// Decimal and grouping keys: which of the two they mean, and when.
///
/// The locale's grouping key, where it is `.` or `,`, is shown as typed while what follows may make it either; a
/// decimal key, or one that means nothing to the locale, is the decimal sign at once.
extension NumberContent {
  func typeSeparator(_ key: NumberKey, _ scalar: Unicode.Scalar, _ state: inout EditorState) -> EditOutcome {
    if run.place.isClosed { return state.reject(.afterRejection) }
    let selection = state.selection
    let place = selection.low
    if number.isUndecided { return typeAfterGroupingKey(key, scalar, &state) }
    if selection.isCaret && number.isSeparator(place) { return .walk(to: place + 1) }
    let mayGroup = key == .groupingKey && layout.mayHaveSign(before: place)
    if mayGroup && (selection.isCaret || selection.isGap) { return .walk(to: place, afterGap: hasGap(before: place)) }
    if isMinorUnits { return rejectMinorUnitsSeparator(key, &state) }
    let endsInteger = selection.isCaret && place > 0 && place == number.count && !number.hasSeparator
    if endsInteger && key != .groupingKey && memory.isFast && memory.fractionLimit > 0 && memory.shownFraction == 0 {
      // of a longer integer it cannot turn out to have grouped
      if number.leadsGroup { run.decimalKey = scalar.plainSeparator }
      return .insertion(of: 46, at: place)
    }
    draftWithout(selection)
    if !selection.isCaret {
      endTyping()
      if mayGroup && place < draft.integerCount { return settled(.draft(caret: place), &state) }
    }
    return place < draft.elementCount ? split(at: place, key, &state) : end(with: key, scalar.plainSeparator, &state)
  }

  /// Rejects a separator, and closes the place: what follows was meant for another.
  private func close(_ reason: Rejection.Reason, _ state: inout EditorState) -> EditOutcome {
    run.place.close()
    updateFastPath()
    return state.reject(reason)
  }

  /// A separator in the midst of the draft. What follows is known, so that it is decimal at once.
  private func split(at place: Int, _ key: NumberKey, _ state: inout EditorState) -> EditOutcome {
    if draft.hasSeparator { return close(key == .groupingKey ? .ambiguousSeparator : .secondDecimalSeparator, &state) }
    if draft.elementCount - place > memory.fractionLimit {
      if key == .groupingKey { return close(.ambiguousSeparator, &state) }
      return close(memory.fractionLimit == 0 ? .noFraction : .tooManyFractionDigits, &state)
    }
    draft.insertSeparator(at: place)
    let autoInserted = draft.supplyIntegerZero()
    endTyping()
    return settled(
      .draft(caret: place + autoInserted + 1, effects: .reformatted, autoInserted: 0..<autoInserted), &state)
  }

  /// A separator at the end of the draft, in which no key is undecided.
  private func end(with key: NumberKey, _ scalar: Unicode.Scalar, _ state: inout EditorState) -> EditOutcome {
    var (effects, autoInserted, keepsStep) = (EditResult.Effects(), 0, false)
    if draft.hasSeparator {
      if draft.fractionCount == 0 { return state.reject(.secondDecimalSeparator) }
      guard let first = run.decimalKey, first != scalar, draft.leadsGroup,
        draft.fractionCount + run.held.count == TypedGrouping.groupSize
      else { return close(key == .groupingKey ? .ambiguousSeparator : .secondDecimalSeparator, &state) }
      // the first separator grouped: 1.234,50 in any locale
      for i in 0..<run.held.count { draft.append(run.held[i]) }
      draft.remove(draft.integerCount..<draft.integerCount + 1)
      draft.insertSeparator(at: draft.count)
      (effects, keepsStep) = (.reformatted, true)
    } else if key == .groupingKey && draft.leadsGroup {
      draft.appendGroupingKey()
    } else {
      if memory.fractionLimit == 0 { return close(.noFraction, &state) }
      draft.insertSeparator(at: draft.count)
      autoInserted = draft.supplyIntegerZero()
      keepsStep = autoInserted > 0
      if key == .groupingKey { effects = .reformatted }
    }
    if let growth { return state.reject(growth) }
    if state.selection.isCaret { goOn(state.selection, keepsStep: keepsStep) }
    run.decimalKey = scalar
    return settled(.draft(caret: draft.elementCount, effects: effects, autoInserted: 0..<autoInserted), &state)
  }

  /// A separator after a grouping key that is undecided.
  private func typeAfterGroupingKey(_ key: NumberKey, _ scalar: Unicode.Scalar, _ state: inout EditorState)
    -> EditOutcome
  {
    let digits = number.digitsAfterGroupingKey
    draft.copy(number)
    if key == .groupingKey {
      if digits == 0 { return state.reject(.ambiguousSeparator) }
      // two digits are a group in India
      guard digits == 2 || digits == TypedGrouping.groupSize, number.count <= TypedGrouping.lastPlace else {
        return close(.ambiguousSeparator, &state)
      }
      draft.appendGroupingKey()
      goOn(state.selection, keepsStep: false)
    } else {
      if memory.fractionLimit == 0 { return close(.noFraction, &state) }
      guard digits == 0 || digits == TypedGrouping.groupSize else { return close(.secondDecimalSeparator, &state) }
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
  private func rejectMinorUnitsSeparator(_ key: NumberKey, _ state: inout EditorState) -> EditOutcome {
    if key != .groupingKey && memory.fractionLimit == 0 { return close(.noFraction, &state) }
    run.digitsAfterSeparator = 0
    return state.reject(.separatorNotNeeded)
  }
}
