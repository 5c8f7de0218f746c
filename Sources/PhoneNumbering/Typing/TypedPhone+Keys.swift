/// Keys at the end of a number: the automaton's step, and what it changes by arithmetic over two layouts.
extension TypedPhone {
  /// Whether a digit may be typed behind so many elements: they are all, there is no extension, and there is room.
  @inline(__always) package func takes(at place: Int, limit: Int) -> Bool {
    place == buffer.count && place == buffer.numberCount && (place < limit || buffer.digitCount < limit)
  }

  /// Types a digit (ASCII), or a plus that is the first, where it is taken: a key's whole way.
  ///
  /// Most go on with the layout that is shown: then only what is new is written.
  package func append(_ digit: UInt8, at place: Int, limit: Int) -> PhoneChange {
    guard takes(at: place, limit: limit) else { return .none }
    buffer.appendToNumber(digit)
    let state = unsafe memory.states + place
    unsafe (state + 1).update(from: state, count: 1)
    // the first two characters decide nothing, and neither do those of a number that leads nowhere
    var gap = 0
    if unsafe place > 1 && !state.pointee.flags.contains(.isSettled) {
      gap = unsafe step(state, digit, at: place)
      if gap < 0 { return unsafe appendAnyhow(state, at: place) }
    }
    let (shown, start) = unsafe (memory.shown, memory.length)
    let end = unsafe PhoneGaps.write(gap, to: shown + start)
    unsafe end.pointee = digit
    let length = unsafe end - shown &+ 1
    memory.length = length
    return unsafe PhoneChange(
      start: start, oldEnd: start, newEnd: length, isPossible: isPossible(state[1], count: place &+ 1))
  }

  /// The automaton's step by a digit. → the code of the gap before it, or -1 where it does not go on with the layout that is shown
  @inline(__always) private func step(_ state: UnsafeMutablePointer<PhoneState>, _ digit: UInt8, at place: Int) -> Int {
    let count = unsafe place &- state.pointee.start
    // a space waits for the first of them in a lazy field
    if unsafe place < 3 || !state.pointee.isInAutomaton || count == 0 && memory.isTrimmed { return -1 }
    let tables = memory.machine.tables
    let next = unsafe tables.next(state.pointee.state, digit &- 48)
    // fewer digits are too few for a layout
    if count < 2 {
      unsafe state[1].state = next
      return 0
    }
    let output = tables.output(next)
    let gaps = tables.gaps(ofOutput: output)
    let hasSpace = unsafe state.pointee.flags.contains(.hasSpace)
    guard next != 0 && output & (PhoneTables.spaceFlag | PhoneTables.lastFlag) == (hasSpace ? PhoneTables.spaceFlag : 0),
      gaps.first(count) == memory.layout.gaps
    else { return -1 }
    unsafe state[1].state = next
    memory.layout.goOn(gaps)
    return gaps.code(before: count)
  }

  @inline(never) private func appendAnyhow(_ state: UnsafeMutablePointer<PhoneState>, at place: Int) -> PhoneChange {
    unsafe memory.machine.advance(&state[1], buffer.base, count: place &+ 1)
    return show(from: place)
  }

  /// Takes back the last digit of a number that has no extension.
  ///
  /// Mostly what is left is shown as it is: then nothing is written.
  package func removeLast() -> PhoneChange {
    buffer.removeLast()
    let place = buffer.numberCount
    let state = unsafe memory.states + place
    let width = unsafe stepBack(state, at: place)
    if width == 0 { return show(from: place) }
    let oldEnd = memory.length
    let length = oldEnd &- width
    memory.length = length
    return unsafe PhoneChange(
      start: length, oldEnd: oldEnd, newEnd: length, isPossible: isPossible(state.pointee, count: place))
  }

  /// How wide a digit is that is taken back, with the gap before it; 0 where another layout is shown without it.
  @inline(__always) private func stepBack(_ state: UnsafeMutablePointer<PhoneState>, at place: Int) -> Int {
    let count = unsafe place &- state.pointee.start
    // nothing of the prefix stands behind the first of the national digits
    guard unsafe place > 2 && count > 0 && state.pointee.isInAutomaton && state[1].showsPrefix(of: state[0]) else { return 0 }
    let gaps = unsafe count > 2 ? memory.machine.tables.gaps(of: state.pointee.state) : PhoneGaps(word: 0)
    if memory.layout.gaps.first(count) != gaps { return 0 }
    let width = 1 &+ PhoneGaps.width(memory.layout.gaps.code(before: count))
    memory.layout.goOn(gaps)
    return width
  }

  /// Shows the number, of which the characters before a place are the same as before, and all that were there behind it are new or gone.
  @inline(__always) private func show(from place: Int) -> PhoneChange {
    let count = buffer.numberCount
    let (former, oldEnd) = (memory.layout, length)
    let layout = unsafe PhoneLayout(memory.states[count], memory.machine.tables, count: count)
    let difference = former.firstDifference(layout, before: place)
    let shown = unsafe memory.shown
    let isTrimmed = memory.isTrimmed
    // a space that stood at the end stays where it is; else all begins where the character before ends
    let hasGap = difference > place && !isTrimmed
    let start: Int
    if place < count && (hasGap || difference == place && !former.hasSpace(before: place)) {
      start = oldEnd
    } else {
      start = hasGap ? layout.place(of: place) : difference == 0 ? 0 : layout.place(of: min(difference, place) &- 1) &+ 1
    }
    let end = unsafe layout.write(
      buffer.base, from: min(difference, place), hasGap: hasGap, count: count, isTrimmed: isTrimmed, to: shown + start)
    memory.layout = layout
    memory.length = unsafe end - shown
    return unsafe PhoneChange(
      start: start, oldEnd: oldEnd, newEnd: end - shown, isPossible: isPossible, isLaidOutAnew: difference < place)
  }

  /// Shows nothing.
  package func clear() {
    buffer.removeAll()
    memory.layout = PhoneLayout()
    memory.length = 0
  }
}
