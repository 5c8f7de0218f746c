#if DEBUG
  internal import SecretMemory

  extension TypedPhone {
    /// Walks the number from its first character, lays it out again, and compares with what is kept and shown.
    package func check() {
      buffer.check()
      let (count, machine) = (buffer.numberCount, memory.machine)
      var state = machine.start
      for place in 0..<count {
        unsafe machine.advance(&state, buffer.base, count: place + 1)
        if place < memory.trace.count { precondition(self.state(after: place + 1) == state, "a state") }
      }
      let layout = PhoneLayout(state, machine.tables, count: count)
      if memory.layoutCount == count { precondition(memory.layout == layout, "the layout") }
      let (room, markWidth) = (TypedPhoneMemory.room, memory.markWidth)
      let again = UnsafeMutablePointer<UInt8>.allocate(capacity: room)
      unsafe again.initialize(repeating: 0, count: room)
      defer {
        unsafe again.wipe(count: room)
        unsafe again.deallocate()
      }
      let end = unsafe write(layout, after: state, to: again)
      precondition(unsafe bytes.elementsEqual(UnsafeBufferPointer(start: again, count: end - again)), "what is shown")
      precondition(!buffer.hasExtension || memory.markWidth == markWidth, "the mark of the extension")
      memory.markWidth = markWidth
      let outlook = PhoneOutlook(state, buffer, limit: memory.limit, isTrimmed: memory.isTrimmed, machine.tables)
      precondition(memory.end.count == count && memory.end.outlook == outlook, "what the next digit may do")
    }
  }
#endif
