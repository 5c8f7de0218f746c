/// Keys at the end of a number: the automaton's step, and what it changes by arithmetic over two layouts.
extension TypedPhone {
  /// Whether a digit may be typed behind so many elements: they are all, there is no extension, and there is room.
  @inline(__always) package func takes(at place: Int, limit: Int) -> Bool {
    place == buffer.pointee.count && place == buffer.pointee.numberCount && buffer.pointee.digitCount < limit
  }

  /// Types a digit (ASCII), or a plus that is the first, where it is taken: a key's whole way.
  package func append(_ digit: UInt8, at place: Int, limit: Int) -> PhoneChange {
    guard takes(at: place, limit: limit) else { return .none }
    buffer.pointee.append(digit)
    let former = memory.pointee.states[place]
    if place < 2 { return goOnPlainly(former, digit, at: place) }
    if place > 2 && former.isInAutomaton, let change = goOn(former, digit, at: place) { return change }
    memory.pointee.states[place &+ 1] = memory.pointee.machine.next(former, buffer.pointee.base, count: place &+ 1)
    return show(from: place)
  }

  /// The first two characters decide nothing.
  @inline(__always) private func goOnPlainly(_ former: PhoneState, _ character: UInt8, at place: Int) -> PhoneChange {
    memory.pointee.states[place &+ 1] = former
    memory.pointee.shown[place] = character
    memory.pointee.length = place &+ 1
    return PhoneChange(start: place, oldEnd: place, newEnd: place &+ 1, isPossible: isPossible)
  }

  /// Most digits go on with the layout that is shown: then only what is new is written.
  @inline(__always) private func goOn(_ former: PhoneState, _ digit: UInt8, at place: Int) -> PhoneChange? {
    let count = place &- former.start
    if count < 2 { return nil }
    let tables = memory.pointee.machine.tables
    let next = tables.next(former.state, digit &- 48)
    let output = tables.output(next)
    let gaps = tables.gaps(ofOutput: output)
    if next == 0 || UInt8(truncatingIfNeeded: output & 3) != former.flags.rawValue & 1
      || gaps.first(count) != memory.pointee.layout.gaps
    {
      return nil
    }
    memory.pointee.states[place &+ 1] = former
    memory.pointee.states[place &+ 1].state = next
    memory.pointee.layout.goOn(gaps)
    let (shown, start) = (memory.pointee.shown, memory.pointee.length)
    let end = gaps.write(before: count, to: shown + start)
    end.pointee = digit
    let length = end - shown &+ 1
    memory.pointee.length = length
    return PhoneChange(start: start, oldEnd: start, newEnd: length, isPossible: isPossible)
  }

  /// Takes back the last digit of a number that has no extension.
  package func removeLast() -> PhoneChange {
    buffer.pointee.removeLast()
    return show(from: buffer.pointee.numberCount)
  }

  /// Shows the number, of which the characters before a place are the same as before, and all that were there behind it are new or gone.
  @inline(__always) private func show(from place: Int) -> PhoneChange {
    let count = buffer.pointee.numberCount
    let (former, oldEnd) = (memory.pointee.layout, length)
    let layout = PhoneLayout(memory.pointee.states[count], memory.pointee.machine.tables, count: count)
    let difference = former.firstDifference(layout, before: place)
    let shown = memory.pointee.shown
    let isTrimmed = memory.pointee.isTrimmed
    // a space that stood at the end stays where it is; else all begins where the character before ends
    let hasGap = difference > place && !isTrimmed
    let start: Int
    if place < count && (hasGap || difference == place && !former.hasSpace(before: place)) {
      start = oldEnd
    } else {
      start = hasGap ? layout.place(of: place) : difference == 0 ? 0 : layout.place(of: min(difference, place) &- 1) &+ 1
    }
    let end = layout.write(
      buffer.pointee.base, from: min(difference, place), hasGap: hasGap, count: count, isTrimmed: isTrimmed, to: shown + start)
    memory.pointee.layout = layout
    memory.pointee.length = end - shown
    return PhoneChange(
      start: start, oldEnd: oldEnd, newEnd: end - shown, isPossible: isPossible, isLaidOutAnew: difference < place)
  }

  /// Shows nothing.
  package func clear() {
    buffer.pointee.removeAll()
    memory.pointee.layout = PhoneLayout()
    memory.pointee.length = 0
  }
}
