internal import SecretMemory

/// Typing, pasting, and replacing any part of the display.
extension MaskField {
  /// Puts a text in place of the selection: one character is typed, several are pasted.
  ///
  /// Cost: for an ASCII character a table step, and as many more as characters stand behind it.
  @inline(__always) mutating func insert(_ text: String) -> EditResult {
    let bytes = text.utf8
    if bytes.count == 1, let c = bytes.first { return type(Symbol(c)) }
    if bytes.count <= 4, let scalar = text.unicodeScalars.first, UTF8.width(scalar) == bytes.count { return insertAnyhow(scalar) }
    return replaceSelection(withSymbolsOf: text)
  }

  /// Types a character in place of the selection.
  @inline(__always) func insert(_ scalar: Unicode.Scalar) -> EditResult {
    scalar.isASCII ? type(scalar.value) : insertAnyhow(scalar)
  }

  /// Types a character beyond ASCII in place of the selection: at the end at once, where all fixed text is ASCII, and it composes with nothing.
  /// Such as the Kelvin sign would walk over a k.
  @inline(never) private func insertAnyhow(_ scalar: Unicode.Scalar) -> EditResult {
    let (caret, place, hadTail) = (head, now.count, now.tailLength > 0)
    if anchor == caret, memory.isQuick, scalar.simpleLowercase.value >= 128, Normalization.keeps(scalar),
      let append = now.append(beyondASCII: scalar.value, at: caret, eager: memory.isEager)
    {
      if rejected.count > 0 { rejected.removeAll() }
      recordTyping(at: place, of: place, hadTail: hadTail, caret)
      return appended(append, from: caret, caret)
    }
    var field = self
    return field.replaceSelection(withSymbolsOf: String(scalar))
  }

  /// Replaces a range of the display by a text: what typing, pasting, dropping, autofill and input methods all are.
  ///
  /// The range is clamped to the display. An empty text deletes.
  @discardableResult mutating func replace(_ range: Range<Int>, with text: String) -> EditResult {
    select(range)
    return replaceSelection(withSymbolsOf: text)
  }

  private mutating func replaceSelection(withSymbolsOf text: String) -> EditResult {
    endComposition()
    rejected.removeAll()
    let isEmpty = text.isEmpty
    readSymbols(of: text)
    if isEmpty { return anchor == head ? refuse() : erase(now.characters(before: low), now.characters(before: high)) }
    return typeOrPaste()
  }

  /// Types an ASCII character at the selection.
  ///
  /// Here stands what nearly all keys take. Each other way is a function of its own, so that this one does it all in registers.
  @inline(__always) private func type(_ c: Symbol) -> EditResult {
    let caret = head
    guard anchor == caret && memory.isQuick else { return typeAnyhow(c) }
    let append = unsafe now.place.pointee.end.append(c, at: caret, isEager: memory.isEager)
    guard append.isTaken else { return caret == now.length ? typeAtEnd(c) : typeWithin(c) }
    guard history.isTyping(at: caret), rejected.count == 0, !append.facts.contains(.otherReading) else {
      return appendedFirst(append, caret)
    }
    return appended(append, from: caret, caret)
  }

  /// What the first of several fast keys at the end did, or one behind which another reading is to be shown.
  @inline(never) private func appendedFirst(_ append: ValueEnd.Append, _ caret: Int) -> EditResult {
    if rejected.count > 0 { rejected.removeAll() }
    if !history.isTyping(at: caret) {
      let place = now.count - 1
      history.record(insertionAt: place, of: place, hadTail: now.offset(place) < caret, caret: caret, carried: carried)
    }
    guard append.facts.contains(.otherReading) else { return appended(append, from: caret, caret) }
    let (kept, append) = now.showOtherReading(eager: memory.isEager)
    // behind what stands as it did, the tail stays: all readings show it
    return appended(append, from: kept < now.count - 1 ? now.offset(kept) : caret, caret)
  }

  /// What a fast key at the end did, as a result.
  @inline(__always) private func appended(_ append: ValueEnd.Append, from: Int, _ caret: Int) -> EditResult {
    let end = append.newLength
    history.continues(at: end)
    let nowCarried = append.facts.contains(.tail) ? end : -1
    if carried != nowCarried { carried = nowCarried }
    setCaret(end)
    return EditResult(append, from: from, caret: caret)
  }

  /// Types an ASCII character at the end that is not just one step: it is typed over what is shown, is taken by another reading or in another
  /// case, brings quoted text along, is quoted text itself, or is refused.
  @inline(never) private func typeAtEnd(_ c: Symbol) -> EditResult {
    guard agree else { return typeAnyhow(c) }
    let (caret, place) = (head, now.count)
    if caret == carried, !tables.isLetterOrNumber(c, typed), let behind = typedOver(c, at: caret, behind: place) {
      return confirm(to: behind)
    }
    if now.isSupply(c) { return typeSupplied(c) }
    if tables.changesCase {
      let append = now.appendInAnyCase(c, at: caret, eager: memory.isEager)
      if append.isTaken { return appendedFirst(append, caret) }
    }
    if now.appendQuoted(c, at: caret, eager: memory.isEager) {
      recordTyping(at: place, of: place, hadTail: false, caret)
      let end = now.offset(place + 1)
      history.continues(at: end)
      carried = -1
      return changed(from: caret, caret, caret: end)
    }
    switch now.keyBehindTail(c) {
    case .refused: return typedOver(c, at: caret, behind: place).map { confirm(to: $0) } ?? reject()
    case .quoted(let end): return walk(from: caret, to: end, carried: false)
    case .unknown: break
    }
    return typeAnyhow(c)
  }

  /// Types an ASCII character at the end that brings quoted text along.
  private func typeSupplied(_ c: Symbol) -> EditResult {
    let (caret, place, hadTail) = (head, now.count, now.tailLength > 0)
    guard let (append, supplied) = now.appendSupplied(c, at: caret, eager: memory.isEager) else { return typeAnyhow(c) }
    if rejected.count > 0 { rejected.removeAll() }
    recordTyping(at: place, of: place, hadTail: hadTail, caret)
    var result = appended(append, from: caret, caret)
    if !supplied.isEmpty {
      result.supplied = now.offset(supplied.lowerBound + 1) - 1..<now.offset(supplied.upperBound)
      result.effects.formUnion(.supplied)
    }
    return result
  }

  /// Keeps a step to be undone, unless what is typed goes on with the last one: so many characters stood before it, and in all.
  @inline(__always) private func recordTyping(at place: Int, of count: Int, hadTail: Bool, _ caret: Int) {
    if history.isTyping(at: caret) { return }
    history.record(insertionAt: place, of: count, hadTail: hadTail, caret: caret, carried: carried)
  }

  /// Types an ASCII character in the middle, or before fixed text that is certain to come.
  @inline(never) private func typeWithin(_ c: Symbol) -> EditResult {
    let caret = head
    let (count, length, hadTail) = (now.count, now.length, now.tailLength > 0)
    let place = now.insert(c, at: caret, eager: memory.isEager)
    guard place >= 0 else {
      guard memory.isEager else { return typeAnyhow(c) }
      if now.walks(over: c, at: caret) { return walk(from: caret, to: length, carried: caret + 1 < length) }
      return now.reads(c, within: caret) ? typeBehindTail(c) : typeAnyhow(c)
    }
    let run = memory.isEager ? now.shortRunLength(place &+ 1) : 0
    let end = now.offset(place &+ 1) &+ run
    recordTyping(at: place, of: count, hadTail: hadTail, caret)
    // the next character will not stand beside this one if the caret was carried over one of the value
    if run > 0 && now.offset(place &+ 2) <= end { history.makeWhole(now) }
    history.continues(at: end)
    carried = run > 0 ? end : -1
    return changed(from: caret, length, caret: end)
  }

  /// Types an ASCII character in the tail that is read as one behind it.
  private func typeBehindTail(_ c: Symbol) -> EditResult {
    let (caret, place, length) = (head, now.count, now.length)
    let append = unsafe now.place.pointee.end.append(c, at: length, isEager: true)
    guard append.isTaken else { return typeAnyhow(c) }
    if rejected.count > 0 { rejected.removeAll() }
    recordTyping(at: place, of: place, hadTail: true, caret)
    return appended(append, from: length, length)
  }

  /// Refuses a character at the end that does not fit there.
  private func reject() -> EditResult {
    carried = -1
    rejected.removeAll()
    rejected.append(0)
    rejected.append((now.isFull ? Rejection.Reason.full : now.isAtLimit ? .tooLong : .doesNotFit).rawValue)
    let at = head
    var result = EditResult(at..<at, newEnd: at, selection: at..<at, isComplete: now.isComplete, effects: .rejected)
    result.rejectedCount = 1
    return result
  }

  /// The caret stands behind a character that was shown before it, and is typed over.
  private func confirm(to end: Int) -> EditResult {
    carried = -1
    if rejected.count > 0 { rejected.removeAll() }
    if end != head {
      if history.isTyping(at: head) { history.continues(at: end) } else { history.breakRun() }
      setCaret(end)
    }
    return EditResult(end..<end, newEnd: end, selection: end..<end, isComplete: now.isComplete, effects: [])
  }

  /// Walks over fixed text that is certain to come, a character of it having been typed.
  private func walk(from caret: Int, to end: Int, carried isCarried: Bool) -> EditResult {
    if rejected.count > 0 { rejected.removeAll() }
    // a run of typing that walks over something is no plain insertion any more
    if history.isTyping(at: caret) {
      history.record(&now, anchor: caret, head: caret, carried: carried, goesOn: true)
      history.continues(at: end)
    }
    carried = isCarried ? end : -1
    setCaret(end)
    return EditResult(now.length..<now.length, newEnd: now.length, selection: end..<end, isComplete: now.isComplete, effects: [])
  }

  /// What a fast key in the middle did, as a result: the display was so long, and is another one from `start` on.
  @inline(__always) func changed(from start: Int, _ oldLength: Int, caret: Int) -> EditResult {
    if rejected.count > 0 { rejected.removeAll() }
    setCaret(caret)
    return EditResult(from: start, oldLength, newLength: now.length, caret: caret, isComplete: now.isComplete)
  }

  @inline(never) private func typeAnyhow(_ c: Symbol) -> EditResult {
    var field = self
    field.endComposition()
    rejected.removeAll()
    scratch.text.removeAll()
    scratch.positions.removeAll()
    scratch.text.append(c)
    return field.typeOrPaste()
  }

  /// One character in overwrite mode takes the place of the next slot's, unless it stands in the fixed text before that or joins the
  /// character before the caret.
  private mutating func typeOrPaste() -> EditResult {
    let typing = scratch.text.count == 1 && anchor == head
    if typing && options.isOverwriting, let end = overwritten() {
      return replaceSymbols(head, end, isTyping: true)
    }
    if !typing, let result = pasteAtOnce() { return result }
    return replaceSymbols(low, high, isTyping: typing)
  }

  /// Pastes a text at the end where each of its characters is a step, but for fixed text before them: as if they were typed, and yet a step of
  /// undo by itself. nil, and nothing is changed, where it takes the general way.
  private mutating func pasteAtOnce() -> EditResult? {
    let (caret, place, hadTail) = (head, now.count, now.tailLength > 0)
    guard anchor == caret, memory.isQuick, caret == now.length, scratch.text.count > 1, rejected.count == 0,
      memory.lengthBeforeCommit < 0
    else { return nil }
    guard let kept = now.appendAtOnce(scratch.text, eager: memory.isEager) else { return nil }
    history.record(insertionAt: place, of: place, hadTail: hadTail, caret: caret, carried: carried)
    history.breakRun()
    let end = now.length
    carried = now.tailLength > 0 ? end : -1
    setCaret(end)
    let append = ValueEnd.Append(newLength: end, now.isComplete ? .complete : [])
    return EditResult(append, from: kept < place ? now.offset(kept) : caret, caret: caret)
  }

  /// The end of the slot character that a key overwrites; nil where it overwrites none.
  private func overwritten() -> Int? {
    var k = now.characters(before: head)
    while k < now.count && now.isQuoted(k) { k += 1 }
    guard k < now.count, joined(at: head) == nil else { return nil }
    let end = now.offset(k + 1)
    for i in head..<end - 1 where now.display[i] == scratch.text[0] { return nil }
    return end
  }
}
