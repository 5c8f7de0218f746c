/// Keys: one character in place of the selection, as the action that the mask's table has for it says.
///
/// A character is taken in one of five ways: appended (`type`), read at the end by its action (`read`), spliced into the middle (`splice`),
/// typed over a literal that is shown (`confirm`), or as the general path finds (`replaceSymbols`), which is what the others are held against.
extension MaskField {
  /// Types an ASCII character at the selection.
  ///
  /// Here stands what nearly all keys take. Each other way is a function of its own, so that this one does it all in registers.
  @inline(__always) func type(_ c: Symbol) -> EditResult {
    let caret = head
    guard anchor == caret && memory.isQuick else { return typeGenerally(c) }
    let append = unsafe now.place.pointee.end.append(c, at: caret, isEager: memory.isEager)
    guard append.isTaken else { return typeByAction(c) }
    if !history.isTyping(at: caret) || rejected.count > 0 { beginTyping(at: caret) }
    moveCaret(to: append.newLength, isCarried: append.facts.contains(.tail))
    return EditResult(append, from: caret, caret: caret)
  }

  /// The first of several characters typed at the end begins a step of undo.
  @inline(never) private func beginTyping(at caret: Int) {
    let place = now.count - 1
    recordTyping(at: place, of: place, hadTail: now.offset(place) < caret, caret)
  }

  /// Types a character at the caret that takes more than one step of the table.
  @inline(never) func typeByAction(_ c: Symbol) -> EditResult {
    guard agree else { return typeGenerally(c) }
    if head < now.length { return splice(c) }
    let key = now.key(c)
    switch key.action {
    case .general: return typeGenerally(c)
    case .confirm, .confirmIfCarried, .reject: return c < 128 ? confirm(key) : typeGenerally(c)
    case .append, .appendAlike, .reparse, .fold, .insertLiterals, .takeLiteral: return read(key)
    }
  }

  /// Reads a character at the end, as its action says.
  @inline(__always) private func read(_ key: Layout.Key) -> EditResult {
    let (caret, place, hadTail) = (head, now.count, now.tailLength > 0)
    guard let entry = now.enter(key, eager: memory.isEager) else { return typeGenerally(key.character) }
    recordTyping(at: place, of: place, hadTail: hadTail, caret)
    moveCaret(to: entry.caret, isCarried: entry.isCarried)
    let start = entry.unchanged < place ? now.offset(entry.unchanged) : caret
    var result = changed(from: start, caret, caret: entry.caret)
    if start < caret { result.effects.formUnion(.laidOutAnew) }
    if !entry.inserted.isEmpty {
      result.supplied = now.offset(entry.inserted.lowerBound + 1) - 1..<now.offset(entry.inserted.upperBound)
      result.effects.formUnion(.supplied)
    }
    return result
  }

  /// Types an ASCII character in the middle, where what follows goes on as it did.
  @inline(__always) private func splice(_ c: Symbol) -> EditResult {
    let (caret, count, length, hadTail) = (head, now.count, now.length, now.tailLength > 0)
    guard c < 128, let (k, replaces) = now.placeToSplice(c, at: caret) else { return typeGenerally(c) }
    if replaces {
      guard now.characterRead(k) != c, next.splice(now, k..<k + 1, with: c, eager: memory.isEager) else {
        return typeGenerally(c)
      }
      history.record(&now, anchor: caret, head: caret, carried: carried, goesOn: history.isTyping(at: caret))
      if rejected.count > 0 { rejected.removeAll() }
      swap(&now, &next)
    } else if now.insertInStep(c, before: k, eager: memory.isEager) {
      recordTyping(at: k, of: count, hadTail: hadTail, caret)
    } else {
      guard next.splice(now, k..<k, with: c, eager: memory.isEager) else { return typeGenerally(c) }
      recordTyping(at: k, of: count, hadTail: hadTail, caret)
      swap(&now, &next)
    }
    let run = memory.isEager ? now.shortRunLength(k &+ 1) : 0
    let end = now.offset(k &+ 1) &+ run
    // the next character will not stand beside this one if the caret was carried over one of the value
    if run > 0 && k &+ 1 < now.count && now.offset(k &+ 2) <= end { history.makeWhole(now) }
    moveCaret(to: end, isCarried: run > 0)
    return changed(from: caret, length, caret: end)
  }

  /// The caret goes to the place after a literal that is shown before it, as the character is typed over that; or the character is rejected.
  private func confirm(_ key: Layout.Key) -> EditResult {
    if key.action == .reject { return reject() }
    let isConfirmed = key.action == .confirm || head == carried
    guard isConfirmed, let end = typedOver(key.character, at: head, behind: now.count) else {
      return typeGenerally(key.character)
    }
    if rejected.count > 0 { rejected.removeAll() }
    if end != head {
      if history.isTyping(at: head) { history.continues(at: end) } else { history.breakRun() }
      setCaret(end)
    }
    carried = -1
    return EditResult(end..<end, newEnd: end, selection: end..<end, isComplete: now.isComplete, effects: [])
  }

  /// Rejects a character at the end that does not fit there.
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

  /// Types a character as the general path does, which all actions are held against.
  @inline(never) func typeGenerally(_ c: Symbol) -> EditResult {
    var field = self
    field.endComposition()
    rejected.removeAll()
    scratch.text.removeAll()
    scratch.positions.removeAll()
    scratch.text.append(c)
    return field.typeOrPaste()
  }
}

/// What keys do beside changing the layout.
extension MaskField {
  /// Keeps a step to be undone, unless what is typed goes on with the last one: so many characters stood before it, and in all.
  @inline(__always) private func recordTyping(at place: Int, of count: Int, hadTail: Bool, _ caret: Int) {
    if rejected.count > 0 { rejected.removeAll() }
    if history.isTyping(at: caret) { return }
    history.record(insertionAt: place, of: count, hadTail: hadTail, caret: caret, carried: carried)
  }

  /// Moves the caret to where a character typed next goes on with the same step of undo.
  @inline(__always) private func moveCaret(to end: Int, isCarried: Bool) {
    history.continues(at: end)
    let nowCarried = isCarried ? end : -1
    if carried != nowCarried { carried = nowCarried }
    setCaret(end)
  }

  /// What a key did, as a result: the display was so long, and is another one from `start` on.
  @inline(__always) func changed(from start: Int, _ oldLength: Int, caret: Int) -> EditResult {
    now.check()
    return EditResult(from: start, oldLength, newLength: now.length, caret: caret, isComplete: now.isComplete)
  }
}
