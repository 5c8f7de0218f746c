internal import SecretMemory

/// Composition: an input method's marked text stands in the display as it is, until it is committed.
extension ElementEntry {
  mutating func compose(_ marked: String) {
    forget()
    markedText = marked
  }

  mutating func commit() -> EditResult {
    forget()
    if !isComposing { return refuse() }
    var text = markedText
    defer { text.wipe() }
    markedText = ""
    // inserted, also where keys would overwrite, and a step of its own; what changes nothing does not break a run of typing
    let (overwrites, wasTyping) = (isOverwriting, isInTypingRun)
    let before = (anchor, head, isBehindGap)
    isOverwriting = false
    isInTypingRun = false
    let result = insert(text)
    isOverwriting = overwrites
    isInTypingRun = wasTyping && !result.effects.contains(.valueChanged) && (anchor, head, isBehindGap) == before
    return result
  }

  /// What is shown, with marked text in place of the selection.
  var text: String {
    let text = display
    if !isComposing { return text }
    var shown = String.UnicodeScalarView()
    let range = shownSelection
    let marked = markedText.unicodeScalars
    var counter = OffsetCounter(options.offsetUnit)
    var isMarked = false
    for scalar in text.unicodeScalars {
      let place = counter.total
      counter.count(scalar)
      if place >= range.lowerBound && !isMarked {
        shown.append(contentsOf: marked)
        isMarked = true
      }
      if place < range.lowerBound || place >= range.upperBound { shown.append(scalar) }
    }
    if !isMarked { shown.append(contentsOf: marked) }
    return String(shown)
  }

  /// Where marked text stands, or what it stands in place of.
  var shownSelection: Range<Int> {
    let head = offset(of: head, behindGap: isBehindGap)
    let anchor = anchor == self.head ? head : offset(of: anchor, behindGap: anchor < self.head)
    return min(anchor, head)..<max(anchor, head)
  }

  /// Marked text stands in place of the selection, the caret behind it.
  var composedCaret: Int { composedOffset(atEnd: false) }
  var composedLength: Int { composedOffset(atEnd: true) }

  /// Where marked text ends, or all that is shown. A mark that is composed joins the character before it, so they are counted together.
  private func composedOffset(atEnd: Bool) -> Int {
    let range = shownSelection
    var (shown, marked) = (display, markedText)
    defer {
      shown.wipe()
      marked.wipe()
    }
    var (place, offset) = (OffsetCounter(options.offsetUnit), OffsetCounter(options.offsetUnit))
    for scalar in shown.unicodeScalars {
      if place.total < range.lowerBound { offset.count(scalar) }
      place.count(scalar)
    }
    for scalar in marked.unicodeScalars { offset.count(scalar) }
    if !atEnd { return offset.total }
    place = OffsetCounter(options.offsetUnit)
    for scalar in shown.unicodeScalars {
      if place.total >= range.upperBound { offset.count(scalar) }
      place.count(scalar)
    }
    return offset.total
  }
}

extension NumberList {
  /// Keeps a text's scalars in place of what is there.
  mutating func keep(_ text: String) {
    removeAll()
    for scalar in text.unicodeScalars { append(scalar.value) }
  }
}
