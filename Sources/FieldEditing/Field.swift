/// A text field over a mask: value, display, selection, and what keys do to them.
///
/// Owns its buffers and is moved, not copied; a mask is shared by as many fields as one likes. No key allocates, retains or locks once
/// the buffers have grown to the value's size. Offsets count what `options.offsetUnit` says.
///
///     var field = Field(try Mask("(###) ###-####"))
///     field.insert("555")
///     field.text        // "(555) "
///     field.value       // "555"
public struct Field: ~Copyable {
  public let mask: Mask
  public internal(set) var options: FieldOptions
  let tables: MaskTables
  /// Clusters of several scalars that were typed. Layouts refer to it without owning it.
  let typed: TypedClusters
  var now: Layout
  /// The layout that an edit makes; then it is `now`, and this the one before.
  var next: Layout
  var first: Candidate
  var second: Candidate
  var scratch: Scratch
  var history: History
  /// What the last edit rejected or lost: pairs of position and reason.
  var rejected = NumberList(capacity: 32)
  /// Marked text of a composition.
  var marked = NumberList(capacity: 32)
  /// The selection, in characters of the display: the end that stays and the end that moves.
  var anchor = 0
  var head = 0
  /// Where the last key carried the caret over fixed text, else -1.
  var carried = -1
  /// Whether offsets in all units agree while the value is ASCII.
  let isPlain: Bool

  /// An empty field.
  public init(_ mask: Mask, options: FieldOptions = FieldOptions()) {
    self.mask = mask
    self.options = options
    tables = mask.program.tables
    typed = TypedClusters()
    let capacity = 48
    let room = capacity + 2 * tables.longestGap.clamped(to: 64) + 48
    now = Layout(tables, typed, capacity: capacity, room: room, limit: options.lengthLimit)
    next = Layout(tables, typed, capacity: capacity, room: room, limit: options.lengthLimit)
    first = Candidate(tables, typed, capacity: capacity, room: room, limit: options.lengthLimit)
    second = Candidate(tables, typed, capacity: capacity, room: room, limit: options.lengthLimit)
    scratch = Scratch(tables, typed, capacity: capacity, room: room, limit: options.lengthLimit)
    history = History(steps: options.undoSteps)
    isPlain = tables.isASCII && !options.isSecure
    if options.isEager { now.showCertain() }
    anchor = now.length
    head = now.length
  }

  deinit {
    if options.isSecure { wipe() }
  }

  /// Whether the value is complete: what is still to come is fixed text, and certain.
  public var isComplete: Bool { now.isComplete }
  /// Whether nothing has been entered.
  public var isEmpty: Bool { now.count == 0 }
  /// Whether marked text of an input method stands in the display.
  public var isComposing: Bool { !marked.isEmpty }

  /// Typing replaces the next slot's character instead of moving it on.
  public var isOverwriting: Bool {
    get { options.isOverwriting }
    set { options.isOverwriting = newValue }
  }

  /// Begins anew: no value, no history.
  public mutating func clear() {
    now.clear()
    if options.isEager { now.showCertain() }
    history.clear()
    marked.removeAll()
    rejected.removeAll()
    carried = -1
    anchor = now.length
    head = now.length
  }

  /// Overwrites all memory that held the value.
  func wipe() {
    now.wipe()
    next.wipe()
    first.states.wipe()
    first.whole.wipe()
    second.states.wipe()
    second.whole.wipe()
    scratch.wipe()
    history.wipe()
    rejected.wipe()
    marked.wipe()
    typed.wipe()
  }
}

extension Int {
  func clamped(to most: Int) -> Int { Swift.min(self, most) }
}
