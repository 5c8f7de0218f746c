@_exported public import MaskCompiler

/// A value as a mask lays it out: its characters, the states they lead through, and the display.
///
/// Behind the value stands the *tail*: fixed text that is shown and not yet part of it. State, and with it the display up to the tail, is
/// a function of the characters alone. A step is one look into the table; what is rare stands behind a test.
package struct Layout: ~Copyable {
  package let tables: MaskTables
  unowned(unsafe) let typed: TypedClusters
  var lanes: Lanes
  /// Value characters.
  package internal(set) var count = 0
  /// Characters of the tail.
  package internal(set) var tailLength = 0
  /// The tail is the beginning of the run certain to come, and its nodes have not been written out.
  var isTailImplied = false
  /// The nodes of the tail, unless it is implied.
  var tail = NumberList(capacity: 16)
  /// Some character shown is not the one that was read: its slot changes the case.
  package internal(set) var isFolded = false
  /// Some reading shown is not the first of its state.
  var isRelaid = false
  /// Some character may be a hole.
  package internal(set) var mayHaveHoles = false
  /// Some character may be beyond ASCII.
  package internal(set) var hasForeign = false
  /// Behind how many characters the field was left, else -1: states from there on are of the leaving, not of the value.
  package internal(set) var leftAt = -1
  /// A bound on the value's length.
  let limit: Int

  package init(_ tables: MaskTables, _ typed: TypedClusters, capacity: Int, room: Int, limit: Int) {
    self.tables = tables
    self.typed = typed
    self.limit = limit
    lanes = Lanes(capacity: capacity, room: room)
  }

  /// Characters shown.
  @inline(__always) package var length: Int { valueLength + tailLength }
  /// Characters shown up to the tail.
  @inline(__always) package var valueLength: Int { Int(lanes.offsets[count]) }
  /// The display, a symbol a character.
  package var display: UnsafePointer<Symbol> { UnsafePointer(lanes.display) }
  /// The display offset behind `k` value characters.
  @inline(__always) package func offset(_ k: Int) -> Int { Int(lanes.offsets[k]) }
  /// Value character `k` as it is shown.
  @inline(__always) package func character(_ k: Int) -> Symbol { lanes.display[Int(lanes.offsets[k + 1]) - 1] }
  /// Value character `k` as it was read.
  package func characterRead(_ k: Int) -> Symbol { lanes.characters[k] }
  /// The state behind `k` characters.
  package func state(_ k: Int) -> UnsafePointer<StateRecord> { tables.state(ofRow: lanes.rows[k]) }
  package func isSingle(_ k: Int) -> Bool { state(k).pointee.readingCount == 1 }
  /// The node at which the first reading stands behind `k` characters.
  package func top(_ k: Int) -> UInt32 { tables.readings[Int(state(k).pointee.readings)] }

  /// Where the reading shown took character `k`.
  func origin(_ k: Int) -> OriginRecord {
    tables.origins[Int(tables.edges[Int(lanes.edges[k])].origins) + Int(lanes.readings[k + 1])]
  }
  /// Whether character `k` is quoted text, on display.
  package func isQuoted(_ k: Int) -> Bool { tables.node(origin(k).taker).operation == .quoted }
  /// The slot or quoted text that took character `k`.
  package func taker(_ k: Int) -> UInt32 { origin(k).taker }
  /// The path of fixed text before character `k`.
  package func path(_ k: Int) -> UInt32 { origin(k).path }

  /// Value characters that end at or before a display offset.
  package func characters(before offset: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high + 1) / 2
      if Int(lanes.offsets[middle]) <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Whether the value is complete: what is still to come is fixed text, and certain.
  package var isComplete: Bool {
    let flags = state(count).pointee.flags
    let ends = flags & StateRecord.complete != 0 || flags & StateRecord.completeWithValue != 0 && count > 0
    return ends && !hasHoles
  }
  package var hasHoles: Bool {
    guard mayHaveHoles else { return false }
    for k in 0..<count where character(k) == .hole { return true }
    return false
  }
  /// Whether nothing more can be typed behind the value.
  package var isFull: Bool {
    let row = Int(lanes.rows[count]) + Row.header
    return (row..<row + tables.classCount).allSatisfy { tables.rows[$0] == 0 }
  }

  /// Begins anew: no value, no tail.
  package mutating func clear() {
    count = 0
    tailLength = 0
    isTailImplied = false
    tail.removeAll()
    isFolded = false
    isRelaid = false
    mayHaveHoles = false
    hasForeign = false
    leftAt = -1
  }

  /// Overwrites all memory that held the value.
  package func wipe() {
    lanes.wipe()
    tail.wipe()
  }

  /// The invariants of the lanes, in debug builds.
  func check() {
    assert(count <= lanes.capacity && valueLength + tailLength <= lanes.room)
    assert(lanes.rows[0] == 0 && lanes.offsets[0] == 0)
    #if DEBUG
      for k in 0..<count {
        assert(lanes.offsets[k] < lanes.offsets[k + 1])
        assert(Int(lanes.rows[k + 1]) % tables.rowStride == 0)
        assert(lanes.readings[k + 1] < tables.edges[Int(lanes.edges[k])].originCount)
      }
    #endif
  }
}
