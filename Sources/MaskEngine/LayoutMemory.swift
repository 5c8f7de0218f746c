public import MaskCompiler
internal import UnicodeFacts

/// What a layout keeps in memory of its own.
@safe @usableFromInline package struct LayoutMemory: ~Copyable {
  /// Where most keys are typed.
  @usableFromInline package var end: ValueEnd
  /// The tables that the value is read by: the program's, or those of a value with an empty slot.
  @usableFromInline private(set) var tables: MaskTables
  let program: MaskTables
  let typed: TypedClusters
  /// After how many characters the Luhn sums are known.
  @usableFromInline var summed = 0
  /// Where the last character read has changed what is shown before it: so many characters of the value stand where
  /// they did, at most.
  var unchanged = 0
  /// The nodes of the trailing literals, if they are written out.
  var trailingLiterals = NumberList(capacity: 16)
  var endedAt = -1
  let evenEnd: Symbol
  /// The character beyond ASCII whose column was looked for last.
  var lastNonASCII: (symbol: Symbol, classNumber: Int?) = (0, nil)

  init(tables: MaskTables, typed: TypedClusters, lanes: Lanes, limit: Int, evenEnd: Symbol) {
    self.tables = tables
    program = tables
    self.typed = typed
    self.evenEnd = evenEnd
    end = ValueEnd(tables, lanes, limit: limit)
  }

  /// Goes on by other tables of the same program. Those of values with an empty slot grow, but what was found stays
  /// where it was: a layout notes where rows are each time that it is led to one.
  mutating func read(by tables: MaskTables) {
    self.tables = tables
    unsafe end.rows = tables.rows.base
    unsafe end.edges = tables.edges.base
  }

  /// Goes on by the tables of the program.
  mutating func readByProgram() { read(by: program) }

  /// The states of values with an empty slot.
  var emptySlotStates: EmptySlotStates { typed.emptySlotStates(of: program) }

  /// Whether a character beyond ASCII counts as one where offsets are counted, and is a cluster by itself among others
  /// that are even. An empty slot is shown as an underscore.
  func isEven(_ symbol: Symbol) -> Bool {
    if symbol == .emptySlot { return true }
    guard symbol < evenEnd, let scalar = Unicode.Scalar(symbol) else { return false }
    return scalar.joinsNothing
  }
}
