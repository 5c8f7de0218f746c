/// The possibility that a phone number has this many digits.
public enum PhonePossibility: Hashable, Sendable {
  /// Some numbers have so many digits.
  case possible
  /// Inside a local area: the area code is missing.
  case possibleLocally
  /// All numbers have more digits.
  case tooShort
  /// All numbers have fewer digits.
  case tooLong
  /// Longer than some numbers and shorter than others, but no number has this length; or there are no numbers of the
  /// type asked for.
  case invalidLength
}

/// How many digits are possible: a bit for each count.
struct PossibleLengths {
  var possible: UInt32
  var local: UInt32

  func possibility(of count: Int) -> PhonePossibility {
    if possible == 0 { return .invalidLength }
    if PossibleLengths.has(count, local) { return .possibleLocally }
    if PossibleLengths.has(count, possible) { return .possible }
    if count < possible.trailingZeroBitCount { return .tooShort }
    return count < 32 - possible.leadingZeroBitCount ? .invalidLength : .tooLong
  }

  private static func has(_ count: Int, _ lengths: UInt32) -> Bool { count < 32 && lengths >> UInt32(count) & 1 != 0 }
}

extension PhoneRegion {
  func lengths(kind: Int) -> PossibleLengths {
    let (possible, local) = tables.lengths(region: index, kind: kind)
    return PossibleLengths(possible: possible, local: local)
  }

  /// Where fixed lines and mobiles cannot be told apart, either's lengths will do.
  func lengths(of type: PhoneNumberType) -> PossibleLengths {
    let fixedOrOnly = lengths(kind: type.kind)
    guard type == .fixedLineOrMobile else { return fixedOrOnly }
    let mobile = lengths(kind: PhoneKindCode.mobile)
    if fixedOrOnly.possible == 0 { return mobile }
    if mobile.possible == 0 { return fixedOrOnly }
    return PossibleLengths(possible: fixedOrOnly.possible | mobile.possible, local: fixedOrOnly.local | mobile.local)
  }
}
