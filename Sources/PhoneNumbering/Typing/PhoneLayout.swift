/// Where the characters of a number being typed stand: spaces before some, and the gaps of the national part.
///
/// Four words, so that places and differences are found by arithmetic; the text is written from them.
package struct PhoneLayout: Hashable, Sendable {
  /// A bit for each character that a space stands before; the one after the last stands for a space at the end.
  private let spaces: UInt64
  /// Those of which a second one stands beside.
  private let doubles: UInt64
  private let gaps: PhoneGaps
  private let start: Int

  /// Characters that stand side by side.
  init() { (spaces, doubles, gaps, start) = (0, 0, PhoneGaps(word: 0), 0) }

  /// What a state shows.
  @inline(__always) package init(_ state: PhoneState, _ tables: PhoneTables, count: Int) {
    start = state.start
    if !state.flags.contains(.isLaidOut) {
      spaces = 0
      doubles = 0
      gaps = PhoneGaps(word: 0)
      return
    }
    doubles = state.doubles
    // two digits are too few for a layout
    if count &- start < 3 {
      spaces = state.spaces
      gaps = PhoneGaps(word: 0)
      return
    }
    let output = tables.output(state.state)
    let hasSpace = output & PhoneTables.spaceFlag != 0 && start > 0
    spaces = state.spaces | (hasSpace ? 1 &<< UInt64(state.nationalStart) : 0)
    gaps = tables.gaps(ofOutput: output)
  }

  /// Where a character stands, of its gap the end; where they end, for the place after the last.
  @inline(__always) package func place(of character: Int) -> Int {
    let place = character &+ spaceCount(upTo: character)
    return character < start ? place : place &+ gaps.first(character &- start &+ 1).width
  }

  /// How many spaces stand before a character and those before it.
  @inline(__always) private func spaceCount(upTo character: Int) -> Int {
    if spaces == 0 { return 0 }
    let mask = (2 &<< UInt64(truncatingIfNeeded: character)) &- 1
    let count = (spaces & mask).nonzeroBitCount
    return doubles == 0 ? count : count &+ (doubles & mask).nonzeroBitCount
  }

  /// The first character before which another gap stands than in another layout; of those before a place at least that
  /// place.
  @inline(__always) package func firstDifference(_ other: PhoneLayout, before place: Int) -> Int {
    let inPrefix = ((spaces ^ other.spaces) | (doubles ^ other.doubles)).trailingZeroBitCount
    // a layout without gaps may begin anywhere
    if start == other.start || gaps.isEmpty { return min(inPrefix, other.start &+ gaps.firstDifference(other.gaps)) }
    if other.gaps.isEmpty { return min(inPrefix, start &+ gaps.firstDifference(other.gaps)) }
    return min(inPrefix, firstGapDifference(other, before: place))
  }

  private func firstGapDifference(_ other: PhoneLayout, before place: Int) -> Int {
    var character = min(start, other.start)
    while character <= place && gap(character) == other.gap(character) { character += 1 }
    return character
  }

  /// Whether a space of the prefix stands before a character, or at the end.
  @inline(__always) package func hasSpace(before character: Int) -> Bool {
    spaces &>> UInt64(truncatingIfNeeded: character) & 1 != 0
  }

  /// Whether anything stands before a character.
  func hasGap(before character: Int) -> Bool { hasSpace(before: character) || gap(character) != 0 }

  @inline(__always) private func gap(_ character: Int) -> Int {
    character < start ? 0 : gaps.code(before: character &- start)
  }

  /// Writes characters from one on, each with the gap before it, and, unless it is trimmed, a space after the last
  /// where there is one. What stands between two gaps is copied at once, and so up to seven characters after the last
  /// are read, and after the end written.
  ///
  /// - Returns: Where they end.
  ///
  /// - Parameter hasGap: whether the gap before the first of them stands there already.
  @inline(__always) package func write(
    _ characters: UnsafePointer<UInt8>, from first: Int, hasGap: Bool = false, count: Int, isTrimmed: Bool = false,
    to place: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    if hasGap && first == count { return unsafe place }
    var place = unsafe place
    var character = first
    if hasGap {
      unsafe place.pointee = characters[character]
      unsafe place += 1
      character &+= 1
    }
    // spaces of the prefix stand before the first of the national digits at most
    let end = min(start, count)
    while character < end {
      unsafe place = writeSpaces(before: character, to: place)
      unsafe place.pointee = characters[character]
      unsafe place += 1
      character &+= 1
    }
    if character == start && character < count { unsafe place = writeSpaces(before: character, to: place) }
    var codes = gaps.codes(from: character &- start)
    while character < count {
      unsafe place = PhoneGaps.write(codes.next(), to: place)
      let group = min(1 &+ codes.skipEmpty(), count &- character)
      unsafe PhoneLayout.copy(characters + character, group, to: place)
      unsafe place += group
      character &+= group
    }
    return unsafe isTrimmed ? place : writeSpaces(before: count, to: place)
  }

  /// Copies characters, eight at once.
  @inline(__always) private static func copy(
    _ characters: UnsafePointer<UInt8>, _ count: Int, to place: UnsafeMutablePointer<UInt8>
  ) {
    var copied = 0
    repeat {
      let word = unsafe UnsafeRawPointer(characters + copied).loadUnaligned(as: UInt64.self)
      unsafe UnsafeMutableRawPointer(place + copied).storeBytes(of: word, as: UInt64.self)
      copied &+= 8
    } while copied < count
  }

  @inline(__always) private func writeSpaces(
    before character: Int, to place: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    let shift = UInt64(truncatingIfNeeded: character)
    if spaces &>> shift & 1 == 0 { return unsafe place }
    unsafe place[0] = 32
    unsafe place[1] = 32
    return unsafe place + (doubles &>> shift & 1 != 0 ? 2 : 1)
  }
}

extension PhoneTables {
  /// The gaps that a state of a layout's automaton shows.
  @inline(__always) func gaps(of state: UInt16) -> PhoneGaps { gaps(ofOutput: output(state)) }

  @inline(__always) func gaps(ofOutput output: UInt16) -> PhoneGaps {
    let place = unsafe section(.gaps) + 2 &* Int(output >> 2)
    return unsafe PhoneGaps(word: UInt64(place[0]) | UInt64(place[1]) << 32)
  }
}
