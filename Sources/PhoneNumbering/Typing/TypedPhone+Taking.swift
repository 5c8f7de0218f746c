/// Edits of the general way: another number takes the place of this one, and what changed is found by comparing what is shown.
extension TypedPhone {
  /// Takes a number over; its states are walked from the first character that differs.
  package func take(_ draft: borrowing PhoneBuffer) -> PhoneChange {
    let common = min(number.commonCount(draft), min(number.numberCount, draft.numberCount))
    buffer.copy(draft)
    return walk(from: common)
  }

  /// Takes over another region's rules: the number is laid out by them.
  package func change(to machine: PhoneMachine, _ draft: borrowing PhoneBuffer) -> PhoneChange {
    memory.machine = machine
    unsafe memory.states[0] = machine.start
    buffer.copy(draft)
    return walk(from: 0)
  }

  private func walk(from common: Int) -> PhoneChange {
    let (states, machine) = unsafe (memory.states, memory.machine)
    var count = common
    while count < number.numberCount {
      count += 1
      unsafe states[count] = machine.next(states[count - 1], number.base, count: count)
    }
    return lay()
  }

  /// Writes all anew, and compares.
  private func lay() -> PhoneChange {
    let count = number.numberCount
    let tables = memory.machine.tables
    let layout = unsafe PhoneLayout(memory.states[count], tables, count: count)
    let start = unsafe memory.spare
    let isTrimmed = memory.isTrimmed || number.hasExtension
    var end = unsafe layout.write(number.base, from: 0, count: count, isTrimmed: isTrimmed, to: start)
    memory.markWidth = 0
    if number.hasExtension {
      let mark = unsafe tables.extensionMark(of: memory.states[count])
      unsafe end = TypedPhone.write(mark, to: end)
      memory.markWidth = mark.count
      let digits = unsafe UnsafeBufferPointer(start: number.base + count + 1, count: number.extensionCount)
      unsafe end = TypedPhone.write(digits, to: end)
    }
    memory.layout = layout
    return unsafe exchange(newLength: end - start)
  }

  private static func write(
    _ bytes: UnsafeBufferPointer<UInt8>, to place: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    for index in bytes.indices { unsafe place[index] = unsafe bytes[index] }
    return unsafe place + bytes.count
  }

  /// Shows what was written beside.
  private func exchange(newLength: Int) -> PhoneChange {
    let (old, oldLength) = unsafe (memory.shown, length)
    let new = unsafe memory.spare
    unsafe (memory.shown, memory.spare) = (new, old)
    memory.formerLength = oldLength
    memory.length = newLength
    let most = min(oldLength, newLength)
    var start = 0
    while unsafe start < most && old[start] == new[start] { start += 1 }
    var rest = 0
    while unsafe rest < most - start && old[oldLength - 1 - rest] == new[newLength - 1 - rest] { rest += 1 }
    return PhoneChange(start: start, oldEnd: oldLength - rest, newEnd: newLength - rest, isPossible: isPossible)
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
