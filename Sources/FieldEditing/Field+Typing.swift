/// Typing, pasting, and replacing any part of the display.
extension Field {
  /// Puts a text in place of the selection: one character is typed, several are pasted.
  ///
  /// Cost: for an ASCII character a table step, and as many more as characters stand behind it.
  @discardableResult public mutating func insert(_ text: String) -> EditResult {
    let bytes = text.utf8
    if bytes.count == 1, let c = bytes.first { return type(Symbol(c)) }
    return replaceSelection(withSymbolsOf: text)
  }

  /// Types a character in place of the selection.
  @discardableResult public mutating func insert(_ scalar: Unicode.Scalar) -> EditResult {
    scalar.isASCII ? type(scalar.value) : replaceSelection(withSymbolsOf: String(scalar))
  }

  /// Replaces a range of the display by a text: what typing, pasting, dropping, autofill and input methods all are.
  ///
  /// The range is clamped to the display. An empty text deletes.
  @discardableResult public mutating func replace(_ range: Range<Int>, with text: String) -> EditResult {
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
  private mutating func type(_ c: Symbol) -> EditResult {
    if anchor == head && isPlain && !now.hasForeign && marked.isEmpty && !options.isOverwriting {
      if head == now.length {
        if let result = append(c) { return result }
      } else if let result = typeWithin(c) {
        return result
      }
    }
    return typeAnyhow(c)
  }

  @inline(never) private mutating func typeAnyhow(_ c: Symbol) -> EditResult {
    endComposition()
    rejected.removeAll()
    scratch.text.removeAll()
    scratch.text.append(c)
    return typeOrPaste()
  }

  /// The fast key at the end of the display.
  @inline(__always) private mutating func append(_ c: Symbol) -> EditResult? {
    let (count, tail, end) = (now.count, now.tailLength, head)
    let from = now.append(c, eager: options.isEager)
    if from < 0 { return nil }
    if !history.isTyping(at: end) {
      history.record(insertionAt: count, of: count, tail: tail, anchor: end, head: end, carried: carried)
    }
    rejected.removeAll()
    let length = now.length
    carried = now.tailLength > 0 ? length : -1
    anchor = length
    head = length
    history.continues(at: length)
    return EditResult(
      replaced: from..<end, replacement: from..<length, selection: length..<length, isComplete: now.isComplete,
      effects: from < end ? [.valueChanged, .laidOutAnew] : .valueChanged, rejectedCount: 0, supplied: 0..<0, padded: 0..<0)
  }

  /// The fast key in the middle.
  @inline(__always) private mutating func typeWithin(_ c: Symbol) -> EditResult? {
    let k = now.characters(before: head)
    let (count, end, caret) = (now.count, now.length, head)
    guard k < count, now.tailLength == 0 || now.isTailCertain else { return nil }
    let tail = now.tailLength
    if !now.insert(c, at: caret, before: k, eager: options.isEager) { return nil }
    if !history.isTyping(at: caret) {
      history.record(insertionAt: k, of: count, tail: tail, anchor: caret, head: caret, carried: carried)
    }
    rejected.removeAll()
    let after = now.offset(k + 1)
    let run = options.isEager ? now.runLength(k + 1) : 0
    carried = run > 0 ? after + run : -1
    anchor = after + run
    head = anchor
    history.continues(at: head)
    return EditResult(
      replaced: caret..<end, replacement: caret..<now.length, selection: head..<head, isComplete: now.isComplete,
      effects: .valueChanged, rejectedCount: 0, supplied: 0..<0, padded: 0..<0)
  }

  /// One character in overwrite mode takes the place of the next slot's, unless it stands in the fixed text before that.
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
    guard k < now.count else { return nil }
    let end = now.offset(k + 1)
    for i in head..<end - 1 where now.display[i] == scratch.text[0] { return nil }
    return end
  }
}
