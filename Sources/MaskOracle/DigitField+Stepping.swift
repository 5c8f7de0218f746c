internal import NumberFormatting

extension DigitField {
  /// Steps the number up, or down, as far as a bound.
  mutating func step(by count: Int, _ size: StepSize) throws(EditError) {
    if count == 0 || openGroup != nil || (count > 0 ? isAboveGreatest : isBelowLeast) { throw .nothingThere }
    let before = self
    dropOpenKey()
    settle()
    let toTheRight = elements.count - selection.head
    let isAtStart = selection.head == 0 && !elements.isEmpty
    let length = options.steps.length(size).amount.description.split(separator: ".").map(Array.init)
    let own = length.count > 1 ? length[1] : []
    let fraction = max(fraction.count, own.count)
    if own.count > self.fraction.count {
      if separator == nil { elements.append(".") }
      elements += zeros(fraction - self.fraction.count)
    }
    let step = product(of: length[0] + own + zeros(fraction - own.count), Array("\(count.magnitude)"))
    let sum = signedSum(of: (isNegative ? -1 : 1, digits), (count.signum(), step))
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

  /// The product of two whole numbers: each digit of the one times the other, and then what is carried.
  private func product(of first: [Character], _ second: [Character]) -> [Character] {
    var columns = Array(repeating: 0, count: first.count + second.count)
    for (i, a) in first.enumerated() {
      for (k, b) in second.enumerated() { columns[i + k + 1] += (a.wholeNumberValue ?? 0) * (b.wholeNumberValue ?? 0) }
    }
    for i in columns.indices.reversed() where columns[i] > 9 {
      columns[i - 1] += columns[i] / 10
      columns[i] %= 10
    }
    return columns.map { Character("\($0)") }
  }

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
