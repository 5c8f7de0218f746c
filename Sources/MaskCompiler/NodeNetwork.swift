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
  @inlinable @inline(__always) package func node(_ number: UInt32) -> MaskNode { nodes[Int(number)] }
  @inline(__always) package func branchWord(_ index: Int) -> UInt32 { branches[index] }
}

extension NodeNetwork {
  /// The way from a node to the end through literals alone, edges of captures included, that has the fewest value
  /// literals, the first of several; `nil` where there is none.
  ///
  /// - Complexity: Linear in the nodes it visits, and it allocates.
  package func ending(from start: UInt32, steps: inout Int) -> [UInt32]? {
    // ways part and meet at choices alone, so only they need be known again
    var seen: Set<UInt32> = []
    var way: [(node: UInt32, previous: Int)] = []
    // ways to follow, the next one last; and, in their order, those that have a value literal more
    var stack: [(node: UInt32, way: Int)] = [(start, -1)]
    var longer: [(node: UInt32, way: Int)] = []
    while var (at, last) = stack.popLast() {
      walk: while true {
        steps += 1
        let node = node(at)
        switch node.operation {
        case .slot: break walk
        case .end: return nodes(of: way, last)
        case .choice:
          if !seen.insert(at).inserted { break walk }
          let list = Int(node.argument)
          for i in stride(from: list + Int(branchWord(list)), to: list, by: -1) { stack.append((branchWord(i), last)) }
          break walk
        case .literal, .valueLiteral, .opens, .closes, .bound:
          way.append((at, last))
          last = way.count - 1
          at = node.next
          if node.operation != .valueLiteral { continue }
          longer.append((at, last))
          break walk
        }
      }
      if stack.isEmpty {
        stack = longer.reversed()
        longer.removeAll()
      }
    }
    return nil
  }

  private func nodes(of way: [(node: UInt32, previous: Int)], _ last: Int) -> [UInt32] {
    var out: [UInt32] = []
    var at = last
    while at >= 0 {
      out.append(way[at].node)
      at = way[at].previous
    }
    return out.reversed()
  }

  /// The same, where no one counts.
  package func ending(from start: UInt32) -> [UInt32]? {
    var steps = 0
    return ending(from: start, steps: &steps)
  }
}
