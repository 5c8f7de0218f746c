/// What a layout keeps in memory of its own.
struct LayoutMemory: ~Copyable {
  let tables: MaskTables
  let typed: TypedClusters
  let rows: UnsafePointer<UInt64>
  let ascii: UnsafePointer<UInt16>
  let edges: UnsafePointer<EdgeRecord>
  var lanes: Lanes
  var count = 0
  var tailLength = 0
  /// The nodes of the tail, unless it is implied.
  var tail = NumberList(capacity: 16)
  /// A bound on the value's length.
  let limit: Int
  var leftAt = -1
  var isTailImplied = false
  var isFolded = false
  var isRelaid = false
  var mayHaveHoles = false
  var hasForeign = false

  init(tables: MaskTables, typed: TypedClusters, lanes: consuming Lanes, limit: Int) {
    self.tables = tables
    self.typed = typed
    self.lanes = lanes
    self.limit = limit
    rows = tables.rows.baseAddress.unsafelyUnwrapped
    ascii = tables.ascii.baseAddress.unsafelyUnwrapped
    edges = tables.edges.baseAddress.unsafelyUnwrapped
  }
}
