internal import MaskSyntax
internal import UnicodeFacts

/// Bare letters and digits that stand directly beside a slot that takes them.
///
/// Nothing stands between but edges of captures and choices.
///
/// - Complexity: A few nodes for each slot and each letter or digit.
struct TakenLiteral {
  private let graph: NodeGraph
  private let tables: MaskTables

  init(_ graph: NodeGraph, _ tables: MaskTables) {
    self.graph = graph
    self.tables = tables
  }

  /// A warning for each place in the text, for the first twenty.
  var warnings: [MaskWarning] {
    var found: Set<UInt32> = []
    if !graph.nodes.contains(where: isWord) { return [] }
    for (i, node) in graph.nodes.enumerated() {
      if isWord(node) {
        if after(node).contains(where: { takes($0, UInt32(i)) }) { found.insert(UInt32(i)) }
      } else if node.operation == .slot {
        for other in after(node) where isWord(graph.nodes[Int(other)]) && takes(UInt32(i), other) {
          found.insert(other)
        }
      }
    }
    var spans: Set<Range<Int>> = []
    let first = found.sorted { (graph.spans[Int($0)].lowerBound, $0) < (graph.spans[Int($1)].lowerBound, $1) }
    return first.filter { spans.insert(graph.spans[Int($0)]).inserted }.prefix(20).map { node in
      MaskWarning(.takenLiteral(tables.text([graph.nodes[Int(node)].argument])), span: graph.spans[Int(node)])
    }
  }

  private func isWord(_ node: MaskNode) -> Bool {
    node.operation == .literal && node.argument.firstScalar(graph.clusters).isLetterOrNumber
  }

  private func takes(_ slot: UInt32, _ word: UInt32) -> Bool {
    let node = graph.nodes[Int(slot)]
    return node.operation == .slot
      && graph.slots[Int(node.argument)].accepts(graph.nodes[Int(word)].argument.cluster(graph.clusters))
  }

  /// What stands directly after a node: slots and literals, as far as a few steps reach.
  private func after(_ node: MaskNode) -> [UInt32] {
    var out: [UInt32] = []
    var seen: Set<UInt32> = []
    var stack = [node.next]
    while let at = stack.popLast(), seen.count < 64 {
      guard seen.insert(at).inserted else { continue }
      let next = graph.nodes[Int(at)]
      switch next.operation {
      case .end: break
      case .slot, .literal, .valueLiteral: out.append(at)
      case .opens, .closes, .bound: stack.append(next.next)
      case .choice: stack += tables.branches(next)
      }
    }
    return out
  }
}
