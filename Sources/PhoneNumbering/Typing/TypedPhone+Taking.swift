/// Edits of the general way: another number takes the place of this one, and what changed is found by comparing what is shown.
extension TypedPhone {
  /// Takes a number over; its states are walked from the first character that differs.
  package func take(_ draft: borrowing PhoneBuffer) -> PhoneChange {
    let common = min(number.commonCount(draft), min(number.numberCount, draft.numberCount))
    buffer.pointee.copy(draft)
    return walk(from: common)
  }

  /// Takes over another region's rules: the number is laid out by them.
  package func change(to machine: PhoneMachine, _ draft: borrowing PhoneBuffer) -> PhoneChange {
    memory.pointee.machine = machine
    memory.pointee.states[0] = machine.start
    buffer.pointee.copy(draft)
    return walk(from: 0)
  }

  private func walk(from common: Int) -> PhoneChange {
    let (states, machine) = (memory.pointee.states, memory.pointee.machine)
    var count = common
    while count < number.numberCount {
      count += 1
      states[count] = machine.next(states[count - 1], number.base, count: count)
    }
    return lay()
  }

  /// Writes all anew, and compares.
  private func lay() -> PhoneChange {
    let count = number.numberCount
    let tables = memory.pointee.machine.tables
    let layout = PhoneLayout(memory.pointee.states[count], tables, count: count)
    let start = memory.pointee.spare
    let isTrimmed = memory.pointee.isTrimmed || number.hasExtension
    var end = layout.write(number.base, from: 0, count: count, isTrimmed: isTrimmed, to: start)
    memory.pointee.markWidth = 0
    if number.hasExtension {
      let mark = tables.extensionMark(of: memory.pointee.states[count])
      end = TypedPhone.write(mark, to: end)
      memory.pointee.markWidth = mark.count
      let digits = UnsafeBufferPointer(start: number.base + count + 1, count: number.extensionCount)
      end = TypedPhone.write(digits, to: end)
    }
    memory.pointee.layout = layout
    return exchange(newLength: end - start)
  }

  private static func write(
    _ bytes: UnsafeBufferPointer<UInt8>, to place: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    for index in bytes.indices { place[index] = bytes[index] }
    return place + bytes.count
  }

  /// Shows what was written beside.
  private func exchange(newLength: Int) -> PhoneChange {
    let (old, oldLength) = (memory.pointee.shown, length)
    let new = memory.pointee.spare
    (memory.pointee.shown, memory.pointee.spare) = (new, old)
    memory.pointee.formerLength = oldLength
    memory.pointee.length = newLength
    let most = min(oldLength, newLength)
    var start = 0
    while start < most && old[start] == new[start] { start += 1 }
    var rest = 0
    while rest < most - start && old[oldLength - 1 - rest] == new[newLength - 1 - rest] { rest += 1 }
    return PhoneChange(start: start, oldEnd: oldLength - rest, newEnd: newLength - rest, isPossible: isPossible)
  }
}

extension PhoneTables {
  /// What announces an extension: the region's own text, or ` ext. `.
  func extensionMark(of state: PhoneState) -> UnsafeBufferPointer<UInt8> {
    if let index = state.callingCodeIndex {
      let own = text(region(callingCode(index).firstRegion).extensionPrefix)
      if own.count > 0 { return own }
    }
    let usual: StaticString = " ext. "
    return UnsafeBufferPointer(start: usual.utf8Start, count: usual.utf8CodeUnitCount)
  }
}
