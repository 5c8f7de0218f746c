import NumberFormatting

/// Minor units: digits enter from the right, as on a cash register, and the caret keeps its count of digits to the right.
///
/// A number with digits always has all its fraction digits and at least one before them, zeros where nothing was entered.
extension NumberField {
  private var fraction: Int { table.maximumFractionDigits }
  /// The digits that are always there.
  private var fewest: Int { fraction + 1 }

  /// Types a digit.
  mutating func enter(_ digit: UInt8) -> EditResult {
    let isTyping = anchor == head
    let toTheRight = digitsToTheRight
    draftWithoutSelection()
    draft.setFraction(0)
    draft.insert(digit, at: max(0, draft.count - toTheRight))
    settle()
    return acceptIfFits(caret: element(beforeLast: toTheRight), isTyping: isTyping)
  }

  /// Enters the digits of a text.
  mutating func enterPasted() -> EditResult {
    let toTheRight = digitsToTheRight
    draftWithoutSelection()
    draft.setFraction(0)
    for i in 0..<pasted.count { unsafe draft.insert(pasted.base[i], at: max(0, draft.count - toTheRight)) }
    settle()
    return acceptIfFits(caret: element(beforeLast: toTheRight))
  }

  /// Takes out the digit before the caret; over the zeros that would come back the caret steps.
  mutating func takeBack() -> EditResult {
    let digits = number.digitCount(before: head)
    if digits == 0 { return eraseSign() }
    if isPadding(digits) { return walk(to: element(behind: digits - 1, number)) }
    return takeOut(digits - 1..<digits)
  }

  /// Takes out the digit behind the caret.
  mutating func takeOut() -> EditResult {
    let digits = number.digitCount(before: head)
    if digits == number.count { return refuse() }
    if isPadding(digits + 1) { return walk(to: element(behind: digits + 1, number)) }
    return takeOut(digits..<digits + 1)
  }

  mutating func takeOutSelection() -> EditResult {
    if isWholeSelected {
      draft.removeAll()
      return accept(caret: 0)
    }
    let digits = number.digitCount(before: low)..<number.digitCount(before: high)
    return digits.isEmpty ? walk(to: low) : takeOut(digits)
  }

  private mutating func takeOut(_ digits: Range<Int>) -> EditResult {
    let toTheRight = number.count - digits.upperBound
    draft.copy(number)
    draft.setFraction(0)
    draft.remove(digits)
    if draft.isZero {
      let isNegative = draft.isNegative
      draft.removeAll()
      draft.isNegative = isNegative
    }
    settle()
    return accept(caret: element(beforeLast: toTheRight))
  }

  /// Whether the first so many digits are zeros that are always there, before one that counts.
  private func isPadding(_ digits: Int) -> Bool {
    guard number.count == fewest, !number.isZero else { return false }
    for i in 0..<digits where unsafe number.base[i] != 48 { return false }
    return true
  }

  /// Digits that were entered to the right of the caret: zeros that are always there do not count, or one typed before them would make
  /// them digits of the amount.
  private var digitsToTheRight: Int {
    var zeros = 0
    while unsafe zeros < number.count && number.base[zeros] == 48 { zeros += 1 }
    return number.count - max(zeros, number.digitCount(before: high))
  }

  /// Drops zeros in front of the draft and sets the separator where it stands.
  func settle() {
    if draft.count == 0 { return }
    draft.setFraction(fraction)
    draft.removeLeadingZeros()
  }

  private func element(beforeLast digits: Int) -> Int { element(behind: max(0, draft.count - digits), draft) }
  private func element(behind digits: Int, _ number: borrowing DigitBuffer) -> Int {
    digits <= number.integerCount ? digits : digits + 1
  }
}
