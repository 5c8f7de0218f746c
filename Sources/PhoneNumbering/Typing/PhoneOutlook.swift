/// What the next digit may do to a number that is being typed, and whether there may be numbers of so many digits then.
@usableFromInline struct PhoneOutlook: Equatable {
  /// Up to how many characters a digit may go on with what is shown; 0 where each goes the general way.
  @usableFromInline var room = 0
  /// Where the automaton stands; 0 where digits stand side by side, whatever they are.
  @usableFromInline var node: UInt16 = 0
  /// A bit for each count of characters that whole numbers may have, and whether those of others may be reported only
  /// by their digits.
  @usableFromInline var possible: UInt64 = 0
  @usableFromInline var asksDigits = false

  init() {}

  /// After a number that has led to a state.
  ///
  /// - Parameter limit: how many digits there may be.
  @inline(__always) init(
    _ state: PhoneState, _ number: borrowing PhoneBuffer, limit: Int, isTrimmed: Bool, _ tables: PhoneTables
  ) {
    let (count, hasPlus) = (number.numberCount, number.hasPlus)
    let most = number.hasExtension ? 0 : limit &+ (hasPlus ? 1 : 0)
    if state.isInAutomaton {
      node = state.state
      // a space that waits for a digit comes with it
      room = node == 0 || isTrimmed && count == state.start ? 0 : most
    } else if state.flags.contains(.isSettled) {
      room = most
    } else if state.flags.contains(.expectsCallingCode) || count < 3 {
      (node, room) = PhoneOutlook.opening(state.callingCodeIndex, number, most: most, tables)
    }
    guard let index = state.callingCodeIndex, !state.flags.contains(.expectsCallingCode), !hasPlus || count > 2 else {
      return
    }
    if state.isReadAsWhole {
      // the lengths report nothing
      asksDigits = true
    } else {
      allow(tables.callingCode(index).lengths, after: state.start)
    }
  }

  /// Right after a plus and a calling code.
  init(_ code: PhoneCallingCode, start: Int, most: Int, isTrimmed: Bool) {
    node = code.international
    room = node == 0 || isTrimmed ? 0 : most
    allow(code.lengths, after: start)
  }

  /// Numbers may have so many digits after a prefix: `PhoneCallingCode.lengths`.
  private mutating func allow(_ lengths: UInt32, after start: Int) {
    let isFar = start > 32
    possible = isFar ? 0 : UInt64(lengths & ~PhoneCallingCode.transformFlag) &<< UInt64(truncatingIfNeeded: start)
    asksDigits = isFar || lengths & PhoneCallingCode.transformFlag != 0
  }

  /// The first characters have automata of their own: without a plus the first three, after one the calling code.
  ///
  /// - Returns: Where it stands, and how many characters it takes.
  @inline(never) private static func opening(
    _ callingCode: Int?, _ number: borrowing PhoneBuffer, most: Int, _ tables: PhoneTables
  ) -> (node: UInt16, room: Int) {
    let (count, hasPlus) = (number.numberCount, number.hasPlus)
    if count > 2 && !hasPlus { return (0, 0) }
    var node = hasPlus ? tables.callingCodesRoot : callingCode.map { tables.callingCode($0).opening } ?? 0
    // where nothing is known of the region, the first two digits decide nothing
    if node == 0 { return (0, min(most, 2)) }
    for place in (hasPlus ? 1 : 0)..<count { node = unsafe tables.next(node, number.base[place] &- 48) }
    return (node, node == 0 ? 0 : most)
  }

  /// Whether numbers may have so many characters; those of which digits are to be asked may not.
  @inlinable @inline(__always) func isPossible(_ count: Int) -> Bool {
    possible &>> UInt64(truncatingIfNeeded: count) & 1 != 0
  }

  /// A digit goes on with what is shown, by an edge.
  @inlinable @inline(__always) mutating func goOn(_ edge: PhoneEdge) {
    node = edge.target
    // a prefix makes the number longer
    possible &<<= edge.prefix
  }
}
