/// A phone number as it is typed and as it is shown, and how a key changes both.
///
/// The caret moves over *elements*: the plus, the digits, and the mark of an extension, which is shown as a text such as ` ext. `; what
/// stands between them is none. For each digit the state of typing is kept, so that an edit goes on from where it is made. Two pointers to
/// memory of its own, so that it is passed in registers.
@usableFromInline package struct TypedPhone: ~Copyable {
  let buffer: UnsafeMutablePointer<PhoneBuffer>
  let memory: UnsafeMutablePointer<TypedPhoneMemory>

  /// - Parameter isTrimmed: whether a space at the end waits for the next digit.
  package init(_ machine: PhoneMachine, isTrimmed: Bool) {
    buffer = .allocate(capacity: 1)
    buffer.initialize(to: PhoneBuffer())
    memory = .allocate(capacity: 1)
    memory.initialize(to: TypedPhoneMemory(machine, isTrimmed: isTrimmed))
  }

  deinit {
    memory.deinitialize(count: 1)
    memory.deallocate()
    buffer.deinitialize(count: 1)
    buffer.deallocate()
  }

  /// The number, as it was typed.
  package var number: PhoneBuffer {
    // not `_read`, which allocates when another module calls it
    @inline(__always) unsafeAddress { UnsafePointer(buffer) }
  }
  /// Who types: the rules of a region.
  package var machine: PhoneMachine { memory.pointee.machine }
  /// What is shown, in ASCII.
  package var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: memory.pointee.shown, count: length) }
  package var length: Int { memory.pointee.length }
  /// What was shown before the last number was taken over.
  package var formerBytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: memory.pointee.spare, count: memory.pointee.formerLength)
  }
  /// Where typing stands behind the number's last digit.
  package var state: PhoneState { memory.pointee.states[number.numberCount] }

  /// Whether the number has as many digits, behind its prefixes, as numbers of its region may have.
  @inline(__always) package var isPossible: Bool {
    let count = buffer.pointee.numberCount
    let state = memory.pointee.states + count
    guard let index = state.pointee.callingCodeIndex else { return false }
    let lengths = memory.pointee.machine.tables.callingCode(index).lengths
    // wide enough for as many digits as there may be: a shift that wraps round would find 40 to be 8
    return UInt64(lengths) &>> UInt64(truncatingIfNeeded: count &- state.pointee.start) & 1 != 0
  }

  /// Overwrites all memory that held the number.
  package func wipe() {
    buffer.pointee.wipe()
    memory.pointee.wipe()
  }
}

/// What a key changed: offsets of what is shown before and after it.
package struct PhoneChange: Hashable {
  package var start: Int
  package var oldEnd: Int
  package var newEnd: Int
  /// Whether the number then has as many digits, behind its prefixes, as numbers of its region may have.
  package var isPossible: Bool
  /// Whether what stands before the key is laid out anew.
  package var isLaidOutAnew = false

  /// A key that was not taken: it begins below zero.
  static var none: PhoneChange { PhoneChange(start: -1, oldEnd: 0, newEnd: 0, isPossible: false) }
}

struct TypedPhoneMemory: ~Copyable {
  var machine: PhoneMachine
  let isTrimmed: Bool
  /// Behind how many characters typing stands how.
  let states: UnsafeMutablePointer<PhoneState>
  /// Where characters stand now.
  var layout = PhoneLayout()
  /// What is shown, and room for what will be.
  var shown: UnsafeMutablePointer<UInt8>
  var spare: UnsafeMutablePointer<UInt8>
  var length = 0
  var formerLength = 0
  /// How long the text is that announces an extension.
  var markWidth = 0

  /// Every character with two before it, and the text of an extension.
  private static var room: Int { 3 * PhoneBuffer.capacity + 256 }

  init(_ machine: PhoneMachine, isTrimmed: Bool) {
    self.machine = machine
    self.isTrimmed = isTrimmed
    states = .allocate(capacity: PhoneState.mostCharacters + 1)
    states.initialize(repeating: machine.start, count: PhoneState.mostCharacters + 1)
    shown = .allocate(capacity: TypedPhoneMemory.room)
    shown.initialize(repeating: 0, count: TypedPhoneMemory.room)
    spare = .allocate(capacity: TypedPhoneMemory.room)
    spare.initialize(repeating: 0, count: TypedPhoneMemory.room)
  }

  deinit {
    wipe()
    states.deallocate()
    shown.deallocate()
    spare.deallocate()
  }

  func wipe() {
    for place in 0..<TypedPhoneMemory.room { (shown[place], spare[place]) = (0, 0) }
    for place in 0...PhoneState.mostCharacters { states[place] = machine.start }
  }
}
