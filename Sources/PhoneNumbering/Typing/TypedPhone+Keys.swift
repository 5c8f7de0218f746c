/// Keys at the end of a number: what they change is found by arithmetic over two layouts, and mostly it is known at
/// once.
extension TypedPhone {
  /// What a digit did that stands after all that was shown before it.
  @usableFromInline package struct Append {
    @usableFromInline package let oldLength: Int
    /// How long all is now; -1 if nothing was done, since this takes the general way.
    @usableFromInline package let newLength: Int
    /// Whether a phone number may have this many digits now.
    @usableFromInline package let isPossible: Bool

    @inlinable init(from oldLength: Int, to newLength: Int, isPossible: Bool) {
      (self.oldLength, self.newLength, self.isPossible) = (oldLength, newLength, isPossible)
    }
    @inlinable static var general: Append { Append(from: 0, to: -1, isPossible: false) }
    @inlinable package var isTaken: Bool { newLength >= 0 }
  }

  /// Types a digit (ASCII) after so many elements, if it goes on with the layout that is shown, as most do: then only
  /// what is new is written.
  @inlinable @inline(__always) package func append(_ digit: UInt8, at place: Int) -> Append {
    let oldLength = unsafe self.place.pointee.end.length
    guard unsafe self.place.pointee.end.append(digit, at: place) else { return .general }
    unsafe bufferPlace.pointee.takeNext()
    let newLength = unsafe self.place.pointee.end.length
    return Append(from: oldLength, to: newLength, isPossible: isPossible)
  }

  /// Whether a digit may be typed after so many elements: they are all, there is no extension, and there is room.
  package func takes(at place: Int) -> Bool {
    place == buffer.count && !buffer.hasExtension && buffer.digitCount < memory.limit
  }

  /// Types a digit (ASCII) where it is taken, and lays the number out again.
  package func appendGeneral(_ digit: UInt8, at place: Int) -> PhoneChange {
    if let change = appendCode(digit, at: place) { return change }
    let former = layout
    unsafe memory.end.characters[place] = digit
    buffer.takeNext()
    return show(from: place, former)
  }

  /// Types a digit after a plus that is the last of a calling code: a space sets that apart. Codes of one digit are
  /// known by the next.
  ///
  /// - Returns: `nil` where it is none.
  private func appendCode(_ digit: UInt8, at place: Int) -> PhoneChange? {
    guard buffer.hasPlus, 2...3 ~= place else { return nil }
    let (tables, oldEnd) = (memory.machine.tables, length)
    var node = tables.callingCodesRoot
    for place in 1..<place { node = unsafe tables.next(node, memory.end.characters[place] &- 48) }
    let code = Int(tables.output(tables.next(node, digit &- 48)))
    if code == 0 { return nil }
    unsafe memory.end.characters[place] = digit
    unsafe (memory.end.shown[oldEnd], memory.end.shown[oldEnd &+ 1]) = (digit, 32)
    buffer.takeNext()
    memory.end.count = place &+ 1
    memory.end.length = oldEnd &+ (memory.isTrimmed ? 1 : 2)
    memory.end.outlook = PhoneOutlook(
      tables.callingCode(code - 1), start: place &+ 1, most: memory.limit &+ 1, isTrimmed: memory.isTrimmed)
    return PhoneChange(start: oldEnd, oldEnd: oldEnd, newEnd: length, isPossible: isPossible)
  }

  /// Types a plus where there is nothing yet.
  package func appendPlus() -> Append {
    unsafe memory.end.characters[0] = PhoneBuffer.plus
    unsafe memory.end.shown[0] = PhoneBuffer.plus
    buffer.takeNext()
    memory.end.length = 1
    settle()
    return Append(from: 0, to: 1, isPossible: false)
  }

  /// Takes back the last digit of a number that has no extension.
  ///
  /// Mostly what is left is shown as it is: then nothing is written.
  package func removeLast() -> PhoneChange {
    followEnd()
    buffer.removeLast()
    let (place, oldEnd) = (buffer.numberCount, length)
    if !memory.end.stepBack(to: state(after: place), isTrimmed: memory.isTrimmed) { settle() }
    let width = unsafe memory.end.width(of: memory.end.characters[place])
    if width == 0 {
      let former = PhoneLayout(state(after: place &+ 1), memory.machine.tables, count: place &+ 1)
      forget(after: place)
      return show(from: place, former)
    }
    forget(after: place)
    memory.end.length = oldEnd &- width
    return PhoneChange(start: length, oldEnd: oldEnd, newEnd: length, isPossible: isPossible)
  }

  /// Shows the number, of which the characters before a place are the same as before, and all that were there after it
  /// are new or gone.
  private func show(from place: Int, _ former: PhoneLayout) -> PhoneChange {
    let count = buffer.numberCount
    followEnd()
    let state = state(after: count)
    keepLayout(of: state)
    let (layout, oldEnd) = (memory.layout, length)
    let difference = former.firstDifference(layout, before: place)
    let shown = unsafe memory.end.shown
    let isTrimmed = memory.isTrimmed
    // a space that stood at the end stays where it is; else all begins where the character before ends
    let hasGap = difference > place && !isTrimmed
    let start: Int
    if place < count && (hasGap || difference == place && !former.hasSpace(before: place)) {
      start = oldEnd
    } else {
      start =
        hasGap ? layout.place(of: place) : difference == 0 ? 0 : layout.place(of: min(difference, place) &- 1) &+ 1
    }
    let end = unsafe layout.write(
      buffer.base, from: min(difference, place), hasGap: hasGap, count: count, isTrimmed: isTrimmed, to: shown + start)
    memory.end.length = unsafe end - shown
    settle(state)
    return PhoneChange(
      start: start, oldEnd: oldEnd, newEnd: length, isPossible: isPossible, isReformatted: difference < place)
  }

  /// Shows nothing.
  package func clear() {
    buffer.removeAll()
    memory.trace.forget(after: 0)
    (memory.layoutCount, memory.layout) = (0, PhoneLayout())
    memory.end.length = 0
    settle()
  }
}
