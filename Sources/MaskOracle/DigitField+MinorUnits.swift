/// The cash register. A number with digits has exactly as many fraction digits as the format shows, and an integer
/// digit. The caret's place is counted in the digits to its right, so that what is typed at the end pushes all others
/// to the left.
extension DigitField {
  /// A digit in place of the selection, before the digits to its right that were entered: zeros that only fill up are
  /// none of them.
  mutating func typeMinorUnits(_ typed: [Character]) throws(EditError) {
    let before = self
    let selected = selectedDigits
    if isWholeSelected { isNegative = false }
    let right = digits.count - max(selected.upperBound, digits.prefix { $0 == "0" }.count)
    var units = Array(digits[..<selected.lowerBound] + digits[selected.upperBound...])
    units.insert(contentsOf: typed, at: units.count - right)
    setAmount(units, right: right)
    try checkLimits(before: before)
    if let count = run.digitsAfterSeparator { run.digitsAfterSeparator = count + typed.count }
  }

  /// A zero that only fills up would come back at once: the caret steps over it.
  mutating func backspaceMinorUnit() {
    let left = selectedDigits.lowerBound
    run.digitsAfterSeparator = run.digitsAfterSeparator.flatMap { $0 == 0 ? nil : $0 - 1 }
    if left == 0 {
      isNegative = false
    } else if isFilling(digits[..<left]) {
      setCaret(element(afterDigits: left - 1))
    } else {
      deleteDigits(left - 1..<left)
    }
  }

  mutating func deleteMinorUnit() throws(EditError) {
    let left = selectedDigits.lowerBound
    if left == digits.count { throw EditError.nothingThere }
    if isFilling(digits[...left]) {
      setCaret(element(afterDigits: left + 1))
    } else {
      deleteDigits(left..<left + 1)
    }
  }

  mutating func deleteSelectedMinorUnits() {
    if isWholeSelected {
      clear()
    } else if selectedDigits.isEmpty {
      setCaret(selection.range.lowerBound)
    } else {
      deleteDigits(selectedDigits)
    }
  }

  /// Gives a number that was read the fraction digits it must have.
  mutating func padAmount() { setAmount(digits + zeros(symbols.maximumFractionDigits - fraction.count), right: 0) }

  /// Whether the first digits only fill an amount up, and it is none of zero.
  private func isFilling(_ first: ArraySlice<Character>) -> Bool {
    digits.count == symbols.maximumFractionDigits + 1 && first.allSatisfy { $0 == "0" } && !isZero
  }

  /// Of an amount whose last digit that counts is deleted, none is left.
  private mutating func deleteDigits(_ range: Range<Int>) {
    setAmount(digits[..<range.lowerBound] + digits[range.upperBound...], right: digits.count - range.upperBound)
    if isZero {
      elements = []
      setCaret(0)
    }
  }

  /// Sets the amount of so many minor units, and the caret before the last `right` digits.
  private mutating func setAmount(_ units: some Sequence<Character>, right: Int) {
    let fraction = symbols.maximumFractionDigits
    let significant = Array(units.drop { $0 == "0" })
    elements = zeros(fraction + 1 - significant.count) + significant
    if fraction > 0 { elements.insert(".", at: elements.count - fraction) }
    setCaret(element(afterDigits: max(0, digits.count - right)))
  }

  private func zeros(_ count: Int) -> [Character] { Array(repeating: "0", count: max(0, count)) }

  /// The digits that are selected; where there is a caret, its place among them.
  private var selectedDigits: Range<Int> {
    let (low, high) = (selection.range.lowerBound, selection.range.upperBound)
    return digitCount(before: low)..<digitCount(before: high)
  }

  /// The caret's place after so many digits: before the separator, where it stands there.
  private func element(afterDigits count: Int) -> Int { count <= integer.count ? count : count + 1 }
}

extension DigitField {
  func digitCount(before element: Int) -> Int { elements[..<element].count { $0 != "." } }
}
