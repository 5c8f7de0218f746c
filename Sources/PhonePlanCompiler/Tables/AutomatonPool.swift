/// All automata in one pool of states, each of which is there once: two that put out the same and lead to the same are the same.
///
/// States are made from the end to the beginning, so an automaton that has no cycle is minimal without a further step.
struct AutomatonPool {
  struct State: Hashable {
    var output: UInt16
    /// What digits lead where, the digits a bit each; by their lowest digits in order.
    var edges: [Edge]
  }
  struct Edge: Hashable {
    var digits: UInt16
    var target: UInt16
  }
  /// State 0 puts out 0 and leads nowhere: where nothing is said.
  private(set) var states: [State] = [State(output: 0, edges: [])]
  private var known: [State: UInt16] = [State(output: 0, edges: []): 0]
  private(set) var edgeCount = 0
  /// Whether there are more states, edges or outputs than half a word tells apart. What is made from then on is wrong.
  private(set) var isFull = false
  /// How many states, how many edges and how great an output there may be.
  static let most = Int(UInt16.max)

  /// The state with an output, from which each digit leads to a target.
  mutating func state(_ output: Int, _ targets: [UInt16] = []) -> UInt16 {
    var edges: [Edge] = []
    for (digit, target) in targets.enumerated() where target != 0 {
      if let same = edges.firstIndex(where: { $0.target == target }) {
        edges[same].digits |= 1 << digit
      } else {
        edges.append(Edge(digits: 1 << digit, target: target))
      }
    }
    let state = State(output: UInt16(truncatingIfNeeded: output), edges: edges)
    if let index = known[state] { return index }
    if output > AutomatonPool.most || states.count >= AutomatonPool.most || edgeCount + edges.count > AutomatonPool.most {
      isFull = true
      return 0
    }
    let index = UInt16(states.count)
    known[state] = index
    states.append(state)
    edgeCount += edges.count
    return index
  }
}
