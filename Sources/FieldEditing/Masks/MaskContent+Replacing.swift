internal import MaskCompiler
internal import MaskEngine
internal import SecretMemory
internal import UnicodeFacts

/// The general path of an edit: `scratch.text` in place of a part of the display.
///
/// The text is read after what stands before it, from where the caret stands and, if that loses something, from before
/// the literals that precede it; what stood after is put in place again. Whichever way loses less is taken.
extension MaskContent {
  func replace(_ elements: Range<Int>, _ state: inout EditorState) -> EditOutcome {
    let outcome = readText(at: TextPlace(self, elements), &state)
    // there is nothing left to be confirmed
    if outcome.kind != .draft { carried = -1 }
    return outcome
  }

  /// Where a text is put.
  private struct TextPlace {
    let elements: Range<Int>
    /// The characters of the value that it replaces.
    let removed: Range<Int>
    /// Whether it is one character, and replaces none.
    let isKey: Bool
    /// Whether it is typed where the last key carried the caret over literals.
    let isConfirmed: Bool
    var caret: Int { elements.lowerBound }
    /// How many characters of the value stand before it.
    var head: Int { removed.lowerBound }

    init(_ content: MaskContent, _ elements: Range<Int>) {
      self.elements = elements
      removed = content.characters(of: elements)
      isKey = content.scratch.text.count == 1 && elements.isEmpty
      isConfirmed = isKey && elements.lowerBound == content.carried
    }
  }

  /// The characters of the value that elements of the display hold.
  func characters(of elements: Range<Int>) -> Range<Int> {
    now.characters(before: elements.lowerBound)..<now.characters(before: elements.upperBound)
  }

  private func readText(at place: TextPlace, _ state: inout EditorState) -> EditOutcome {
    if place.isConfirmed, let end = endOfSeparator(scratch.text[0], place) { return .walk(to: end) }
    findRest(without: place.removed)
    now.passed(place.head, to: place.caret, into: &scratch.passed)
    read(place)
    guard first.states.count > place.head || first.walked.count > scratch.passed.count else {
      return readNothing(at: place, &state)
    }
    if let reason = reasonToReject(at: place) { return rejectText(reason, &state) }
    // a text that fits only as the whole is the whole: autofill
    if scratch.text.count > 2 && now.count > 0 && first.loss.letters > 0 {
      if readWhole(), next.isComplete {
        state.report.removeAll()
        return draft(caret: next.length, effects: .replacedContents)
      }
      read(place)
    }
    state.report.append(first.rejected)
    state.report.append(pushedOut: first.dropped, of: now.count)
    return draftOfText(at: place)
  }

  /// What becomes of a text of which nothing was read: nothing is pushed out by it.
  private func readNothing(at place: TextPlace, _ state: inout EditorState) -> EditOutcome {
    if place.isKey, let end = endOfShown(scratch.text[0], place) { return .walk(to: end) }
    // a letter may begin another word in place of the auto-inserted one
    if place.isConfirmed, let word = lastWord(at: place), now.fits(scratch.text[0], after: word) {
      return readText(at: TextPlace(self, now.offset(word)..<place.caret), &state)
    }
    if first.rejected.isEmpty { return rejectText(.notAllowedHere, &state) }
    state.report.append(first.rejected)
    return .rejected
  }

  /// Why a text that was read is rejected as a whole.
  private func reasonToReject(at place: TextPlace) -> Rejection.Reason? {
    let head = place.head
    if first.states.count > head {
      let replacesSelection = scratch.text.count > 1 && !place.elements.isEmpty
      return first.restLost > 0 && memory.overflow == .reject && !replacesSelection ? .noRoom : nil
    }
    // literals after a slot left empty would be the end, and no value ends in an empty slot
    return first.whole.count == head && head > 0 && now.character(head - 1) == .emptySlot ? .notAllowedHere : nil
  }

  /// Finds what stands after a text in place of some characters. After one that is only put in, all that stood there
  /// does: but for the places of numbers it is not read.
  private func findRest(without removed: Range<Int>) {
    if removed.upperBound == now.count {
      scratch.rest.removeAll()
    } else if removed.isEmpty && !tables.hasFixedNumbers {
      scratch.rest.setValue(now, without: removed)
    } else {
      first.remove(removed, of: now, keepsPlaces: memory.keepsPlaces, &scratch, &next)
    }
  }

  /// Reads the text in one way or two; the better one becomes `first`. What stood after is not put in place where
  /// nothing was read.
  private func read(_ place: TextPlace) {
    first.begin(now, place.head)
    first.isConfirmed = place.isConfirmed
    first.walked.setValue(scratch.passed)
    let hasTwoWays = scratch.passed.count > 0 && scratch.text.count > 1
    // of two ways the first is gone on with after what it loses only where the second loses something as well
    let end = first.read(typed, &scratch, untilLost: hasTwoWays)
    let hasReadNone = first.states.count == place.head && first.walked.count == scratch.passed.count
    if scratch.text.count == 1 && hasReadNone { return }
    let isLost = hasTwoWays && first.loss != Candidate.Loss()
    if !isLost { first.fill(&scratch, &next) }
    guard hasTwoWays, first.loss != Candidate.Loss() else { return }
    second.begin(now, place.head)
    second.read(typed, &scratch)
    second.fill(&scratch, &next)
    if isLost && second.loss != Candidate.Loss() {
      first.read(typed, &scratch, from: end)
      first.fill(&scratch, &next)
    }
    if second.loss < first.loss { swap(&memory.first, &memory.second) }
  }

  /// The better way as a draft, with trailing literals and caret.
  private func draftOfText(at place: TextPlace) -> EditOutcome {
    swap(&memory.next, &memory.first.whole)
    let typedCount = first.states.count
    let typedAny = typedCount > place.head
    next.dropEmptySlotsAtEnd(least: typedCount)
    next.dropCertainEnd()
    let k = min(typedCount, next.count)
    let atEnd = k == next.count
    if k < typedCount {
      // value literals that were typed stay in sight, before what was walked over after them
      scratch.way.removeAll()
      first.states.appendShown(from: next.count, into: &scratch.way)
      scratch.way.append(first.walked, 0..<first.walked.count)
      swap(&memory.first.walked, &memory.scratch.way)
    }
    let goesOn = typedAny && atEnd && memory.isEager && next.wordGoesOn(typed, &scratch.way)
    showTrailingLiterals(walked: atEnd)
    var caret = next.offset(k) + first.walked.count
    if typedAny && k < typedCount, let end = next.trailingOffset(afterValueLiterals: typedCount - next.count) {
      caret = max(caret, end)
    }
    var carried = -1
    let isCarried = typedAny ? !first.states.isValueLiteral(typedCount - 1) || goesOn : atEnd
    if memory.isEager && isCarried {
      let jump = next.offset(k) + next.runLength(k)
      if jump > caret {
        caret = jump
        carried = jump
      }
    }
    var effects: EditResult.Effects = first.filledEmptySlots ? .filledEmptySlots : []
    if first.restLost > 0 { effects.insert(.truncated) }
    return draft(
      caret: caret, carried: carried, place: place.caret, effects: effects, autoInserted: first.autoInserted,
      padded: first.padded)
  }

  /// Shows after `next` what is certain to come, or what was walked over where that is more.
  func showTrailingLiterals(walked: Bool) {
    let certain = memory.isEager ? next.certainLength : 0
    if walked && first.walked.count > certain {
      next.showTrailingLiterals(first.walked, 0..<first.walked.count)
    } else if memory.isEager {
      next.showCertain()
    } else {
      next.hideTrailingLiterals()
    }
  }

  /// Where the caret goes if the character stands in the literals just before it, after `k` characters: it is typed
  /// over.
  func typedOver(_ c: Symbol, at caret: Int, after k: Int) -> Int? {
    let fixed = now.offset(k)..<max(now.offset(k), caret)
    return fixed.first { now.display[$0] == c }.map { $0 + 1 }
  }

  /// Where the caret goes if the separator that was just shown is typed: it is confirmed, and not read again. After an
  /// open number another one stands for it.
  private func endOfSeparator(_ c: Symbol, _ place: TextPlace) -> Int? {
    if tables.isLetterOrNumber(c, typed) { return nil }
    if let end = typedOver(c, at: place.caret, after: place.head) { return end }
    guard tables.hasOpenNumbers, c.isSeparator else { return nil }
    let start = now.offset(place.head)
    return (start..<max(start, place.caret)).contains { now.display[$0].isSeparator } ? place.caret : nil
  }

  /// Where the caret goes at a key of which nothing was read, if it is shown already: nothing of it was rejected; it is
  /// a letter of the auto-inserted word; or it stands in the literals before the caret.
  private func endOfShown(_ c: Symbol, _ place: TextPlace) -> Int? {
    let isOfWord = place.isConfirmed && lastWord(at: place) != nil && isShown(letter: c, after: place.head)
    return first.rejected.isEmpty || isOfWord ? place.caret : typedOver(c, at: place.caret, after: place.head)
  }

  /// How many characters stand before the word in which the value ends, of which a letter is typed.
  private func lastWord(at place: TextPlace) -> Int? {
    place.caret == now.length && tables.isLetter(scratch.text[0], typed) ? now.wordStart(typed) : nil
  }

  /// Whether a letter stands, in either case, in the literals after `k` characters.
  private func isShown(letter c: Symbol, after k: Int) -> Bool {
    (now.offset(k)..<now.length).contains { tables.lowercase(now.display[$0]) == tables.lowercase(c) }
  }

  /// Makes the one character of `scratch.text` the cluster that it makes of that before the caret.
  ///
  /// - Returns: Why it does not, if so.
  func join(_ cluster: borrowing SecretList<Unicode.Scalar>, at caret: Int) -> Rejection.Reason? {
    guard cluster.count <= TypedClusters.longest, let symbol = typed.symbol(of: cluster, in: tables) else {
      return .tooComplex
    }
    // a mark that the slot does not take leaves what it holds
    guard now.fits(symbol, after: now.characters(before: caret) - 1) else { return .notAllowedHere }
    scratch.text[0] = symbol
    return nil
  }

  /// Whether a joiner or a variation selector goes on with the character before the caret.
  func joins(invisible scalar: Unicode.Scalar, _ selection: ElementSelection) -> Bool {
    let k = now.characters(before: selection.head) - 1
    guard selection.isCaret, k >= 0, now.offset(k + 1) == selection.head, !now.isValueLiteral(k) else { return false }
    let before = now.character(k)
    return tables.firstScalar(of: before, typed).takesJoiners && tables.join(before, scalar.value, typed)
  }

  /// What the cluster before the caret becomes with the character typed; `nil` where that begins one of its own.
  func joined(at caret: Int) -> SecretList<Unicode.Scalar>? {
    guard caret > 0, scratch.text.count == 1, scratch.text[0] >= 128 else { return nil }
    let k = now.characters(before: caret) - 1
    guard k >= 0, now.offset(k + 1) == caret, !now.isValueLiteral(k), now.character(k) != .emptySlot else { return nil }
    guard tables.join(now.character(k), scratch.text[0], typed) else { return nil }
    let joined = tables.scalars(of: now.character(k), typed) + tables.scalars(of: scratch.text[0], typed)
    let cluster = Normalization.composed(joined)
    return cluster.isOneCluster ? cluster : nil
  }

  func rejectText(_ reason: Rejection.Reason, _ state: inout EditorState) -> EditOutcome {
    for i in 0..<scratch.text.count { state.report.append(reason, at: scratch.position(i)) }
    return .rejected
  }
}
