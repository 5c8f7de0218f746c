/// Where no layout fits, each further digit may make a longer prefix, after which one does.
///
/// Some prefixes begin others: 0 and 0 15 11, 00 and 0011.
///
/// - Complexity: A few walks over the characters, a microsecond at most, until all of them have ended before the last
///   digit and changed nothing; the layouts of what then follows are found by automata for digits that come all at
///   once.
extension PhoneMachine {
  @inline(never) func retry(_ state: inout PhoneState, _ text: UnsafeBufferPointer<UInt8>) {
    state.flags.remove(.isLaidOut)
    // until a walk is found to go on
    state.flags.insert(.isSettled)
    let former = state
    unsafe lookForPrefix(&state, text)
    if state != former { state.flags.remove(.isSettled) }
  }

  private func lookForPrefix(_ state: inout PhoneState, _ text: UnsafeBufferPointer<UInt8>) {
    if unsafe findInternationalPrefix(&state, text) {
      state.flags.insert(.expectsCallingCode)
      if unsafe findCallingCode(&state, text) { unsafe chooseAgain(&state, text) }
    } else if unsafe !state.flags.contains(.isLost) && takeOtherPrefix(&state, text) {
      let space: UInt64 = 1 << UInt64(state.nationalStart)
      if state.spaces & space != 0 { state.doubles |= space }
      state.spaces |= space
      unsafe chooseAgain(&state, text)
    }
  }

  private func chooseAgain(_ state: inout PhoneState, _ text: UnsafeBufferPointer<UInt8>) {
    state.flags.insert(.isLive)
    state.flags.remove(.expectsCallingCode)
    unsafe choose(&state, text)
  }

  /// Puts the national prefix back and takes it again.
  ///
  /// - Returns: Whether it is another one now.
  private func takeOtherPrefix(_ state: inout PhoneState, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let extracted = Int(state.extractedStart)..<Int(state.extractedStart + state.extractedCount)
    if !extracted.isEmpty {
      guard let place = unsafe lastPlace(of: extracted, before: state, text), place + extracted.count == state.start
      else {
        state.flags.insert(.isLost)
        return false
      }
      state.nationalStart = UInt8(place)
      let kept: UInt64 = (2 << UInt64(place)) - 1
      (state.spaces, state.doubles) = (state.spaces & kept, state.doubles & kept)
    }
    let start = state.start
    let count = unsafe takeNationalPrefix(&state, text)
    // the prefix found first stays the one that is put back and compared with
    return count != extracted.count
      || (0..<count).contains { unsafe text[start + $0] != text[extracted.lowerBound + $0] }
  }

  /// Where digits of the prefix stand last, with no space between them.
  private func lastPlace(
    of digits: Range<Int>, before state: PhoneState, _ text: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    var place = state.start - digits.count
    while place >= 0 {
      let isSame = digits.indices.allSatisfy { unsafe text[$0] == text[place + $0 - digits.lowerBound] }
      let inside: UInt64 = (1 << UInt64(digits.count)) - 2
      if isSame && state.spaces & (inside << UInt64(place)) == 0 { return place }
      place -= 1
    }
    return nil
  }
}
