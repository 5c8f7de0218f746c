internal import SecretMemory

/// Typing, pasting, and replacing any part of the display.
extension MaskField {
  /// Puts a text in place of the selection: one character is typed, several are pasted.
  ///
  /// Cost: for an ASCII character a table step, and as many more as characters stand behind it.
  @inline(__always) mutating func insert(_ text: String) -> EditResult {
    let bytes = text.utf8
    if bytes.count == 1, let c = bytes.first { return type(Symbol(c)) }
    return replaceSelection(withSymbolsOf: text)
  }

  /// Types a character in place of the selection.
  @inline(__always) mutating func insert(_ scalar: Unicode.Scalar) -> EditResult {
    scalar.isASCII ? type(scalar.value) : replaceSelection(withSymbolsOf: String(scalar))
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
  @inline(__always) private mutating func type(_ c: Symbol) -> EditResult {
    let caret = head
    if anchor == caret && memory.isQuick {
      let append = now.append(c, at: caret, eager: memory.isEager)
      if append.from >= 0 { return appended(append, caret) }
      let key = now.typeWithin(c, at: caret, eager: memory.isEager)
      if key.isTaken {
        if !history.isTyping(at: caret) { history.record(insertion: key, caret: caret, carried: carried) }
        history.continues(at: Int(key.caret))
        carried = key.isCarried ? Int(key.caret) : -1
        return taken(key)
      }
    }
    return typeAnyhow(c)
  }

  /// What a fast key at the end did, as a result.
  @inline(__always) private mutating func appended(_ append: Layout.Append, _ caret: Int) -> EditResult {
    let end = append.newLength
    if !history.isTyping(at: caret) {
      history.record(appendTo: now.count - 1, hadTail: append.facts & 1 != 0, caret: caret, carried: carried)
    }
    history.continues(at: end)
    carried = append.facts & 2 != 0 ? end : -1
    if rejected.count > 0 { rejected.removeAll() }
    anchor = end
    head = end
    return EditResult(append, caret: caret)
  }

  /// What a fast key in the middle did, as a result.
  @inline(__always) mutating func taken(_ key: Layout.Key) -> EditResult {
    if rejected.count > 0 { rejected.removeAll() }
    anchor = Int(key.caret)
    head = anchor
    return EditResult(key)
  }

  @inline(never) private mutating func typeAnyhow(_ c: Symbol) -> EditResult {
    endComposition()
    rejected.removeAll()
    scratch.text.removeAll()
    scratch.positions.removeAll()
    scratch.text.append(c)
    return typeOrPaste()
  }

  /// One character in overwrite mode takes the place of the next slot's, unless it stands in the fixed text before that or joins the
  /// character before the caret.
  private mutating func typeOrPaste() -> EditResult {
    let typing = scratch.text.count == 1 && anchor == head
    if typing && options.isOverwriting, let end = overwritten() {
      return replaceSymbols(head, end, isTyping: true)
    }
    return replaceSymbols(low, high, isTyping: typing)
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
