/// Which nodes of a mask are ever shown: those on the first parse of some state, and on the one shown when editing
/// ends the field.
///
/// Parses are marked state by state and carried back over the edges to where they come from.
///
/// - Complexity: Linear in the program.
struct ShownNodes {
  private let tables: MaskTables
  private var isShown: [Bool]
  private var pathSeen: [Bool]
  private var endingSeen: [Bool]
  /// By parse of a state.
  private var marked: [Bool]
  private var waiting: [(state: Int, parse: Int)] = []

  init(_ tables: MaskTables, _ characters: ValueCharacters) {
    self.tables = tables
    isShown = [Bool](repeating: false, count: tables.nodes.count)
    endingSeen = isShown
    pathSeen = [Bool](repeating: false, count: tables.paths.count)
    marked = [Bool](repeating: false, count: tables.parses.count)
    let arrivals = Arrivals(tables, characters)
    for state in arrivals.states {
      mark(state, 0)
      let record = tables.states[state]
      if record.finishParse == StateRecord.none { continue }
      mark(state, Int(record.finishParse))
      markEnding(from: tables.parses[Int(record.parses + record.finishParse)])
    }
    while let (state, parse) = waiting.popLast() {
      for arrival in arrivals.byState[arrivals.starts[state]..<arrivals.starts[state + 1]] {
        let origin = tables.origins[Int(tables.edges[arrival.edge].origins) + parse]
        isShown[Int(origin.taker)] = true
        markPath(origin.path)
        mark(arrival.source, Int(origin.parent))
      }
    }
  }

  /// Whether any of these nodes is shown.
  func contains(_ nodes: Range<Int>) -> Bool { isShown[nodes].contains(true) }

  private mutating func mark(_ state: Int, _ parse: Int) {
    let at = Int(tables.states[state].parses) + parse
    if marked[at] { return }
    marked[at] = true
    waiting.append((state, parse))
  }

  private mutating func markPath(_ path: UInt32) {
    var at = Int(path)
    while at != 0, !pathSeen[at] {
      pathSeen[at] = true
      isShown[Int(tables.paths[at].node)] = true
      at = Int(tables.paths[at].previous)
    }
  }

  private mutating func markEnding(from node: UInt32) {
    if endingSeen[Int(node)] { return }
    endingSeen[Int(node)] = true
    for node in tables.ending(from: node) ?? [] { isShown[Int(node)] = true }
  }
}

/// The states that values lead to, and the edges by which they do.
private struct Arrivals {
  struct Arrival {
    var source: Int
    var edge: Int
  }
  private(set) var states = [0]
  /// The arrivals of all states, one state after another; `starts` says where each begins.
  private(set) var byState: [Arrival] = []
  private(set) var starts: [Int]

  init(_ tables: MaskTables, _ characters: ValueCharacters) {
    var all: [Arrival] = []
    var isReached = [Bool](repeating: false, count: tables.stateCount)
    var isFollowed = [Bool](repeating: false, count: tables.edges.count)
    isReached[0] = true
    starts = [Int](repeating: 0, count: tables.stateCount + 1)
    var next = 0
    while next < states.count {
      let source = states[next]
      next += 1
      for k in 0..<tables.classCount where characters.occurs(k) {
        guard let edge = tables.edge(source, k), !isFollowed[edge] else { continue }
        isFollowed[edge] = true
        all.append(Arrival(source: source, edge: edge))
        let target = tables.target(edge)
        starts[target + 1] += 1
        if !isReached[target] { states.append(target) }
        isReached[target] = true
      }
    }
    for i in 1..<starts.count { starts[i] += starts[i - 1] }
    var free = starts
    byState = all
    for arrival in all {
      let target = tables.target(arrival.edge)
      byState[free[target]] = arrival
      free[target] += 1
    }
  }
}
