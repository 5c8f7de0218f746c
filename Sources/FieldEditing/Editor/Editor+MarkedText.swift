internal import MaskEngine
internal import SecretMemory

/// Marked text of an input method stands in the display as it is, until it is committed.
extension Editor {
  /// Every other edit commits first, and reports what it did to the display that the view last saw: that with marked
  /// text.
  @inline(__always) func endComposition() { if state.hasMarkedText { commitForEdit() } }

  @inline(never) private func commitForEdit() {
    if state.holdsMarkedText { return endMarking() }
    let length = composedLength
    _ = unmarkText()
    state.lengthBeforeCommit = length
  }

  /// The same for movements, which report nothing: a view that moves the caret while composing reads the display again.
  func commitBeforeMoving() {
    endComposition()
    state.lengthBeforeCommit = -1
  }

  /// What an edit did, in the display that the view last saw.
  @inline(__always) func widened(_ result: EditResult) -> EditResult {
    let former = state.lengthBeforeCommit
    if former < 0 { return result }
    state.lengthBeforeCommit = -1
    return EditResult(replacing: former, with: content.length, result)
  }

  /// Keeps marked text in place of what is there.
  func mark(_ text: String) {
    state.marked.removeAll()
    for scalar in text.unicodeScalars { state.marked.append(scalar.value) }
    settle()
  }

  /// Marked text that stands in the content: it is a step from its first character on.
  func hold(_ text: String) -> EditResult {
    state.report.removeAll()
    if !state.holdsMarkedText {
      if text.isEmpty { return unchanged([]) }
      state.history.isCoalescing = false
    }
    let outcome = content.mark(text, &state)
    if outcome.kind == .rejected { return finish(outcome) }
    state.holdsMarkedText = true
    let result = finish(outcome, isTyping: true)
    if text.isEmpty {
      endMarking()
      state.history.forgetEmptyStep(content)
    }
    return result
  }

  private func endMarking() {
    content.endMarking()
    state.holdsMarkedText = false
    state.history.isCoalescing = false
  }

  func unmarkText() -> EditResult {
    state.report.removeAll()
    if state.holdsMarkedText {
      endMarking()
      return unchanged([])
    }
    if !isComposing { return reject() }
    var text = state.marked.scalarText
    defer { text.wipe() }
    mark("")
    // inserted, also where keys would overwrite, and a step of its own; what changes nothing does not break coalesced
    // typing
    let (overwrites, wasCoalescing, before) = (options.isOverwriting, state.history.isCoalescing, state.selection)
    overwrite(false)
    state.history.isCoalescing = false
    let result = insertGeneral(text)
    overwrite(overwrites)
    state.history.isCoalescing = wasCoalescing && !result.effects.contains(.valueChanged) && state.selection == before
    return result
  }
}

extension Editor {
  /// What is shown, with marked text in place of the selection.
  var text: String {
    if !isComposing { return content.display }
    // what grows leaves no copy of a secret
    var shown: SecretList<UInt8> = []
    forEachShown { scalar, _ in shown.append(scalar) }
    return shown.text
  }

  /// Marked text stands in place of the selection, the caret after it. A mark that is composed joins the character
  /// before it, so they are counted together.
  var composedCaret: Int {
    var counter = OffsetCounter(options.offsetUnit)
    forEachShown { scalar, isAfter in if !isAfter { counter.count(scalar) } }
    return counter.total
  }

  var composedLength: Int {
    var counter = OffsetCounter(options.offsetUnit)
    forEachShown { scalar, _ in counter.count(scalar) }
    return counter.total
  }

  /// Calls a closure with each scalar that is shown, and whether it stands after marked text.
  func forEachShown(_ body: (Unicode.Scalar, _ isAfter: Bool) -> Void) {
    let (low, high) = (shownSelection.lowerBound, shownSelection.upperBound)
    var (shown, marked) = (content.display, state.marked.scalarText)
    defer {
      shown.wipe()
      marked.wipe()
    }
    var (place, offset, isMarked) = (OffsetCounter(options.offsetUnit), 0, false)
    for scalar in shown.unicodeScalars {
      let before = place.total
      place.count(scalar)
      // one that goes on with a character stands where that begins
      if place.total > before { offset = before }
      if offset < low { body(scalar, false) }
      if offset >= low && !isMarked {
        for scalar in marked.unicodeScalars { body(scalar, false) }
        isMarked = true
      }
      if offset >= high { body(scalar, true) }
    }
    if !isMarked { for scalar in marked.unicodeScalars { body(scalar, false) } }
  }
}

extension NumberList {
  /// Scalars as text.
  var scalarText: String {
    func scalar(_ i: Int) -> Unicode.Scalar { Unicode.Scalar(self[i]) ?? "\u{FFFD}" }
    var text = String.UnicodeScalarView()
    // or it would leave copies as it grows; with more room than it needs, a short one would lie in memory that `wipe`
    // takes it not to
    text.reserveCapacity((0..<count).reduce(0) { $0 + UTF8.width(scalar($1)) })
    for i in 0..<count { text.append(scalar(i)) }
    return String(text)
  }
}
