/// Keys at the end of a number: the automaton's step, and what it changes by arithmetic over two layouts.
extension TypedPhone {
  /// Types a digit (ASCII) behind a number without an extension that has room for it.
  @inline(__always) package func append(_ digit: UInt8) -> PhoneChange {
    let place = number.numberCount
    buffer.pointee.append(digit)
    let states = memory.pointee.states
    states[place &+ 1] = memory.pointee.machine.next(states[place], number.base, count: place &+ 1)
    return show(from: place)
  }

  /// Takes back the last digit of a number without an extension.
  @inline(__always) package func removeLast() -> PhoneChange {
    buffer.pointee.removeLast()
    return show(from: number.numberCount)
  }

  /// Shows the number, of which the characters before a place are the same as before, and all that were there behind it are new or gone.
  @inline(__always) private func show(from place: Int) -> PhoneChange {
    let count = number.numberCount
    let (former, oldEnd) = (memory.pointee.layout, length)
    let layout = PhoneLayout(memory.pointee.states[count], memory.pointee.machine.tables, count: count)
    let difference = former.firstDifference(layout)
    let first = min(difference, place)
    let shown = memory.pointee.shown
    let isTrimmed = memory.pointee.isTrimmed
    // a space that stood at the end stays where it is; else all begins where the character before ends
    let hasGap = difference > place && !isTrimmed
    let start = hasGap ? layout.place(of: place) : first == 0 ? 0 : layout.place(of: first &- 1) &+ 1
    let end = layout.write(number.base, from: first, hasGap: hasGap, count: count, isTrimmed: isTrimmed, to: shown + start)
    memory.pointee.layout = layout
    memory.pointee.length = end - shown
    return PhoneChange(start: start, oldEnd: oldEnd, newEnd: end - shown)
  }
}
