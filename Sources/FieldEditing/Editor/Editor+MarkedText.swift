import MaskEngine
internal import SecretMemory

/// Marked text of an input method stands in the display as it is, until it is committed.
extension Editor: Composition where Content: ~Copyable {
  var length: Int { content.length }
  var lengthBeforeCommit: Int {
    get { state.lengthBeforeCommit }
    nonmutating set { state.lengthBeforeCommit = newValue }
  }

  /// Keeps marked text in place of what is there.
  func mark(_ text: String) {
    state.marked.removeAll()
    for scalar in text.unicodeScalars { state.marked.append(scalar.value) }
    settle()
  }

  mutating func commit() -> EditResult {
    state.report.removeAll()
    if !isComposing { return reject() }
    var text = state.marked.scalarText
    defer { text.wipe() }
    mark("")
    // inserted, also where keys would overwrite, and a step of its own; what changes nothing does not break coalesced typing
    let (overwrites, wasCoalescing, before) = (options.isOverwriting, state.history.isCoalescing, state.selection)
    overwrite(false)
    state.history.isCoalescing = false
    let result = insert(text)
    overwrite(overwrites)
    state.history.isCoalescing = wasCoalescing && !result.effects.contains(.valueChanged) && state.selection == before
    return result
  }
}

extension Editor where Content: ~Copyable {
  /// What is shown, with marked text in place of the selection.
  var text: String {
    if !isComposing { return content.display }
    var shown = String.UnicodeScalarView()
    forEachShown { scalar, _ in shown.append(scalar) }
    return String(shown)
  }

  /// Marked text stands in place of the selection, the caret after it. A mark that is composed joins the character before it, so they are
  /// counted together.
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
  private func forEachShown(_ body: (Unicode.Scalar, _ isAfter: Bool) -> Void) {
    let selection = state.selection
    let anchor = content.offset(of: selection.anchor, behindGap: selection.anchor < selection.head)
    let (low, high) = selection.isCaret ? (headOffset, headOffset) : (min(anchor, headOffset), max(anchor, headOffset))
    var (shown, marked) = (content.display, state.marked.scalarText)
    defer {
      shown.wipe()
      marked.wipe()
    }
    var (place, isMarked) = (OffsetCounter(options.offsetUnit), false)
    for scalar in shown.unicodeScalars {
      let offset = place.total
      place.count(scalar)
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
