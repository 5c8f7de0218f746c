import NumberFormatting

/// Making an edit: the draft is taken over, and what changed is found by comparing the displays.
extension NumberField {
  /// Whether all digits are selected: then the sign is too, and what is typed starts a new number.
  var isWholeSelected: Bool { anchor != head && low == 0 && high == number.elementCount }

  /// Nothing changes: the key is reported.
  mutating func refuse(_ reason: Rejection.Reason?, at position: Int = 0) -> EditResult {
    if let reason { memory.rejection = Rejection(position: position, reason: reason) }
    return still(.rejected)
  }

  /// Nothing changes but the caret.
  mutating func walk(to element: Int, behindGap: Bool = false, isTyping: Bool = false) -> EditResult {
    let goesOn = isTyping && anchor == head && history.isTyping
    anchor = element
    head = element
    isBehindGap = behindGap
    if !goesOn { history.breakRun() }
    return still([])
  }

  private func still(_ effects: EditResult.Effects) -> EditResult {
    let caret = self.caret
    var result = EditResult(caret..<caret, newEnd: caret, selection: selection, isComplete: isComplete, effects: effects)
    result.rejectedCount = memory.rejection == nil ? 0 : 1
    return widened(result)
  }

  /// Takes the draft over with the caret behind so many elements: a step that can be undone, if it changes anything.
  mutating func accept(caret: Int, isTyping: Bool = false, effects: EditResult.Effects = []) -> EditResult {
    accept(anchor: caret, head: caret, isTyping: isTyping, effects: effects)
  }

  /// The same with what is selected then.
  mutating func accept(
    anchor: Int, head: Int, behindGap: Bool = false, isTyping: Bool = false, effects: EditResult.Effects = []
  ) -> EditResult {
    let goesOn = isTyping && self.anchor == self.head && history.isTyping
    let changes = !number.isSame(as: draft)
    if changes && !goesOn { record() }
    if changes { history.forgetFuture() }
    let moves = self.anchor != anchor || self.head != head
    if isTyping && (changes || goesOn) {
      history.beginRun()
    } else if changes || moves {
      history.breakRun()
    }
    return show(anchor: anchor, head: head, behindGap: behindGap, effects: changes ? effects.union(.valueChanged) : effects)
  }

  /// Takes the draft over, and tells what has changed.
  mutating func show(anchor: Int, head: Int, behindGap: Bool, effects: EditResult.Effects) -> EditResult {
    let (replaced, newEnd) = ends(of: layout.take(&draft))
    (self.anchor, self.head, isBehindGap) = (anchor, head, behindGap)
    let effects = effects.union(boundsEffects)
    var result = EditResult(replaced, newEnd: newEnd, selection: selection, isComplete: isComplete, effects: effects)
    // what is supplied is the zero before a separator
    if effects.contains(.supplied) { result.supplied = offset(of: 0)..<offset(of: 1) }
    return widened(result)
  }

  var boundsEffects: EditResult.Effects {
    if !memory.hasBounds { return [] }
    switch boundsState {
    case .below: return .belowMinimum
    case .inside: return []
    case .above: return .aboveMaximum
    }
  }

  /// The limit that a number of the draft's own passes.
  var excess: Rejection.Reason? { excess(integers: 0, fraction: 0) }

  /// The limit the draft passes. What leaving padded or rounded may be beyond one: refused is only what makes it longer.
  var growth: Rejection.Reason? { excess(integers: number.integerCount, fraction: number.fractionCount) }

  private func excess(integers: Int, fraction: Int) -> Rejection.Reason? {
    if draft.integerCount > max(memory.integerLimit, integers) { return .tooManyIntegerDigits }
    return draft.fractionCount > max(memory.fractionLimit, fraction) ? .tooManyFractionDigits : nil
  }

  /// The first digit of the draft that passes a limit.
  func excessDigit(_ reason: Rejection.Reason) -> Int {
    reason == .tooManyIntegerDigits ? memory.integerLimit : draft.integerCount + memory.fractionLimit
  }

  /// How many digits there are too many, where a number must not grow.
  func excessCount(_ reason: Rejection.Reason) -> Int {
    reason == .tooManyIntegerDigits
      ? draft.integerCount - max(memory.integerLimit, number.integerCount)
      : draft.fractionCount - max(memory.fractionLimit, number.fractionCount)
  }

  /// Takes the draft over if the format has room for it; else nothing changes.
  mutating func acceptIfFits(caret: Int, isTyping: Bool = false, effects: EditResult.Effects = []) -> EditResult {
    if let growth { return refuse(growth) }
    return accept(caret: caret, isTyping: isTyping, effects: effects)
  }
}
