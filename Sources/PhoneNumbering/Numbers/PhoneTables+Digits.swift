/// Walking the automata over digits that are kept as they may be.
extension PhoneTables {
  /// What an automaton says of all these digits together; 0 where they lead out of it.
  func match(_ root: UInt16, _ digits: some Collection<UInt8>) -> UInt16 {
    var state = root
    for digit in digits where state != 0 { state = next(state, digit &- 48) }
    return state == 0 ? 0 : output(state)
  }

  /// What an automaton of prefixes says of a text's beginning: the digits are followed as long as they lead somewhere.
  func prefix(_ root: UInt16, _ digits: some Collection<UInt8>) -> UInt16 {
    var state = root
    for digit in digits {
      let following = next(state, digit &- 48)
      if following == 0 { break }
      state = following
    }
    return output(state)
  }

  func finishedLayout(_ index: Int, _ style: FinishedStyle) -> UnsafeBufferPointer<UInt8> {
    unsafe text(Int(section(.finished)[3 * index + style.rawValue]))
  }
}

/// What a layout of a finished number is for: the order of its texts.
enum FinishedStyle: Int {
  case national
  case international
  case withCarrier
}
