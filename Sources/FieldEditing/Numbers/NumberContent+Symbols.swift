internal import NumberFormatting
internal import UnicodeFacts

/// What stands beside a number: the format's own symbol and its names, labels, and what belongs to no number.
extension NumberContent {
  /// A character of the format's own affixes, typed where they stand, ends the number: the caret steps over it.
  func typeAffix(_ scalar: Unicode.Scalar, _ state: inout EditorState) -> EditOutcome {
    let selection = state.selection
    guard selection.isCaret, selection.head == 0 || selection.head == number.elementCount else {
      return state.reject(.notAllowedHere)
    }
    let endsNumber = number.count > 0 && isAtEnd(selection) && !isMinorUnits && !run.place.isClosed
    let mark = table.mark(run.mark, continuedBy: scalar)
    let isInLabel = run.tail == .label
    let effects = draftSettled(&state)
    run.endKeepingRejections()
    if endsNumber { (run.tail, run.mark) = (.symbol(scalar), mark) }
    if number.count == 0 && !isMinorUnits && (scalar.isLetter || isInLabel && scalar == "/") { run.tail = .label }
    return .draft(caret: min(selection.head, draft.elementCount), effects: effects)
  }

  /// What belongs to no number closes the place after a digit, unless it goes on with a name of the format's own
  /// currency or unit. Before the first digit it may be a label.
  func typeStranger(_ scalar: Unicode.Scalar, _ state: inout EditorState) -> EditOutcome {
    if scalar.isWholeDash, let outcome = typeWholeDash(&state) { return outcome }
    if run.place.isClosed {
      // one letter is a slip, two are meant; the run is read in no closure, where the access to it would allocate
      let closingKey = memory.run.closingKey
      if scalar.isLetter, let closingKey, closingKey.isLetter { run.place.close(losing: true) }
      return state.reject(.notAllowedHere)
    }
    if followsDigit(state.selection) {
      if table.mark(run.mark, continuedBy: scalar).isNone { return close(.notAllowedHere, at: scalar, &state) }
      return typeAffix(scalar, &state)
    }
    if number.count == 0 && !number.hasSeparator && !isMinorUnits {
      let isLabel = scalar.isLetter || run.tail == .label && (scalar == "/" || scalar.continuesLetter)
      if isLabel != (run.tail == .label) { setTail(isLabel ? .label : .nothing) }
    }
    return state.reject(.notAllowedHere)
  }

  /// A character of several scalars, which belongs to no number.
  func typeStranger(_ cluster: String, _ state: inout EditorState) -> EditOutcome {
    guard let first = cluster.unicodeScalars.first else { return .rejected }
    state.report.removeAll()
    return typeStranger(first, &state)
  }

  /// Whether a stop typed now belongs to letters beside the number, and is not a decimal sign.
  var belongsToLetters: Bool {
    switch run.tail {
    case .label: return number.count == 0
    case .symbol(let scalar): return scalar.isLetter
    default: return false
    }
  }

  /// Closes the place at a key: what follows it was meant for another.
  func close(_ reason: Rejection.Reason, at key: Unicode.Scalar, _ state: inout EditorState) -> EditOutcome {
    run.place.close()
    run.closingKey = key
    updateFastPath()
    return state.reject(reason)
  }

  /// A dash that stands for no fraction: after the separator of an amount, as in `12,-`, or after a mark that was
  /// rejected after a whole one, as in `1250/-`.
  ///
  /// - Returns: `nil` where it stands for something else.
  func typeWholeDash(_ state: inout EditorState) -> EditOutcome? {
    if isMinorUnits || !isAtEnd(state.selection) { return nil }
    if run.place.isClosed {
      let closingKey = memory.run.closingKey
      guard let closingKey, closingKey.endsWholeAmount, !memory.run.place.hasLost, !number.hasSeparator else {
        return nil
      }
      return .walk(to: state.selection.head)
    }
    guard number.isSeparator(number.elementCount - 1) else { return nil }
    draft.copy(number)
    draft.dropOpenGroupingKey()
    run.endKeepingRejections()
    run.tail = .sign
    return .draft(caret: draft.elementCount)
  }
}
