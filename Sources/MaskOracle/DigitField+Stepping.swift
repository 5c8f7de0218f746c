import NumberFormatting

extension DigitField {
  /// Steps the number up, or down, by whole units, as far as a bound.
  mutating func step(by count: Int) throws(EditError) {
    if count == 0 || openGroup != nil || (count > 0 ? isAboveGreatest : isBelowLeast) { throw .nothingThere }
    let before = self
    dropOpenKey()
    settle()
    let toTheRight = elements.count - selection.head
    let isAtStart = selection.head == 0 && !elements.isEmpty
    let fraction = fraction.count
    let sum = signedSum(
      of: (isNegative ? -1 : 1, digits), (count.signum(), Array("\(count.magnitude)") + zeros(fraction)))
    isNegative = sum.sign < 0
    let integer = sum.digits.dropLast(fraction)
    let rest = separator == nil ? [] : ["."] + sum.digits.suffix(fraction)
    elements = Array(integer.isEmpty ? ["0"] : integer) + rest
    _ = dropLeadingZeros()
    if isBelowLeast || isAboveGreatest, !clamp() { throw .nothingThere }
    if isNegative && !symbols.showsSign { throw EditError(.noSign) }
    try checkLimits(before: before)
    if options.entry == .minorUnits { padAmount() }
    if holdsSame(as: before) { throw .nothingThere }
    setCaret(isAtStart ? 0 : max(0, elements.count - toTheRight))
  }

  private func zeros(_ count: Int) -> [Character] { Array(repeating: "0", count: count) }

  /// The sum of two whole numbers, each of a sign and digits: column by column, and then what is carried.
  private func signedSum(
    of first: (sign: Int, digits: [Character]), _ second: (sign: Int, digits: [Character])
  ) -> (sign: Int, digits: [Character]) {
    let width = max(first.digits.count, second.digits.count) + 1
    func columns(_ number: (sign: Int, digits: [Character])) -> [Int] {
      Array(repeating: 0, count: width - number.digits.count)
        + number.digits.compactMap(\.wholeNumberValue).map { $0 * number.sign }
    }
    var sums = zip(columns(first), columns(second)).map(+)
    let sign = sums.first { $0 != 0 }?.signum() ?? 1
    for i in sums.indices { sums[i] *= sign }
    for i in sums.indices.reversed() where !(0...9).contains(sums[i]) {
      let carry = sums[i] > 9 ? 1 : -1
      sums[i] -= 10 * carry
      sums[i - 1] += carry
    }
    return (sign, sums.map { Character("\($0)") })
  }
}
