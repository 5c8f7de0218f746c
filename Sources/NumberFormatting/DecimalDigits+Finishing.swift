extension DecimalDigits {
  /// Brings a number into the form a finished one is shown in: no zeros in front, at most `most` fraction digits (halves
  /// round to the even neighbour), at least `least`, none of them a zero beyond that. The sign of a zero is kept.
  mutating func finish(least: Int, most: Int) {
    if fractionCount > most { round(toFraction: most) }
    while fractionCount > least, digits.last == 0 { digits.removeLast() }
    while fractionCount < least { digits.append(0) }
    hasSeparator = fractionCount > 0
    if integerCount == 0 {
      digits.insert(0, at: 0)
      integerCount = 1
    }
    removeLeadingZeros()
  }

  private mutating func round(toFraction count: Int) {
    let kept = integerCount + count
    let isOdd = kept > 0 && digits[kept - 1] % 2 == 1
    let isBeyondHalf = digits[(kept + 1)...].contains { $0 != 0 }
    let roundsUp = digits[kept] > 5 || digits[kept] == 5 && (isBeyondHalf || isOdd)
    digits.removeSubrange(kept...)
    guard roundsUp else { return }
    for index in digits.indices.reversed() {
      if digits[index] < 9 {
        digits[index] += 1
        return
      }
      digits[index] = 0
    }
    digits.insert(1, at: 0)
    integerCount += 1
  }
}
