/// Edits of the general way: another number takes the place of this one, and what changed is found by comparing what is shown.
extension TypedPhone {
  /// Puts a digit before a character of the number, or behind the last.
  package func insert(_ digit: UInt8, at place: Int) -> PhoneChange {
    let former = layout
    buffer.insert(digit, at: place)
    return lay(from: place, former)
  }

  /// Takes a character of the number out.
  package func remove(at place: Int) -> PhoneChange {
    let former = layout
    buffer.remove(place..<place + 1)
    return lay(from: place, former)
  }

  /// Takes a number over; its states are walked from the first character that differs.
  package func take(_ draft: borrowing PhoneBuffer) -> PhoneChange {
    let common = min(number.commonCount(draft), min(number.numberCount, draft.numberCount))
    let former = layout
    buffer.copy(draft)
    return lay(from: common, former)
  }

  /// Takes over another region's rules: the number is laid out by them.
  package func change(to machine: PhoneMachine, _ draft: borrowing PhoneBuffer) -> PhoneChange {
    let former = layout
    memory.machine = machine
    memory.end.automata = machine.tables.automata
    memory.beginning = nil
    unsafe memory.states[0] = machine.start
    buffer.copy(draft)
    return lay(from: 0, former)
  }

  /// Goes on from a character, those before it being the same as before: writes anew what does not stand where it stood, and compares.
  private func lay(from common: Int, _ former: PhoneLayout) -> PhoneChange {
    forget(behind: common)
    let layout = layout
    let first = min(former.firstDifference(layout, before: common), common)
    let kept = first == 0 ? 0 : layout.place(of: first &- 1) &+ 1
    let start = unsafe memory.spare
    unsafe start.update(from: memory.end.shown, count: kept)
    let end = unsafe write(layout, from: first, behind: state, to: start + kept)
    return unsafe exchange(newLength: end - start, kept: kept)
  }

  /// Writes the number from a character on, and its extension. → where they end
  func write(
    _ layout: PhoneLayout, from first: Int, behind state: PhoneState, to place: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    let (count, isTrimmed) = (number.numberCount, memory.isTrimmed || number.hasExtension)
    let end = unsafe layout.write(number.base, from: first, count: count, isTrimmed: isTrimmed, to: place)
    memory.markWidth = 0
    if !number.hasExtension { return unsafe end }
    let mark = unsafe memory.machine.tables.extensionMark(of: state)
    memory.markWidth = mark.count
    let digits = unsafe UnsafeBufferPointer(start: number.base + count + 1, count: number.extensionCount)
    return unsafe TypedPhone.write(digits, to: TypedPhone.write(mark, to: end))
  }

  private static func write(
    _ bytes: UnsafeBufferPointer<UInt8>, to place: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    for index in bytes.indices { unsafe place[index] = unsafe bytes[index] }
    return unsafe place + bytes.count
  }

  /// Shows what was written beside, of which so much is the same.
  private func exchange(newLength: Int, kept: Int) -> PhoneChange {
    let (old, oldLength) = unsafe (memory.end.shown, length)
    let new = unsafe memory.spare
    unsafe (memory.end.shown, memory.spare) = (new, old)
    memory.formerLength = oldLength
    memory.end.length = newLength
    settle()
    let most = min(oldLength, newLength)
    var start = kept
    while unsafe start < most && old[start] == new[start] { start &+= 1 }
    var (oldEnd, newEnd) = (oldLength, newLength)
    while unsafe min(oldEnd, newEnd) > start && old[oldEnd &- 1] == new[newEnd &- 1] {
      oldEnd &-= 1
      newEnd &-= 1
    }
    return PhoneChange(start: start, oldEnd: oldEnd, newEnd: newEnd, isPossible: isPossible)
  }
}

extension PhoneTables {
  /// What announces an extension: the region's own text, or ` ext. `.
  func extensionMark(of state: PhoneState) -> UnsafeBufferPointer<UInt8> {
    if let index = state.callingCodeIndex {
      let own = unsafe text(region(callingCode(index).firstRegion).extensionPrefix)
      if own.count > 0 { return unsafe own }
    }
    let usual: StaticString = " ext. "
    return unsafe UnsafeBufferPointer(start: usual.utf8Start, count: usual.utf8CodeUnitCount)
  }
}
