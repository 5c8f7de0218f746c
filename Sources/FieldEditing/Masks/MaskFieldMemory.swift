/// What a field keeps in memory of its own.
struct MaskFieldMemory: ~Copyable {
  let mask: Mask
  var options: FieldOptions {
    didSet { settle() }
  }
  let tables: MaskTables
  /// Clusters of several scalars that were typed. Layouts refer to it without owning it.
  let typed: TypedClusters
  /// What is on display.
  var now: Layout
  /// The layout that an edit makes; then it is `now`, and this the one before.
  var next: Layout
  var first: Candidate
  var second: Candidate
  var scratch: Scratch
  var history: MaskHistory
  /// What the last edit rejected or lost: pairs of position and reason.
  var rejected = NumberList(capacity: 32)
  /// Marked text of a composition, in scalars.
  var marked = NumberList(capacity: 32) {
    didSet { settle() }
  }
  /// How long the display was before the edit under way committed marked text first, as it counts outside; else -1.
  var lengthBeforeCommit = -1
  /// The selection, in characters of the display: the end that moves, and above it the end that stays. Written at once.
  var selection: UInt64 = 0
  /// Where the last key carried the caret over fixed text, else -1.
  var carried = -1
  /// Whether offsets agree with those outside while no character shown is uneven.
  private(set) var isPlain: Bool

  /// Whether a key may take the fast way: offsets agree, nothing is composed, nothing overwritten.
  private(set) var isQuick = false
  private(set) var isEager: Bool

  private mutating func settle() {
    isPlain = tables.isASCII && !options.isSecure
    isQuick = isPlain && marked.count == 0 && !options.isOverwriting
    isEager = options.isEager
  }

  init(_ mask: Mask, _ options: FieldOptions) {
    self.mask = mask
    self.options = options
    let tables = mask.program.tables
    self.tables = tables
    let typed = TypedClusters()
    self.typed = typed
    // enough for nearly every mask; a longer value grows its layouts as it is typed
    let capacity = 48
    let room = 2 * capacity + 2 * min(tables.longestGap, 64)
    func layout() -> Layout {
      Layout(
        tables, typed, capacity: capacity, room: room, limit: options.lengthLimit, evenEnd: options.offsetUnit.evenEnd)
    }
    now = layout()
    next = layout()
    first = Candidate(states: layout(), whole: layout())
    second = Candidate(states: layout(), whole: layout())
    scratch = Scratch(padded: layout())
    history = MaskHistory(steps: options.undoSteps)
    isPlain = false
    isEager = options.isEager
    settle()
  }
}

/// The parts of a field's memory by their names.
extension MaskField {
  @inline(__always) var tables: MaskTables { memory.tables }
  @inline(__always) var typed: TypedClusters { memory.typed }
  @inline(__always) var isPlain: Bool { memory.isPlain }
  @inline(__always) var now: Layout {
    _read { yield memory.now }
    nonmutating _modify { yield &memory.now }
  }
  @inline(__always) var next: Layout {
    _read { yield memory.next }
    nonmutating _modify { yield &memory.next }
  }
  @inline(__always) var first: Candidate {
    _read { yield memory.first }
    nonmutating _modify { yield &memory.first }
  }
  @inline(__always) var second: Candidate {
    _read { yield memory.second }
    nonmutating _modify { yield &memory.second }
  }
  @inline(__always) var scratch: Scratch {
    _read { yield memory.scratch }
    nonmutating _modify { yield &memory.scratch }
  }
  @inline(__always) var history: MaskHistory {
    _read { yield memory.history }
    nonmutating _modify { yield &memory.history }
  }
  @inline(__always) var rejected: NumberList {
    _read { yield memory.rejected }
    nonmutating _modify { yield &memory.rejected }
  }
  @inline(__always) var marked: NumberList {
    _read { yield memory.marked }
    nonmutating _modify { yield &memory.marked }
  }
  @inline(__always) var anchor: Int {
    get { Int(truncatingIfNeeded: memory.selection &>> 32) }
    nonmutating set { memory.selection = memory.selection & 0xFFFF_FFFF | UInt64(truncatingIfNeeded: newValue) &<< 32 }
  }
  @inline(__always) var head: Int {
    get { Int(truncatingIfNeeded: memory.selection & 0xFFFF_FFFF) }
    nonmutating set { memory.selection = memory.selection & ~0xFFFF_FFFF | UInt64(truncatingIfNeeded: newValue) }
  }
  /// Makes the selection a caret.
  @inline(__always) func setCaret(_ place: Int) { memory.selection = UInt64(truncatingIfNeeded: place) &* 0x1_0000_0001 }
  @inline(__always) var carried: Int {
    get { memory.carried }
    nonmutating set { memory.carried = newValue }
  }
}
