/// What a layout keeps in memory of its own.
@safe struct LayoutMemory: ~Copyable {
  let tables: MaskTables
  let typed: TypedClusters
  let rows: UnsafePointer<UInt64>
  let ascii: UnsafePointer<UInt16>
  let edges: UnsafePointer<EdgeRecord>
  var lanes: Lanes
  var count = 0
  /// Behind how many characters the Luhn sums are known.
  var summed = 0
  var tailLength = 0
  /// The nodes of the tail, unless it is implied.
  var tail = NumberList(capacity: 16)
  /// A bound on the value's length.
  let limit: Int
  var leftAt = -1
  var flags = Flags()

  /// What a fast key needs to know, in one byte.
  struct Flags: OptionSet {
    var rawValue: UInt8 = 0
    static let tailImplied = Flags(rawValue: 1)
    static let folded = Flags(rawValue: 2)
    static let relaid = Flags(rawValue: 4)
    static let holes = Flags(rawValue: 8)
    static let foreign = Flags(rawValue: 16)
    static let left = Flags(rawValue: 32)
    /// With any of these, keys go the general way.
    static let unusual: Flags = [.folded, .foreign, .left]
  }

  init(tables: MaskTables, typed: TypedClusters, lanes: consuming Lanes, limit: Int) {
    self.tables = tables
    self.typed = typed
    self.lanes = lanes
    self.limit = limit
    unsafe rows = tables.rows.base
    unsafe ascii = tables.ascii.base
    unsafe edges = tables.edges.base
  }
}
