/// What a node leads to through fixed text.
extension MaskTables {
  @inline(__always) package func node(_ number: UInt32) -> MaskNode { nodes[Int(number)] }

  /// The nodes shown on the first way from a node to a slot: what a typed character may walk over. Behind a choice only decoration
  /// counts, and the way ends at quoted text, which would decide the choice.
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
      case .quoted:
        if !certain { return }
        way.append(at)
      case .decoration: way.append(at)
      case .opens, .closes: break
      }
      at = node.next
    }
  }

  /// The nodes shown first in the straight run of fixed text from a node.
  package func run(from start: UInt32, most: Int, into out: inout NumberList) {
    var at = start
    while out.count < most, node(at).isFixedText || node(at).isEdge {
      if node(at).isFixedText { out.append(at) }
      at = node(at).next
    }
  }

  /// The first way from a node to the end through fixed text alone, captures' edges included; nil where there is none.
  ///
  /// Cost: linear in the nodes it visits, and it allocates: fields are left, not typed into, by it.
  package func ending(from start: UInt32) -> [UInt32]? {
    var seen: Set<UInt32> = []
    var way: [(node: UInt32, previous: Int)] = []
    var stack: [(node: UInt32, way: Int)] = [(start, -1)]
    while let (at, last) = stack.popLast() {
      if !seen.insert(at).inserted { continue }
      let node = self.node(at)
      switch node.operation {
      case .slot: break
      case .end:
        var out: [UInt32] = []
        var i = last
        while i >= 0 {
          out.append(way[i].node)
          i = way[i].previous
        }
        return out.reversed()
      case .choice:
        let list = Int(node.argument)
        for i in stride(from: list + Int(branches[list]), to: list, by: -1) { stack.append((branches[i], last)) }
      case .decoration, .quoted, .opens, .closes:
        way.append((at, last))
        stack.append((node.next, way.count - 1))
      }
    }
    return nil
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
