/// What a table of whole lines needs to know of a state.
extension PhoneState {
  /// The state as words: two that are the same are one state.
  package var words: [UInt32] {
    let flags =
      UInt32(flags.rawValue) << 24 | UInt32(nationalStart) << 16 | UInt32(extractedStart) << 8 | UInt32(extractedCount)
    func halves(_ word: UInt64) -> [UInt32] {
      [UInt32(truncatingIfNeeded: word), UInt32(truncatingIfNeeded: word >> 32)]
    }
    return [flags, UInt32(state) << 16 | UInt32(callingCode)] + halves(spaces) + halves(doubles)
  }

  /// Whether what the next digit leads to depends on this state and no other digit.
  package var isForgetful: Bool { isInAutomaton || flags.contains(.isSettled) }
}
