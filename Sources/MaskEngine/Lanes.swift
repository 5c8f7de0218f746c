public import MaskCompiler
internal import SecretMemory

/// The memory of a layout: a record a value character, and the display.
///
/// What a character adds stands in one record, half a cache line: a key reads one record and writes the next, at fixed
/// places after one pointer. Each member of the records is a *lane*, read and written like a list.
///
/// With `Lane` and `NumberList` the one owner of unsafe memory in the engine. Invariants, checked in debug builds by
/// `Layout.check()`: entries 0..<count of `characters` and `edges`, 0...count of `rows`, `offsets` and `parses`,
/// 0...summed of `sums`, and 0..<length of `display` are initialised; `count` ≤ `capacity`; whatever is written at once
/// (four characters of literals) may reach `slack` entries beyond the display's end, which `room` leaves free.
@safe @usableFromInline struct Lanes {
  /// One after the other; the first is that of the empty value.
  @usableFromInline private(set) var records: UnsafeMutablePointer<CharacterRecord>
  /// What is shown, a symbol a character.
  @usableFromInline private(set) var display: Lane
  /// Value characters that there is memory for.
  @usableFromInline private(set) var capacity: Int
  @usableFromInline private(set) var room: Int

  /// What one write of literals may touch beyond the end.
  static let slack = 8

  /// The row of the state after so many characters.
  @inlinable @inline(__always) var rows: RecordLane { lane(0) }
  /// The display offset after so many characters.
  @inlinable @inline(__always) var offsets: RecordLane { lane(1) }
  /// The parse of each state that the display follows.
  @inlinable @inline(__always) var parses: RecordLane { lane(4) }
  /// Value characters as they were read: before a slot changes their case. In the record of the state that each leads
  /// to.
  @inlinable @inline(__always) var characters: RecordLane { lane(2 + RecordLane.words) }
  /// The edge that read each character.
  @inlinable @inline(__always) var edges: RecordLane { lane(3 + RecordLane.words) }
  /// The Luhn sums of so many characters, as far as they are known.
  @inline(__always) var sums: RecordLane { lane(5) }

  @inlinable @inline(__always) func lane(_ word: Int) -> RecordLane {
    unsafe RecordLane(UnsafeMutableRawPointer(records).assumingMemoryBound(to: UInt32.self) + word, capacity: capacity)
  }

  init(capacity: Int, room: Int) {
    self.capacity = capacity
    self.room = room
    unsafe records = .allocate(capacity: capacity + 1)
    display = Lane(capacity: room + Lanes.slack)
    rows[0] = 0
    offsets[0] = 0
    parses[0] = 0
    sums[0] = 0
  }

  /// Makes room for one character more than `count`.
  @inline(never) mutating func grow(count: Int) {
    let larger = capacity * 2 + 16
    let bigger = UnsafeMutablePointer<CharacterRecord>.allocate(capacity: larger + 1)
    unsafe bigger.update(from: records, count: count + 1)
    // what is given back may hold a secret
    unsafe records.wipe(count: capacity + 1)
    unsafe records.deallocate()
    unsafe (records, capacity) = (bigger, larger)
  }

  /// Makes room for a display of `length`, of which the first `used` characters are kept.
  @inline(never) mutating func growDisplay(to length: Int, used: Int) {
    let larger = max(length, room * 2) + 16
    let bigger = Lane(capacity: larger + Lanes.slack)
    bigger.copy(display, count: used)
    display.wipe(count: room + Lanes.slack)
    display.free()
    (display, room) = (bigger, larger)
  }

  /// Becomes the first `count` characters of others, and what is shown of them: there is room.
  func copy(_ other: Lanes, count: Int, shown: Int) {
    assert(count <= capacity && shown <= room)
    unsafe records.update(from: other.records, count: count + 1)
    display.copy(other.display, count: shown)
  }

  /// Overwrites everything, so that no secret stays in memory that is given back.
  func wipe() {
    unsafe records.wipe(count: capacity + 1)
    display.wipe(count: room + Lanes.slack)
  }

  /// Gives the memory back; whoever owns the layout does this once.
  func free() {
    unsafe records.deallocate()
    display.free()
  }
}

/// What a value character adds to a layout: half a cache line.
@usableFromInline struct CharacterRecord {
  /// The row of the state after it, and the offset after it.
  @usableFromInline var row: UInt32
  @usableFromInline var offset: UInt32
  @usableFromInline var character: Symbol
  @usableFromInline var edge: UInt32
  @usableFromInline var parse: UInt32
  var sums: UInt32
  private var unused: UInt64
}

/// One member of the records, read and written like a list: a pointer to the first of them and no more; debug builds
/// keep their number beside it, and check each index.
@safe @usableFromInline struct RecordLane {
  @usableFromInline let base: UnsafeMutablePointer<UInt32>
  #if DEBUG
    @usableFromInline let capacity: Int
  #endif

  /// Words from one record to the next: a power of two, so that a place is found by a shift.
  @inlinable static var words: Int { stride / MemoryLayout<UInt32>.stride }
  @inlinable static var stride: Int { MemoryLayout<CharacterRecord>.stride }

  @inlinable @inline(__always) init(_ base: UnsafeMutablePointer<UInt32>, capacity: Int) {
    unsafe self.base = base
    #if DEBUG
      self.capacity = capacity
    #endif
  }

  @inlinable @inline(__always) subscript(i: Int) -> UInt32 {
    get {
      check(i)
      return unsafe base[i &* RecordLane.words]
    }
    nonmutating set {
      check(i)
      unsafe base[i &* RecordLane.words] = newValue
    }
  }

  @inlinable @inline(__always) func check(_ i: Int) {
    #if DEBUG
      precondition(i >= 0 && i <= capacity, "outside a lane")
    #endif
  }
}
