internal import SecretMemory

/// Room to lay a number out in, in UTF-8.
///
/// Owns its memory. Invariants: bytes `0..<length` are initialised; eight bytes before and after may be read, so that
/// two displays are compared eight bytes at a time.
@safe struct NumberDisplay: ~Copyable {
  private var memory: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var length = 0
  /// Whether the affixes are shown of an empty number, too.
  private let showsAffixWhenEmpty: Bool
  /// How many fraction digits are shown at least, zeros where there are none.
  private let shownFraction: Int

  private static let slack = 8

  init(showsAffixWhenEmpty: Bool, shownFraction: Int) {
    self.showsAffixWhenEmpty = showsAffixWhenEmpty
    self.shownFraction = shownFraction
    capacity = 96
    unsafe memory = NumberDisplay.allocate(capacity)
  }

  deinit { unsafe memory.deallocate() }

  private static func allocate(_ capacity: Int) -> UnsafeMutablePointer<UInt8> {
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity + 2 * slack)
    unsafe memory.initialize(repeating: 0, count: capacity + 2 * slack)
    return unsafe memory
  }

  private var start: UnsafeMutablePointer<UInt8> { unsafe memory + NumberDisplay.slack }
  var bytes: UnsafeBufferPointer<UInt8> { unsafe UnsafeBufferPointer(start: start, count: length) }

  /// Shows a number as it is, with zeros after its fraction where they are shown.
  @export(interface) mutating func layOut(_ number: borrowing DigitBuffer, _ table: NumberTable) {
    let room = table.room(forDigits: number.count &+ shownFraction)
    if room > capacity { grow(to: room) }
    if number.isEmpty && !showsAffixWhenEmpty {
      length = 0
    } else if number.isAsTyped {
      length = unsafe table.layAsTyped(number, at: start) - start
    } else if number.hasOpenGroup {
      length = unsafe table.layOpenGroup(number, at: start) - start
    } else if number.fractionCount < shownFraction && number.count > 0 {
      length = unsafe table.layOut(number, paddedTo: shownFraction, at: start) - start
    } else {
      length = unsafe table.layOut(number, at: start) - start
    }
  }

  private mutating func grow(to room: Int) {
    wipe()
    unsafe memory.deallocate()
    capacity = 2 * room
    unsafe memory = NumberDisplay.allocate(capacity)
  }

  func wipe() {
    unsafe memory.wipe(count: capacity + 2 * NumberDisplay.slack)
  }

  /// How many bytes at the beginning are the same in another display.
  func commonPrefix(_ other: borrowing NumberDisplay) -> Int {
    let most = min(length, other.length)
    var i = 0
    while i < most {
      let difference = word(at: i) ^ other.word(at: i)
      if difference != 0 { return min(most, i + difference.trailingZeroBitCount / 8) }
      i += 8
    }
    return most
  }

  /// How many bytes at the end are the same in another display, of those after the first `prefix`.
  func commonSuffix(_ other: borrowing NumberDisplay, after prefix: Int) -> Int {
    let most = min(length, other.length) - prefix
    var i = 0
    while i < most {
      let difference = word(at: length - 8 - i) ^ other.word(at: other.length - 8 - i)
      if difference != 0 { return min(most, i + difference.leadingZeroBitCount / 8) }
      i += 8
    }
    return most
  }

  /// Eight bytes from an offset on, the first lowest.
  func word(at offset: Int) -> UInt64 {
    unsafe UInt64(littleEndian: UnsafeRawPointer(start + offset).loadUnaligned(as: UInt64.self))
  }

  /// Whether a byte goes on with the scalar before it.
  func isContinuation(_ offset: Int) -> Bool { unsafe offset < length && start[offset] & 0xC0 == 0x80 }
}
