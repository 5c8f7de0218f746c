/// What a layout keeps in memory of its own.
@safe @usableFromInline package struct LayoutMemory: ~Copyable {
  /// Where most keys are typed.
  @usableFromInline package var end: ValueEnd
  @usableFromInline let tables: MaskTables
  let typed: TypedClusters
  /// Behind how many characters the Luhn sums are known.
  var summed = 0
  /// The nodes of the tail, if they are written out.
  var tail = NumberList(capacity: 16)
  var leftAt = -1

  init(tables: MaskTables, typed: TypedClusters, lanes: Lanes, limit: Int) {
    self.tables = tables
    self.typed = typed
    end = ValueEnd(tables, lanes, limit: limit)
  }
}
