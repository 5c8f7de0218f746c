extension DigitBuffer {
  /// Brings a number into the form a finished one is shown in: no zeros in front, rounded to at most `most` fraction
  /// digits and to a multiple of the increment, with at least `least`, none of them a zero beyond that. The sign of a
  /// zero is kept.
  @inline(__always) mutating func finish(least: Int, most: Int, increment: Int, mode: RoundingMode) {
    if fractionCount > most || increment > 1 { round(toFraction: most, increment, mode) }
    if fractionCount < least {
      pad(toFraction: least)
    } else {
      var end = count
      while unsafe end &- integerCount > least && base[end &- 1] == 48 { end &-= 1 }
      truncate(to: end)
    }
    if integerCount == 0 { insert(48, at: 0) }
    if unsafe base[0] == 48 { removeLeadingZeros() }
  }

  /// The number times ten to a power.
  package mutating func shift(by exponent: Int) {
    if exponent == 0 || count == 0 { return }
    var fraction = fractionCount - exponent
    while fraction < 0 {
      append(48)
      fraction += 1
    }
    setFraction(fraction)
    removeLeadingZeros()
  }

  /// The digits before the cut are a number of units, divided by the increment: what is left decides the rounding.
  fileprivate mutating func round(toFraction most: Int, _ increment: Int, _ mode: RoundingMode) {
    if integerCount == 0 { insert(48, at: 0) }
    pad(toFraction: most)
    let kept = integerCount + most
    var rest = 0
    var quotientIsOdd = false
    for i in 0..<kept {
      rest = unsafe rest * 10 + Int(base[i] - 48)
      let digit = rest / increment
      rest -= digit * increment
      quotientIsOdd = digit % 2 == 1
      unsafe base[i] = UInt8(48 + digit)
    }
    let isAway = mode.roundsAway(
      half: comparedWithHalf(rest, of: increment, after: kept), isExact: rest == 0 && isZero(after: kept),
      isOdd: quotientIsOdd,
      isNegative: isNegative)
    truncate(to: kept)
    if isAway { increase() }
    if increment > 1 { multiply(by: increment) }
  }

  /// Sets zeros after the fraction until it has so many digits.
  @inline(__always) package mutating func pad(toFraction digits: Int) {
    if fractionCount >= digits { return }
    let end = integerCount &+ digits
    reserve(end)
    // eight at a time: there is room for so many after the last one
    var i = count
    repeat {
      unsafe UnsafeMutableRawPointer(base + i).storeBytes(of: 0x3030_3030_3030_3030, as: UInt64.self)
      i &+= 8
    } while i < end
    set(count: end, integerCount: integerCount, isNegative: isNegative)
  }

  private func isZero(after place: Int) -> Bool {
    for i in place..<count where unsafe base[i] != 48 { return false }
    return true
  }

  /// How a rest, with the fraction of a unit after it, compares with half of the increment.
  private func comparedWithHalf(_ rest: Int, of increment: Int, after place: Int) -> Int {
    let distance = 2 * rest - increment
    if distance >= 0 { return distance > 0 || !isZero(after: place) ? 1 : 0 }
    if distance < -1 || place == count { return -1 }
    // half a unit is missing: the digits after have it, or not
    if unsafe base[place] != 53 { return unsafe base[place] < 53 ? -1 : 1 }
    return isZero(after: place + 1) ? 0 : 1
  }

  /// Adds one to the last digit.
  private mutating func increase() {
    var i = count - 1
    while unsafe i >= 0 && base[i] == 57 {
      unsafe base[i] = 48
      i -= 1
    }
    if i >= 0 { unsafe base[i] += 1 } else { insert(49, at: 0) }
  }

  private mutating func multiply(by factor: Int) {
    var carry = 0
    for i in stride(from: count - 1, through: 0, by: -1) {
      unsafe carry += Int(base[i] - 48) * factor
      unsafe base[i] = UInt8(48 + carry % 10)
      carry /= 10
    }
    while carry > 0 {
      insert(UInt8(48 + carry % 10), at: 0)
      carry /= 10
    }
  }
}

extension NumberTable {
  /// Rounds a number that has more fraction digits than there is room for: by the format's mode, and to a multiple of
  /// its increment where the last digit is the one that it counts.
  package func round(_ number: inout DigitBuffer, toFraction digits: Int) {
    number.round(toFraction: digits, digits == maximumFractionDigits ? facts.roundingIncrement : 1, facts.roundingMode)
  }

  /// Brings the number that is shown into the form of a finished one.
  @inline(__always) package func finish(_ number: inout DigitBuffer) { finish(&number, mode: facts.roundingMode) }

  /// The same, rounded by another mode than the format's.
  @inline(__always) func finish(_ number: inout DigitBuffer, mode: RoundingMode) {
    number.finish(
      least: minimumFractionDigits, most: maximumFractionDigits, increment: facts.roundingIncrement, mode: mode)
  }
}
