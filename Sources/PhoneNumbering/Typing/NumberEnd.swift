/// The end of a number being typed, where nearly all keys are typed: what such a key reads and writes, in one place.
///
/// Numbers and pointers alone, so that the key is inlined into the field's own typing. All else that changes the number settles it anew.
@safe @usableFromInline package struct NumberEnd {
  @usableFromInline var automata: PhoneAutomata
  /// The number's characters.
  @usableFromInline let characters: UnsafeMutablePointer<UInt8>
  /// What is shown, and how long it is.
  @usableFromInline var shown: UnsafeMutablePointer<UInt8>
  @usableFromInline var length = 0
  /// How many characters there are.
  @usableFromInline var count = 0
  /// Up to how many characters a digit may go on with what is shown; 0 where each goes the general way.
  @usableFromInline var room = 0
  /// Where the automaton stands; 0 where digits stand side by side, whatever they are.
  @usableFromInline var node: UInt16 = 0
  /// A bit for each count of characters that whole numbers may have, and whether those of others may be told only by their digits.
  @usableFromInline var possible: UInt64 = 0
  @usableFromInline var asksDigits = false

  init(_ tables: PhoneTables, characters: UnsafeMutablePointer<UInt8>, shown: UnsafeMutablePointer<UInt8>) {
    automata = tables.automata
    unsafe self.characters = characters
    unsafe self.shown = shown
  }

  /// Finds out what the next digit may do, behind so many characters that have led to a state.
  ///
  /// - Parameter most: how many characters there may be.
  mutating func settle(_ state: PhoneState, count: Int, most: Int, hasPlus: Bool, isTrimmed: Bool, _ tables: PhoneTables) {
    self.count = count
    (room, node, possible, asksDigits) = (0, 0, 0, false)
    let code = state.callingCodeIndex.map { tables.callingCode($0) }
    if state.isInAutomaton {
      node = state.state
      // a space that waits for a digit comes with it
      if node != 0 && !(isTrimmed && count == state.start) { room = most }
    } else if let code, count < 3 && !hasPlus {
      node = code.opening
      for place in 0..<count { node = unsafe automata.edge(from: node, characters[place] &- 48).target }
      room = most
    } else if count < 2 {
      // the first two characters decide nothing
      room = min(most, 2)
    } else if state.flags.contains(.isSettled) {
      room = most
    }
    guard let code, !state.flags.contains(.expectsCallingCode), !hasPlus || count > 2 else { return }
    let lengths = code.lengths
    asksDigits = state.isReadAsWhole || state.start > 32 || lengths & PhoneCallingCode.transformFlag != 0
    // of what is read as a whole the lengths tell nothing
    if !state.isReadAsWhole && state.start <= 32 {
      possible = UInt64(lengths & ~PhoneCallingCode.transformFlag) &<< UInt64(state.nationalStart)
    }
  }

  /// Whether numbers may have so many characters; those of which digits are to be asked may not.
  @inlinable @inline(__always) var isPossible: Bool { possible &>> UInt64(truncatingIfNeeded: count) & 1 != 0 }

  /// Puts a digit behind so many characters and what is shown of them, if that is all that it does. → whether it does
  @inlinable @inline(__always) mutating func append(_ digit: UInt8, at place: Int) -> Bool {
    guard place == count, place < room else { return false }
    var gap = 0
    if node != 0 {
      let edge = automata.edge(from: node, digit &- 48)
      if !edge.goesOn { return false }
      node = edge.target
      gap = edge.gap
      // a prefix makes the number longer
      possible &<<= edge.prefix
    }
    unsafe characters[place] = digit
    let end = unsafe PhoneGaps.write(gap, to: shown + length)
    unsafe end.pointee = digit
    count = place &+ 1
    length = unsafe end - shown &+ 1
    return true
  }

  /// How wide the digit behind the last character is, with the gap before it, where that is all that it adds to what is shown; else 0.
  func width(of digit: UInt8) -> Int {
    if count >= room { return 0 }
    if node == 0 { return 1 }
    let edge = automata.edge(from: node, digit &- 48)
    return edge.goesOn ? 1 &+ PhoneGaps.width(edge.gap) : 0
  }
}
