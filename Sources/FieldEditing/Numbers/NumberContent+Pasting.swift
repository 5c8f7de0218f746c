internal import NumberFormatting

/// Pasting: a text as people write numbers, read as `NumberReader` does.
extension NumberContent {
  /// Sets bare digits at the caret; a number with a sign, a mark or a separator that does not fit there takes the place
  /// of the whole.
  func paste(_ text: String, _ state: inout EditorState) -> EditOutcome {
    guard let finding = read(text, &state) else {
      return text.clusters(before: text.unicodeScalars.count) == 1 ? typeStranger(text, &state) : .rejected
    }
    let outcome = place(finding, of: text, &state) ?? replaceAll(with: finding, in: text, keepingSign: true, &state)
    return noting(finding, of: text, outcome, &state)
  }

  /// Makes the whole number from a text.
  func format(_ text: String, _ state: inout EditorState) -> EditOutcome {
    if text.isEmpty || isShownWhenEmpty(text) {
      draft.removeAll()
      return .draft(caret: 0)
    }
    guard let finding = read(text, &state) else { return .rejected }
    return noting(finding, of: text, replaceAll(with: finding, in: text, keepingSign: false, &state), &state)
  }

  /// Whether a text is the affixes that an empty field shows.
  private func isShownWhenEmpty(_ text: String) -> Bool {
    let affixes = format.symbols.zero
    return memory.entry.showsAffixWhenEmpty && text.utf8.elementsEqual((affixes.prefix + affixes.suffix).utf8)
  }

  private func read(_ text: String, _ state: inout EditorState) -> NumberFinding? {
    do throws(NumberError) {
      // what has too many digits is found when it is set: zeros in front and at the end do not count
      var limits = memory.entry.limits
      limits.integerDigits = limits.textLength
      limits.fractionDigits = limits.textLength
      return try table.read(text, into: &pasted, limits: limits)
    } catch {
      _ = state.reject(error, in: text)
      return nil
    }
  }

  /// Reports that an accepted text could be read in two ways.
  private func noting(
    _ finding: NumberFinding, of text: String, _ outcome: EditOutcome, _ state: inout EditorState
  ) -> EditOutcome {
    guard let place = finding.ambiguity, outcome.kind == .draft else { return outcome }
    state.report.ambiguity = text.clusters(before: place)
    var outcome = outcome
    outcome.effects.insert(.ambiguous)
    return outcome
  }

  /// Sets bare digits, and a separator where there is none yet, in place of the selection; `nil` if that cannot be.
  private func place(_ finding: NumberFinding, of text: String, _ state: inout EditorState) -> EditOutcome? {
    if number.count == 0 || isWhole(state.selection) || finding.hasSurroundings { return nil }
    if isMinorUnits { return pasted.hasSeparator ? nil : enterPasted(&state) }
    let effects = draftWithout(state.selection)
    if pasted.hasSeparator && draft.hasSeparator { return nil }
    var caret = min(state.selection.low, draft.elementCount)
    for element in 0..<pasted.elementCount {
      if pasted.isSeparator(element) {
        draft.insertSeparator(at: caret)
      } else {
        unsafe draft.insert(pasted.base[pasted.digitCount(before: element)], at: caret)
      }
      caret += 1
    }
    caret = draft.closeGroup(before: caret)
    caret += draft.autoInsertIntegerZero()
    caret -= draft.removeLeadingZeros()
    if let growth {
      if pasted.hasSeparator { return nil }
      return reject(growth, atDigit: max(0, pasted.count - excessCount(growth)), finding, in: text, &state)
    }
    return settled(.draft(caret: max(0, caret), effects: pasted.hasSeparator ? [] : effects), &state)
  }

  /// A number of its own. A minus typed ahead of it, with no digit yet, holds for it too. Zeros at the end of the
  /// fraction that the format has no room for are dropped, as the value is the same: `¥1,000.00`, unless its sign could
  /// be read both ways.
  private func replaceAll(
    with finding: NumberFinding, in text: String, keepingSign: Bool, _ state: inout EditorState
  ) -> EditOutcome {
    let replacesDigits = keepingSign && number.count > 0 && !isWhole(state.selection)
    let isSignTyped = keepingSign && number.count == 0 && number.isNegative
    draft.copy(pasted)
    if draft.isNegative && !table.showsSign {
      return state.reject(.noSign, at: text.clusters(before: finding.signPosition ?? 0))
    }
    draft.isNegative = draft.isNegative || isSignTyped
    draft.autoInsertIntegerZero()
    let isRounded = finding.isDecimalCertain && roundDraft(dropping: draft.fractionCount - memory.fractionLimit)
    let most = table.maximumFractionDigits
    // where the sign may as well group, the zeros are digits: `1.250` in French is a thousand and more, or 1.25
    while unsafe finding.ambiguity == nil && draft.fractionCount > most && draft.base[draft.count - 1] == 48 {
      draft.truncate(to: draft.count - 1)
    }
    if most == 0 && draft.fractionCount == 0 { draft.truncate(to: draft.count) }
    draft.removeLeadingZeros()
    if let excess {
      // zeros that come or go in front, and rounding up, leave a digit as far from the separator as it is in the text
      let digit = min(max(0, excessDigit(excess) + pasted.integerCount - draft.integerCount), pasted.count - 1)
      return reject(excess, atDigit: digit, finding, in: text, &state)
    }
    if isMinorUnits && draft.count > 0 { draft.pad(toFraction: table.maximumFractionDigits) }
    var effects: EditResult.Effects = replacesDigits ? .replacedContents : []
    if isRounded { effects.insert(.rounded) }
    return .draft(caret: draft.elementCount, effects: effects)
  }

  private func reject(
    _ reason: Rejection.Reason, atDigit digit: Int, _ finding: NumberFinding, in text: String,
    _ state: inout EditorState
  ) -> EditOutcome {
    state.reject(reason, at: text.clusters(before: table.position(ofDigit: digit, of: finding, in: text)))
  }
}
