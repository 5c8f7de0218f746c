internal import MaskCompiler
internal import MaskEngine

/// A value of a mask as content: its layout, and what an edit works with.
///
/// Its elements are all the characters that are shown, literals too, so that there are no gaps; one place of the caret
/// is one offset. One pointer, so that it is passed in a register.
@safe struct MaskContent {
  private let place: UnsafeMutablePointer<MaskMemory>
  @inline(__always) var memory: MaskMemory {
    unsafeAddress { unsafe UnsafePointer(place) }
    nonmutating unsafeMutableAddress { unsafe place }
  }

  init(_ mask: Mask, _ options: FieldOptions) {
    unsafe place = .allocate(capacity: 1)
    unsafe place.initialize(to: MaskMemory(mask, options))
    clear()
  }

  func free() {
    typed.free()
    unsafe place.deinitialize(count: 1)
    unsafe place.deallocate()
  }

  @inline(__always) var tables: MaskTables { memory.tables }
  @inline(__always) var typed: TypedClusters { memory.typed }
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
  @inline(__always) var carried: Int {
    get { memory.carried }
    nonmutating set { memory.carried = newValue }
  }
}

/// What a mask's value keeps in memory of its own.
struct MaskMemory: ~Copyable {
  let mask: Mask
  let tables: MaskTables
  /// Clusters of several scalars that were typed. Layouts refer to it without owning it.
  let typed: TypedClusters
  /// What a year of two digits means, where values end with a year.
  let years: YearWindow?
  /// The words that stand for its parts.
  let words: PartWords?
  let isEager: Bool
  /// What is shown of the value.
  var concealment: Concealment
  /// Whether there are parts that may be hidden while the rest is shown.
  let hasHiddenParts: Bool
  let offsetUnit: FieldOptions.OffsetUnit
  let overflow: FieldOptions.Overflow
  /// Whether what stands after something deleted stays in its place.
  let keepsPlaces: Bool
  /// Whether a step carries into the next greater part.
  let carriesSteps: Bool
  /// The nodes of the literals that are shown at the end of every value; none unless they are asked for.
  let suffix: [UInt32]
  /// Whether offsets agree with those outside while no character shown is uneven.
  let isPlain: Bool
  /// Whether keys may take a fast path: offsets agree, nothing is composed, overwritten or kept in its place, and no
  /// suffix is shown.
  var allowsQuick = false
  /// Whether a key may take it now: the place is not closed, and of the key before nothing matters for it.
  var isQuick = false
  /// Where a key was rejected after a digit of an open number.
  var place = ClosedPlace()
  /// What keys left of numbers, in a mask of open ones.
  var numbers = TypedNumbers()
  /// What is on display.
  var now: Layout
  /// The draft that an edit makes; then it is `now`, and this the one before.
  var next: Layout
  /// Where the last key carried the caret over literals, else -1.
  var carried = -1
  /// The same of the draft, and where its edit stands.
  var draft = (carried: -1, place: 0)
  var first: Candidate
  var second: Candidate
  var scratch: Scratch

  init(_ mask: Mask, _ options: FieldOptions) {
    self.mask = mask
    (years, words) = (mask.years, mask.words)
    let tables = mask.program.tables
    self.tables = tables
    let typed = TypedClusters()
    self.typed = typed
    (isEager, concealment, overflow) = (options.isEager, options.concealment, options.overflow)
    (keepsPlaces, carriesSteps) = (options.keepsPlaces, options.carriesSteps)
    hasHiddenParts = options.concealment == .parts && tables.hasHiddenParts
    suffix = options.showsSuffix ? tables.suffix() : []
    offsetUnit = options.offsetUnit
    isPlain = tables.isASCII && !options.isSecure
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
  }
}

extension MaskContent: EditableContent {
  var isComplete: Bool { now.isComplete && !memory.place.hasLost && memory.numbers.held == nil }
  var isEmpty: Bool { now.count == 0 }
  var standingEffects: EditResult.Effects { [] }

  func show(_ concealment: Concealment) { memory.concealment = concealment }

  var hasParts: Bool { true }

  func settle(_ options: FieldOptions, hasMarkedText: Bool) {
    // what a digit opened matters for the key after it where no separator is shown ahead
    let isPredictable = memory.isEager || !tables.hasOpenNumbers
    memory.allowsQuick =
      memory.isPlain && isPredictable && !hasMarkedText && !options.isOverwriting && !options.keepsPlaces
      && !options.showsSuffix
    updateFastPath()
  }

  /// Shows an empty value, with the literals that are certain to come.
  func clear() {
    if now.mayHaveEmptySlots && typed.hasManyStates { wipe() }
    if now.hasNonASCII || next.hasNonASCII { typed.removeAll() }
    carried = -1
    endTyping()
    _ = now.clear(eager: memory.isEager)
  }

  func wipe() {
    now.wipe()
    next.wipe()
    first.states.wipe()
    first.whole.wipe()
    second.states.wipe()
    second.whole.wipe()
    scratch.wipe()
    typed.wipe()
    memory.numbers = TypedNumbers()
  }

  func check() { now.check() }

  /// The numbers of the named groups that the live parses stand in, best parse first.
  var candidateNumbers: [Int] { now.tables.candidates(at: now.state(now.count).candidates).map { Int($0) } }
}
