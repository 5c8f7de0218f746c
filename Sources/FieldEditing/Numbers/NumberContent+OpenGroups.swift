internal import NumberFormatting

/// Spaces, apostrophes and what else can only group. Exactly three digits after one are a group; until then the number
/// stands as it was typed and is not complete, as `12 50` may be 12.50 as well.
extension NumberContent {
  /// Directly after a digit such a sign is kept until the next key; elsewhere the caret steps over the field's own.
  func typeGroupingSign(_ scalar: Unicode.Scalar, _ state: inout EditorState) -> EditOutcome {
    if run.place.isClosed { return state.reject(.afterRejection) }
    let selection = state.selection
    if selection.isGap || selection.isCaret && !selection.isAfterGap && hasGap(before: selection.head) {
      return .walk(to: selection.head, afterGap: true)
    }
    if followsDigit(selection) {
      noteGroupingSign(scalar)
      return .walk(to: selection.head)
    }
    guard number.count == 0 && scalar.isSpace else { return state.reject(.ambiguousSeparator) }
    // before the first digit a space is nothing, but that it ends a label
    if run.tail == .label { setTail(.nothing) }
    return .walk(to: selection.head)
  }

  private func noteGroupingSign(_ scalar: Unicode.Scalar) {
    switch run.tail {
    case .symbol:
      let mark = table.mark(run.mark, continuedBy: scalar)
      if !mark.isNone { run.mark = mark }
    case .sign: break
    case .groupSign(_, let mayLead): setTail(.groupSign(table.groupSign(of: scalar), mayLead: mayLead))
    case .group: setTail(.groupSign(table.groupSign(of: scalar), mayLead: true))
    case .nothing, .label:
      let mayLead = number.leadsGroup && !number.hasSeparator && !number.isAsTyped
      setTail(.groupSign(table.groupSign(of: scalar), mayLead: mayLead))
    }
  }

  /// A digit after what stands after the last one.
  ///
  /// - Returns: `nil` where nothing stands there.
  func typeAfterTail(_ digit: UInt8, _ state: inout EditorState) -> EditOutcome? {
    switch run.tail {
    case .nothing, .label:
      return number.hasOpenGroup ? group(digit, &state) : nil
    case .groupSign(let sign, mayLead: true):
      draft.copy(number)
      draft.openGroup(sign)
      return appendToGroup(digit, &state)
    case .symbol(let scalar)
    where table.isCustomarySeparator(scalar) && !number.hasSeparator && memory.fractionLimit > 0:
      draft.copy(number)
      draft.insertSeparator(at: draft.count)
      draft.append(digit)
      goOn(state.selection, keepsStep: true)
      return .draft(caret: draft.elementCount, effects: .reformatted)
    case .groupSign, .group: return rejectAtEnd(.ambiguousSeparator, &state)
    case .symbol, .sign: return rejectAtEnd(.afterRejection, &state)
    }
  }

  private func group(_ digit: UInt8, _ state: inout EditorState) -> EditOutcome {
    draft.copy(number)
    return appendToGroup(digit, &state)
  }

  private func appendToGroup(_ digit: UInt8, _ state: inout EditorState) -> EditOutcome {
    draft.append(digit)
    if let growth { return state.reject(growth) }
    _ = draft.closeGroup(before: draft.elementCount)
    goOn(state.selection, keepsStep: true)
    if !draft.hasOpenGroup { run.tail = .group }
    return .draft(caret: draft.elementCount)
  }

  /// A digit that was meant for another place: the number is not complete without it.
  private func rejectAtEnd(_ reason: Rejection.Reason, _ state: inout EditorState) -> EditOutcome {
    run.place.close(losing: true)
    run.closingKey = nil
    updateFastPath()
    return state.reject(reason)
  }

  func setTail(_ tail: NumberTail) {
    run.tail = tail
    updateFastPath()
  }

  /// Whether there is a caret directly after the last digit, where a key that a number does not take must not let the
  /// digits after it close up with those before. In minor units it does nothing.
  func followsDigit(_ selection: ElementSelection) -> Bool {
    !isMinorUnits && isAtEnd(selection) && number.count > 0 && !number.isSeparator(number.elementCount - 1)
  }
}
