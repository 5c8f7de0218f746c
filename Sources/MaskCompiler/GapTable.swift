/// The literal shown between two characters of a value, each text known by a number: 0 for none.
///
/// Whether two ways show the same is then one comparison.
struct GapTable {
  private var numbers = PairTable()
  /// The text of each path of the program.
  private(set) var ofPath: [UInt32] = []

  init(_ tables: MaskTables) {
    ofPath = [UInt32](repeating: 0, count: tables.paths.count)
    for i in ofPath.indices.dropFirst() {
      let path = tables.paths[i]
      ofPath[i] = adding(tables.nodes[Int(path.node)], to: ofPath[Int(path.previous)])
    }
  }

  /// The text with what a node shows after it; value literals and edges of captures add nothing.
  mutating func adding(_ node: MaskNode, to gap: UInt32) -> UInt32 {
    guard node.operation == .literal else { return gap }
    return UInt32(numbers.intern(gap, node.argument).number + 1)
  }
}
