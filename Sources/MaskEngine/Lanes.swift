/// The memory of a layout: parallel lanes of numbers, one entry a value character, and the display.
///
/// Together with `NumberList` the one owner of unsafe memory in the engine. Invariants, checked in debug builds by `Layout.check()`:
/// entries 0..<count of `characters` and `edges`, 0...count of `rows`, `offsets` and `readings`, 0...summed of `sums`, and
/// 0..<length of `display` are initialised; `count` ≤ `capacity`; whatever is written at once (four characters of fixed text) may reach `slack` entries beyond the
/// display's end, which `room` leaves free.
struct Lanes {
  /// Value characters as they were read: before a slot changes their case.
  var characters: UnsafeMutablePointer<Symbol>
  /// The edge that read each character.
  var edges: UnsafeMutablePointer<UInt32>
  /// The row of the state after so many characters.
  var rows: UnsafeMutablePointer<UInt32>
  /// The display offset behind so many characters.
  var offsets: UnsafeMutablePointer<UInt32>
  /// The reading of each state that the display follows.
  var readings: UnsafeMutablePointer<UInt32>
  /// The Luhn sums of so many characters, as far as they are known.
  var sums: UnsafeMutablePointer<UInt32>
  /// What is shown, a symbol a character.
  var display: UnsafeMutablePointer<Symbol>
  var capacity: Int
  var room: Int

  /// What one write of fixed text may touch beyond the end.
  static let slack = 8

  init(capacity: Int, room: Int) {
    self.capacity = capacity
    self.room = room
    characters = .allocate(capacity: Lanes.words(capacity))
    (edges, rows, offsets, readings, sums) = Lanes.parts(characters, capacity)
    display = .allocate(capacity: room + Lanes.slack)
    rows[0] = 0
    offsets[0] = 0
    readings[0] = 0
    sums[0] = 0
  }

  private static func words(_ capacity: Int) -> Int { 6 * (capacity + 1) }
  private static func parts(_ base: UnsafeMutablePointer<UInt32>, _ capacity: Int) -> (
    UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>,
    UnsafeMutablePointer<UInt32>
  ) {
    let lane = capacity + 1
    return (base + lane, base + 2 * lane, base + 3 * lane, base + 4 * lane, base + 5 * lane)
  }

  /// Makes room for one character more than `count`.
  @inline(never) mutating func grow(count: Int) {
    let larger = capacity * 2 + 16
    let base = UnsafeMutablePointer<UInt32>.allocate(capacity: Lanes.words(larger))
    let (edges, rows, offsets, readings, sums) = Lanes.parts(base, larger)
    base.update(from: characters, count: count)
    edges.update(from: self.edges, count: count)
    rows.update(from: self.rows, count: count + 1)
    offsets.update(from: self.offsets, count: count + 1)
    readings.update(from: self.readings, count: count + 1)
    sums.update(from: self.sums, count: count + 1)
    // what is given back may hold a secret
    characters.update(repeating: 0, count: Lanes.words(capacity))
    characters.deallocate()
    (characters, self.edges, self.rows, self.offsets, self.readings, self.sums) = (base, edges, rows, offsets, readings, sums)
    capacity = larger
  }

  /// Makes room for a display of `length`, of which the first `used` characters are kept.
  @inline(never) mutating func growDisplay(to length: Int, used: Int) {
    let larger = max(length, room * 2) + 16
    let base = UnsafeMutablePointer<Symbol>.allocate(capacity: larger + Lanes.slack)
    base.update(from: display, count: used)
    display.update(repeating: 0, count: room + Lanes.slack)
    display.deallocate()
    (display, room) = (base, larger)
  }

  /// Overwrites everything, so that no secret stays in memory that is given back.
  func wipe() {
    characters.update(repeating: 0, count: Lanes.words(capacity))
    display.update(repeating: 0, count: room + Lanes.slack)
    withExtendedLifetime(characters) {}
  }

  /// Gives the memory back; whoever owns the layout does this once.
  func free() {
    characters.deallocate()
    display.deallocate()
  }
}

/// A growing list of numbers that keeps its memory when it is emptied, so that a keystroke in steady state allocates nothing.
@usableFromInline package struct NumberList: ~Copyable {
  package private(set) var base: UnsafeMutablePointer<UInt32>
  package private(set) var count = 0
  private var capacity: Int

  package init(capacity: Int = 64) {
    self.capacity = max(1, capacity)
    base = .allocate(capacity: self.capacity)
  }
  package var isEmpty: Bool { count == 0 }
  package var last: UInt32? { count > 0 ? base[count - 1] : nil }
  package subscript(i: Int) -> UInt32 {
    get {
      assert(i >= 0 && i < count)
      return base[i]
    }
    set {
      assert(i >= 0 && i < count)
      base[i] = newValue
    }
  }
  package mutating func append(_ x: UInt32) {
    if count == capacity { grow(to: count + 1) }
    base[count] = x
    count += 1
  }
  package mutating func append(_ other: borrowing NumberList, _ range: Range<Int>) {
    if count + range.count > capacity { grow(to: count + range.count) }
    (base + count).update(from: other.base + range.lowerBound, count: range.count)
    count += range.count
  }
  /// Adds entries that the caller writes at once.
  package mutating func extend(by n: Int) -> UnsafeMutablePointer<UInt32> {
    if count + n > capacity { grow(to: count + n) }
    count += n
    return base + count - n
  }
  package mutating func removeAll() { count = 0 }
  package mutating func truncate(to count: Int) { self.count = min(count, self.count) }
  package mutating func removeFirst(_ n: Int) {
    assert(n <= count)
    base.update(from: base + n, count: count - n)
    count -= n
  }
  /// Replaces the whole by another list.
  package mutating func assign(_ other: borrowing NumberList) {
    count = 0
    append(other, 0..<other.count)
  }
  package mutating func reverse(from start: Int) {
    var (low, high) = (start, count - 1)
    while low < high {
      (base[low], base[high]) = (base[high], base[low])
      low += 1
      high -= 1
    }
  }
  package borrowing func firstIndex(of x: UInt32) -> Int? {
    for i in 0..<count where base[i] == x { return i }
    return nil
  }
  @inline(never) private mutating func grow(to least: Int) {
    let larger = max(least, capacity * 2)
    let bigger = UnsafeMutablePointer<UInt32>.allocate(capacity: larger)
    bigger.update(from: base, count: count)
    wipe()
    base.deallocate()
    (base, capacity) = (bigger, larger)
  }
  package func wipe() {
    base.update(repeating: 0, count: capacity)
    withExtendedLifetime(base) {}
  }
  deinit { base.deallocate() }
}
