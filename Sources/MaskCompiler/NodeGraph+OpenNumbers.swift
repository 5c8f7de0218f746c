/// Where numbers stand whose length only what is typed after them shows.
extension NodeGraph {
  /// What parses at these nodes say of such numbers, as flags of their state.
  func openNumberFlags(of parses: [UInt32]) -> UInt32 {
    guard hasOpenNumbers else { return 0 }
    var flags = parses.contains { leadsToDigit[Int($0)] } ? 0 : StateRecord.takesNoDigits
    let isClosed = parses.contains { nodes[Int($0)].isClosedBound }
    if parses.contains(where: { nodes[Int($0)].isBound }) {
      let goesOn = parses.contains { hasRoom[Int($0)] }
      flags |= StateRecord.begunNumber | (goesOn ? 0 : StateRecord.overNumber)
      if isClosed && goesOn { flags |= StateRecord.closedBound }
    }
    return flags
  }

  /// Whether each node has room for another digit of the number that it stands in: no separator is on the way to a
  /// slot.
  static func havingRoom(_ nodes: [MaskNode], _ branches: [UInt32]) -> [Bool] {
    var room = [Bool](repeating: false, count: nodes.count)
    // what leads upwards is the body of a loop, which is known the second time
    for _ in 0..<2 {
      for (i, node) in nodes.enumerated() {
        switch node.operation {
        case .end, .literal, .valueLiteral: break
        case .slot: room[i] = true
        case .opens, .closes, .bound: room[i] = room[Int(node.next)]
        case .choice:
          let list = Int(node.argument)
          room[i] = branches[(list + 1)...(list + Int(branches[list]))].contains { room[Int($0)] }
        }
      }
    }
    return room
  }

  /// Whether a way leads from each node to a slot of some.
  static func leadingToSlots(
    _ nodes: [MaskNode], _ branches: [UInt32], where isMeant: (Int) -> Bool
  ) -> [Bool] {
    var leads = [Bool](repeating: false, count: nodes.count)
    // what leads upwards is the body of a loop, which is known the second time
    for _ in 0..<2 {
      for (i, node) in nodes.enumerated() {
        switch node.operation {
        case .end: break
        case .slot: leads[i] = isMeant(Int(node.argument)) || leads[Int(node.next)]
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
