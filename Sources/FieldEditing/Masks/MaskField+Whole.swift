/// The whole field at once: from a text, from a value, and on leaving it.
extension MaskField {
  /// Makes the whole field from a text, read as a value and as a display, whichever loses less.
  ///
  ///     field.format("+1 (555) 123-4567")   // the same as 5551234567
  @discardableResult mutating func format(_ text: String) -> EditResult {
    endComposition()
    rejected.removeAll()
    readSymbols(of: text, keepHoles: true)
    _ = readWhole()
    rejected.append(first.rejected, 0..<first.rejected.count)
    return accept(Outcome(), caret: next.length, carried: carried)
  }

  /// Makes the whole field from a value alone.
  @discardableResult mutating func assign(_ value: String) -> EditResult {
    endComposition()
    rejected.removeAll()
    readSymbols(of: value, keepHoles: true)
    return assignSymbols()
  }

  /// Takes the value of a field over another mask, and its caret. No string is made of it: it may be a secret.
  mutating func takeOver(_ former: inout MaskField) -> EditResult {
    let shown = former.isComposing ? former.composedLength : former.length
    rejected.removeAll()
    if former.isComposing {
      former.commit()
      rejected.append(former.rejected, 0..<former.rejected.count)
    }
    scratch.text.removeAll()
    scratch.positions.removeAll()
    for k in 0..<former.now.count {
      let symbol = former.now.character(k)
      guard
        let taken = symbol < .firstCluster
          ? symbol : typed.symbol(of: former.tables.scalars(of: symbol, former.typed), in: tables)
      else { continue }
      scratch.text.append(taken)
      scratch.positions.append(UInt32(k))
    }
    var result = assignSymbols()
    head = now.offset(min(former.now.characters(before: former.head), now.count))
    anchor = head
    result = EditResult(replacing: shown, with: length, result)
    result.selection = selection
    history.clear()
    return result
  }

  /// Makes the whole field from `scratch.text`, a value.
  private mutating func assignSymbols() -> EditResult {
    first.begin(now, 0)
    first.readValue(typed, scratch)
    rejected.append(first.rejected, 0..<first.rejected.count)
    swap(&next, &first.states)
    next.dropHolesAtEnd()
    next.dropCertainEnd()
    showTail(walked: false)
    return accept(Outcome(), caret: next.length, carried: carried)
  }

  /// Reads `scratch.text` as the whole into `next`. → whether nothing is lost
  mutating func readWhole() -> Bool {
    first.begin(now, 0)
    first.readValue(typed, scratch)
    if first.loss != Candidate.Loss() {
      second.begin(now, 0)
      second.read(typed, &scratch)
      if second.loss < first.loss { swap(&first, &second) }
    }
    next.copy(first.states, to: first.states.count)
    next.dropHolesAtEnd()
    next.dropCertainEnd()
    if next.count < first.states.count { first.walked.removeAll() }
    showTail(walked: true)
    return first.loss == Candidate.Loss()
  }

  /// Leaves the field: a number of fixed width that was begun is padded, and the first complete reading is shown with all its fixed
  /// text, whose quoted part joins the value.
  @discardableResult mutating func leave() -> EditResult {
    endComposition()
    rejected.removeAll()
    next.copy(now, to: now.count)
    var outcome = Outcome()
    if !next.isComplete {
      guard scratch.padded.pad(next) else { return refuse() }
      let digits = next.openNumber?.digits ?? 0
      outcome.padded = next.count - digits..<scratch.padded.count - digits
      swap(&next, &scratch.padded)
      if !next.isComplete {
        if options.isEager { next.showCertain() } else { next.hideTail() }
        return accept(outcome, caret: next.length, carried: carried)
      }
    }
    let before = next.count
    guard next.leave() else { return refuse() }
    outcome.supplied = before..<next.count
    return accept(outcome, caret: next.length, carried: carried)
  }
}

extension Layout {
  /// Reads a value into an empty layout. → false, and nothing is read, where it is not kept as it is
  fileprivate mutating func readKept(_ value: borrowing NumberList) -> Bool {
    for k in 0..<value.count where !exact(value[k]) {
      clear()
      return false
    }
    for k in 0..<count where character(k) != value[k] {
      clear()
      return false
    }
    return true
  }
}

extension Candidate {
  /// Reads the text as a value: no character walks over fixed text. A value that the mask keeps as it is, one that a field held before, is
  /// read as it is, whatever a slot on the way would make of its case; another character by character.
  mutating func readValue(_ typed: TypedClusters, _ scratch: borrowing Scratch) {
    if states.readKept(scratch.text) { return }
    for i in 0..<scratch.text.count where !states.feed(scratch.text[i]) {
      let isWord = states.tables.isLetterOrNumber(scratch.text[i], typed)
      reject(scratch.position(i), states.isFull ? .full : states.isAtLimit ? .tooLong : .doesNotFit, isLetterOrNumber: isWord)
    }
  }
}
