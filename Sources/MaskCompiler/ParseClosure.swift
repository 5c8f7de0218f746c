internal import UnicodeFacts

/// Where the parses of a state can take a character: a walk over literals and choices, best way first.
///
/// One walk serves all characters. Had a character been able to take value literals that a way passes, it would have
/// taken it with less auto-inserted; so the places reached by auto-inserting `n` value literals do not depend on the
/// character. Layer by layer the walk costs as many steps as there are nodes within reach, not parses × nodes: what
/// an earlier parse reached, a later one reaches in vain.
struct ParseClosure {
  struct Place {
    /// A slot or value literals.
    var node: UInt32
    /// The last step on the way there, -1 for none.
    var way: Int32
    /// The parse that it continues.
    var parse: UInt32
  }
  private struct Step {
    var node: UInt32
    var previous: Int32
  }
  private struct Visit {
    var node: UInt32
    var way: Int32
    var solid: Bool
    var parse: UInt32
  }

  let graph: NodeGraph
  private(set) var places: [Place] = []
  private(set) var steps = 0
  private var passed: [Visit] = []
  private var stack: [Visit] = []
  private var way: [Step] = []
  private var seen: [UInt32]
  private var stamp: UInt32 = 0

  init(_ graph: NodeGraph) {
    self.graph = graph
    seen = [UInt32](repeating: 0, count: graph.nodes.count * 2)
  }

  /// Places that take a character with nothing auto-inserted.
  mutating func begin(_ parses: ArraySlice<UInt32>) {
    way.removeAll(keepingCapacity: true)
    passed.removeAll(keepingCapacity: true)
    layer()
    for (i, node) in parses.enumerated() { walk(Visit(node: node, way: -1, solid: false, parse: UInt32(i))) }
  }

  /// Places that take a character with one value literals more auto-inserted.
  ///
  /// - Returns: `false` where there is no more to auto-insert.
  mutating func deepen() -> Bool {
    if passed.isEmpty { return false }
    let front = passed
    passed.removeAll(keepingCapacity: true)
    layer()
    for visit in front {
      let node = graph.nodes[Int(visit.node)]
      way.append(Step(node: visit.node, previous: visit.way))
      let word = node.argument.firstScalar(graph.clusters).isLetterOrNumber
      walk(Visit(node: node.next, way: Int32(way.count - 1), solid: visit.solid || word, parse: visit.parse))
    }
    return true
  }

  private mutating func layer() {
    places.removeAll(keepingCapacity: true)
    stamp += 1
  }

  private mutating func walk(_ first: Visit) {
    stack.append(first)
    while var visit = stack.popLast() {
      steps += 1
      let mark = Int(visit.node) * 2 + (visit.solid ? 1 : 0)
      if seen[mark] == stamp { continue }
      seen[mark] = stamp
      let node = graph.nodes[Int(visit.node)]
      switch node.operation {
      case .end: break
      case .slot: places.append(Place(node: visit.node, way: visit.way, parse: visit.parse))
      case .valueLiteral:
        // words of value literals are typed from their start: after a letter auto-inserted, value literals take nothing
        if !visit.solid { places.append(Place(node: visit.node, way: visit.way, parse: visit.parse)) }
        passed.append(visit)
      case .literal, .opens, .closes, .bound:
        way.append(Step(node: visit.node, previous: visit.way))
        visit.way = Int32(way.count - 1)
        visit.node = node.next
        stack.append(visit)
      case .choice:
        let list = Int(node.argument)
        for i in stride(from: list + Int(graph.branches[list]), to: list, by: -1) {
          stack.append(Visit(node: graph.branches[i], way: visit.way, solid: visit.solid, parse: visit.parse))
        }
      }
    }
  }

  /// The nodes passed on the way to a place, in order.
  func path(_ last: Int32) -> [UInt32] {
    var out: [UInt32] = []
    var at = last
    while at >= 0 {
      out.append(way[Int(at)].node)
      at = way[Int(at)].previous
    }
    out.reverse()
    return out
  }
}
