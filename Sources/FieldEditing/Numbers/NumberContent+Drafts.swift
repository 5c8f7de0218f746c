internal import MaskEngine
internal import NumberFormatting

/// Drafts, and what an undo step keeps: the digits, and what else a number is made of.
extension NumberContent {
  var draftChange: DraftChange { layout.showsSame(as: draft) ? .nothing : .value }

  func takeDraft(editedAt element: Int) -> EditResult {
    let (replaced, newEnd) = ends(of: layout.take(&draft))
    updateFastPath()
    return EditResult(replaced, newEnd: newEnd, selection: 0..<0, isComplete: isComplete, effects: [])
  }

  private struct Parts: OptionSet {
    let rawValue: UInt32
    static let negative = Parts(rawValue: 1)
    static let separator = Parts(rawValue: 2)
    /// Grouping keys stand as they were typed: three words more keep them.
    static let asTyped = Parts(rawValue: 4)
    // of those three words the first
    static let undecided = Parts(rawValue: 1)
    static let hadGroup = Parts(rawValue: 2)
    static let autoInsertedZero = Parts(rawValue: 8)
    static let count: UInt32 = 4
    /// The sign of an open group takes a byte more.
    static let countWithSign: UInt32 = count + 8
  }

  @inline(__always) func save(_ selection: ElementSelection, to list: inout NumberList) {
    if number.isAsTyped { return saveAsTyped(selection, to: &list) }
    var parts: Parts = number.isNegative ? .negative : []
    if number.hasSeparator { parts.insert(.separator) }
    if number.hasAutoInsertedZero { parts.insert(.autoInsertedZero) }
    append(parts, selection, to: &list)
  }

  @inline(__always) private func append(_ parts: Parts, _ selection: ElementSelection, to list: inout NumberList) {
    let digits = unsafe UnsafeBufferPointer(start: number.base, count: number.count)
    unsafe list.appendStep(
      selection,
      parts.rawValue | UInt32(number.groupSign.byte) &<< Parts.count
        | UInt32(truncatingIfNeeded: number.integerCount) &<< Parts.countWithSign, digits)
  }

  @inline(never) private func saveAsTyped(_ selection: ElementSelection, to list: inout NumberList) {
    append(number.isNegative ? [.negative, .asTyped] : .asTyped, selection, to: &list)
    var parts: Parts = number.grouping.isOpen ? .undecided : []
    if number.grouping.hadGroup { parts.insert(.hadGroup) }
    let (words, places) = (list.lengthenLastStep(by: 3), number.grouping.words)
    (words[0], words[1], words[2]) = (parts.rawValue, places.low, places.high)
  }

  func restore(from list: borrowing NumberList, at start: Int) -> EditResult.Effects {
    run.end()
    makeDraft(of: list, at: start)
    return .valueChanged
  }

  /// Makes a draft of the number that a step keeps.
  func makeDraft(of list: borrowing NumberList, at start: Int) {
    let (fact, digits) = unsafe (list.fact(ofStepAt: start), list.characters(ofStepAt: start))
    let parts = Parts(rawValue: fact & (1 &<< Parts.count &- 1))
    draft.removeAll()
    draft.isNegative = parts.contains(.negative)
    for i in digits.indices { draft.append(unsafe digits[i]) }
    if parts.contains(.asTyped) {
      let (words, count) = (list.content(ofStepAt: start), list.contentCount(ofStepAt: start))
      var grouping = TypedGrouping(words: (words[count - 2], words[count - 1]))
      let keys = Parts(rawValue: words[count - 3])
      (grouping.isOpen, grouping.hadGroup) = (keys.contains(.undecided), keys.contains(.hadGroup))
      draft.setGrouping(grouping)
    } else if parts.contains(.separator) {
      draft.insertSeparator(at: Int(fact &>> Parts.countWithSign))
      draft.groupSign = GroupSign(byte: UInt8(truncatingIfNeeded: fact &>> Parts.count))
    }
    draft.hasAutoInsertedZero = parts.contains(.autoInsertedZero)
  }

  /// The limit that a number of the draft's own passes.
  var excess: Rejection.Reason? { excess(integers: 0, fraction: 0) }

  /// The limit the draft passes. What ending editing padded or rounded may be beyond one: rejected is only what makes
  /// it longer.
  var growth: Rejection.Reason? { excess(integers: number.integerCount, fraction: fractionCount) }

  /// Of a number that stands as it was typed none counts: it has no more than there is room for once it is settled.
  private var fractionCount: Int { number.isAsTyped ? 0 : number.fractionCount }

  private func excess(integers: Int, fraction: Int) -> Rejection.Reason? {
    if integerDigits > max(memory.integerLimit, integers) { return .tooManyIntegerDigits }
    if draft.hasOpenGroup { return nil }
    return draft.fractionCount > max(memory.fractionLimit, fraction) ? .tooManyFractionDigits : nil
  }

  /// The digits of the draft that count as integer digits: in a group that is still open, all do.
  private var integerDigits: Int { draft.hasOpenGroup ? draft.count : draft.integerCount }

  /// The first digit of the draft that passes a limit.
  func excessDigit(_ reason: Rejection.Reason) -> Int {
    reason == .tooManyIntegerDigits ? memory.integerLimit : draft.integerCount + memory.fractionLimit
  }

  /// How many digits there are too many, where a number must not grow.
  func excessCount(_ reason: Rejection.Reason) -> Int {
    reason == .tooManyIntegerDigits
      ? integerDigits - max(memory.integerLimit, number.integerCount)
      : draft.fractionCount - max(memory.fractionLimit, fractionCount)
  }

  /// The draft, if the format has room for it.
  ///
  /// - Parameter autoInserted: How many zeros in front were auto-inserted before a separator.
  func draftIfItFits(caret: Int, autoInserted: Int = 0, _ state: inout EditorState) -> EditOutcome {
    if let growth { return state.reject(growth) }
    return .draft(caret: caret, autoInserted: 0..<autoInserted)
  }
}
