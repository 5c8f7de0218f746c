/// Where numbers stand whose length only what is typed after them shows.
extension NodeGraph {
  /// What parses at these nodes say of such numbers, as flags of their state.
  func openNumberFlags(of parses: [UInt32]) -> UInt32 {
    guard hasOpenNumbers else { return 0 }
    var flags = parses.contains { leadsToSlot[Int($0)] } ? 0 : StateRecord.hasNoSlots
    for node in parses where nodes[Int(node)].isBound {
      flags |= StateRecord.begunNumber
      if nodes[Int(node)].isClosedBound { flags |= StateRecord.closedBound }
    }
    return flags
  }

  /// Whether a way leads from each node to a slot.
  static func leadingToSlots(_ nodes: [MaskNode], _ branches: [UInt32]) -> [Bool] {
    var leads = [Bool](repeating: false, count: nodes.count)
    // what leads upwards is the body of a loop, which is known the second time
    for _ in 0..<2 {
      for (i, node) in nodes.enumerated() {
        switch node.operation {
        case .end: break
        case .slot: leads[i] = true
        case .literal, .valueLiteral, .opens, .closes, .bound: leads[i] = leads[Int(node.next)]
        case .choice:
          let list = Int(node.argument)
          leads[i] = branches[(list + 1)...(list + Int(branches[list]))].contains { leads[Int($0)] }
        }
      }
    }
    return leads
  }
}
