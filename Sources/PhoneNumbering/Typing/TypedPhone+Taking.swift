/// Edits of the general way: another number takes the place of this one, and what changed is found by comparing what is
/// shown.
extension TypedPhone {
  /// Puts a digit before a character of the number, or after the last.
  package func insert(_ digit: UInt8, at place: Int) -> PhoneChange {
    buffer.insert(digit, at: place)
    return layOut(from: place)
  }

  /// Takes a character of the number out.
  package func remove(at place: Int) -> PhoneChange {
    buffer.remove(place..<place + 1)
    return layOut(from: place)
  }

  /// Takes a number over; its states are walked from the first character that differs.
  package func take(_ draft: borrowing PhoneBuffer) -> PhoneChange {
    let common = min(number.commonCount(draft), min(number.numberCount, draft.numberCount))
    buffer.copy(draft)
    return layOut(from: common)
  }

  /// Takes over another region's rules: the number is laid out by them.
  package func change(to machine: PhoneMachine, _ draft: borrowing PhoneBuffer) -> PhoneChange {
    memory.machine = machine
    memory.end.automata = machine.tables.automata
    memory.beginning = nil
    memory.trace.begin(machine.start)
    buffer.copy(draft)
    return layOut(from: 0)
  }

  /// Goes on from a character, those before it being the same as before: all is written beside what is shown, as that
  /// costs less than to find what of it stays, and compared.
  @inline(never) private func layOut(from common: Int) -> PhoneChange {
    forget(after: common)
    followEnd()
    let state = state(after: number.numberCount)
    keepLayout(of: state)
    let (old, new, oldLength) = unsafe (memory.end.shown, memory.spare, length)
    let newLength = unsafe write(memory.layout, after: state, to: new) - new
    unsafe (memory.end.shown, memory.spare) = (new, old)
    (memory.end.length, memory.formerLength) = (newLength, oldLength)
    settle(state)
    let most = min(oldLength, newLength)
    var start = 0
    while unsafe start < most && old[start] == new[start] { start &+= 1 }
    var tail = 0
    while unsafe start &+ tail < most && old[oldLength &- 1 &- tail] == new[newLength &- 1 &- tail] { tail &+= 1 }
    return PhoneChange(start: start, oldEnd: oldLength &- tail, newEnd: newLength &- tail, isPossible: isPossible)
  }

  /// Writes the number and its extension.
  ///
  /// - Returns: Where they end.
  @inline(__always) func write(
    _ layout: PhoneLayout, after state: PhoneState, to place: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    let isTrimmed = memory.isTrimmed || number.hasExtension
    let end = unsafe layout.write(number.base, from: 0, count: number.numberCount, isTrimmed: isTrimmed, to: place)
    memory.markWidth = 0
    return unsafe number.hasExtension ? writeExtension(after: state, to: end) : end
  }

  @inline(never) private func writeExtension(
    after state: PhoneState, to place: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    let mark = unsafe memory.machine.tables.extensionMark(of: state)
    memory.markWidth = mark.count
    let digits = unsafe UnsafeBufferPointer(start: number.base + number.numberCount + 1, count: number.extensionCount)
    return unsafe TypedPhone.write(digits, to: TypedPhone.write(mark, to: place))
  }

  private static func write(
    _ bytes: UnsafeBufferPointer<UInt8>, to place: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    for index in bytes.indices { unsafe place[index] = unsafe bytes[index] }
    return unsafe place + bytes.count
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
