internal import SecretMemory

/// What a number being typed keeps in memory of its own.
@safe @usableFromInline struct TypedPhoneMemory: ~Copyable {
  /// The end of the number: what is shown, and how much of it there is.
  @usableFromInline var end: NumberEnd
  var machine: PhoneMachine
  let isTrimmed: Bool
  /// What the first digit may do, once that is known.
  var beginning: PhoneOutlook?
  @usableFromInline var limit = PhoneState.mostCharacters - 1
  /// After how many characters typing stands how.
  var trace: PhoneTrace
  /// Where characters stand, and of how many that is known.
  var layout = PhoneLayout()
  var layoutCount = 0
  /// Room for what will be shown.
  var spare: UnsafeMutablePointer<UInt8>
  var formerLength = 0
  /// How long the text is that announces an extension.
  var markWidth = 0

  /// Every character with two before it, and the text of an extension.
  static var room: Int { 3 * PhoneBuffer.capacity + 256 }

  init(_ machine: PhoneMachine, _ characters: UnsafeMutablePointer<UInt8>, isTrimmed: Bool) {
    self.machine = machine
    self.isTrimmed = isTrimmed
    trace = PhoneTrace(machine.start)
    let shown = UnsafeMutablePointer<UInt8>.allocate(capacity: TypedPhoneMemory.room)
    unsafe shown.initialize(repeating: 0, count: TypedPhoneMemory.room)
    unsafe spare = .allocate(capacity: TypedPhoneMemory.room)
    unsafe spare.initialize(repeating: 0, count: TypedPhoneMemory.room)
    unsafe end = NumberEnd(machine.tables, characters: characters, shown: shown)
  }

  deinit {
    wipeShown()
    unsafe end.shown.deallocate()
    unsafe spare.deallocate()
  }

  mutating func wipe() {
    wipeShown()
    trace.wipe(machine.start)
  }

  private func wipeShown() {
    unsafe end.shown.wipe(count: TypedPhoneMemory.room)
    unsafe spare.wipe(count: TypedPhoneMemory.room)
  }
}
