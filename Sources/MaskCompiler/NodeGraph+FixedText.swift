/// What a node leads to through literals alone.
extension NodeGraph {
  /// The straight run of literals from a node, no choice in it: what is certain to come.
  struct Run {
    /// Characters it shows.
    var length: UInt32 = 0
    /// Whether any of them is a value literal.
    var isValueLiteral = false
  }

  /// The runs from all nodes. A node that is not a choice goes on at one with a lower number, so one pass finds them.
  static func runs(of nodes: [MaskNode]) -> [Run] {
    var runs = [Run](repeating: Run(), count: nodes.count)
    for (i, node) in nodes.enumerated() where node.isFixedText || node.isEdge {
      runs[i] = runs[Int(node.next)]
      if node.isFixedText { runs[i].length += 1 }
      if node.operation == .valueLiteral { runs[i].isValueLiteral = true }
    }
    return runs
  }

  /// The value literals that lead from each node to the end, where it is decided which. Texts are shared: a text is its
  /// first symbol and the number of the rest, and equal texts have one number.
  struct Endings {
    /// The number of the text of each node's ways through literals alone, or `none`, or `undecided`.
    private var texts: [Int32]
    /// That of all its ways, slots passed over, or `undecided`.
    private var all: [Int32]
    private var numbers = PairTable()
    /// The number of what follows the first symbol of each text.
    private var rests: [Int32] = [Endings.none]

    /// The empty text.
    static let empty: Int32 = 0
    /// A slot stands in each way.
    private static let none: Int32 = -1
    /// Alternatives lead to the end with other value literals, and whoever leaves the field has not said which.
    private static let undecided: Int32 = -2

    init(_ graph: NodeGraph) {
      // number 0 is the empty text: no symbol is 0
      _ = numbers.intern(0, 0)
      texts = [Int32](repeating: Endings.none, count: graph.nodes.count)
      all = [Int32](repeating: Endings.empty, count: graph.nodes.count)
      for (i, node) in graph.nodes.enumerated() {
        let next = Int(node.next)
        switch node.operation {
        case .end: texts[i] = Endings.empty
        case .slot: all[i] = all[next]
        case .literal, .opens, .closes, .bound: (texts[i], all[i]) = (texts[next], all[next])
        case .valueLiteral:
          (texts[i], all[i]) = (text(node.argument, before: texts[next]), text(node.argument, before: all[next]))
        case .choice:
          let list = Int(node.argument)
          let branches = graph.branches[(list + 1)...(list + Int(graph.branches[list]))]
          if branches.contains(node.next) {
            // an optional part, or a further round of a repeat, is not begun
            (texts[i], all[i]) = (texts[next], all[next])
          } else {
            texts[i] = agreed(branches)
            let first = all[Int(branches[list + 1])]
            all[i] = branches.allSatisfy { all[Int($0)] == first } ? first : Endings.undecided
          }
        }
      }
    }

    private mutating func text(_ symbol: Symbol, before rest: Int32) -> Int32 {
      if rest < 0 { return rest }
      let text = numbers.intern(symbol, UInt32(rest))
      if text.isNew { rests.append(rest) }
      return Int32(text.number)
    }

    /// What the ways from several nodes come to: no value literals if one of them has none; those of the ways through
    /// literals, if all have the same and whatever takes more characters ends with them as well. Less than 0 where that
    /// is not so.
    func agreed(_ nodes: ArraySlice<UInt32>) -> Int32 {
      let ways = nodes.map { texts[Int($0)] }
      if ways.contains(Endings.empty) { return Endings.empty }
      guard let text = ways.first(where: { $0 != Endings.none }) else { return Endings.none }
      if text == Endings.undecided { return text }
      let isAgreed = zip(ways, nodes).allSatisfy { way, node in
        way == Endings.none ? ends(all[Int(node)], with: text) : way == text
      }
      return isAgreed ? text : Endings.undecided
    }

    /// The first of several nodes that has a text.
    func first(_ text: Int32, of nodes: ArraySlice<UInt32>) -> Int? { nodes.firstIndex { texts[Int($0)] == text } }

    private func ends(_ whole: Int32, with text: Int32) -> Bool {
      var at = whole
      while at > text { at = rests[Int(at)] }
      return at == text
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

  /// How many characters of literals all parses show next: what is certain to come.
  func commonRunLength(_ parses: [UInt32], steps: inout Int) -> UInt32 {
    var common = UInt32.max
    for parse in parses { common = min(common, runs[Int(parse)].length) }
    for parse in parses.dropFirst() {
      if common == 0 { break }
      steps += Int(common)
      common = agreement(parses[0], parse, most: common)
    }
    return common
  }

  /// How many characters two runs show alike, of the first `most`, which both have.
  private func agreement(_ a: UInt32, _ b: UInt32, most: UInt32) -> UInt32 {
    var (a, b) = (a, b)
    var length: UInt32 = 0
    while length < most {
      while nodes[Int(a)].isEdge { a = nodes[Int(a)].next }
      while nodes[Int(b)].isEdge { b = nodes[Int(b)].next }
      let (first, second) = (nodes[Int(a)], nodes[Int(b)])
      if first.code != second.code || first.argument != second.argument { return length }
      length += 1
      (a, b) = (first.next, second.next)
    }
    return length
  }

  /// Literals on the first way from a node to a slot, shown nodes only: what a typed character may walk over. After a
  /// choice only literals count, and the way ends at value literals, which would decide the choice.
  func ahead(from node: UInt32, certain: Bool) -> [UInt32] {
    var out: [UInt32] = []
    // only a loop leads back, and whoever goes round one comes to it again before another
    var loops: [UInt32] = []
    var certain = certain
    var at = node
    while true {
      let n = nodes[Int(at)]
      switch n.operation {
      case .slot, .end: return out
      case .choice:
        let first = branches[Int(n.argument) + 1]
        if first >= at {
          if loops.contains(at) { return out }
          loops.append(at)
        }
        at = first
        certain = false
        continue
      case .valueLiteral where !certain: return out
      case .valueLiteral, .literal: out.append(at)
      case .opens, .closes, .bound: break
      }
      at = n.next
      if at == node { return out }
    }
  }
}
