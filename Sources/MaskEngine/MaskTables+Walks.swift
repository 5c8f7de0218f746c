/// What a node leads to through literals.
extension MaskTables {
  /// The nodes shown on the first way from a node to a slot: what a typed character may walk over. After a choice only
  /// literal counts, and the way ends at value literals, which would decide the choice.
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
      case .bound: if node.isClosedBound { certain = false }
      case .opens, .closes: break
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

  /// How many of the nodes shown first in the straight run of literals from a node are quoted.
  package func valueLiteralCount(inRunFrom start: UInt32, most: Int) -> Int {
    var (at, left, quoted) = (start, most, 0)
    while left > 0 {
      let node = node(at)
      if node.isValueLiteral { quoted += 1 }
      if node.isFixedText { left -= 1 } else if !node.isEdge { break }
      at = node.next
    }
    return quoted
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
