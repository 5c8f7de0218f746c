/// How each node goes on to the end of the mask: with how few characters of a value, with how many, and whether at all.
///
/// Values with zeros in front of numbers of natural width do not count: they go when editing ends.
///
/// One pass in the order of the nodes finds it: but for the loop of an unbounded repeat, a node goes on at lower ones.
struct MaskEnds {
  struct Lengths {
    /// `nil`: no value leads from here to the end.
    var least: Int?
    /// `nil`: without bound.
    var most: Int? = 0
  }
  /// By node: characters of the value.
  private(set) var values: [Lengths]
  /// By node: characters of the display.
  private(set) var displays: [Lengths]

  init(_ tables: MaskTables, _ characters: ValueCharacters) {
    let slots = tables.slots.indices.map { slot in characters.best { tables.takes(slot, $0) } != nil }
    values = [Lengths](repeating: Lengths(), count: tables.nodes.count)
    displays = values
    values[0].least = 0
    displays[0].least = 0
    // nodes up to here that take, and that show: whether a loop grows what it goes round
    var takers = [0]
    var shown = [0]
    for (i, node) in tables.nodes.enumerated() {
      let takes = node.operation == .slot || node.operation == .valueLiteral
      takers.append(takers[i] + (takes ? 1 : 0))
      shown.append(shown[i] + (takes || node.operation == .literal ? 1 : 0))
      if i == 0 { continue }
      if node.operation == .slot && !slots[Int(node.argument)] || node.isZeroBound { continue }
      if node.operation != .choice {
        values[i] = values[Int(node.next)].adding(takes ? 1 : 0)
        displays[i] = displays[Int(node.next)].adding(node.operation == .literal || takes ? 1 : 0)
        continue
      }
      for branch in tables.branches(node) where branch < i {
        values[i].join(values[Int(branch)])
        displays[i].join(displays[Int(branch)])
      }
    }
    addLoops(tables, takers: takers, shown: shown)
  }

  /// A loop that takes or shows something makes what leads to it boundless: a second pass over the longest lengths.
  private mutating func addLoops(_ tables: MaskTables, takers: [Int], shown: [Int]) {
    for (i, node) in tables.nodes.enumerated() where i > 0 && values[i].least != nil {
      guard node.operation == .choice else {
        if values[Int(node.next)].most == nil { values[i].most = nil }
        if displays[Int(node.next)].most == nil { displays[i].most = nil }
        continue
      }
      for branch in tables.branches(node) {
        if branch > i {
          if takers[Int(branch) + 1] > takers[i] { values[i].most = nil }
          if shown[Int(branch) + 1] > shown[i] { displays[i].most = nil }
        } else if values[Int(branch)].least != nil {
          if values[Int(branch)].most == nil { values[i].most = nil }
          if displays[Int(branch)].most == nil { displays[i].most = nil }
        }
      }
    }
  }

  /// Whether some value leads from a node to the end.
  func reaches(_ node: UInt32) -> Bool { values[Int(node)].least != nil }

  /// The nodes on the shortest way from a node that reaches the end, choices left out.
  func shortest(from start: UInt32, _ tables: MaskTables) -> [UInt32] {
    var out: [UInt32] = []
    var at = start
    while at != 0 {
      let node = tables.nodes[Int(at)]
      if node.operation == .choice {
        let wanted = values[Int(at)].least
        at = tables.branches(node).first { $0 < at && values[Int($0)].least == wanted } ?? 0
      } else {
        out.append(at)
        at = node.next
      }
    }
    return out
  }
}

extension MaskEnds.Lengths {
  fileprivate func adding(_ n: Int) -> Self { Self(least: least.map { $0 + n }, most: most.map { $0 + n }) }

  fileprivate mutating func join(_ other: Self) {
    guard let least = other.least else { return }
    guard let own = self.least else {
      self = other
      return
    }
    self.least = min(own, least)
    if let a = most, let b = other.most { most = max(a, b) } else { most = nil }
  }
}
