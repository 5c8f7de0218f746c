/// A number as shown, in UTF-8.
///
/// Owns its memory. Invariants: bytes `0..<length` are initialised; eight bytes before and behind may be read, so that two
/// displays are compared eight bytes at a time.
struct NumberDisplay: ~Copyable {
  private var memory: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var length = 0
  /// Which affixes stand around the digits; -1 where nothing is shown.
  private(set) var affix = -1

  private static let slack = 8

  init() {
    capacity = 96
    memory = NumberDisplay.allocate(capacity)
  }

  deinit { memory.deallocate() }

  private static func allocate(_ capacity: Int) -> UnsafeMutablePointer<UInt8> {
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity + 2 * slack)
    memory.initialize(repeating: 0, count: capacity + 2 * slack)
    return memory
  }

  @inline(__always) var start: UnsafeMutablePointer<UInt8> { memory + NumberDisplay.slack }
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: length) }

  /// Shows a number as it is.
  @inline(__always) mutating func lay(_ number: borrowing DigitBuffer, _ table: NumberTable) {
    let room = table.room(forDigits: number.count)
    if room > capacity { grow(to: room) }
    length = table.lay(number, at: start) - start
    affix = length == 0 ? -1 : table.affix(of: number)
  }

  @inline(never) private mutating func grow(to room: Int) {
    wipe()
    memory.deallocate()
    capacity = 2 * room
    memory = NumberDisplay.allocate(capacity)
  }

  func wipe() {
    memory.update(repeating: 0, count: capacity + 2 * NumberDisplay.slack)
    withExtendedLifetime(memory) {}
  }

  /// How many bytes at the beginning are the same in another display.
  @inline(__always) func commonPrefix(_ other: borrowing NumberDisplay) -> Int {
    let most = min(length, other.length)
    var i = 0
    while i < most {
      let difference = NumberDisplay.word(start + i) ^ NumberDisplay.word(other.start + i)
      if difference != 0 { return min(most, i &+ difference.trailingZeroBitCount &>> 3) }
      i &+= 8
    }
    return most
  }

  /// How many bytes at the end are the same in another display, of those behind the first `prefix`.
  @inline(__always) func commonSuffix(_ other: borrowing NumberDisplay, behind prefix: Int) -> Int {
    let most = min(length, other.length) &- prefix
    var i = 0
    while i < most {
      let difference = NumberDisplay.word(start + (length &- 8 &- i)) ^ NumberDisplay.word(other.start + (other.length &- 8 &- i))
      if difference != 0 { return min(most, i &+ difference.leadingZeroBitCount &>> 3) }
      i &+= 8
    }
    return most
  }

  /// Eight bytes from an offset on, the first lowest.
  @inline(__always) func word(at offset: Int) -> UInt64 { NumberDisplay.word(start + offset) }
  @inline(__always) private static func word(_ place: UnsafeMutablePointer<UInt8>) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(place).loadUnaligned(as: UInt64.self))
  }

  /// Whether a byte goes on with the scalar before it.
  @inline(__always) func isContinuation(_ offset: Int) -> Bool { offset < length && start[offset] & 0xC0 == 0x80 }
}
