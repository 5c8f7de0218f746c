internal import MaskCompiler
internal import MaskEngine
internal import UnicodeFacts

/// Words that are rejected: what is typed after one was meant for another place.
extension MaskContent {
  /// Types a scalar into a mask of slots alone. A word that is rejected there after something was accepted, or a digit
  /// that a slot of other digits does not take, closes the place.
  func enter(intoSlots scalar: Unicode.Scalar, _ state: inout EditorState) -> EditOutcome {
    let place = KeyPlace(now, state.selection.head)
    let outcome = enter(isTyping: true, &state)
    guard outcome.kind == .rejected else {
      if memory.numbers.lettersRejected > 0 {
        memory.numbers.accept()
        updateFastPath()
      }
      return outcome
    }
    if scalar.isLetter {
      return hasSlotCharacter(before: place.count) ? reject(letter: scalar, at: place, outcome, &state) : outcome
    }
    guard scalar.decimalDigit != nil, place.isAtEnd, takesDigitsAlone(after: place.count) else { return outcome }
    state.report.replace(by: .outOfRange)
    return close(nil, losing: true, &state)
  }

  /// Closes the place at a rejected letter if it makes a word: the second in a row, or one that may be a word by
  /// itself. A letter of the fixed text around the caret is read along, and makes none.
  func reject(
    letter: Unicode.Scalar, at place: KeyPlace, _ outcome: EditOutcome, _ state: inout EditorState
  ) -> EditOutcome {
    if isShown(letter, around: place) { return outcome }
    if let outcome = read(letter: letter, &state) { return outcome }
    memory.numbers.lettersRejected = min(2, memory.numbers.lettersRejected + 1)
    updateFastPath()
    return memory.numbers.lettersRejected > 1 || letter.mayBeWord ? close(nil, losing: true, &state) : outcome
  }

  /// Whether a scalar opens a place that a word has closed: a separator that fits directly after a finished part.
  func opens(_ scalar: Unicode.Scalar, _ state: inout EditorState) -> Bool {
    let place = KeyPlace(now, state.selection.head)
    guard memory.numbers.lettersRejected > 0, scalar.value.isSeparator, tables.hasOpenNumbers, place.isAfterLast,
      place.isAfterDigit
    else { return false }
    scratch.removeText()
    scratch.text.append(scalar.value)
    let kind = enter(isTyping: true, &state).kind
    state.report.removeAll()
    if kind == .rejected { return false }
    memory.place.open()
    memory.numbers.endKeys()
    return true
  }

  private func isShown(_ letter: Unicode.Scalar, around place: KeyPlace) -> Bool {
    let end = place.isAtEnd ? now.length : now.offset(place.count + 1) - 1
    for i in now.offset(place.count)..<max(end, now.offset(place.count)) where now.display[i] == letter.value {
      return true
    }
    return false
  }

  /// Whether some digit fits after so many characters, and no letter.
  private func takesDigitsAlone(after k: Int) -> Bool {
    func fits(_ symbols: ClosedRange<Symbol>) -> Bool { symbols.contains { now.fits($0, after: k) } }
    return fits(48...57) && !fits(65...90) && !fits(97...122)
  }

  private func hasSlotCharacter(before count: Int) -> Bool {
    for k in 0..<count where !now.isValueLiteral(k) { return true }
    return false
  }
}
