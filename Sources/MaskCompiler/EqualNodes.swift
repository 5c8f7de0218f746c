/// Which nodes lead to the end alike: what lets the states after many alternatives be the same.
///
/// A *chain* is a stretch of nodes without a choice, each led to by one node alone, up to a node that several lead to:
/// the digits of an alternative, up to what follows the choice. Two chains are equal from a node on if they show and
/// take the same, in the same captures, and end before the same node. A state after one is then the state after the
/// other: nothing that a field does tells them apart, for no way from the one meets a way from the other before its
/// end. That is why chains are shared and no more: of two nodes that go on alike with a choice among them, one may read
/// a character in two ways where the other reads it in one.
///
/// - Complexity: Linear in the nodes.
struct EqualNodes {
  /// The first of the nodes equal to each.
  private let first: [UInt32]
  /// The last node of the chain of each.
  private let chain: [UInt32]
  /// By the last node of a chain, the list that has met it.
  private var met: [UInt32]
  private var lists: UInt32 = 0

  init(_ graph: NodeGraph) {
    let count = graph.nodes.count
    var first = [UInt32](repeating: 0, count: count)
    var chain = first
    let isJoin = EqualNodes.joins(of: graph)
    // open addressing: the first node of each kind, 0 for free
    var bits = 6
    while 1 << bits < 2 * count { bits += 1 }
    var slots = [UInt32](repeating: 0, count: 1 << bits)
    for i in 1..<max(1, count) {
      let node = graph.nodes[i]
      first[i] = UInt32(i)
      chain[i] = UInt32(i)
      if isJoin[i] { continue }
      let next = first[Int(node.next)]
      if !isJoin[Int(node.next)] { chain[i] = chain[Int(node.next)] }
      var hash = UInt64(next) << 32 | UInt64(node.argument)
      hash = (hash ^ UInt64(node.code) << 28 ^ UInt64(graph.outermostNames[i]) << 36) &* 0x9E37_79B9_7F4A_7C15
      var at = Int(truncatingIfNeeded: hash >> UInt64(64 - bits))
      while slots[at] != 0 {
        let other = Int(slots[at])
        let same = graph.nodes[other]
        if same.code == node.code, same.argument == node.argument, first[Int(same.next)] == next,
          graph.outermostNames[other] == graph.outermostNames[i]
        {
          first[i] = UInt32(other)
          break
        }
        at = (at + 1) & (slots.count - 1)
      }
      if slots[at] == 0 { slots[at] = UInt32(i) }
    }
    self.first = first
    self.chain = chain
    met = [UInt32](repeating: 0, count: count)
  }

  /// Choices, nodes that several lead to, and the end.
  private static func joins(of graph: NodeGraph) -> [Bool] {
    var isMet = [Bool](repeating: false, count: graph.nodes.count)
    var isJoin = isMet
    isJoin[0] = true
    func lead(to node: UInt32) {
      if isMet[Int(node)] { isJoin[Int(node)] = true }
      isMet[Int(node)] = true
    }
    for (i, node) in graph.nodes.enumerated() where i > 0 {
      if node.operation != .choice {
        lead(to: node.next)
        continue
      }
      isJoin[i] = true
      let list = Int(node.argument)
      for branch in list + 1..<list + 1 + Int(graph.branches[list]) { lead(to: graph.branches[branch]) }
    }
    return isJoin
  }

  /// What stands for a list of parses: equal for two lists whose states are one.
  mutating func key(of list: inout [UInt32]) {
    if list.count == 1 {
      list[0] = first[Int(list[0])]
      return
    }
    lists += 1
    for node in list {
      let end = Int(chain[Int(node)])
      if met[end] == lists {
        // parses that stand in one chain may meet: no other list is like theirs, and the end, never among several,
        // marks it
        list.append(.max)
        return
      }
      met[end] = lists
    }
    for i in list.indices { list[i] = first[Int(list[i])] }
  }
}
