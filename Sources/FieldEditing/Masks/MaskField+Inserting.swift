internal import SecretMemory

/// Texts in place of the selection: typed, pasted, or put into any part of the display.
extension MaskField {
  /// Puts a text in place of the selection: one character is typed, several are pasted.
  ///
  /// Cost: for an ASCII character a table step, and as many more as characters stand behind it.
  @inline(__always) mutating func insert(_ text: String) -> EditResult {
    let bytes = text.utf8
    if bytes.count == 1, let c = bytes.first { return type(Symbol(c)) }
    if bytes.count <= 4, let scalar = text.unicodeScalars.first, UTF8.width(scalar) == bytes.count {
      return insertForeign(scalar)
    }
    return replaceSelection(withSymbolsOf: text)
  }

  /// Types a character in place of the selection.
  @inline(__always) func insert(_ scalar: Unicode.Scalar) -> EditResult {
    scalar.isASCII ? type(scalar.value) : insertForeign(scalar)
  }

  /// Types a character beyond ASCII in place of the selection: by its action where all literals are ASCII and it composes with nothing. Such as
  /// the Kelvin sign would walk over a k.
  @inline(never) private func insertForeign(_ scalar: Unicode.Scalar) -> EditResult {
    if anchor == head, memory.isQuick, scalar.simpleLowercase.value >= 128, scalar != Slot.hole, Normalization.keeps(scalar) {
      return typeByAction(scalar.value)
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

  /// One character in overwrite mode takes the place of the next slot's, unless it stands in the fixed text before that or joins the
  /// character before the caret.
  mutating func typeOrPaste() -> EditResult {
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
    guard let unchanged = now.enter(scratch.text, eager: memory.isEager) else { return nil }
    history.record(insertionAt: place, of: place, hadTail: hadTail, caret: caret, carried: carried)
    history.breakRun()
    let end = now.length
    carried = now.tailLength > 0 ? end : -1
    setCaret(end)
    let start = unchanged < place ? now.offset(unchanged) : caret
    var result = changed(from: start, caret, caret: end)
    if start < caret { result.effects.formUnion(.laidOutAnew) }
    return result
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
