internal import NumberFormatting

/// Minor units: digits enter from the right, as on a cash register, and the caret keeps its count of digits to the
/// right.
///
/// A number with digits always has all its fraction digits and at least one before them, zeros where nothing was
/// entered.
extension NumberContent {
  private var fraction: Int { table.maximumFractionDigits }
  /// The digits that are always there.
  private var fewest: Int { fraction + 1 }

  /// Types a digit.
  func enter(_ digit: UInt8, _ state: inout EditorState) -> EditOutcome {
    pasted.removeAll()
    pasted.append(digit)
    let outcome = enterPasted(&state)
    if outcome.kind != .rejected { run.digitsAfterSeparator = run.digitsAfterSeparator.map { $0 + 1 } }
    return outcome
  }

  /// Enters the digits of a text.
  func enterPasted(_ state: inout EditorState) -> EditOutcome {
    let toTheRight = digitsToTheRight(of: state.selection)
    draftWithout(state.selection)
    draft.setFraction(0)
    for i in 0..<pasted.count { unsafe draft.insert(pasted.base[i], at: max(0, draft.count - toTheRight)) }
    settleZeros()
    return draftIfItFits(caret: element(beforeLast: toTheRight), &state)
  }

  /// Takes out the digits among some elements; over zeros that would come back the caret steps.
  func takeOut(_ elements: Range<Int>, steppingTo step: Int, _ selection: ElementSelection) -> EditOutcome {
    if isWhole(selection) {
      draft.removeAll()
      return .draft(caret: 0)
    }
    var digits = number.digitCount(before: elements.lowerBound)..<number.digitCount(before: elements.upperBound)
    if selection.isCaret {
      // the digit beside the caret, which a separator may stand between
      let isForward = step == elements.upperBound
      let place = isForward ? digits.lowerBound : digits.upperBound
      if isForward && place == number.count { return .rejected }
      digits = isForward ? place..<place + 1 : place - 1..<place
      if isPadding(digits.upperBound) { return .walk(to: element(after: isForward ? place + 1 : place - 1, number)) }
    }
    if digits.isEmpty { return .walk(to: elements.lowerBound) }
    let toTheRight = number.count - digits.upperBound
    draft.copy(number)
    draft.setFraction(0)
    draft.remove(digits)
    if draft.isZero {
      let isNegative = draft.isNegative
      draft.removeAll()
      draft.isNegative = isNegative
    }
    settleZeros()
    return .draft(caret: element(beforeLast: toTheRight))
  }

  /// Whether the first so many digits are zeros that are always there, before one that counts.
  private func isPadding(_ digits: Int) -> Bool {
    guard number.count == fewest, !number.isZero else { return false }
    for i in 0..<digits where unsafe number.base[i] != 48 { return false }
    return true
  }

  /// Digits that were entered to the right of the caret: zeros that are always there do not count, or one typed before
  /// them would make them digits of the amount.
  private func digitsToTheRight(of selection: ElementSelection) -> Int {
    var zeros = 0
    while unsafe zeros < number.count && number.base[zeros] == 48 { zeros += 1 }
    return number.count - max(zeros, number.digitCount(before: selection.high))
  }

  /// Drops zeros in front of the draft and sets the separator where it stands.
  private func settleZeros() {
    if draft.count == 0 { return }
    draft.setFraction(fraction)
    draft.removeLeadingZeros()
  }

  private func element(beforeLast digits: Int) -> Int { element(after: max(0, draft.count - digits), draft) }
  private func element(after digits: Int, _ number: borrowing DigitBuffer) -> Int {
    digits <= number.integerCount ? digits : digits + 1
  }
}
