internal import MaskSyntax

/// What a field shows for what is still to come.
extension PathField {
  /// The rest of the mask after the text: fixed text as it is, and for each slot the prompt's character at its place,
  /// or an underscore. Parts that may be left out are, and of several ways the first is shown.
  var placeholder: [Cluster] {
    // the suffix that is shown is the end of the mask
    if options.showsSuffix, !value.isEmpty, !graph.suffix.isEmpty { return [] }
    let last = tail.last { $0.isShown }
    let rest = graph.rest(from: last?.next ?? states[states.count - 1][0].node)
    let prompt = graph.prompt
    // a mask that is filled from its end has its places from there
    let first = graph.isFromEnd ? prompt.count - rest.count : entries.count
    return rest.enumerated().map { i, text in
      text ?? (prompt.indices.contains(first + i) ? prompt[first + i] : Cluster("_"))
    }
  }
}

extension Graph {
  /// What is shown from a node on if nothing is filled in: fixed text, and `nil` for a slot.
  fileprivate func rest(from start: Int) -> [Cluster?] {
    var rest: [Cluster?] = []
    var node = start
    while true {
      switch nodes[node] {
      case .end: return rest
      case .slot(Graph.never, _): return rest
      case .slot(_, let next):
        rest.append(nil)
        node = next
      case .literal(let text, let next), .valueLiteral(let text, let next):
        rest.append(text)
        node = next
      case .edge(_, let next): node = next
      case .split(let ways):
        guard let last = ways.last else { return rest }
        let mayBeLeftOut = ways.count == 2 && shortestWay(from: ways[0], leadsTo: [last, node])
        node = mayBeLeftOut ? last : ways.first { goesOn(from: $0) } ?? ways[0]
      }
    }
  }

  /// Whether the way that leaves out all that may be leads to one of some nodes.
  private func shortestWay(from start: Int, leadsTo goals: Set<Int>) -> Bool {
    var node = start
    while !goals.contains(node) {
      switch nodes[node] {
      case .end: return false
      case .slot(_, let next), .literal(_, let next), .valueLiteral(_, let next), .edge(_, let next): node = next
      case .split(let ways):
        guard let last = ways.last else { return false }
        node = last
      }
    }
    return true
  }

  /// Whether a way leads to the end of the mask, or to where there are several: not one that is cut off.
  private func goesOn(from start: Int) -> Bool {
    var node = start
    while true {
      switch nodes[node] {
      case .end, .split: return true
      case .slot(Graph.never, _): return false
      case .slot(_, let next), .literal(_, let next), .valueLiteral(_, let next), .edge(_, let next): node = next
      }
    }
  }
}
