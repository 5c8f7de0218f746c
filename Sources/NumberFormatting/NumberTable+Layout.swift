extension NumberTable {
  /// Lays a number out as it is, in UTF-8: nothing is rounded or padded.
  ///
  /// The place has `room(forDigits:)` bytes. ICU drops the space before a currency that follows a bare separator
  /// (`1,€`): it is kept here, or the text would jump.
  /// - Returns: where the text ends.
  /// - Complexity: a copy of eight bytes for each group of digits, separator and affix.
  @inline(__always) func layOut(
    _ number: borrowing DigitBuffer, at place: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    // All is read before anything is written: what is written could, for all the compiler knows, be what is read.
    let (digits, count, integers, hasSeparator) = unsafe (
      number.base, number.count, number.integerCount, number.hasSeparator
    )
    let (prefix, suffix) = unsafe facts.affixes[affix(of: number)]
    let decimalSeparator = unsafe facts.decimalSeparator
    let isPlain = facts.isShort
    let groups = integers < facts.firstGrouped ? 0 : signs(integers)
    var end = unsafe prefix.write(to: place)
    if groups == 0 {
      unsafe end = isPlain ? copyWords(digits, integers, to: end) : layDigits(digits, integers, at: end)
    } else {
      unsafe end =
        isPlain ? layShortGroups(digits, integers, groups, at: end) : layGroups(digits, integers, groups, at: end)
    }
    if hasSeparator {
      unsafe end = decimalSeparator.write(to: end)
      let fraction = count &- integers
      unsafe end =
        isPlain ? copyWords(digits + integers, fraction, to: end) : layDigits(digits + integers, fraction, at: end)
    }
    return unsafe suffix.write(to: end)
  }

  /// The same with zeros after the fraction until it has enough digits, and with a separator before them.
  @inline(never) func layOut(
    _ number: borrowing DigitBuffer, paddedTo fraction: Int, at place: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    let suffix = unsafe facts.affixes[affix(of: number)].suffix
    var end = unsafe layOut(number, at: place) - suffix.length
    if !number.hasSeparator { unsafe end = facts.decimalSeparator.write(to: end) }
    for _ in number.fractionCount..<fraction {
      unsafe UnsafeMutableRawPointer(end).storeBytes(of: facts.digits[0], as: UInt32.self)
      unsafe end += facts.digitWidth
    }
    return unsafe suffix.write(to: end)
  }

  /// The same with grouping signs where their keys were typed, and nowhere else.
  @inline(never) func layAsTyped(
    _ number: borrowing DigitBuffer, at place: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    let (prefix, suffix) = unsafe facts.affixes[affix(of: number)]
    var end = unsafe prefix.write(to: place)
    for i in 0...number.count {
      if number.grouping.contains(i) { unsafe end = facts.groupingSeparator.write(to: end) }
      if i < number.count { unsafe end = layDigits(number.base + i, 1, at: end) }
    }
    return unsafe suffix.write(to: end)
  }

  /// The same with the sign of an open group in place of the decimal sign.
  @inline(never) func layOpenGroup(
    _ number: borrowing DigitBuffer, at place: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    let (prefix, suffix) = unsafe facts.affixes[affix(of: number)]
    let integers = number.integerCount
    let groups = shownSigns(integers)
    var end = unsafe prefix.write(to: place)
    unsafe end =
      groups == 0 ? layDigits(number.base, integers, at: end) : layGroups(number.base, integers, groups, at: end)
    if case .typed(let sign) = number.groupSign {
      unsafe end.pointee = sign
      unsafe end += 1
    } else {
      unsafe end = facts.groupingSeparator.write(to: end)
    }
    unsafe end = layDigits(number.base + integers, number.fractionCount, at: end)
    return unsafe suffix.write(to: end)
  }

  /// Groups of ASCII digits with a sign before all but the first: each a word of eight bytes.
  @inline(__always) private func layShortGroups(
    _ digits: UnsafePointer<UInt8>, _ count: Int, _ groups: Int, at place: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    let (primary, secondary) = (facts.primaryGroupingSize, facts.secondaryGroupingSize)
    let sign = unsafe word(at: facts.groupingSeparator.start)
    let length = unsafe facts.groupingSeparator.length
    let first = count &- primary &- (groups &- 1) &* secondary
    var end = unsafe copyWords(digits, first, to: place)
    var next = unsafe digits + first
    for _ in 1..<groups {
      unsafe setWord(sign, at: end)
      unsafe setWord(word(at: next), at: end + length)
      unsafe end += length &+ secondary
      unsafe next += secondary
    }
    unsafe setWord(sign, at: end)
    unsafe setWord(word(at: next), at: end + length)
    return unsafe end + (length &+ primary)
  }

  @inline(never) private func layGroups(
    _ digits: UnsafePointer<UInt8>, _ count: Int, _ groups: Int, at place: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    let (primary, secondary) = (facts.primaryGroupingSize, facts.secondaryGroupingSize)
    var digit = count &- primary &- (groups &- 1) &* secondary
    var end = unsafe layDigits(digits, digit, at: place)
    for group in 1...groups {
      unsafe end = facts.groupingSeparator.write(to: end)
      let size = group == groups ? primary : secondary
      unsafe end = layDigits(digits + digit, size, at: end)
      digit &+= size
    }
    return unsafe end
  }

  @inline(__always) private func layDigits(
    _ from: UnsafePointer<UInt8>, _ count: Int, at place: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    let (digits, width, pairs) = unsafe (facts.digits, facts.digitWidth, facts.pairs)
    if pairs != 0 {
      unsafe layPairs(from, count, pairs, at: place)
      return unsafe place + 2 &* count
    }
    var end = unsafe place
    for i in 0..<count {
      unsafe UnsafeMutableRawPointer(end).storeBytes(of: digits[Int(from[i] &- 48)], as: UInt32.self)
      unsafe end += width
    }
    return unsafe end
  }
}

/// Lays digits of two bytes each, four at a time: sixteen bits each, the first byte lowest.
@inline(__always) private func layPairs(
  _ from: UnsafePointer<UInt8>, _ count: Int, _ pairs: UInt64, at place: UnsafeMutablePointer<UInt8>
) {
  var i = 0
  while i < count {
    var lanes = unsafe UInt64(UInt32(littleEndian: UnsafeRawPointer(from + i).loadUnaligned(as: UInt32.self)))
    lanes = (lanes | lanes &<< 16) & 0x0000_FFFF_0000_FFFF
    lanes = (lanes | lanes &<< 8) & 0x00FF_00FF_00FF_00FF
    unsafe setWord(((lanes &<< 8) &+ pairs).littleEndian, at: place + 2 &* i)
    i &+= 4
  }
}

/// Copies bytes eight at a time: up to eight more are read and written than there are.
///
/// - Returns: Where the copy ends.
@inline(__always) func copyWords(
  _ from: UnsafePointer<UInt8>, _ length: Int, to place: UnsafeMutablePointer<UInt8>
) -> UnsafeMutablePointer<UInt8> {
  unsafe setWord(word(at: from), at: place)
  var i = 8
  while i < length {
    unsafe setWord(word(at: from + i), at: place + i)
    i &+= 8
  }
  return unsafe place + length
}

/// Eight bytes.
@inline(__always) func word(at place: UnsafePointer<UInt8>) -> UInt64 {
  unsafe UnsafeRawPointer(place).loadUnaligned(as: UInt64.self)
}
@inline(__always) func setWord(_ word: UInt64, at place: UnsafeMutablePointer<UInt8>) {
  unsafe UnsafeMutableRawPointer(place).storeBytes(of: word, as: UInt64.self)
}
