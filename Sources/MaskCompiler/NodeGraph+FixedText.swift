/// What a node leads to through fixed text alone.
extension NodeGraph {
  /// The straight run of fixed text from a node, no choice in it.
  struct Run {
    /// Characters it shows.
    var length: UInt32 = 0
    /// Whether any of them is quoted.
    var isQuoted = false
  }

  /// The runs from all nodes. A node that is no choice goes on at one with a lower number, so one pass finds them.
  static func runs(of nodes: [MaskNode]) -> [Run] {
    var runs = [Run](repeating: Run(), count: nodes.count)
    for (i, node) in nodes.enumerated() where node.isFixedText || node.isEdge {
      runs[i] = runs[Int(node.next)]
      if node.isFixedText { runs[i].length += 1 }
      if node.operation == .quoted { runs[i].isQuoted = true }
    }
    return runs
  }

  /// The quoted text with which the first way from a node to the end through fixed text goes on. Texts are shared: a text is its first
  /// symbol and the number of the rest, and equal texts have one number.
  struct Endings {
    /// The number of the text of each node; -1 where a slot stands in the way.
    private(set) var texts: [Int32] = []
    private var numbers = ListTable()

    /// The empty text.
    static let empty: Int32 = 0

    init(_ graph: NodeGraph) {
      _ = numbers.intern([])
      texts = [Int32](repeating: -1, count: graph.nodes.count)
      for (i, node) in graph.nodes.enumerated() {
        switch node.operation {
        case .end: texts[i] = Endings.empty
        case .slot: break
        case .decoration, .opens, .closes: texts[i] = texts[Int(node.next)]
        case .quoted:
          let rest = texts[Int(node.next)]
          if rest >= 0 { texts[i] = Int32(numbers.intern([node.argument, UInt32(rest)]).number) }
        case .choice: texts[i] = first(graph.branches, Int(node.argument), below: i)
        }
      }
    }

    /// The text of the first branch that has one. A branch that leads upwards is the body of a loop: whatever of it leads to the end
    /// comes back here first.
    private func first(_ branches: [UInt32], _ list: Int, below node: Int) -> Int32 {
      for branch in branches[(list + 1)...(list + Int(branches[list]))] where branch < node && texts[Int(branch)] >= 0 {
        return texts[Int(branch)]
      }
      return -1
    }
  }

  /// The first nodes shown in the run from a node.
  func run(from node: UInt32, most: Int) -> [UInt32] {
    var out: [UInt32] = []
    var at = node
    while out.count < most, nodes[Int(at)].isFixedText || nodes[Int(at)].isEdge {
      if nodes[Int(at)].isFixedText { out.append(at) }
      at = nodes[Int(at)].next
    }
    return out
  }

  /// How many characters of fixed text all readings show next: what is certain to come.
  func commonRunLength(_ readings: [UInt32], steps: inout Int) -> UInt32 {
    var common = Int(readings.map { runs[Int($0)].length }.min() ?? 0)
    for reading in readings.dropFirst() where common > 0 {
      steps += common
      let mine = run(from: readings[0], most: common)
      let other = run(from: reading, most: common)
      common = zip(mine, other).prefix { a, b in
        nodes[Int(a)].code == nodes[Int(b)].code && nodes[Int(a)].argument == nodes[Int(b)].argument
      }.count
    }
    return UInt32(common)
  }

  /// Fixed text on the first way from a node to a slot, shown nodes only: what a typed character may walk over. Behind a choice only
  /// decoration counts, and the way ends at quoted text, which would decide the choice.
  func ahead(from node: UInt32, certain: Bool) -> [UInt32] {
    var out: [UInt32] = []
    var seen: Set<UInt32> = []
    var certain = certain
    var at = node
    while seen.insert(at).inserted {
      let n = nodes[Int(at)]
      switch n.operation {
      case .slot, .end: return out
      case .choice:
        at = branches[Int(n.argument) + 1]
        certain = false
        continue
      case .quoted where !certain: return out
      case .quoted, .decoration: out.append(at)
      case .opens, .closes: break
      }
      at = n.next
    }
    return out
  }

  /// The first way from a node to the end through fixed text alone, edges of captures included; nil where there is none.
  func ending(from node: UInt32, steps: inout Int) -> [UInt32]? {
    var seen: Set<UInt32> = []
    var way: [(node: UInt32, previous: Int)] = []
    var stack: [(node: UInt32, way: Int)] = [(node, -1)]
    while let (at, last) = stack.popLast() {
      steps += 1
      if !seen.insert(at).inserted { continue }
      let n = nodes[Int(at)]
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
        for i in stride(from: list + Int(branches[list]), to: list, by: -1) { stack.append((branches[i], last)) }
      case .decoration, .quoted, .opens, .closes:
        way.append((at, last))
        stack.append((n.next, way.count - 1))
      }
    }
    return nil
  }
}
