/// Nodes and the choices between them: an expanded mask, being compiled or in a program.
package protocol NodeNetwork {
  func node(_ number: UInt32) -> MaskNode
  /// A word of the lists of branches.
  func branchWord(_ index: Int) -> UInt32
}

extension NodeGraph: NodeNetwork {
  package func node(_ number: UInt32) -> MaskNode { nodes[Int(number)] }
  package func branchWord(_ index: Int) -> UInt32 { branches[index] }
}

extension MaskTables: NodeNetwork {
  @inline(__always) package func node(_ number: UInt32) -> MaskNode { nodes[Int(number)] }
  @inline(__always) package func branchWord(_ index: Int) -> UInt32 { branches[index] }
}

extension NodeNetwork {
  /// The first way from a node to the end through fixed text alone, edges of captures included; nil where there is none.
  ///
  /// Cost: linear in the nodes it visits, and it allocates.
  package func ending(from start: UInt32, steps: inout Int) -> [UInt32]? {
    var seen: Set<UInt32> = []
    var way: [(node: UInt32, previous: Int)] = []
    var stack: [(node: UInt32, way: Int)] = [(start, -1)]
    while let (at, last) = stack.popLast() {
      steps += 1
      if !seen.insert(at).inserted { continue }
      let n = node(at)
      switch n.operation {
      case .slot: continue
      case .end:
        var out: [UInt32] = []
        var i = last
        while i >= 0 {
          out.append(way[i].node)
          i = way[i].previous
        }
        return out.reversed()
      case .choice:
        let list = Int(n.argument)
        for i in stride(from: list + Int(branchWord(list)), to: list, by: -1) { stack.append((branchWord(i), last)) }
      case .decoration, .quoted, .opens, .closes:
        way.append((at, last))
        stack.append((n.next, way.count - 1))
      }
    }
    return nil
  }

  /// The same, where nobody counts.
  package func ending(from start: UInt32) -> [UInt32]? {
    var steps = 0
    return ending(from: start, steps: &steps)
  }
}
