internal import MaskCompiler
internal import MaskEngine
internal import SecretMemory
internal import UnicodeFacts

/// The general way of an edit: `scratch.text` in place of a part of the display.
///
/// The text is read after what stands before it, from where the caret stands and, if that loses something, from before
/// the literals that precede it; what stood after is put in place again. Whichever way loses less is taken.
extension MaskContent {
  func replaceSymbols(_ from: Int, _ to: Int, _ state: inout EditorState) -> EditOutcome {
    let carriedHere = carried
    carried = -1
    if from == to, let outcome = join(at: from, &state) { return outcome }
    let head = now.characters(before: from)
    now.keepRest(
      head, now.characters(before: to), &scratch, &next, placesOnly: true, keepsPlaces: memory.keepsPlaces)
    now.passed(head, to: from, into: &scratch.passed)
    let isOne = scratch.text.count == 1
    if isOne, from == to, from == carriedHere, !tables.isLetterOrNumber(scratch.text[0], typed),
      let caret = typedOver(scratch.text[0], at: from, after: head) ?? confirmed(scratch.text[0], at: from, after: head)
    {
      // the separator that was just shown is typed: confirmed, not read again
      return .walk(to: caret)
    }

    let isConfirmed = isOne && from == to && from == carriedHere
    read(head, isConfirmed: isConfirmed)
    let typedAny = first.states.count > head
    if !typedAny && first.walked.count == scratch.passed.count {
      if first.rejected.isEmpty { return isOne && from == to ? .walk(to: from) : rejectAll(.notAllowedHere, &state) }
      if isConfirmed, from == now.length, let word = now.wordStart(typed), tables.isLetter(scratch.text[0], typed) {
        // a letter of the auto-inserted word is that one; another may begin another word in its place
        if isShown(letter: scratch.text[0], after: head) { return .walk(to: from) }
        if now.fits(scratch.text[0], after: word) { return replaceSymbols(now.offset(word), from, &state) }
      }
      let caret = isOne && from == to ? typedOver(scratch.text[0], at: from, after: head) : nil
      if let caret { return .walk(to: caret) }
      // nothing is pushed out by what is rejected
      state.report.append(first.rejected)
      return .rejected
    }
    if !typedAny && first.whole.count == head && head > 0 && now.character(head - 1) == .emptySlot {
      // literals after a slot left empty would be the end, and no value ends in an empty slot
      return rejectAll(.notAllowedHere, &state)
    }
    if typedAny && first.restLost > 0 && memory.overflow == .reject && (from == to || isOne) {
      return rejectAll(.noRoom, &state)
    }
    carried = carriedHere
    if scratch.text.count > 2 && now.count > 0 && first.loss.letters > 0 {
      if let outcome = replaceAll(&state) { return outcome }
      read(head)
    }
    state.report.append(first.rejected)
    for i in 0..<first.dropped.count { state.report.append(.pushedOut, at: now.count - Int(first.dropped[i])) }
    return place(typedAny, from)
  }

  /// Reads the text in one way or two; the better one becomes `first`. What stood after is not put in place where
  /// nothing was read.
  private func read(_ head: Int, isConfirmed: Bool = false) {
    first.begin(now, head)
    first.isConfirmed = isConfirmed
    first.walked.setValue(scratch.passed)
    let hasTwoWays = scratch.passed.count > 0 && scratch.text.count > 1
    // of two ways the first is gone on with after what it loses only where the second loses something as well
    let end = first.read(typed, &scratch, untilLost: hasTwoWays)
    if scratch.text.count == 1 && first.states.count == head && first.walked.count == scratch.passed.count { return }
    let isLost = hasTwoWays && first.loss != Candidate.Loss()
    if !isLost { first.fill(head, &scratch, &next) }
    guard hasTwoWays, first.loss != Candidate.Loss() else { return }
    second.begin(now, head)
    second.read(typed, &scratch)
    second.fill(head, &scratch, &next)
    if isLost && second.loss != Candidate.Loss() {
      first.read(typed, &scratch, from: end)
      first.fill(head, &scratch, &next)
    }
    if second.loss < first.loss { swap(&memory.first, &memory.second) }
  }

  /// Puts the chosen parse in place, with trailing literals and caret.
  private func place(_ typedAny: Bool, _ from: Int) -> EditOutcome {
    swap(&memory.next, &memory.first.whole)
    let typedCount = first.states.count
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
    if typedAny && k < typedCount, let end = next.tailOffset(afterValueLiterals: typedCount - next.count) {
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
      caret: caret, carried: carried, place: from, effects: effects, autoInserted: first.autoInserted,
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

  /// Whether a letter stands, in either case, in the literals after `k` characters.
  private func isShown(letter c: Symbol, after k: Int) -> Bool {
    (now.offset(k)..<now.length).contains { tables.lowercase(now.display[$0]) == tables.lowercase(c) }
  }

  /// The caret, if another separator is typed for the one that has just been shown after an open number.
  private func confirmed(_ c: Symbol, at caret: Int, after k: Int) -> Int? {
    guard tables.hasOpenNumbers, c.isSeparator else { return nil }
    return (now.offset(k)..<max(now.offset(k), caret)).contains { now.display[$0].isSeparator } ? caret : nil
  }

  /// A mark, a second regional indicator or whatever else belongs to the cluster before the caret joins it.
  private func join(at caret: Int, _ state: inout EditorState) -> EditOutcome? {
    guard let cluster = joined(at: caret) else { return nil }
    guard cluster.count <= TypedClusters.longest, let symbol = typed.symbol(of: cluster, in: tables) else {
      return rejectAll(.tooComplex, &state)
    }
    // a mark that the slot does not take leaves what it holds
    guard now.fits(symbol, after: now.characters(before: caret) - 1) else { return rejectAll(.notAllowedHere, &state) }
    scratch.text[0] = symbol
    return replaceSymbols(caret - 1, caret, &state)
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

  /// A paste that fits only as the whole is the whole: autofill. The parses of the edit are lost by trying.
  private func replaceAll(_ state: inout EditorState) -> EditOutcome? {
    guard readWhole(), next.isComplete else { return nil }
    state.report.removeAll()
    return draft(caret: next.length, effects: .replacedContents)
  }

  private func rejectAll(_ reason: Rejection.Reason, _ state: inout EditorState) -> EditOutcome {
    for i in 0..<scratch.text.count { state.report.append(reason, at: scratch.position(i)) }
    return .rejected
  }
}
