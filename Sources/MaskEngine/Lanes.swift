/// The memory of a layout: parallel lanes of numbers, one entry a value character, and the display.
///
/// With `Lane` and `NumberList` the one owner of unsafe memory in the engine. Invariants, checked in debug builds by `Layout.check()`:
/// entries 0..<count of `characters` and `edges`, 0...count of `rows`, `offsets` and `readings`, 0...summed of `sums`, and
/// 0..<length of `display` are initialised; `count` ≤ `capacity`; whatever is written at once (four characters of fixed text) may reach `slack` entries beyond the
/// display's end, which `room` leaves free.
struct Lanes {
  /// Value characters as they were read: before a slot changes their case.
  private(set) var characters: Lane
  /// The edge that read each character.
  private(set) var edges: Lane
  /// The row of the state after so many characters.
  private(set) var rows: Lane
  /// The display offset behind so many characters.
  private(set) var offsets: Lane
  /// The reading of each state that the display follows.
  private(set) var readings: Lane
  /// The Luhn sums of so many characters, as far as they are known.
  private(set) var sums: Lane
  /// What is shown, a symbol a character.
  private(set) var display: Lane
  private(set) var capacity: Int
  private(set) var room: Int
  /// All lanes but the display, one behind the other.
  private var block: Lane

  /// What one write of fixed text may touch beyond the end.
  static let slack = 8

  init(capacity: Int, room: Int) {
    self.capacity = capacity
    self.room = room
    block = Lane(capacity: Lanes.words(capacity))
    (characters, edges, rows, offsets, readings, sums) = Lanes.parts(block, capacity)
    display = Lane(capacity: room + Lanes.slack)
    rows[0] = 0
    offsets[0] = 0
    readings[0] = 0
    sums[0] = 0
  }

  private static func words(_ capacity: Int) -> Int { 6 * (capacity + 1) }
  private static func parts(_ block: Lane, _ capacity: Int) -> (Lane, Lane, Lane, Lane, Lane, Lane) {
    func part(_ number: Int) -> Lane { block.part(from: number * (capacity + 1), capacity: capacity + 1) }
    return (part(0), part(1), part(2), part(3), part(4), part(5))
  }

  /// Makes room for one character more than `count`.
  @inline(never) mutating func grow(count: Int) {
    let larger = capacity * 2 + 16
    let bigger = Lane(capacity: Lanes.words(larger))
    let (characters, edges, rows, offsets, readings, sums) = Lanes.parts(bigger, larger)
    characters.copy(self.characters, count: count)
    edges.copy(self.edges, count: count)
    rows.copy(self.rows, count: count + 1)
    offsets.copy(self.offsets, count: count + 1)
    readings.copy(self.readings, count: count + 1)
    sums.copy(self.sums, count: count + 1)
    // what is given back may hold a secret
    block.wipe(count: Lanes.words(capacity))
    block.free()
    (self.characters, self.edges, self.rows, self.offsets, self.readings, self.sums) = (
      characters, edges, rows, offsets, readings, sums
    )
    (block, capacity) = (bigger, larger)
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

  /// Overwrites everything, so that no secret stays in memory that is given back.
  func wipe() {
    block.wipe(count: Lanes.words(capacity))
    display.wipe(count: room + Lanes.slack)
  }

  /// Gives the memory back; whoever owns the layout does this once.
  func free() {
    block.free()
    display.free()
  }
}
