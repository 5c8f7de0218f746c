internal import MaskCompiler
internal import MaskEngine

/// The whole field at once: from a text, from a value, and when editing ends.
extension MaskContent {
  func format(_ text: String, _ state: inout EditorState) -> EditOutcome {
    endTyping()
    readSymbols(of: text, &state)
    dropSuffix(after: now.length)
    _ = readWhole()
    state.report.append(first.rejected)
    return draft(caret: next.length, carried: carried)
  }

  /// A value of which a character is rejected changes nothing: what is left of it might be another.
  func setValue(_ value: String, _ state: inout EditorState) -> EditOutcome {
    endTyping()
    readSymbols(of: value, isValue: true, &state)
    readValue()
    if tables.hasOpenNumbers { first.rejectAutoInsertedSeparators(scratch) }
    state.report.append(first.rejected)
    return state.report.count == 0 ? draftOfValue() : .rejected
  }

  /// Reads `scratch.text`, a value.
  private func readValue() {
    first.begin(now, 0)
    first.readValue(typed, scratch)
  }

  /// The whole field from the value that was read.
  private func draftOfValue() -> EditOutcome {
    swap(&memory.next, &memory.first.states)
    next.dropEmptySlotsAtEnd()
    next.dropCertainEnd()
    showTrailingLiterals(walked: false)
    return draft(caret: next.length, carried: carried)
  }

  /// Makes the whole field from what fits of the value of another. No string is made of it: it may be a secret.
  fileprivate func setValue(_ former: MaskContent, _ state: inout EditorState) -> EditOutcome {
    scratch.removeText()
    for k in 0..<former.now.count {
      let symbol = former.now.character(k)
      guard
        let taken = symbol < .firstCluster
          ? symbol : typed.symbol(of: former.tables.scalars(of: symbol, former.typed), in: tables)
      else { continue }
      scratch.text.append(taken)
      scratch.positions.append(UInt32(k))
    }
    readValue()
    state.report.append(first.rejected)
    return draftOfValue()
  }

  /// Reads `scratch.text` as the whole into `next`.
  ///
  /// - Returns: Whether nothing is lost.
  func readWhole() -> Bool {
    first.begin(now, 0)
    first.readValue(typed, scratch)
    if first.loss != Candidate.Loss() {
      second.begin(now, 0, isWhole: true)
      second.read(typed, &scratch)
      if second.loss < first.loss { swap(&memory.first, &memory.second) }
    }
    next.copy(first.states, to: first.states.count)
    next.dropEmptySlotsAtEnd()
    next.dropCertainEnd()
    if next.count < first.states.count { first.walked.removeAll() }
    showTrailingLiterals(walked: true)
    return first.loss == Candidate.Loss()
  }

  /// A number of fixed width that was begun is padded, and the first complete parse is shown with all its literals,
  /// whose values join the value. Zeros in front of its numbers of natural width go. What was rejected at a closed
  /// place stays so.
  func endEditing(_ state: inout EditorState) -> EditOutcome {
    let hasYear = completeYear()
    memory.numbers.endEditing()
    updateFastPath()
    if !hasYear { next.copy(now, to: now.count) }
    var ending = Ending()
    var isChanged = finish(&ending) || hasYear
    var effects: EditResult.Effects = hasYear ? .reformatted : []
    while case let zeros = scratch.padded.dropZerosInFront(of: next), zeros > 0 {
      swap(&memory.next, &memory.scratch.padded)
      next.dropCertainEnd()
      showTrailingLiterals(walked: false)
      ending.move(by: -zeros)
      _ = finish(&ending)
      (isChanged, effects) = (true, .reformatted)
    }
    if !isChanged { return .rejected }
    return draft(
      caret: next.length, carried: carried, effects: effects, autoInserted: ending.autoInserted, padded: ending.padded)
  }

  /// What of a value is auto-inserted when editing ends.
  private struct Ending {
    var autoInserted = 0..<0
    /// Zeros of a number of fixed width.
    var padded = 0..<0

    /// Characters were dropped before them.
    mutating func move(by count: Int) {
      autoInserted = autoInserted.lowerBound + count..<autoInserted.upperBound + count
      padded = padded.lowerBound + count..<padded.upperBound + count
    }
  }

  /// Pads the draft and shows its first complete parse. Returns whether it changes anything: a draft that is not
  /// complete and cannot be padded stays as it is.
  private func finish(_ ending: inout Ending) -> Bool {
    if !next.isComplete {
      guard scratch.padded.pad(next) else { return false }
      let digits = next.openNumber?.digits ?? 0
      ending.padded = next.count - digits..<scratch.padded.count - digits
      swap(&memory.next, &memory.scratch.padded)
      if !next.isComplete {
        showTrailingLiterals(walked: false)
        return true
      }
    }
    let before = next.count
    guard next.endEditing() else { return false }
    if next.count > before {
      ending.autoInserted =
        (ending.autoInserted.isEmpty ? before : min(before, ending.autoInserted.lowerBound))..<next.count
    }
    return true
  }
}

extension Editor where Content == MaskContent {
  /// Takes the value of an editor over another mask, and its caret.
  func takeOver(_ former: Editor) -> EditResult {
    former.begin()
    let shown = former.state.lengthBeforeCommit < 0 ? former.content.length : former.state.lengthBeforeCommit
    let head = former.content.now.characters(before: former.state.selection.head)
    var result = finish(content.setValue(former.content, &state))
    state.selection = ElementSelection(caret: content.now.offset(min(head, content.now.count)))
    state.history.clear()
    result = EditResult(replacing: shown, with: content.length, result)
    result.selection = shownSelection
    return result
  }
}

extension Layout {
  /// Reads a value into an empty layout.
  ///
  /// - Returns: `false`, and nothing is read, where it is not kept as it is.
  fileprivate mutating func readKept(_ value: borrowing NumberList) -> Bool {
    for k in 0..<value.count where !exact(value[k]) {
      clear()
      return false
    }
    for k in 0..<count where character(k) != value[k] {
      clear()
      return false
    }
    return true
  }
}

extension Candidate {
  /// Reads the text as a value: no character walks over literals. A value that the mask keeps as it is, one that a
  /// field held before, is read as it is, whatever a slot on the way would make of its case; another character by
  /// character.
  mutating func readValue(_ typed: TypedClusters, _ scratch: borrowing Scratch) {
    if states.readKept(scratch.text) { return }
    for i in 0..<scratch.text.count where !states.feed(scratch.text[i]) {
      let c = scratch.text[i]
      if c >= .firstCluster, states.feed(states.tables.firstScalar(of: c, typed).value) {
        rejectMarks(scratch.position(i))
        continue
      }
      let isWord = states.tables.isLetterOrNumber(c, typed)
      reject(scratch.position(i), states.reasonToReject, isLetterOrNumber: isWord)
    }
  }
  /// Rejects the digits of a value that was read before which a separator was auto-inserted after a digit: of open
  /// numbers `2561.1.1` is not a value, though `25.61.1.1` is.
  mutating func rejectAutoInsertedSeparators(_ scratch: borrowing Scratch) {
    func isDigit(_ k: Int) -> Bool { 0 <= k && k < states.count && states.character(k) &- 48 < 10 }
    var i = 0
    for k in 0..<states.count {
      let c = states.character(k)
      if !states.isValueLiteral(k) || i < scratch.text.count && scratch.text[i] == c {
        i += 1
      } else if c.isSeparator && isDigit(k - 1) && isDigit(k + 1) {
        rejected.append(.notAllowedHere, at: scratch.position(i), state: nil)
      }
    }
  }
}
