import MaskEngine
import NumberFormatting

/// Drafts, and what an undo step keeps: the digits, and what else a number is made of.
extension NumberContent {
  var isDraftSame: Bool { number.isSame(as: draft) }

  func takeDraft(editedAt element: Int) -> EditResult {
    let (replaced, newEnd) = ends(of: layout.take(&draft))
    return EditResult(replaced, newEnd: newEnd, selection: 0..<0, isComplete: isComplete, effects: [])
  }

  private struct Parts: OptionSet {
    let rawValue: UInt32
    static let negative = Parts(rawValue: 1)
    static let separator = Parts(rawValue: 2)
  }

  @inline(__always) func save(_ selection: ElementSelection, to list: inout NumberList) {
    var parts: Parts = number.isNegative ? .negative : []
    if number.hasSeparator { parts.insert(.separator) }
    let digits = unsafe UnsafeBufferPointer(start: number.base, count: number.count)
    unsafe list.appendStep(selection, parts.rawValue | UInt32(truncatingIfNeeded: number.integerCount) &<< 2, digits)
  }

  func restore(from list: borrowing NumberList, at start: Int) -> EditResult.Effects {
    let (fact, digits) = unsafe (list.fact(ofStepAt: start), list.characters(ofStepAt: start))
    let parts = Parts(rawValue: fact & 3)
    draft.removeAll()
    draft.isNegative = parts.contains(.negative)
    for i in digits.indices { draft.append(unsafe digits[i]) }
    if parts.contains(.separator) { draft.insertSeparator(at: Int(fact &>> 2)) }
    return .valueChanged
  }

  /// The limit that a number of the draft's own passes.
  var excess: Rejection.Reason? { excess(integers: 0, fraction: 0) }

  /// The limit the draft passes. What leaving padded or rounded may be beyond one: rejected is only what makes it longer.
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

  /// The draft, if the format has room for it.
  ///
  /// - Parameter supplied: how many zeros in front were auto-inserted before a separator.
  func draftIfItFits(caret: Int, supplied: Int = 0, _ state: inout EditorState) -> EditOutcome {
    if let growth { return state.reject(growth) }
    return .draft(caret: caret, supplied: 0..<supplied)
  }
}

extension DigitBuffer {
  /// Whether the digits, the separator and the sign are the same.
  func isSame(as other: borrowing DigitBuffer) -> Bool {
    guard count == other.count, integerCount == other.integerCount, hasSeparator == other.hasSeparator,
      isNegative == other.isNegative
    else { return false }
    for i in 0..<count where unsafe base[i] != other.base[i] { return false }
    return true
  }
}
