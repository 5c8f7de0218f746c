/// Keys at the end of a number: the automaton's step, and what it changes by arithmetic over two layouts.
extension TypedPhone {
  /// Whether a digit may be typed behind so many elements: they are all, there is no extension, and there is room.
  @inline(__always) package func takes(at place: Int, limit: Int) -> Bool {
    place == buffer.count && place == buffer.numberCount && buffer.digitCount < limit
  }

  /// Types a digit (ASCII), or a plus that is the first, where it is taken: a key's whole way.
  package func append(_ digit: UInt8, at place: Int, limit: Int) -> PhoneChange {
    guard takes(at: place, limit: limit) else { return .none }
    buffer.append(digit)
    let former = unsafe memory.states[place]
    if place < 2 { return goOnPlainly(former, digit, at: place) }
    if place > 2 && former.isInAutomaton, let change = goOn(former, digit, at: place) { return change }
    unsafe memory.states[place &+ 1] = memory.machine.next(former, buffer.base, count: place &+ 1)
    return show(from: place)
  }

  /// The first two characters decide nothing.
  @inline(__always) private func goOnPlainly(_ former: PhoneState, _ character: UInt8, at place: Int) -> PhoneChange {
    unsafe memory.states[place &+ 1] = former
    unsafe memory.shown[place] = character
    memory.length = place &+ 1
    return PhoneChange(start: place, oldEnd: place, newEnd: place &+ 1, isPossible: isPossible)
  }

  /// Most digits go on with the layout that is shown: then only what is new is written.
  @inline(__always) private func goOn(_ former: PhoneState, _ digit: UInt8, at place: Int) -> PhoneChange? {
    let count = place &- former.start
    if count < 2 { return nil }
    let tables = memory.machine.tables
    let next = tables.next(former.state, digit &- 48)
    let output = tables.output(next)
    let gaps = tables.gaps(ofOutput: output)
    if next == 0 || UInt8(truncatingIfNeeded: output & 3) != former.flags.rawValue & 1
      || gaps.first(count) != memory.layout.gaps
    {
      return nil
    }
    unsafe memory.states[place &+ 1] = former
    unsafe memory.states[place &+ 1].state = next
    memory.layout.goOn(gaps)
    let (shown, start) = unsafe (memory.shown, memory.length)
    let end = unsafe gaps.write(before: count, to: shown + start)
    unsafe end.pointee = digit
    let length = unsafe end - shown &+ 1
    memory.length = length
    return PhoneChange(start: start, oldEnd: start, newEnd: length, isPossible: isPossible)
  }

  /// Takes back the last digit of a number that has no extension.
  package func removeLast() -> PhoneChange {
    buffer.removeLast()
    return show(from: buffer.numberCount)
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
