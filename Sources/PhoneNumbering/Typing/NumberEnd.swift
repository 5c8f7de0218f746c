/// The end of a number being typed, where nearly all keys are typed: what such a key reads and writes, in one place.
///
/// Numbers and pointers alone, so that the key is inlined into the field's own typing. All else that changes the number
/// settles it again.
@safe @usableFromInline package struct NumberEnd {
  @usableFromInline var automata: PhoneAutomata
  /// The number's characters.
  @usableFromInline let characters: UnsafeMutablePointer<UInt8>
  /// What is shown, and how long it is.
  @usableFromInline var shown: UnsafeMutablePointer<UInt8>
  @usableFromInline var length = 0
  /// How many characters there are.
  @usableFromInline var count = 0
  /// What the next digit may do.
  @usableFromInline var outlook = PhoneOutlook()

  init(_ tables: PhoneTables, characters: UnsafeMutablePointer<UInt8>, shown: UnsafeMutablePointer<UInt8>) {
    automata = tables.automata
    unsafe self.characters = characters
    unsafe self.shown = shown
  }

  /// Whether numbers may have so many characters; those of which digits are to be asked may not.
  @inlinable @inline(__always) var isPossible: Bool { outlook.isPossible(count) }

  /// Puts a digit after so many characters and what is shown of them, if that is all that it does.
  ///
  /// - Returns: Whether it does.
  @inlinable @inline(__always) mutating func append(_ digit: UInt8, at place: Int) -> Bool {
    guard place == count, place < outlook.room else { return false }
    var gap = 0
    if outlook.node != 0 {
      let edge = automata.edge(from: outlook.node, digit &- 48)
      if !edge.goesOn { return false }
      outlook.goOn(edge)
      gap = edge.gap
    }
    unsafe characters[place] = digit
    let end = unsafe PhoneGaps.write(gap, to: shown + length)
    unsafe end.pointee = digit
    count = place &+ 1
    length = unsafe end - shown &+ 1
    return true
  }

  /// Goes back by a character to where typing stood before it, if that is a place of the same automaton.
  ///
  /// - Returns: Whether it is.
  @inline(__always) mutating func stepBack(to state: PhoneState, isTrimmed: Bool) -> Bool {
    let place = count &- 1
    guard outlook.node != 0, place < outlook.room, state.isInAutomaton, !(isTrimmed && place == state.start) else {
      return false
    }
    (count, outlook.node) = (place, state.state)
    return true
  }

  /// How wide the digit after the last character is, with the gap before it, where that is all that it adds to what is
  /// shown; else 0.
  @inline(__always) func width(of digit: UInt8) -> Int {
    if count >= outlook.room { return 0 }
    if outlook.node == 0 { return 1 }
    let edge = automata.edge(from: outlook.node, digit &- 48)
    return edge.goesOn ? 1 &+ PhoneGaps.width(edge.gap) : 0
  }
}
