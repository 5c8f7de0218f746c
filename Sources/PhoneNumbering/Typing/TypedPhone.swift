/// A phone number as it is typed and as it is shown, and how a key changes both.
///
/// The caret moves over *elements*: the plus, the digits, and the mark of an extension, which is shown as a text such
/// as ` ext. `; what stands between them is not an element. For each digit the state of typing is worked out when
/// something asks for it, and kept, so that an edit goes on from where it is made. Two pointers to memory of its own,
/// so that it is passed in registers.
@safe @usableFromInline package struct TypedPhone: ~Copyable {
  @usableFromInline let bufferPlace: UnsafeMutablePointer<PhoneBuffer>
  @inline(__always) var buffer: PhoneBuffer {
    unsafeAddress { unsafe UnsafePointer(bufferPlace) }
    nonmutating unsafeMutableAddress { unsafe bufferPlace }
  }
  @usableFromInline let place: UnsafeMutablePointer<TypedPhoneMemory>
  @inline(__always) var memory: TypedPhoneMemory {
    unsafeAddress { unsafe UnsafePointer(place) }
    nonmutating unsafeMutableAddress { unsafe place }
  }

  /// - Parameter isTrimmed: whether a space at the end waits for the next digit.
  package init(_ machine: PhoneMachine, isTrimmed: Bool) {
    unsafe bufferPlace = .allocate(capacity: 1)
    unsafe bufferPlace.initialize(to: PhoneBuffer())
    unsafe place = .allocate(capacity: 1)
    unsafe place.initialize(to: TypedPhoneMemory(machine, buffer.base, isTrimmed: isTrimmed))
    settle()
  }

  deinit {
    unsafe place.deinitialize(count: 1)
    unsafe place.deallocate()
    unsafe bufferPlace.deinitialize(count: 1)
    unsafe bufferPlace.deallocate()
  }

  /// The number, as it was typed.
  package var number: PhoneBuffer {
    // not `_read`, which allocates when another module calls it
    @inlinable @inline(__always) unsafeAddress { unsafe UnsafePointer(bufferPlace) }
  }
  /// Who types: the rules of a region.
  package var machine: PhoneMachine { memory.machine }
  /// What is shown, in ASCII.
  @inlinable package var bytes: UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(start: place.pointee.end.shown, count: length)
  }
  @inlinable package var length: Int { unsafe place.pointee.end.length }
  /// What was shown before the last number was taken over.
  package var formerBytes: UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(start: memory.spare, count: memory.formerLength)
  }
  /// Where typing stands after the number's last digit.
  package var state: PhoneState {
    followEnd()
    return state(after: number.numberCount)
  }
  /// The same after so many of its digits.
  @inline(__always) func state(after count: Int) -> PhoneState {
    memory.trace.state(after: count, memory.machine.tables)
  }
  /// Where characters stand now.
  @inline(__always) var layout: PhoneLayout {
    if memory.layoutCount != buffer.numberCount { keepLayout() }
    return memory.layout
  }

  @inline(never) private func keepLayout() { keepLayout(of: state) }

  /// Keeps where characters stand, from where typing does.
  @inline(__always) func keepLayout(of state: PhoneState) {
    memory.layoutCount = buffer.numberCount
    memory.layout = PhoneLayout(state, memory.machine.tables, count: buffer.numberCount)
  }

  /// Works out where typing stands after digits that went on with the layout, of which no one asked it.
  @inline(__always) func followEnd() {
    if memory.trace.count < buffer.numberCount {
      unsafe memory.trace.follow(buffer.base, to: buffer.numberCount, memory.machine)
    }
  }

  /// Forgets what was known of more than so many characters.
  @inline(__always) func forget(after count: Int) {
    memory.trace.forget(after: count)
    memory.layoutCount = -1
  }

  /// How many digits a number may have.
  package var limit: Int {
    @inlinable get { unsafe place.pointee.limit }
    nonmutating set {
      memory.limit = newValue
      memory.beginning = nil
      settle()
    }
  }

  /// Settles again what the next digit may do, after whatever has changed the number or the rules.
  func settle() {
    if buffer.isEmpty, let beginning = memory.beginning {
      memory.end.count = 0
      memory.end.outlook = beginning
      return
    }
    settle(state)
    if buffer.isEmpty { memory.beginning = memory.end.outlook }
  }

  /// The same after a number that is known to have led to a state.
  @inline(__always) func settle(_ state: PhoneState) {
    memory.end.count = buffer.numberCount
    memory.end.outlook = PhoneOutlook(
      state, buffer, limit: memory.limit, isTrimmed: memory.isTrimmed, memory.machine.tables)
  }

  /// Overwrites all memory that held the number.
  package func wipe() {
    buffer.wipe()
    memory.wipe()
  }
}

/// What a key changed: offsets of what is shown before and after it.
package struct PhoneChange: Hashable {
  package var start: Int
  package var oldEnd: Int
  package var newEnd: Int
  /// Whether a phone number may have this many digits then.
  package var isPossible: Bool
  /// Whether what stands before the key is reformatted.
  package var isReformatted = false
}
