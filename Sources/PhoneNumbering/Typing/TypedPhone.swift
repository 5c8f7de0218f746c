internal import SecretMemory

/// A phone number as it is typed and as it is shown, and how a key changes both.
///
/// The caret moves over *elements*: the plus, the digits, and the mark of an extension, which is shown as a text such as ` ext. `; what
/// stands between them is none. For each digit the state of typing is kept, so that an edit goes on from where it is made. Two pointers to
/// memory of its own, so that it is passed in registers.
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
  /// Where typing stands behind the number's last digit.
  package var state: PhoneState {
    followEnd()
    return unsafe memory.states[number.numberCount]
  }
  /// Where characters stand now.
  @inline(__always) var layout: PhoneLayout {
    if memory.layoutCount != buffer.numberCount { keepLayout() }
    return memory.layout
  }

  @inline(never) private func keepLayout() {
    memory.layoutCount = buffer.numberCount
    memory.layout = PhoneLayout(state, memory.machine.tables, count: buffer.numberCount)
  }

  /// Works out the states that were not asked for while digits went on with the layout.
  @inline(__always) func followEnd() { if memory.stateCount < buffer.numberCount { followStates() } }

  @inline(never) private func followStates() {
    let (states, machine, base, end) = unsafe (memory.states, memory.machine, buffer.base, buffer.numberCount)
    var place = memory.stateCount
    while place < end {
      unsafe states[place &+ 1] = states[place]
      place &+= 1
      unsafe machine.advance(&states[place], base, count: place)
      if place < end { place = unsafe machine.advance(states, base, from: place, to: end) }
    }
    memory.stateCount = end
  }

  /// Forgets what was known of more than so many characters.
  @inline(__always) func forget(behind count: Int) {
    memory.stateCount = min(memory.stateCount, count)
    memory.layoutCount = -1
  }

  /// How many digits a number may have.
  package var limit: Int {
    get { memory.limit }
    nonmutating set {
      memory.limit = newValue
      memory.beginning = nil
      settle()
    }
  }

  /// Settles anew what the next digit may do, behind whatever has changed the number or the rules.
  func settle() {
    memory.end.count = buffer.numberCount
    if buffer.isEmpty, let beginning = memory.beginning {
      memory.end.outlook = beginning
      return
    }
    let most = buffer.hasExtension ? 0 : memory.limit &+ (buffer.hasPlus ? 1 : 0)
    memory.end.outlook = PhoneOutlook(state, buffer, most: most, isTrimmed: memory.isTrimmed, memory.machine.tables)
    if buffer.isEmpty { memory.beginning = memory.end.outlook }
  }

  /// Whether there may be numbers of so many digits: by those behind its prefixes, and where no layout fits behind a national one, by reading
  /// the number as a whole.
  @inlinable @inline(__always) package var isPossible: Bool {
    unsafe place.pointee.end.isPossible || place.pointee.end.outlook.asksDigits && isPossibleByDigits
  }

  /// The same where the digits are to be asked.
  @usableFromInline @inline(never) var isPossibleByDigits: Bool {
    let state = state
    guard let index = state.callingCodeIndex, !state.flags.contains(.expectsCallingCode) else { return false }
    if state.isReadAsWhole { return isPossibleAsWhole }
    let lengths = memory.machine.tables.callingCode(index).lengths
    let digits = buffer.numberCount &- state.start
    // bit 0 stands for no length, and so for all that are too long
    if lengths &>> UInt32(truncatingIfNeeded: digits < 31 ? digits : 0) & 1 != 0 { return true }
    return lengths & PhoneCallingCode.transformFlag != 0 && isPossibleTransformed(index, lengths)
  }

  /// The same where a national prefix makes another number of the one behind it: 15 in Argentina stands for a 9 in front.
  private func isPossibleTransformed(_ callingCode: Int, _ lengths: UInt32) -> Bool {
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
  private var isPossibleAsWhole: Bool {
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
}

@safe @usableFromInline struct TypedPhoneMemory: ~Copyable {
  /// The end of the number: what is shown, and how much of it there is.
  @usableFromInline var end: NumberEnd
  var machine: PhoneMachine
  let isTrimmed: Bool
  /// What the first digit may do, once that is known.
  var beginning: PhoneOutlook?
  var limit = PhoneState.mostCharacters - 1
  /// Behind how many characters typing stands how, and of how many that is known.
  let states: UnsafeMutablePointer<PhoneState>
  var stateCount = 0
  /// Where characters stand, and of how many that is known.
  var layout = PhoneLayout()
  var layoutCount = 0
  /// Room for what will be shown.
  var spare: UnsafeMutablePointer<UInt8>
  var formerLength = 0
  /// How long the text is that announces an extension.
  var markWidth = 0

  /// Every character with two before it, and the text of an extension.
  private static var room: Int { 3 * PhoneBuffer.capacity + 256 }

  init(_ machine: PhoneMachine, _ characters: UnsafeMutablePointer<UInt8>, isTrimmed: Bool) {
    self.machine = machine
    self.isTrimmed = isTrimmed
    unsafe states = .allocate(capacity: PhoneState.mostCharacters + 1)
    unsafe states.initialize(repeating: machine.start, count: PhoneState.mostCharacters + 1)
    let shown = UnsafeMutablePointer<UInt8>.allocate(capacity: TypedPhoneMemory.room)
    unsafe shown.initialize(repeating: 0, count: TypedPhoneMemory.room)
    unsafe spare = .allocate(capacity: TypedPhoneMemory.room)
    unsafe spare.initialize(repeating: 0, count: TypedPhoneMemory.room)
    unsafe end = NumberEnd(machine.tables, characters: characters, shown: shown)
  }

  deinit {
    wipe()
    unsafe states.deallocate()
    unsafe end.shown.deallocate()
    unsafe spare.deallocate()
  }

  func wipe() {
    unsafe end.shown.wipe(count: TypedPhoneMemory.room)
    unsafe spare.wipe(count: TypedPhoneMemory.room)
    for place in 0...PhoneState.mostCharacters { unsafe states[place] = machine.start }
  }
}
