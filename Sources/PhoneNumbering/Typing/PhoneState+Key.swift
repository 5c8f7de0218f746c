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
  package var isForgetful: Bool { isInAutomaton }

  /// Whether a number of so many characters has its digits looked at to say whether it is possible: it is read as a
  /// whole, or a national prefix may make another number of it.
  package func asksDigits(_ tables: PhoneTables, count: Int) -> Bool {
    guard let index = callingCodeIndex else { return false }
    if isReadAsWhole { return true }
    let lengths = tables.callingCode(index).lengths
    let digits = count - start
    return lengths & PhoneCallingCode.transformFlag != 0 && (digits >= 31 || lengths >> UInt32(max(0, digits)) & 1 == 0)
  }
}
