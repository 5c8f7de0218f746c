/// A walk from a state's parses over literals, to where they meet after showing different things.
struct LayoutWalk {
  private struct Step {
    var node: UInt32
    var previous: Int
  }
  private struct Visit {
    var node: UInt32
    var way: Int
    var gap: UInt32
    var parse: Int
  }
  /// What takes a character after the literals.
  private struct Place {
    var visit: Visit
    /// The place before that goes on at the same node, else -1.
    var earlier: Int
    /// Whether it and all those before are shown alike.
    var isUniform: Bool
  }

  private let tables: MaskTables
  private let characters: ValueCharacters
  private let ends: MaskEnds
  /// How many steps may still be taken; below 0 where they did not suffice.
  private(set) var steps: Int
  private var way: [Step] = []
  private var stack: [Visit] = []
  private var places: [Place] = []
  /// By node: the first visit, and the last place that goes on there; both of the state whose stamp they bear.
  private var visits: [Visit]
  private var visitStamps: [UInt32]
  private var lastPlaces: [Int]
  private var placeStamps: [UInt32]
  private var stamp: UInt32 = 0

  init(_ tables: MaskTables, _ characters: ValueCharacters, _ ends: MaskEnds, steps: Int) {
    self.tables = tables
    self.characters = characters
    self.ends = ends
    self.steps = steps
    let count = tables.nodes.count
    visits = [Visit](repeating: Visit(node: 0, way: -1, gap: 0, parse: 0), count: count)
    visitStamps = [UInt32](repeating: 0, count: count)
    lastPlaces = [Int](repeating: -1, count: count)
    placeStamps = [UInt32](repeating: 0, count: count)
  }

  /// The first two ways that meet, if they were shown differently and can reach the end.
  mutating func meeting(_ state: Int, _ version: Int, _ labels: [UInt32], _ gaps: inout GapTable) -> LayoutSearch
    .Meeting?
  {
    stamp += 1
    way.removeAll(keepingCapacity: true)
    stack.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    for parse in labels.indices {
      let node = tables.parses[Int(tables.states[state].parses) + parse]
      stack.append(Visit(node: node, way: -1, gap: 0, parse: parse))
      while let visit = stack.popLast() {
        steps -= 1
        if steps < 0 { return nil }
        if let first = firstVisit(visit) {
          if labels[first.parse] == labels[visit.parse] && first.gap == visit.gap { continue }
          if !ends.reaches(visit.node) { continue }
          return meeting(version, first, visit, nil, visit.node)
        }
        let node = tables.nodes[Int(visit.node)]
        switch node.operation {
        case .end: break
        case .slot, .valueLiteral:
          if let found = add(visit, node, version, labels) { return found }
        case .literal, .opens, .closes, .bound:
          way.append(Step(node: visit.node, previous: visit.way))
          let gap = gaps.adding(node, to: visit.gap)
          stack.append(Visit(node: node.next, way: way.count - 1, gap: gap, parse: visit.parse))
        case .choice:
          for next in tables.branches(node).reversed() {
            stack.append(Visit(node: next, way: visit.way, gap: visit.gap, parse: visit.parse))
          }
        }
      }
    }
    return nil
  }

  /// The visit that came to the same node before; `nil`, and noted, for the first.
  private mutating func firstVisit(_ visit: Visit) -> Visit? {
    let node = Int(visit.node)
    if visitStamps[node] == stamp { return visits[node] }
    visitStamps[node] = stamp
    visits[node] = visit
    return nil
  }

  /// Adds a place that takes a character.
  ///
  /// - Returns: Another, shown differently, that takes some of the same and goes on at the same node.
  private mutating func add(_ visit: Visit, _ node: MaskNode, _ version: Int, _ labels: [UInt32]) -> LayoutSearch
    .Meeting?
  {
    let next = Int(node.next)
    var at = placeStamps[next] == stamp ? lastPlaces[next] : -1
    let isUniform = at < 0 || places[at].isUniform && areAlike(places[at].visit, visit, labels)
    places.append(Place(visit: visit, earlier: at, isUniform: isUniform))
    placeStamps[next] = stamp
    lastPlaces[next] = places.count - 1
    if isUniform { return nil }
    while at >= 0 {
      let other = places[at].visit
      at = places[at].earlier
      steps -= 1
      if areAlike(other, visit, labels) || !ends.reaches(node.next) { continue }
      steps -= tables.classCount
      if steps < 0 { return nil }
      let otherNode = tables.nodes[Int(other.node)]
      guard let k = characters.best(where: { tables.takes(otherNode, $0) && tables.takes(node, $0) }) else { continue }
      return meeting(version, other, visit, (other.node, visit.node, k), node.next)
    }
    return nil
  }

  private func areAlike(_ a: Visit, _ b: Visit, _ labels: [UInt32]) -> Bool {
    labels[a.parse] == labels[b.parse] && a.gap == b.gap
  }

  private func meeting(
    _ version: Int, _ a: Visit, _ b: Visit, _ taken: (UInt32, UInt32, Int)?, _ node: UInt32
  ) -> LayoutSearch.Meeting {
    LayoutSearch.Meeting(
      version: version, parses: (a.parse, b.parse), passed: (path(a.way), path(b.way)),
      taken: taken.map { (first: $0.0, second: $0.1, k: $0.2) }, node: node)
  }

  private func path(_ last: Int) -> [UInt32] {
    var out: [UInt32] = []
    var at = last
    while at >= 0 {
      out.append(way[at].node)
      at = way[at].previous
    }
    return out.reversed()
  }
}
