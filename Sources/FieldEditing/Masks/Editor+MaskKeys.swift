internal import MaskCompiler
internal import MaskEngine
internal import UnicodeFacts

/// Keys over a mask: one character in place of the selection, as the action that the mask's table has for it says.
///
/// A character is taken in one of five ways: appended (`type`), read at the end by its action (`read`), spliced into
/// the middle (`splice`), typed over a literal that is shown (`confirm`), or as the general path finds (`typeGeneral`),
/// which is what the others are held against.
extension Editor where Content == MaskContent {
  /// Puts a text in place of the selection: one character is typed, several are pasted.
  @inline(__always) func insert(_ text: String) -> EditResult {
    let bytes = text.utf8
    if bytes.count == 1, let c = bytes.first { return type(Symbol(c)) }
    if bytes.count <= 4, let scalar = text.unicodeScalars.first, UTF8.width(scalar) == bytes.count {
      return typeNonASCII(scalar)
    }
    return paste(text)
  }

  @inline(__always) func insert(_ scalar: Unicode.Scalar) -> EditResult {
    scalar.isASCII ? type(scalar.value) : typeNonASCII(scalar)
  }

  /// Types a character beyond ASCII: by its action where all literals are ASCII and it composes with nothing. Such as
  /// the Kelvin sign would walk over a k.
  @inline(never) private func typeNonASCII(_ scalar: Unicode.Scalar) -> EditResult {
    if state.selection.isCaret, content.memory.isQuick, scalar.simpleLowercase.value >= 128, !scalar.isInvisible,
      Normalization.keeps(scalar)
    {
      return typeByAction(scalar.value)
    }
    return typeGeneral(scalar)
  }

  /// Types an ASCII character.
  ///
  /// Here stands what nearly all keys take. Each other way is a function of its own, so that this one does it all in
  /// registers.
  @inline(__always) private func type(_ c: Symbol) -> EditResult {
    let selection = state.selection
    guard selection.isCaret, content.memory.isQuick else { return typeGenerally(c) }
    let append = unsafe content.now.place.pointee.end.append(c, at: selection.head, isEager: content.memory.isEager)
    guard append.isTaken else { return typeByAction(c) }
    if !state.history.isCoalescing || !state.report.isEmpty { beginTyping(at: selection.head) }
    moveCaret(to: append.newLength, isCarried: append.facts.contains(.trailing))
    content.check()
    return EditResult(append, from: selection.head, caret: selection.head)
  }

  /// The first of several characters typed at the end begins an undo step.
  @inline(never) private func beginTyping(at caret: Int) {
    let place = content.now.count - 1
    recordTyping(at: place, of: place, hadTrailingLiterals: content.now.offset(place) < caret, caret)
  }

  /// Types a character at the caret that takes more than one step of the table.
  @inline(never) private func typeByAction(_ c: Symbol) -> EditResult {
    guard content.agree else { return typeGenerally(c) }
    if state.selection.head < content.now.length { return splice(c) }
    let key = content.now.key(c)
    switch key.action {
    case .general: return typeGenerally(c)
    case .confirm, .confirmIfCarried, .reject: return c < 128 ? confirm(key) : typeGenerally(c)
    case .append, .appendAlike, .reparse, .fold, .insertLiterals, .takeLiteral: return read(key)
    }
  }

  private func typeGenerally(_ c: Symbol) -> EditResult { typeGeneral(Unicode.Scalar(c) ?? "\u{FFFD}") }

  /// Reads a character at the end, as its action says.
  @inline(__always) private func read(_ key: Layout.Key) -> EditResult {
    let (caret, place, hadTrailingLiterals) = (state.selection.head, content.now.count, content.now.trailingLength > 0)
    guard let entry = content.now.enter(key, eager: content.memory.isEager) else { return typeGenerally(key.character) }
    recordTyping(at: place, of: place, hadTrailingLiterals: hadTrailingLiterals, caret)
    moveCaret(to: entry.caret, isCarried: entry.isCarried)
    let start = entry.unchanged < place ? content.now.offset(entry.unchanged) : caret
    var result = changed(from: start, caret, caret: entry.caret)
    if start < caret { result.effects.formUnion(.reformatted) }
    if !entry.inserted.isEmpty {
      result.autoInserted =
        content.now.offset(entry.inserted.lowerBound + 1) - 1..<content.now.offset(entry.inserted.upperBound)
      result.effects.formUnion(.autoInserted)
    }
    return result
  }

  /// Types an ASCII character in the middle, where what follows goes on as it did.
  @inline(__always) private func splice(_ c: Symbol) -> EditResult {
    let (content, isEager) = (content, content.memory.isEager)
    let (caret, count) = (state.selection.head, content.now.count)
    let (length, hadTrailingLiterals) = (content.now.length, content.now.trailingLength > 0)
    guard c < 128, let (k, replaces) = content.now.placeToSplice(c, at: caret) else { return typeGenerally(c) }
    if replaces {
      guard content.now.characterRead(k) != c, content.next.splice(content.now, k..<k + 1, with: c, eager: isEager)
      else {
        return typeGenerally(c)
      }
      if state.history.isCoalescing { state.history.completeLastStep(content) } else { record() }
      state.history.isCoalescing = true
      state.report.removeAll()
      swap(&content.memory.now, &content.memory.next)
    } else if content.now.insertInStep(c, before: k, eager: isEager) {
      recordTyping(at: k, of: count, hadTrailingLiterals: hadTrailingLiterals, caret)
    } else {
      guard content.next.splice(content.now, k..<k, with: c, eager: isEager) else { return typeGenerally(c) }
      recordTyping(at: k, of: count, hadTrailingLiterals: hadTrailingLiterals, caret)
      swap(&content.memory.now, &content.memory.next)
    }
    let run = isEager ? content.now.shortRunLength(k &+ 1) : 0
    let end = content.now.offset(k &+ 1) &+ run
    // the next character will not stand beside this one if the caret was carried over one of the value
    if run > 0 && k &+ 1 < content.now.count && content.now.offset(k &+ 2) <= end {
      state.history.completeLastStep(content)
    }
    moveCaret(to: end, isCarried: run > 0)
    return changed(from: caret, length, caret: end)
  }

  /// The caret goes to the place after a literal that is shown before it, as the character is typed over that; or the
  /// character is rejected.
  private func confirm(_ key: Layout.Key) -> EditResult {
    let caret = state.selection.head
    if key.action == .reject {
      state.report.removeAll()
      state.report.append(content.now.reasonToReject, at: 0, state: content.now.programState)
      return stay(at: caret, .rejected)
    }
    let isConfirmed = key.action == .confirm || caret == content.carried
    guard isConfirmed, let end = content.typedOver(key.character, at: caret, after: content.now.count) else {
      return typeGenerally(key.character)
    }
    content.confirmNumber()
    state.report.removeAll()
    return stay(at: end, [])
  }

  /// Nothing changes but, perhaps, the caret.
  @inline(__always) private func stay(at caret: Int, _ effects: EditResult.Effects) -> EditResult {
    content.carried = -1
    state.selection = ElementSelection(caret: caret)
    var result = EditResult(
      caret..<caret, newEnd: caret, selection: caret..<caret, isComplete: content.now.isComplete, effects: effects)
    result.rejectedCount = state.report.count
    return result
  }

  /// Pastes a text; no text deletes the selection.
  @inline(never) private func paste(_ text: String) -> EditResult {
    begin()
    content.endTyping()
    content.readSymbols(of: text, &state)
    let isTyping = !content.dropSuffix(after: state.selection.high) && content.scratch.text.count == 1
    if let result = pasteAtOnce() { return result }
    let outcome = content.enter(isTyping: isTyping, &state)
    return finish(outcome, isTyping: outcome.isTyping)
  }

  /// Pastes a text at the end where each of its characters is a step, but for literals before them: as if they were
  /// typed, and yet an undo step by itself. `nil`, and nothing is changed, where it takes the general path.
  private func pasteAtOnce() -> EditResult? {
    let (content, caret) = (content, state.selection.head)
    let (place, hadTrailingLiterals) = (content.now.count, content.now.trailingLength > 0)
    guard state.selection.isCaret, content.memory.isQuick, caret == content.now.length, content.scratch.text.count > 1,
      state.report.isEmpty, state.lengthBeforeCommit < 0
    else { return nil }
    guard let unchanged = content.now.enter(content.scratch.text, eager: content.memory.isEager) else { return nil }
    state.history.isCoalescing = false
    recordTyping(at: place, of: place, hadTrailingLiterals: hadTrailingLiterals, caret)
    let end = content.now.length
    moveCaret(to: end, isCarried: content.now.trailingLength > 0)
    state.history.isCoalescing = false
    let start = unchanged < place ? content.now.offset(unchanged) : caret
    var result = changed(from: start, caret, caret: end)
    if start < caret { result.effects.formUnion(.reformatted) }
    return result
  }

  /// Deletes the selection, else the character before the caret: nearly always one of a slot, and what follows closes
  /// up.
  @inline(__always) func deleteBackward() -> EditResult {
    let selection = state.selection
    guard selection.isCaret, content.memory.isQuick, let k = content.now.characterToRemove(before: selection.head)
    else {
      return deleteBackwardGeneral()
    }
    return remove(k, before: selection.head)
  }

  /// Takes character `k` out, which stands before the caret: all that follow close up.
  @inline(__always) private func remove(_ k: Int, before caret: Int) -> EditResult {
    let (content, isEager) = (content, content.memory.isEager)
    let (length, hadTrailingLiterals, gone) = (
      content.now.length, content.now.trailingLength > 0, content.now.characterRead(k)
    )
    if k == content.now.count &- 1 {
      guard content.now.lastGoesAlone(eager: isEager) else { return removeLastWithLiterals() }
      content.now.removeLast(eager: isEager)
    } else if !content.now.removeInStep(k) {
      guard content.next.splice(content.now, k..<k + 1, with: nil, eager: false) else { return deleteBackwardGeneral() }
      swap(&content.memory.now, &content.memory.next)
    }
    state.history.record {
      content.saveRemoval(at: k, of: gone, hadTrailingLiterals: hadTrailingLiterals, caret: caret, to: &$0)
    }
    return removed(before: k, length)
  }

  @inline(never) private func removeLastWithLiterals() -> EditResult {
    guard content.now.count > 1, content.now.isInPlace else { return deleteBackwardGeneral() }
    let length = content.now.length
    record()
    content.now.removeLastWithLiterals(eager: content.memory.isEager)
    return removed(before: content.now.count, length)
  }

  /// What taking a character out did, as a result.
  @inline(__always) private func removed(before k: Int, _ length: Int) -> EditResult {
    state.report.removeAll()
    state.history.isCoalescing = false
    content.carried = -1
    content.memory.numbers.forget(after: k)
    let start = k > 0 ? content.now.offset(k) : content.now.length
    state.selection = ElementSelection(caret: start)
    return changed(from: start, length, caret: start)
  }
}

/// What keys do beside changing the layout.
extension Editor where Content == MaskContent {
  /// Keeps an undo step, unless what is typed goes on with the last one: so many characters stood before it, and in
  /// all.
  @inline(__always) private func recordTyping(at place: Int, of count: Int, hadTrailingLiterals: Bool, _ caret: Int) {
    state.report.removeAll()
    if state.history.isCoalescing { return }
    state.history.isCoalescing = true
    state.history.record {
      content.saveInsertion(at: place, of: count, hadTrailingLiterals: hadTrailingLiterals, caret: caret, to: &$0)
    }
  }

  /// Moves the caret to where a character typed next goes on with the same undo step.
  @inline(__always) private func moveCaret(to end: Int, isCarried: Bool) {
    let carried = isCarried ? end : -1
    if content.carried != carried { content.carried = carried }
    state.selection = ElementSelection(caret: end)
  }

  /// What a key did, as a result: the display was so long, and is another one from `start` on.
  @inline(__always) private func changed(from start: Int, _ oldLength: Int, caret: Int) -> EditResult {
    content.check()
    return EditResult(
      from: start, oldLength, newLength: content.now.length, caret: caret, isComplete: content.now.isComplete)
  }
}
