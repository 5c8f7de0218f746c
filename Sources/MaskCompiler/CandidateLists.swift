/// The candidates of states: the outermost captures in which the last character went, parse by parse; of parses
/// in which it went outside of all, those in which the next one may go.
struct CandidateLists {
  /// Each list once: a count, then so many names.
  private(set) var words: [UInt32] = []
  private var numbers = ListTable()
  private var starts: [UInt32] = []
  /// Which nodes a walk has come to, by its number.
  private var seen: [UInt32]
  private var walk: UInt32 = 0

  init(_ graph: NodeGraph) { seen = [UInt32](repeating: 0, count: graph.names.isEmpty ? 0 : graph.nodes.count) }

  /// Adds those of a state.
  ///
  /// - Returns: Where their list begins.
  ///
  /// - Complexity: As many steps as there are nodes within reach of the parses that stand in no capture.
  mutating func add(_ parses: ArraySlice<UInt32>, _ graph: NodeGraph) -> UInt32 {
    var names: [UInt32] = []
    if !graph.names.isEmpty {
      walk += 1
      for node in parses {
        let name = graph.outermostNames[Int(node)]
        if name == NodeGraph.noName {
          addAhead(of: node, graph, &names)
        } else if !names.contains(name) {
          names.append(name)
        }
      }
    }
    let (number, isNew) = numbers.intern(names)
    if isNew {
      starts.append(UInt32(words.count))
      words.append(UInt32(names.count))
      words.append(contentsOf: names)
    }
    return starts[number]
  }

  /// The captures around the places that can take the next character, best way first.
  private mutating func addAhead(of node: UInt32, _ graph: NodeGraph, _ names: inout [UInt32]) {
    var open = [node]
    while let at = open.popLast() {
      if seen[Int(at)] == walk { continue }
      seen[Int(at)] = walk
      let node = graph.nodes[Int(at)]
      switch node.operation {
      case .end: break
      case .slot, .valueLiteral:
        let name = graph.outermostNames[Int(at)]
        if name != NodeGraph.noName && !names.contains(name) { names.append(name) }
      case .literal, .opens, .closes, .bound: open.append(node.next)
      case .choice:
        let list = Int(node.argument)
        open += graph.branches[list + 1...list + Int(graph.branches[list])].reversed()
      }
    }
  }
}
