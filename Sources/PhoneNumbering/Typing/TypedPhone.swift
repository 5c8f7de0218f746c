internal import SecretMemory

/// A phone number as it is typed and as it is shown, and how a key changes both.
///
/// The caret moves over *elements*: the plus, the digits, and the mark of an extension, which is shown as a text such as ` ext. `; what
/// stands between them is none. For each digit the state of typing is kept, so that an edit goes on from where it is made. Two pointers to
/// memory of its own, so that it is passed in registers.
@safe @usableFromInline package struct TypedPhone: ~Copyable {
  private let bufferPlace: UnsafeMutablePointer<PhoneBuffer>
  @inline(__always) var buffer: PhoneBuffer {
    unsafeAddress { unsafe UnsafePointer(bufferPlace) }
    nonmutating unsafeMutableAddress { unsafe bufferPlace }
  }
  private let place: UnsafeMutablePointer<TypedPhoneMemory>
  @inline(__always) var memory: TypedPhoneMemory {
    unsafeAddress { unsafe UnsafePointer(place) }
    nonmutating unsafeMutableAddress { unsafe place }
  }

  /// - Parameter isTrimmed: whether a space at the end waits for the next digit.
  package init(_ machine: PhoneMachine, isTrimmed: Bool) {
    unsafe bufferPlace = .allocate(capacity: 1)
    unsafe bufferPlace.initialize(to: PhoneBuffer())
    unsafe place = .allocate(capacity: 1)
    unsafe place.initialize(to: TypedPhoneMemory(machine, isTrimmed: isTrimmed))
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
    @inline(__always) unsafeAddress { unsafe UnsafePointer(bufferPlace) }
  }
  /// Who types: the rules of a region.
  package var machine: PhoneMachine { memory.machine }
  /// What is shown, in ASCII.
  package var bytes: UnsafeBufferPointer<UInt8> { unsafe UnsafeBufferPointer(start: memory.shown, count: length) }
  package var length: Int { memory.length }
  /// What was shown before the last number was taken over.
  package var formerBytes: UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(start: memory.spare, count: memory.formerLength)
  }
  /// Where typing stands behind the number's last digit.
  package var state: PhoneState { unsafe memory.states[number.numberCount] }

  /// Whether there may be numbers of so many digits: by those behind its prefixes, and where no layout fits behind a national one, by reading
  /// the number as a whole.
  package var isPossible: Bool { isPossible(state, count: number.numberCount) }

  /// The same of so many characters that have led to a state.
  @inline(__always) func isPossible(_ state: PhoneState, count: Int) -> Bool {
    guard let index = state.callingCodeIndex, !state.flags.contains(.expectsCallingCode) else { return false }
    if state.isReadAsWhole { return isPossibleAsWhole }
    let lengths = memory.machine.tables.callingCode(index).lengths
    let digits = count &- state.start
    // bit 0 stands for no length, and so for all that are too long
    if lengths &>> UInt32(truncatingIfNeeded: digits < 31 ? digits : 0) & 1 != 0 { return count > 2 || !buffer.hasPlus }
    return lengths & PhoneCallingCode.transformFlag != 0 && isPossibleTransformed(index, lengths)
  }

  /// The same where a national prefix makes another number of the one behind it: 15 in Argentina stands for a 9 in front.
  @inline(never) private func isPossibleTransformed(_ callingCode: Int, _ lengths: UInt32) -> Bool {
    let (state, tables) = (state, machine.tables)
    let digits = unsafe UnsafeBufferPointer(rebasing: number.number[Int(state.extractedStart)...])
    let output = unsafe Int(tables.prefix(tables.region(tables.callingCode(callingCode).firstRegion).nationalPrefix, digits))
    if output == 0 { return false }
    let prefix = tables.prefix(output - 1)
    if !prefix.isTransform { return false }
    let count = unsafe tables.text(prefix.inserted).count + prefix.kept.count + digits.count - prefix.count
    return count < 31 && lengths >> UInt32(count) & 1 != 0
  }

  /// The same where the number is read as a whole.
  @inline(never) private var isPossibleAsWhole: Bool {
    let read = PhoneNumber(
      dialling: number.packedDigits, of: number.digitCount, hasPlus: number.hasPlus, region: machine.home, of: machine.tables)
    return read?.possibility == .possible
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
  /// Whether there may be numbers of so many digits then.
  package var isPossible: Bool
  /// Whether what stands before the key is laid out anew.
  package var isLaidOutAnew = false

  /// A key that was not taken: it begins below zero.
  static var none: PhoneChange { PhoneChange(start: -1, oldEnd: 0, newEnd: 0, isPossible: false) }
}

@safe struct TypedPhoneMemory: ~Copyable {
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
    unsafe states = .allocate(capacity: PhoneState.mostCharacters + 1)
    unsafe states.initialize(repeating: machine.start, count: PhoneState.mostCharacters + 1)
    unsafe shown = .allocate(capacity: TypedPhoneMemory.room)
    unsafe shown.initialize(repeating: 0, count: TypedPhoneMemory.room)
    unsafe spare = .allocate(capacity: TypedPhoneMemory.room)
    unsafe spare.initialize(repeating: 0, count: TypedPhoneMemory.room)
  }

  deinit {
    wipe()
    unsafe states.deallocate()
    unsafe shown.deallocate()
    unsafe spare.deallocate()
  }

  func wipe() {
    unsafe shown.wipe(count: TypedPhoneMemory.room)
    unsafe spare.wipe(count: TypedPhoneMemory.room)
    for place in 0...PhoneState.mostCharacters { unsafe states[place] = machine.start }
  }
}
