/// A program to be drawn.
extension MaskProgram {
  /// The automaton in the language of Graphviz: a circle a state with what is shown so far, a double one where the
  /// value is complete.
  ///
  /// Empty slots, and characters that bring value literals along, are left out: what they do follows from the rest.
  ///
  ///     caret diagram "##-##" | dot -Tsvg > mask.svg
  ///
  /// - Complexity: Linear in the table.
  public var diagram: String {
    @export(interface) get {
      let names = ClassNames(tables)
      let characters = ValueCharacters(tables)
      var arrivals = [Arrival?](repeating: nil, count: stateCount)
      var states = [0]
      var nodes = ""
      var lines = ""
      var next = 0
      while next < states.count {
        let state = states[next]
        next += 1
        let shown = displayEnd(of: state, arrivals, characters)
        let isComplete = tables.states[state].flags & (StateRecord.complete | StateRecord.completeWithValue) != 0
        nodes +=
          "  \(state) [label=\((shown.isEmpty ? "\(state)" : shown).dotQuoted)\(isComplete ? " shape=doublecircle" : "")]\n"
        var found: [(edge: Int, k: Int)] = []
        let groups = names.groups(of: state) { k, cell in
          if Row.isAutoInsertion(cell) || !characters.occurs(k) { return nil }
          found.append((Row.number(cell), k))
          return "\(tables.target(Row.number(cell)))"
        }
        for (name, target) in groups { lines += "  \(state) -> \(target) [label=\(name.dotQuoted)]\n" }
        for (edge, k) in found where tables.target(edge) != 0 && arrivals[tables.target(edge)] == nil {
          let best = characters.best { tables.edge(state, $0) == edge } ?? k
          arrivals[tables.target(edge)] = Arrival(source: state, edge: edge, k: best)
          states.append(tables.target(edge))
        }
      }
      return "digraph mask {\n  rankdir=LR\n  node [shape=circle fontname=\"monospace\"]\n" + nodes + lines + "}\n"
    }
  }

  /// How a state was found first.
  private struct Arrival {
    var source: Int
    var edge: Int
    var k: Int
  }

  /// The last part of what is shown in a state: circles are small.
  private func displayEnd(of state: Int, _ arrivals: [Arrival?], _ characters: ValueCharacters) -> String {
    var out: [Symbol] = []
    var (state, parse) = (state, 0)
    while let arrival = arrivals[state] {
      let origin = tables.origins[Int(tables.edges[arrival.edge].origins) + parse]
      out.append(characters.kept(arrival.k, by: tables.nodes[Int(origin.taker)]))
      out += tables.nodes(of: origin.path).reversed().compactMap { node in
        tables.nodes[Int(node)].isFixedText ? tables.nodes[Int(node)].argument : nil
      }
      if out.count > 24 { return "…" + tables.text(out.prefix(23).reversed()) }
      (state, parse) = (arrival.source, Int(origin.parent))
    }
    return tables.text(out.reversed())
  }
}

extension String {
  /// As a string of Graphviz: in quotes, with those inside escaped.
  fileprivate var dotQuoted: String {
    var out = "\""
    for scalar in unicodeScalars {
      if scalar == "\"" || scalar == "\\" { out += "\\" }
      out.unicodeScalars.append(scalar)
    }
    return out + "\""
  }
}
