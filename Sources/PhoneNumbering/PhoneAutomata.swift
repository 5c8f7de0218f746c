/// The pool of automata: two pointers to where states and edges lie, which a key has at hand.
@safe @usableFromInline package struct PhoneAutomata {
  @usableFromInline let nodes: UnsafePointer<UInt32>
  @usableFromInline let edges: UnsafePointer<UInt32>

  init(_ tables: PhoneTables) {
    unsafe nodes = tables.section(.nodes)
    unsafe edges = tables.section(.edges)
  }

  /// The edge that a digit of 0 to 9 takes from a state.
  @inlinable @inline(__always) package func edge(from state: UInt16, _ digit: UInt8) -> PhoneEdge {
    var edge = unsafe Int(truncatingIfNeeded: nodes[Int(state)] & 0xFFFF)
    let end = unsafe Int(truncatingIfNeeded: nodes[Int(state) &+ 1] & 0xFFFF)
    if edge == end { return PhoneEdge(to: state &- 1) }
    while edge < end {
      let word = unsafe edges[edge]
      if word &>> UInt32(truncatingIfNeeded: digit) & 1 != 0 { return PhoneEdge(word: word) }
      edge &+= 1
    }
    return .none
  }

  @inlinable @inline(__always) package func output(_ state: UInt16) -> UInt16 {
    unsafe UInt16(truncatingIfNeeded: nodes[Int(state)] &>> 16)
  }
}

/// Where a digit leads, and what it does to a number that is shown while it is typed.
///
/// A word, as it lies in the tables: the digits that take it, a bit each, the code of the gap before the digit
/// (`PhoneGaps`), whether the number is reformatted, how many digits are found to be a national prefix, and the state
/// it leads to in the upper half.
@usableFromInline package struct PhoneEdge: Hashable, Sendable {
  @usableFromInline package let word: UInt32

  @inlinable init(word: UInt32) { self.word = word }

  /// An edge that goes on with what is shown, and sets nothing before the digit.
  @inlinable init(to target: UInt16) { word = UInt32(target) &<< 16 }

  /// An edge of some digits.
  package init(_ digits: UInt16, to target: UInt16, _ sign: UInt16) {
    word = UInt32(digits | sign) | UInt32(target) << 16
  }

  /// No edge: it leads nowhere, so that the characters are shown as they are.
  @inlinable static var none: PhoneEdge { PhoneEdge(word: UInt32(layingOutAnew)) }

  /// What an edge says of a number that is shown: a digit after a gap, or the last of those that belong to a prefix.
  package static func sign(gap: Int) -> UInt16 { UInt16(gap) << UInt16(gapShift) }
  package static func sign(prefix: Int) -> UInt16 { UInt16(prefix) << UInt16(prefixShift) }
  @inlinable package static var layingOutAnew: UInt16 { 1 &<< 13 }
  @inlinable static var gapShift: UInt32 { 10 }
  @inlinable static var prefixShift: UInt32 { 14 }

  @inlinable @inline(__always) package var target: UInt16 { UInt16(truncatingIfNeeded: word &>> 16) }
  /// Whether what is shown stays as it is, and the digit follows it after a gap.
  @inlinable @inline(__always) var goesOn: Bool { word & UInt32(PhoneEdge.layingOutAnew) == 0 }
  @inlinable @inline(__always) var gap: Int { Int(truncatingIfNeeded: word &>> PhoneEdge.gapShift & 7) }
  @inlinable @inline(__always) var prefix: UInt64 { UInt64(word &>> PhoneEdge.prefixShift & 3) }
}
