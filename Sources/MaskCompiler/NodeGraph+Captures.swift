/// Which captures nodes stand in.
extension NodeGraph {
  /// The name of the outermost capture around each node. A node goes on at lower ones, so one pass finds them: the end
  /// of a capture is where one is entered, and its beginning where it is left.
  static func outermostNames(of nodes: [MaskNode], _ branches: [UInt32]) -> [UInt32] {
    // captures and numbers around a node, each known by its number: the one around it, and the name of the outermost; 0
    // is outside of all
    var outer = [0]
    var names = [noName]
    var around = [Int](repeating: 0, count: nodes.count)
    for (i, node) in nodes.enumerated().dropFirst() {
      switch node.operation {
      case .end: break
      case .slot, .literal, .valueLiteral, .bound: around[i] = around[Int(node.next)]
      case .opens: around[i] = outer[around[Int(node.next)]]
      case .closes:
        let inside = around[Int(node.next)]
        around[i] = names.count
        outer.append(inside)
        names.append(names[inside] == noName && !node.isNumberEdge ? node.argument : names[inside])
      case .choice:
        let list = Int(node.argument)
        // a branch that leads upwards goes round a loop
        let below = branches[(list + 1)...(list + Int(branches[list]))].first { $0 < i }
        around[i] = below.map { around[Int($0)] } ?? 0
      }
    }
    return around.map { names[$0] }
  }
}
