/// Which alternatives of a mask the value may still be.
extension PathField {
  /// The outermost named groups in which the last character of the value went, reading by reading, each once. A reading
  /// in which it went outside of all of them, or that has none yet, counts with those in which its next one may go.
  var candidates: [String] {
    var found: [String] = []
    for reading in states[states.count - 1] {
      for name in reading.path.groupOfLast.map({ [$0] }) ?? graph.groupsAhead(of: reading.node)
      where !found.contains(name) {
        found.append(name)
      }
    }
    return found
  }
}

extension Oracle {
  /// The names of the groups that the value may stand in, the best parse's first: one is certain, none is where
  /// nothing is named.
  public var candidates: [String] { field.candidates }
}

extension Path {
  /// The outermost named group around the last character of the value; nil where there is none.
  fileprivate var groupOfLast: String? {
    var open: [String] = []
    var last: String?
    for entry in self {
      if entry.isValue { last = open.first }
      if let edge = entry.edge, case .capture(let name) = edge.kind {
        if edge.opens { open.append(name) } else { open.removeLast() }
      }
    }
    return last
  }
}

extension Graph {
  /// The outermost named groups of the places that can take the next character, the best way first, each once; `node`
  /// is in none.
  fileprivate func groupsAhead(of node: Int) -> [String] {
    struct Place: Hashable {
      var node: Int
      var open: [String]
    }
    var found: [String] = []
    var seen: Set<Place> = []
    var stack = [Place(node: node, open: [])]
    while var place = stack.popLast() {
      guard seen.insert(place).inserted else { continue }
      switch nodes[place.node] {
      case .end: break
      case .slot, .valueLiteral: if let name = place.open.first, !found.contains(name) { found.append(name) }
      case .literal(_, let next):
        place.node = next
        stack.append(place)
      case .edge(let edge, let next):
        if case .capture(let name) = edge.kind {
          if edge.opens { place.open.append(name) } else { place.open.removeLast() }
        }
        place.node = next
        stack.append(place)
      case .split(let branches): stack += branches.reversed().map { Place(node: $0, open: place.open) }
      }
    }
    return found
  }
}
