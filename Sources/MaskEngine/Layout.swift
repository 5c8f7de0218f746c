public import MaskCompiler

/// A value as a mask lays it out: its characters, the states they lead through, and the display.
///
/// After the value stand the *trailing literals*, which are shown and not yet part of the value. State, and with it the
/// display up to the trailing literals, is a function of the characters alone. A step is one look into the table; what
/// is rare stands after a test.
///
/// A layout is one pointer to its memory, so that it is passed in a register and swapped without being moved.
@safe @usableFromInline package struct Layout: ~Copyable {
  @usableFromInline package let place: UnsafeMutablePointer<LayoutMemory>
  @inlinable @inline(__always) var memory: LayoutMemory {
    unsafeAddress { unsafe UnsafePointer(place) }
    nonmutating unsafeMutableAddress { unsafe place }
  }

  /// - Parameters:
  ///   - limit: a bound on the value's length.
  ///   - evenEnd: characters from here on count as more than one where the field's offsets are counted.
  package init(
    _ tables: MaskTables, _ typed: TypedClusters, capacity: Int, room: Int, limit: Int, evenEnd: Symbol = .firstCluster
  ) {
    let lanes = Lanes(capacity: capacity, room: room)
    unsafe place = .allocate(capacity: 1)
    unsafe place.initialize(
      to: LayoutMemory(tables: tables, typed: typed, lanes: lanes, limit: limit, evenEnd: evenEnd))
  }

  deinit {
    memory.end.lanes.free()
    unsafe place.deinitialize(count: 1)
    unsafe place.deallocate()
  }

  @inlinable @inline(__always) package var tables: MaskTables { memory.tables }
  @inline(__always) var typed: TypedClusters { memory.typed }
  @inline(__always) var limit: Int { memory.end.limit }
  // what a fast key looks at, at hand
  @inlinable @inline(__always) var rows: UnsafePointer<UInt64> { unsafe memory.end.rows }
  @inlinable @inline(__always) var ascii: UnsafePointer<UInt16> { unsafe memory.end.ascii }
  @inlinable @inline(__always) var lanes: Lanes { memory.end.lanes }
  @inline(__always) var trailingLiterals: NumberList {
    _read { yield memory.trailingLiterals }
    nonmutating _modify { yield &memory.trailingLiterals }
  }
  /// Value characters.
  @inlinable @inline(__always) package internal(set) var count: Int {
    get { memory.end.count }
    nonmutating set { memory.end.count = newValue }
  }
  /// Characters of the trailing literals.
  @inlinable @inline(__always) package internal(set) var trailingLength: Int {
    get { memory.end.trailingLength }
    nonmutating set { memory.end.trailingLength = newValue }
  }
  /// The trailing literals are not just the run that is certain to come: their nodes are written out. Else there is
  /// none, or it is that run, whose nodes may not have been written out.
  @inlinable @inline(__always) var areTrailingLiteralsWritten: Bool {
    get { memory.end.flags.contains(.trailingWritten) }
    nonmutating set { set(.trailingWritten, newValue) }
  }
  /// Some character shown is not the one that was read: its slot changes the case.
  @inlinable @inline(__always) package internal(set) var isFolded: Bool {
    get { memory.end.flags.contains(.folded) }
    nonmutating set { set(.folded, newValue) }
  }
  /// Some parse shown is not the first of its state.
  @inlinable @inline(__always) var isReformatted: Bool {
    get { memory.end.flags.contains(.reformatted) }
    nonmutating set { set(.reformatted, newValue) }
  }
  /// Another parse took a character without being noted for those before it, which it shows alike.
  @inlinable @inline(__always) var hasPendingParses: Bool {
    get { memory.end.flags.contains(.parsesPending) }
    nonmutating set { set(.parsesPending, newValue) }
  }
  /// Some character may be an empty slot, and the value is read by the states that know them.
  @inlinable @inline(__always) package internal(set) var mayHaveEmptySlots: Bool {
    get { memory.end.flags.contains(.emptySlots) }
    nonmutating set { set(.emptySlots, newValue) }
  }
  /// Some character may be beyond ASCII.
  @inlinable @inline(__always) package internal(set) var hasNonASCII: Bool {
    get { memory.end.flags.contains(.nonASCII) }
    nonmutating set { set(.nonASCII, newValue) }
  }
  /// Offsets may not be the same in characters and as the field counts them, or a caret may not stand between any two
  /// characters: some character shown is not even.
  @inlinable @inline(__always) package internal(set) var isUneven: Bool {
    get { memory.end.flags.contains(.uneven) }
    nonmutating set { set(.uneven, newValue) }
  }
  /// After how many characters editing has ended, else -1: states from there on are of the ending, not of the value.
  @inline(__always) package internal(set) var endedAt: Int {
    get { memory.endedAt }
    nonmutating set {
      memory.endedAt = newValue
      set(.left, newValue >= 0)
    }
  }
  @inlinable @inline(__always) func set(_ flag: ValueEnd.Flags, _ isSet: Bool) {
    if isSet { memory.end.flags.insert(flag) } else { memory.end.flags.remove(flag) }
  }

  /// Characters shown.
  @inlinable @inline(__always) package var length: Int { valueLength &+ trailingLength }
  /// Characters shown up to the trailing literals.
  @inlinable @inline(__always) package var valueLength: Int { Int(lanes.offsets[count]) }
  /// The display, a symbol a character.
  @inlinable @inline(__always) package var display: Lane { lanes.display }
  /// The display offset after `k` value characters.
  @inlinable @inline(__always) package func offset(_ k: Int) -> Int { Int(lanes.offsets[k]) }
  /// Value character `k` as it is shown.
  @inlinable @inline(__always) package func character(_ k: Int) -> Symbol {
    lanes.display[Int(lanes.offsets[k + 1]) - 1]
  }
  /// Value character `k` as it was read.
  @inlinable @inline(__always) package func characterRead(_ k: Int) -> Symbol { lanes.characters[k] }
  /// The state after `k` characters.
  @inlinable @inline(__always) package func state(_ k: Int) -> StateRecord { tables.state(ofRow: lanes.rows[k]) }
  /// The number of the edge that read character `k`.
  package func edge(_ k: Int) -> Int { Int(lanes.edges[k]) }
  /// The number of the state after `k` characters.
  package func stateNumber(_ k: Int) -> Int { Int(tables.rows[Int(lanes.rows[k]) + 2] >> 32) }
  @inlinable @inline(__always) package func isSingle(_ k: Int) -> Bool { state(k).parseCount == 1 }
  /// The node at which the first parse stands after `k` characters.
  @inlinable @inline(__always) package func top(_ k: Int) -> UInt32 { tables.parses[Int(state(k).parses)] }

  /// Where the parse shown took character `k`.
  @inlinable @inline(__always) func origin(_ k: Int) -> OriginRecord {
    if hasPendingParses { notePendingParses() }
    return tables.origins[Int(tables.edges[Int(lanes.edges[k])].origins) + Int(lanes.parses[k + 1])]
  }
  /// Whether character `k` is value literals, on display.
  @inlinable @inline(__always) package func isValueLiteral(_ k: Int) -> Bool {
    tables.node(origin(k).taker).isValueLiteral
  }
  /// The slot or value literals that took character `k`.
  @inlinable @inline(__always) package func taker(_ k: Int) -> UInt32 { origin(k).taker }
  /// The path of literals before character `k`.
  @inlinable @inline(__always) package func path(_ k: Int) -> UInt32 { origin(k).path }

  /// Value characters that end at or before a display offset.
  @inlinable @inline(__always) package func characters(before offset: Int) -> Int {
    // each character is at least one wide: going back by as many as this one lies too far is enough, and perhaps too
    // much
    var k = min(offset, count)
    if k > 0 { k = max(0, k &- max(0, Int(lanes.offsets[k]) &- offset)) }
    while k < count && Int(lanes.offsets[k &+ 1]) <= offset { k &+= 1 }
    return k
  }

  /// Whether the value is complete: only literals are still to come, and they are certain.
  @inlinable @inline(__always) package var isComplete: Bool { ends && (!mayHaveEmptySlots || !hasEmptySlots) }
  /// The same wherever slots were left empty.
  @inlinable @inline(__always) package var ends: Bool {
    let flags = unsafe UInt32(truncatingIfNeeded: rows[Int(lanes.rows[count]) &+ 3])
    return flags & StateRecord.complete != 0 || flags & StateRecord.completeWithValue != 0 && count > 0
  }
  @usableFromInline package var hasEmptySlots: Bool {
    guard mayHaveEmptySlots else { return false }
    for k in 0..<count where character(k) == .emptySlot { return true }
    return false
  }
  /// Whether nothing more can be typed after the value.
  package var isFull: Bool {
    var cell = Int(lanes.rows[count]) + Row.header
    let end = cell + tables.classCount
    while cell < end {
      if Row.takes(tables.rows[cell]) { return false }
      cell += 1
    }
    return true
  }

  /// Begins again, showing what is certain to come.
  ///
  /// - Returns: The length of the display.
  package mutating func clear(eager: Bool) -> Int {
    clear()
    if eager { showCertain() }
    return length
  }

  /// Begins again: no value, no trailing literals.
  package mutating func clear() {
    count = 0
    forgetSums(after: 0)
    trailingLength = 0
    trailingLiterals.removeAll()
    endedAt = -1
    if mayHaveEmptySlots { memory.readByProgram() }
    memory.end.flags.formIntersection(.numbers)
  }

  /// Overwrites all memory that held the value.
  package func wipe() {
    lanes.wipe()
    trailingLiterals.wipe()
    memory.lastNonASCII = (0, nil)
    memory.readByProgram()
  }
}
