/// Ways through a program, by what leads there.
extension MaskProgram {
  /// The shortest values that lead to states, at most so many, the shortest first.
  @export(interface) package func shortestValues(_ count: Int) -> [String] { shortestWays(count).map { $0.value } }

  /// States, at most so many, each with the shortest value that leads there, the shortest first.
  package func shortestWays(_ count: Int) -> [(state: Int, value: String)] {
    let characters = ValueCharacters(tables)
    var found: [(state: Int, value: [Symbol])] = [(0, [])]
    var isFound = [Bool](repeating: false, count: stateCount)
    isFound[0] = true
    var next = 0
    while next < found.count, found.count < count {
      let (state, value) = found[next]
      next += 1
      // classes that share an edge lead to one state: the best of them stands for it
      var best: [(target: Int, edge: Int, k: Int)] = []
      for k in 0..<classCount where characters.occurs(k) {
        guard let edge = tables.edge(state, k), !isFound[tables.target(edge)] else { continue }
        let target = tables.target(edge)
        if let i = best.firstIndex(where: { $0.target == target }) {
          let old = best[i].k
          if characters.best(where: { $0 == old || $0 == k }) == k { best[i] = (target, edge, k) }
        } else {
          best.append((target, edge, k))
        }
      }
      for (target, edge, k) in best where found.count < count {
        isFound[target] = true
        let taker = tables.nodes[Int(tables.origins[Int(tables.edges[edge].origins)].taker)]
        found.append((target, value + [characters.kept(k, by: taker)]))
      }
    }
    return found.map { ($0.state, tables.text($0.value)) }
  }

  /// The shortest values from which nothing that can be typed leads to a complete one, at most so many.
  package func deadEnds(_ count: Int) -> [String] {
    let ways = shortestWays(stateCount)
    let characters = ValueCharacters(tables)
    var reaches = ways.indices.map { i in
      tables.states[ways[i].state].flags & (StateRecord.complete | StateRecord.completeWithValue) != 0
    }
    let place = Dictionary(uniqueKeysWithValues: ways.enumerated().map { ($1.state, $0) })
    var isSettled = false
    // states lead mostly to later ones, so going backwards settles all but loops in one pass
    while !isSettled {
      isSettled = true
      for i in ways.indices.reversed() where !reaches[i] {
        let leads = (0..<classCount).contains { k in
          guard characters.occurs(k), let edge = tables.edge(ways[i].state, k) else { return false }
          return place[tables.target(edge)].map { reaches[$0] } ?? false
        }
        if leads { (reaches[i], isSettled) = (true, false) }
      }
    }
    return ways.indices.lazy.filter { !reaches[$0] }.prefix(count).map { ways[$0].value }
  }

  /// Steps that were not taken, at most so many: a shortest value, and a character that goes on from there.
  package func steps(_ count: Int, where isMissing: (_ edge: Int) -> Bool) -> [(value: String, character: String)] {
    let characters = ValueCharacters(tables)
    var seen: Set<Int> = []
    var out: [(value: String, character: String)] = []
    for (state, value) in shortestWays(stateCount) {
      for k in 0..<classCount where characters.occurs(k) && out.count < count {
        guard let edge = tables.edge(state, k), isMissing(edge), seen.insert(edge).inserted else { continue }
        let taker = tables.nodes[Int(tables.origins[Int(tables.edges[edge].origins)].taker)]
        out.append((value, tables.text([characters.kept(k, by: taker)])))
      }
    }
    return out
  }
}
