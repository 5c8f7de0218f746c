internal import UnicodeFacts

/// The Luhn sum of a value's digits, kept after each digit.
///
/// Which digits count twice depends on how many follow. So both sums are kept, with the last digit counted once and
/// counted twice: a further digit swaps them. An edit forgets the sums after it; the next question steps over the
/// digits from there on, so a digit typed at the end costs one step, and callers that never ask pay nothing.
extension Layout {
  /// What the Luhn sum of all digits leaves when it is divided by ten: 0 where the check digit is right. What is no
  /// digit counts nothing.
  package var luhnRemainder: Int {
    var (once, twice) = LuhnSums.parts(of: lanes.sums[summed])
    for k in summed..<count {
      // as it was read: what is shown of it may change with the parse
      let digit = Int(Unicode.Scalar(lanes.characters[k])?.asASCIIDigit.value ?? 0) - 48
      if 0...9 ~= digit { (once, twice) = (twice + digit, once + LuhnSums.doubled(digit)) }
      lanes.sums[k + 1] = LuhnSums.packed(once % 10, twice % 10)
      (once, twice) = LuhnSums.parts(of: lanes.sums[k + 1])
    }
    summed = count
    return once
  }

  /// Forgets the sums after the first `k` characters: those are no more what they were.
  @inlinable @inline(__always) func forgetSums(after k: Int) { if summed > k { summed = k } }

  /// After how many characters the sums are known.
  @inlinable @inline(__always) var summed: Int {
    get { memory.summed }
    nonmutating set { memory.summed = newValue }
  }
}

private enum LuhnSums {
  static func packed(_ once: Int, _ twice: Int) -> UInt32 { UInt32(once << 8 | twice) }
  static func parts(of sums: UInt32) -> (once: Int, twice: Int) { (Int(sums >> 8), Int(sums & 0xFF)) }
  /// The digits of twice a digit, added up.
  static func doubled(_ digit: Int) -> Int { digit < 5 ? digit * 2 : digit * 2 - 9 }
}
