package import MaskCompiler

/// What a node leads to through literals.
extension MaskTables {
  /// The nodes shown on the first way from a node to a slot: what a typed character may walk over. After a choice only
  /// literals count, and the way ends at value literals, which would decide the choice.
  package func ahead(from start: UInt32, certain: Bool, into way: inout NumberList, _ loops: inout NumberList) {
    way.removeAll()
    loops.removeAll()
    var certain = certain
    var at = start
    while true {
      let node = self.node(at)
      switch node.operation {
      case .slot, .end: return
      case .choice:
        let first = branches[Int(node.argument) + 1]
        // a loop leads upwards; the way ends where it would go round
        if first >= at {
          if loops.firstIndex(of: at) != nil { return }
          loops.append(at)
        }
        at = first
        certain = false
        continue
      case .valueLiteral:
        if !certain { return }
        way.append(at)
      case .literal: way.append(at)
      case .opens, .closes, .bound: break
      }
      at = node.next
    }
  }

  /// The nodes shown first in the straight run of literals from a node.
  package func run(from start: UInt32, most: Int, into out: inout NumberList) {
    var at = start
    while out.count < most, node(at).isFixedText || node(at).isEdge {
      if node(at).isFixedText { out.append(at) }
      at = node(at).next
    }
  }

  /// Nodes of the literals that every way to the end of the mask shows last; none where ways have others before those,
  /// or where they may begin in a value: what ends with them would say nothing.
  ///
  /// - Complexity: Linear in the nodes of the mask, and it allocates.
  package func suffix() -> [UInt32] {
    var goals: [UInt32] = []
    var before = [[UInt32]](repeating: [], count: nodes.count)
    for number in 0..<UInt32(nodes.count) {
      let node = node(number)
      switch node.operation {
      case .end: goals.append(number)
      // no one gets through the end of a way that is cut off
      case .slot where takesNothing(Int(node.argument)): break
      case .choice:
        let list = Int(node.argument)
        for branch in list + 1...list + Int(branches[list]) { before[Int(branches[branch])].append(number) }
      default: before[Int(node.next)].append(number)
      }
    }
    var suffix: [UInt32] = []
    while true {
      var ways: [UInt32] = []
      while let goal = goals.popLast() {
        for number in before[Int(goal)] { if node(number).isEdge { goals.append(number) } else { ways.append(number) } }
      }
      guard let first = ways.first,
        ways.allSatisfy({ node($0).operation == .literal && node($0).argument == node(first).argument })
      else {
        let isWhole = !ways.contains { node($0).operation == .literal }
        return isWhole && !(suffix.last.map { isTyped(node($0).argument) } ?? false) ? suffix.reversed() : []
      }
      suffix.append(first)
      goals = ways
    }
  }

  /// Whether a character of the mask's text may be one of a value as well.
  private func isTyped(_ symbol: Symbol) -> Bool {
    let cluster = symbol < .firstCluster ? [] : self.cluster(Int(symbol - .firstCluster)).map { $0 }
    guard let first = cluster.first ?? Unicode.Scalar(symbol) else { return false }
    return slots.indices.contains { accepts($0, first, with: cluster.dropFirst()) }
      || nodes.indices.contains { nodes[$0].isValueLiteral && nodes[$0].argument == symbol }
  }

  /// How many literals come after a node until the mask ends; `nil` where something else does.
  package func literalCount(after number: UInt32) -> Int? {
    var count = 0
    var at = node(number).next
    while node(at).isEdge || node(at).operation == .literal {
      if node(at).operation == .literal { count += 1 }
      at = node(at).next
    }
    let node = node(at)
    return node.operation == .end || node.operation == .slot && takesNothing(Int(node.argument)) ? count : nil
  }

  /// How many of the nodes shown first in the straight run of literals from a node are value literals.
  package func valueLiteralCount(inRunFrom start: UInt32, most: Int) -> Int {
    var (at, left, found) = (start, most, 0)
    while left > 0 {
      let node = node(at)
      if node.isValueLiteral { found += 1 }
      if node.isFixedText { left -= 1 } else if !node.isEdge { break }
      at = node.next
    }
    return found
  }

  /// The nodes of a path, shown ones and edges of captures, in order.
  package func nodes(ofPath path: UInt32, into out: inout NumberList) {
    let from = out.count
    var at = path
    while at != 0 {
      out.append(paths[Int(at)].node)
      at = paths[Int(at)].previous
    }
    out.reverse(from: from)
  }

  /// Whether a path begins after a zero in front of a number of natural width: the number goes on.
  package func leavesZeroInFront(path: UInt32) -> Bool {
    var at = path
    while at != 0 {
      if node(paths[Int(at)].node).isZeroBound { return true }
      at = paths[Int(at)].previous
    }
    return false
  }

  /// Whether a named part is one that may be hidden while the rest is shown.
  package var hasHiddenParts: Bool {
    (0..<nodes.count).contains { nodes[$0].isCaptureEdge && isHiddenPart(nodes[$0].argument) }
  }

  private func isHiddenPart(_ name: UInt32) -> Bool { self.name(Int(name)).utf8.starts(with: "hidden".utf8) }

  /// How many more hidden parts a path opens than it closes.
  package func hiddenParts(openedBy path: UInt32) -> Int {
    var count = 0
    var at = path
    while at != 0 {
      let node = node(paths[Int(at)].node)
      if node.isCaptureEdge && isHiddenPart(node.argument) { count += node.operation == .opens ? 1 : -1 }
      at = paths[Int(at)].previous
    }
    return count
  }

  /// How many edges of fixed-width numbers a path passes.
  package func numberEdges(ofPath path: UInt32) -> Int {
    var count = 0
    var at = path
    while at != 0 {
      if node(paths[Int(at)].node).isNumberEdge { count += 1 }
      at = paths[Int(at)].previous
    }
    return count
  }
}
