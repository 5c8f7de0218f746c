internal import NumberFormatting
internal import UnicodeFacts

/// Edits as the content makes a draft of them.
extension Editor {
  /// Carries out a command. Keys, of which each content has a fast path, do not come this way.
  func apply(_ command: EditCommand) -> EditResult {
    switch command {
    case .deleteForward: return deleteForward()
    case .setText(let text):
      begin()
      content.endTyping()
      return finish(content.format(text, &state))
    case .setValue(let value):
      begin()
      content.endTyping()
      return finish(content.setValue(value, &state))
    case .endEditing:
      begin()
      return finish(content.endEditing(&state))
    case .step(let count, let size):
      begin()
      return finish(content.step(by: count, of: options.steps.length(size), &state))
    case .undo: return step(back: true)
    case .redo: return step(back: false)
    case .unmarkText: return unmarkText()
    case .changeRegion: return rejectCommand()
    default: return reported(command)
    }
  }

  /// Types a character, or pastes a text, in place of the selection, which no text deletes.
  @inline(never) func insertGeneral(_ text: String) -> EditResult {
    var scalars = text.unicodeScalars.makeIterator()
    guard let first = scalars.next() else {
      begin()
      return state.selection.isCaret ? reject() : deleteSelection()
    }
    if scalars.next() == nil { return typeGeneral(first) }
    // not in a closure, whose context may be memory that is not wiped
    begin()
    content.endTyping()
    let outcome = content.paste(text, &state)
    return finish(outcome, isTyping: outcome.isTyping)
  }

  /// Types a character. One that shows nothing is not part of a value, and neither opens a place nor closes one.
  @inline(never) func typeGeneral(_ scalar: Unicode.Scalar) -> EditResult {
    begin()
    if scalar.isInvisible && !content.joins(invisible: scalar, state.selection) {
      return finish(state.reject(.invisible))
    }
    return finish(content.type(scalar, &state), isTyping: true)
  }

  /// Deletes the selection, else the element before the caret, stepping over a gap.
  @inline(never) func deleteBackwardGeneral() -> EditResult {
    begin()
    if !state.selection.isCaret { return deleteSelection() }
    if let outcome = content.takeBack(&state) { return finish(outcome) }
    let (place, end) = (max(0, state.selection.head - 1), state.selection.head)
    return finish(content.delete(place..<end, steppingTo: place, &state))
  }

  /// Deletes the selection, else the element after the caret, stepping over a gap.
  private func deleteForward() -> EditResult {
    begin()
    content.endTyping()
    let place = state.selection.head
    if !state.selection.isCaret { return deleteSelection() }
    return place < content.elementCount
      ? finish(content.delete(place..<place + 1, steppingTo: place + 1, &state)) : reject()
  }

  private func deleteSelection() -> EditResult {
    content.endTyping()
    let elements = state.selection.elements
    if state.selection.isGap { return finish(content.deleteGap(before: elements.lowerBound)) }
    return finish(content.delete(elements, steppingTo: elements.lowerBound, &state))
  }
}

/// Keys over digits and free text: nearly all are accepted at a caret, and inserted or deleted in place.
extension Editor where Content: InPlaceContent {
  /// Types a character, or pastes a text, in place of the selection.
  @inline(never) func insert(_ text: String) -> EditResult {
    // a copy of the text, if only of a view of it, would be counted
    if text.utf8.count == 1, let c = text.utf8.first { return type(ascii: c) }
    var scalars = text.unicodeScalars.makeIterator()
    if let first = scalars.next(), scalars.next() == nil { return type(first) }
    return insertGeneral(text)
  }

  @inline(__always) func insert(_ scalar: Unicode.Scalar) -> EditResult {
    scalar.value < 128 ? type(ascii: UInt8(truncatingIfNeeded: scalar.value)) : type(scalar)
  }

  @inline(__always) private func type(ascii c: UInt8) -> EditResult {
    insertFast(c) ?? typeGeneral(Unicode.Scalar(c))
  }

  @inline(never) private func type(_ scalar: Unicode.Scalar) -> EditResult {
    if let key = content.key(of: scalar), let result = insertFast(key) { return result }
    return typeGeneral(scalar)
  }

  /// - Returns: `nil`, and nothing is changed, where it takes the general path.
  @inline(__always) private func insertFast(_ key: UInt8) -> EditResult? {
    let selection = state.selection
    guard selection.isCaret, content.isFastKey(key, at: selection.head) else { return nil }
    if !state.history.isCoalescing || !state.report.isEmpty { prepare(key) }
    guard let result = content.insertFast(key, at: selection.head) else { return nil }
    state.selection = ElementSelection(caret: selection.head &+ 1)
    content.check()
    return result
  }

  /// The first of several characters begins an undo step, and what the last edit reported goes.
  @inline(never) private func prepare(_ key: UInt8) {
    if !content.accepts(key, at: state.selection.head) { return }
    state.report.removeAll()
    if !state.history.isCoalescing {
      content.prepare(.insert(key, at: state.selection.head))
      record()
    }
    state.history.isCoalescing = true
  }

  /// Deletes the selection, else the element before the caret, stepping over a gap.
  @inline(__always) func deleteBackward() -> EditResult {
    let selection = state.selection
    guard selection.isCaret, content.deletesFast(before: selection.head) else { return deleteBackwardGeneral() }
    state.report.removeAll()
    content.prepare(.delete(at: selection.head &- 1))
    return change(.delete(at: selection.head &- 1), isTyping: false)
  }
}
