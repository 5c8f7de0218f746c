internal import UnicodeFacts

/// What can be wrong with a written alternative: that no value is shown as it, that it begins with text that decides
/// nothing.
struct AlternativeCheck {
  let graph: NodeGraph
  let tables: MaskTables
  let characters: ValueCharacters
  let ends: MaskEnds

  /// The first alternative in the text that no value is ever shown as.
  func unreachable() -> CompileError? {
    let shown = ShownNodes(tables, characters)
    // a repeat makes several of one that is written once: any of them will do
    var reached: Set<Range<Int>> = []
    for alternative in graph.alternatives where alternative.nodes.isEmpty || shown.contains(alternative.nodes) {
      reached.insert(alternative.span)
    }
    let lost = graph.alternatives.filter { !reached.contains($0.span) }.min { $0.span.lowerBound < $1.span.lowerBound }
    return lost.map { CompileError(.unreachable(example: example(of: $0)), span: $0.span, isOverlap: true) }
  }

  /// A value of the alternative; to the end of the mask, where it has no value of its own.
  private func example(of alternative: NodeGraph.Alternative) -> String {
    guard ends.reaches(alternative.first) else { return "" }
    let way = ends.shortest(from: alternative.first, tables)
    let own = way.prefix { alternative.nodes.contains(Int($0)) }
    for nodes in [Array(own), way] {
      let value = nodes.compactMap { number -> Symbol? in
        let node = tables.nodes[Int(number)]
        return characters.best { tables.takes(node, $0) }.map { characters.kept($0, by: node) }
      }
      if !value.isEmpty { return tables.text(value) }
    }
    return ""
  }

  /// The first alternative in the text whose leading bare letter or digit is taken, as a value character, by a slot of
  /// one before it.
  func undecided() -> CompileError? {
    var lost: NodeGraph.Alternative?
    for (_, members) in Dictionary(grouping: graph.alternatives.indices, by: { graph.alternatives[$0].choice }) {
      guard let found = undecided(among: members.map { graph.alternatives[$0] }) else { continue }
      if lost.map({ found.span.lowerBound < $0.span.lowerBound }) ?? true { lost = found }
    }
    return lost.map {
      CompileError(.undecided(lead: tables.text($0.lead)), span: graph.leadSpan(of: $0), isOverlap: true)
    }
  }

  private func undecided(among list: [NodeGraph.Alternative]) -> NodeGraph.Alternative? {
    if !list.contains(where: { !$0.lead.isEmpty }) { return nil }
    // by class, the leads of the alternatives so far that have a slot for it: two different ones are as good as all
    var takers: [Int: [[Symbol]]] = [:]
    for alternative in list {
      if let first = alternative.lead.first, first < 128,
        let leads = takers[Int(tables.ascii[Int(first)])], leads.contains(where: { $0 != alternative.lead })
      {
        return alternative
      }
      for k in firstClasses(of: alternative) where takers[k, default: []].count < 2 {
        if !takers[k, default: []].contains(alternative.lead) { takers[k, default: []].append(alternative.lead) }
      }
    }
    return nil
  }

  /// The classes that slots of an alternative take as its first character, with literals passed for free.
  private func firstClasses(of alternative: NodeGraph.Alternative) -> Set<Int> {
    var out: Set<Int> = []
    var seen: Set<UInt32> = []
    var stack = [alternative.first]
    while let at = stack.popLast() {
      guard alternative.nodes.contains(Int(at)), seen.insert(at).inserted else { continue }
      let node = tables.nodes[Int(at)]
      switch node.operation {
      case .slot: for k in 0..<tables.classCount where characters.occurs(k) && tables.takes(node, k) { out.insert(k) }
      case .valueLiteral, .end: break
      case .literal, .opens, .closes, .bound: stack.append(node.next)
      case .choice: stack += tables.branches(node)
      }
    }
    return out
  }
}

extension NodeGraph {
  /// Where the bare letters and digits stand that an alternative begins with.
  fileprivate func leadSpan(of alternative: Alternative) -> Range<Int> {
    var lead: [UInt32] = []
    var at = alternative.first
    while lead.count < alternative.lead.count, nodes[Int(at)].operation == .literal || nodes[Int(at)].isEdge {
      let node = nodes[Int(at)]
      if node.operation == .literal, node.argument.firstScalar(clusters).isLetterOrNumber { lead.append(at) }
      at = node.next
    }
    return lead.isEmpty ? alternative.span : span(of: lead)
  }
}
