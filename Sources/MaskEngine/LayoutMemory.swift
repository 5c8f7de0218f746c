/// What a layout keeps in memory of its own.
@safe @usableFromInline package struct LayoutMemory: ~Copyable {
  /// Where most keys are typed.
  @usableFromInline package var end: ValueEnd
  @usableFromInline let tables: MaskTables
  let typed: TypedClusters
  /// Behind how many characters the Luhn sums are known.
  @usableFromInline var summed = 0
  /// Where the last character read has changed what is shown before it: so many characters of the value stand where they did, at most.
  var unchanged = 0
  /// The nodes of the tail, if they are written out.
  var tail = NumberList(capacity: 16)
  var leftAt = -1
  let evenEnd: Symbol
  /// The character beyond ASCII whose column was looked for last.
  var lastForeign: (symbol: Symbol, classNumber: Int?) = (0, nil)

  init(tables: MaskTables, typed: TypedClusters, lanes: Lanes, limit: Int, evenEnd: Symbol) {
    self.tables = tables
    self.typed = typed
    self.evenEnd = evenEnd
    end = ValueEnd(tables, lanes, limit: limit)
  }
  /// Whether a character beyond ASCII counts as one where offsets are counted, and is a cluster by itself among others that are even. A hole
  /// is shown as an underscore.
  func isEven(_ symbol: Symbol) -> Bool {
    if symbol == .hole { return true }
    guard symbol < evenEnd, let scalar = Unicode.Scalar(symbol) else { return false }
    return scalar.joinsNothing
  }
}
