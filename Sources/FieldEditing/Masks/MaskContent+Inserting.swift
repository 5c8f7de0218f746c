internal import MaskCompiler
internal import MaskEngine
internal import SecretMemory
internal import UnicodeFacts

/// Texts in place of the selection: typed, or pasted.
extension MaskContent {
  func type(_ scalar: Unicode.Scalar, _ state: inout EditorState) -> EditOutcome {
    if memory.numbers.word > 0, let outcome = goOn(afterWord: scalar, &state) { return outcome }
    if memory.place.isClosed && !opens(scalar, &state) {
      return close(.afterRejection, losing: scalar.isLetterOrNumber, &state)
    }
    let scalar = key(for: scalar, at: state.selection.low)
    // what shows nothing got here because it joins the character before the caret
    if scalar.isASCII || scalar.isInvisible {
      scratch.removeText()
      scratch.text.append(scalar.value)
    } else {
      readSymbols(of: String(scalar), &state)
    }
    if !state.selection.isCaret { return enter(isTyping: true, &state) }
    return tables.hasOpenNumbers ? enter(beside: scalar, &state) : enter(intoSlots: scalar, &state)
  }

  /// The key that a scalar is typed for: a full-width form stands for the ASCII character where the mask has no use for
  /// the form itself.
  private func key(for scalar: Unicode.Scalar, at caret: Int) -> Unicode.Scalar {
    guard let plain = scalar.value.plainForm, !now.fits(scalar.value, after: now.characters(before: caret)),
      !tables.nodes.contains(where: { $0.isFixedText && $0.argument == scalar.value })
    else { return scalar }
    return Unicode.Scalar(plain) ?? scalar
  }

  func paste(_ text: String, _ state: inout EditorState) -> EditOutcome {
    endTyping()
    if let outcome = enter(word: text, &state) { return outcome }
    readSymbols(of: text, &state)
    let isTyping = !dropSuffix(after: state.selection.high) && scratch.text.count == 1
    return enter(isTyping: isTyping, &state)
  }

  /// Takes the suffix off the end of a text that is put before the one that is shown.
  ///
  /// - Returns: Whether it was there.
  @discardableResult func dropSuffix(after element: Int) -> Bool {
    let (text, suffix) = (scratch.text.count, memory.suffix)
    guard !suffix.isEmpty, text > suffix.count, element >= now.valueLength,
      suffix.indices.allSatisfy({ scratch.text[text - suffix.count + $0] == tables.node(suffix[$0]).argument })
    else { return false }
    scratch.text.truncate(to: text - suffix.count)
    return true
  }

  /// Puts `scratch.text` in place of the selection, or, of one character, of what it joins or overwrites.
  func enter(isTyping: Bool, _ state: inout EditorState) -> EditOutcome {
    let selection = state.selection
    if scratch.text.isEmpty {
      // no text deletes; one of which nothing can be kept is rejected
      if selection.isCaret || !state.report.isEmpty { return .rejected }
      return erase(characters(of: selection.elements), &state)
    }
    var elements = selection.elements
    if scratch.text.count == 1, selection.isCaret {
      let caret = selection.head
      if let end = endInSuffix(of: scratch.text[0], at: caret) {
        carried = -1
        return .walk(to: end)
      }
      if let cluster = joined(at: caret) {
        if let reason = join(cluster, at: caret) {
          carried = -1
          return rejectText(reason, &state)
        }
        elements = caret - 1..<caret
      } else if isTyping && state.options.isOverwriting, let end = overwritten(from: caret) {
        elements = caret..<end
      }
    }
    var outcome = replace(elements, &state)
    outcome.isTyping = isTyping
    return outcome
  }

  /// How many characters of the suffix are shown.
  var shownSuffix: Int { now.count > 0 ? memory.suffix.count : 0 }

  /// Where a character ends that is typed where it stands in the suffix already.
  private func endInSuffix(of symbol: Symbol, at caret: Int) -> Int? {
    now.length - shownSuffix..<now.length ~= caret && now.display[caret] == symbol ? caret + 1 : nil
  }

  /// The end of the next slot's character, which a key overwrites, unless it stands in the literals before that; `nil`
  /// where it overwrites none.
  private func overwritten(from caret: Int) -> Int? {
    var k = now.characters(before: caret)
    while k < now.count && now.isValueLiteral(k) { k += 1 }
    guard k < now.count else { return nil }
    let end = now.offset(k + 1)
    for i in caret..<end - 1 where now.display[i] == scratch.text[0] { return nil }
    return end
  }
}
