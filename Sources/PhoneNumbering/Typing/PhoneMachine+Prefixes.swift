/// What stands before a national number: an international prefix or a plus with its calling code, or a national prefix.
extension PhoneMachine {
  /// Whether the text begins with a plus or an international prefix: then what follows it is to begin with a calling
  /// code.
  ///
  /// The prefix is that of the region whose rules hold, which after a calling code is the one called.
  func findInternationalPrefix(_ state: inout PhoneState, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let hasPlus = unsafe text[0] == PhoneMachine.plus
    var count = 1
    if !hasPlus {
      guard let code = state.callingCodeIndex else { return false }
      let root = tables.region(tables.callingCode(code).firstRegion).internationalPrefix
      let output = unsafe prefix(root, text, &state)
      if output == 0 { return false }
      count = output - 1
    }
    state.flags.insert(.isWhole)
    state.flags.remove(.isLost)
    state.nationalStart = UInt8(count)
    state.spaces = hasPlus ? 0 : 1 << UInt64(count)
    state.doubles = 0
    return true
  }

  static var plus: UInt8 { 43 }

  /// Whether the national part begins with a calling code, which then belongs to the prefix: its rules hold from there.
  func findCallingCode(_ state: inout PhoneState, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var place = tables.callingCodesRoot
    var start = state.start
    while start < text.count {
      place = unsafe tables.next(place, text[start] &- 48)
      start += 1
      if place == 0 { return false }
      let output = Int(tables.output(place))
      if output == 0 { continue }
      let main = PhoneRegion(tables.callingCode(output - 1).firstRegion, of: tables)
      // back in one's own region the rules stay those of where one is
      if main != home || main.isNonGeographic { state.callingCode = UInt16(output) }
      state.nationalStart = UInt8(start)
      state.spaces |= 1 << UInt64(start)
      (state.extractedStart, state.extractedCount) = (state.nationalStart, 0)
      return true
    }
    state.flags.remove(.isSettled)
    return false
  }

  /// What an automaton of prefixes says of a text's beginning, and whether more digits may make it say something else.
  private func prefix(_ root: UInt16, _ text: UnsafeBufferPointer<UInt8>, _ state: inout PhoneState) -> Int {
    var place = root
    for i in text.indices {
      let following = tables.next(place, unsafe text[i] &- 48)
      if following == 0 { return Int(tables.output(place)) }
      place = following
    }
    state.flags.remove(.isSettled)
    return Int(tables.output(place))
  }

  /// Moves the national prefix at the beginning of the national part, if there is one, into the prefix.
  ///
  /// - Returns: How many digits it has.
  func takeNationalPrefix(_ state: inout PhoneState, _ text: UnsafeBufferPointer<UInt8>) -> Int {
    guard let index = state.callingCodeIndex else { return 0 }
    let digits = unsafe UnsafeBufferPointer(rebasing: text[state.start...])
    let code = tables.callingCode(index)
    // in North America no national number begins with 1, but short ones may begin with 10 and 11
    if unsafe code.code == 1 && digits.count > 1 && digits[0] == 49 && digits[1] > 49 {
      state.flags.insert(.isWhole)
      state.nationalStart += 1
      state.spaces |= 1 << UInt64(state.nationalStart)
      return 1
    }
    let output = unsafe prefix(tables.region(code.firstRegion).nationalPrefix, digits, &state)
    let count = output == 0 ? 0 : tables.prefix(output - 1).count
    if count > 0 { state.flags.insert(.isWhole) }
    state.nationalStart += UInt8(count)
    return count
  }
}
