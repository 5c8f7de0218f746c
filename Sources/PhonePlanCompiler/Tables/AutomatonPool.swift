/// All automata in one pool of states, each of which is there once: two that put out the same and lead to the same are
/// the same.
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
    /// What it says of a number that is shown: `PhoneEdge`.
    var sign: UInt16 = 0
  }
  /// State 0 puts out 0 and leads nowhere: where nothing is said.
  private(set) var states: [State] = [State(output: 0, edges: [])]
  private var known: [State: UInt16] = [State(output: 0, edges: []): 0]
  private(set) var edgeCount = 0
  /// Whether there are more states, edges or outputs than half a word tells apart. What is made from then on is wrong.
  private(set) var isFull = false
  /// What a state puts out that leads nowhere, and is another than the first.
  static let closed = 1
  /// How many states, how many edges and how great an output there may be.
  static let most = Int(UInt16.max)

  /// The state with an output, from which each digit leads to a target, by an edge with a sign where there are signs.
  mutating func state(_ output: Int, _ targets: [UInt16] = [], signs: [UInt16] = []) -> UInt16 {
    var edges: [Edge] = []
    for (digit, target) in targets.enumerated() where target != 0 {
      if let same = edges.firstIndex(where: { $0.target == target }) {
        edges[same].digits |= 1 << digit
      } else {
        edges.append(Edge(digits: 1 << digit, target: target, sign: signs.isEmpty ? 0 : signs[digit]))
      }
    }
    return self.state(output, edges)
  }

  /// The state with an output and edges.
  mutating func state(_ output: Int, _ edges: [Edge]) -> UInt16 {
    let state = State(output: UInt16(truncatingIfNeeded: output), edges: edges)
    if let index = known[state] { return index }
    if output > AutomatonPool.most || states.count >= AutomatonPool.most || edgeCount + edges.count > AutomatonPool.most
    {
      isFull = true
      return 0
    }
    let index = UInt16(states.count)
    known[state] = index
    states.append(state)
    edgeCount += edges.count
    return index
  }

  /// The edge that a digit takes from a state; nil where none does.
  func edge(from state: UInt16, _ digit: Int) -> Edge? {
    states[Int(state)].edges.first { $0.digits >> digit & 1 != 0 }
  }

  /// What an automaton of prefixes says of a number's beginning, and whether more digits may make it say something
  /// else.
  func prefix(_ root: UInt16, _ digits: [Int]) -> (output: Int, goesOn: Bool) {
    var state = root
    for digit in digits {
      guard let next = edge(from: state, digit)?.target else { return (Int(states[Int(state)].output), false) }
      state = next
    }
    return (Int(states[Int(state)].output), true)
  }
}
