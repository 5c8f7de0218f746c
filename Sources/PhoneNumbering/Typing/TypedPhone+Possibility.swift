/// Whether there may be numbers like the one that is typed.
extension TypedPhone {
  /// Whether a phone number may have this many digits: by those after its prefixes, and where no layout fits after a
  /// national one, by reading the number as a whole.
  @inlinable @inline(__always) package var isPossible: Bool {
    unsafe place.pointee.end.isPossible || place.pointee.end.outlook.asksDigits && isPossibleByDigits
  }

  /// The same where the digits are to be asked.
  @usableFromInline @inline(never) var isPossibleByDigits: Bool {
    let state = state
    guard let index = state.callingCodeIndex, !state.flags.contains(.expectsCallingCode) else { return false }
    if state.isReadAsWhole { return isPossibleAsWhole }
    let lengths = memory.machine.tables.callingCode(index).lengths
    let digits = buffer.numberCount &- state.start
    // bit 0 stands for no length, and so for all that are too long
    if lengths &>> UInt32(truncatingIfNeeded: digits < 31 ? digits : 0) & 1 != 0 { return true }
    return lengths & PhoneCallingCode.transformFlag != 0 && isPossibleTransformed(index, lengths)
  }

  /// The same where a national prefix makes another number of the one after it: 15 in Argentina stands for a 9 in
  /// front.
  private func isPossibleTransformed(_ callingCode: Int, _ lengths: UInt32) -> Bool {
    let (state, tables) = (state, machine.tables)
    let digits = unsafe UnsafeBufferPointer(rebasing: number.number[Int(state.extractedStart)...])
    let output = unsafe Int(
      tables.prefix(tables.region(tables.callingCode(callingCode).firstRegion).nationalPrefix, digits))
    if output == 0 { return false }
    let prefix = tables.prefix(output - 1)
    if !prefix.isTransform { return false }
    let count = unsafe tables.text(prefix.inserted).count + prefix.kept.count + digits.count - prefix.count
    return count < 31 && lengths >> UInt32(count) & 1 != 0
  }

  /// The same where the number is read as a whole.
  private var isPossibleAsWhole: Bool {
    let read = PhoneNumber(
      dialling: number.packedDigits, of: number.digitCount, hasPlus: number.hasPlus, region: machine.home,
      of: machine.tables)
    return read?.possibility == .possible
  }
}
