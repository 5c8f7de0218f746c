internal import MaskCompiler
internal import MaskEngine
internal import UnicodeFacts

/// Words that stand for parts of a date or a time: the names of months, halves of the day where it has 24 hours.
///
/// A letter that the mask rejects may begin one. As long as it is not known which, its letters are rejected as others
/// are; then the place opens again, the part is written, and the rest of the word is read along.
extension MaskContent {
  /// The words that may be typed where the value ends.
  private var words: WordTrie? {
    guard let words = memory.words else { return nil }
    return now.part(named: "hour") == nil ? words.ofDates : words.ofTimes
  }

  /// Types what follows the beginning of a word. `nil` where that says nothing of it: it is typed as it is.
  func goOn(afterWord scalar: Unicode.Scalar, _ state: inout EditorState) -> EditOutcome? {
    if scalar.continuesCluster { return read(letter: scalar, &state) }
    if scalar.isLetter {
      return memory.place.isClosed || memory.numbers.hasReadWord ? read(letter: scalar, &state) : nil
    }
    if memory.numbers.hasReadWord {
      // the stop of an abbreviation, where no separator could follow
      let isFull = now.state(now.count).flags & StateRecord.takesNoDigits != 0
      return scalar == "." && isFull ? .walk(to: state.selection.head) : nil
    }
    let isLeftOut = scalar.value.isSeparator && words?.meaning(ofWord: memory.numbers.word) == .nothing
    memory.numbers.word = WordTrie.unknown
    if isLeftOut {
      memory.place.open()
      memory.numbers.endKeys()
      updateFastPath()
    }
    return nil
  }

  /// Reads a letter that the mask rejects as one of a word. `nil` where it is none, or does not say yet which.
  func read(letter: Unicode.Scalar, _ state: inout EditorState) -> EditOutcome? {
    guard let words, state.selection.isCaret else { return nil }
    let isFirst = memory.numbers.word == 0
    if isFirst && (memory.numbers.lettersRejected > 0 || memory.place.isClosed) { return nil }
    let hasRead = memory.numbers.hasReadWord
    guard let word = words.next(after: memory.numbers.word, letter.plainForm.simpleLowercase) else {
      (memory.numbers.word, memory.numbers.hasReadWord) = (WordTrie.unknown, false)
      return nil
    }
    memory.numbers.word = word
    var outcome: EditOutcome? = hasRead ? .walk(to: state.selection.head) : nil
    if !hasRead, let meaning = words.meaning(ofBeginning: word) { outcome = write(meaning, &state) }
    guard let outcome else { return nil }
    state.report.removeAll()
    memory.place.open()
    memory.numbers.endKeys()
    (memory.numbers.word, memory.numbers.hasReadWord) = (word, true)
    updateFastPath()
    return outcome
  }

  /// Types a text of letters alone that an input method commits: what it says is written, or it is rejected, and closes
  /// the place. `nil` for another text.
  func enter(word text: String, _ state: inout EditorState) -> EditOutcome? {
    guard memory.words != nil, state.selection.isCaret, text.unicodeScalars.allSatisfy({ $0.isLetter }) else {
      return nil
    }
    for letter in text.unicodeScalars {
      let outcome = type(letter, &state)
      if outcome.kind != .rejected { return outcome }
    }
    state.report.removeAll()
    for i in 0..<text.count { state.report.append(.notAllowedHere, at: i) }
    return .rejected
  }

  /// Writes what a word says at the end of the value. `nil` where it says nothing of the part that comes next.
  private func write(_ meaning: PartWords.Meaning, _ state: inout EditorState) -> EditOutcome? {
    let place = KeyPlace(now, state.selection.head)
    guard place.isAtEnd else { return nil }
    switch meaning {
    case .month(let month): return write(month: month, at: place, &state)
    case .half(let isAfternoon): return write(isAfternoon: isAfternoon)
    case .nothing:
      // where nothing may follow
      let isWord = words?.meaning(ofWord: memory.numbers.word) == .nothing
      return isWord && now.isComplete ? .walk(to: state.selection.head) : nil
    case .end(let name):
      guard now.lastPart(isNamed: name) else { return nil }
      // it may stand where the separator is shown ahead that it stands for, or after one
      if !place.isAfterDigit || !place.isAfterLast || isComplete {
        confirmNumber()
        return .walk(to: state.selection.head)
      }
      if endNumber(&state) { return draftOfPart() }
      // nothing follows the last one
      guard scratch.padded.pad(now) else { return nil }
      next.copy(scratch.padded, to: scratch.padded.count)
      return draftOfPart()
    }
  }

  /// Types a separator after a digit: the draft has it.
  private func endNumber(_ state: inout EditorState) -> Bool {
    scratch.removeText()
    scratch.text.append(32)
    guard case .draft = enter(isTyping: true, &state).kind else { return false }
    return true
  }

  /// Writes a month where that is the part that comes next.
  private func write(month: Int, at place: KeyPlace, _ state: inout EditorState) -> EditOutcome? {
    next.copy(now, to: now.count)
    // digits directly before the name are the day's
    if place.isAfterDigit && place.isAfterLast && !endNumber(&state) { return nil }
    let start = next.count
    guard next.feed(twoDigits: month), let part = next.part(named: "month"), part.digits.lowerBound >= start,
      part.number == month
    else { return nil }
    return draftOfPart()
  }

  /// Writes an hour of 1 to 12 as one of the 24.
  private func write(isAfternoon: Bool) -> EditOutcome? {
    guard let hour = now.part(named: "hour"), 1...12 ~= hour.number else { return nil }
    next.copy(now, to: hour.digits.lowerBound)
    guard next.feed(twoDigits: hour.number % 12 + (isAfternoon ? 12 : 0)) else { return nil }
    for k in hour.digits.upperBound..<now.count where !next.feed(now.character(k)) { return nil }
    return draftOfPart()
  }

  private func draftOfPart() -> EditOutcome {
    next.dropCertainEnd()
    showTrailingLiterals(walked: false)
    memory.numbers.confirm(next.numberEnd(before: next.count))
    return draft(caret: next.length, carried: next.length, effects: .reformatted)
  }
}

extension Layout {
  mutating func feed(twoDigits number: Int) -> Bool {
    feed(48 + Symbol(number / 10)) && feed(48 + Symbol(number % 10))
  }
}
