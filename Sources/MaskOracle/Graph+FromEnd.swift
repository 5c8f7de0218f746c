internal import MaskSyntax

/// A mask that is filled from its end: every way through it, and the ends of each for values that are shorter.
extension Graph {
  /// What a way that is cut off ends with.
  static let never = Slot(.set([]), mayBeEmpty: false)

  /// One node on a way through a mask.
  fileprivate enum Step: Hashable {
    case slot(Slot)
    case literal(Cluster)
    case valueLiteral(Cluster)
    case edge(Edge)
  }

  /// Adds the ways through `tree` before the node `next`, and returns where they begin.
  mutating func expandFromEnd(_ expression: MaskExpression, before next: Int) throws(SyntaxError) -> Int {
    let first = try expand(expression, before: next)
    var whole: [[Step]] = []
    for way in ways(from: first, to: next) where !whole.contains(way) { whole.append(way) }
    // what a way that is cut off would go on with, no one can type
    let never = try add(.slot(Graph.never, next: next))
    var cut: [[Step]] = []
    for way in whole {
      for place in way.indices {
        if let end = Graph.cut(way, at: place), !whole.contains(end), !cut.contains(end) { cut.append(end) }
      }
    }
    // the text that all begin with is certain before anything is chosen
    let lead = whole.reduce(whole.first?.prefix { $0.isText } ?? []) { lead, way in
      lead.prefix(zip(lead, way).prefix { $0 == $1 }.count)
    }
    var starts: [Int] = []
    for length in 0...(whole.map(Graph.length).max() ?? 0) {
      for way in whole where Graph.length(way) == length {
        starts.append(try add(way.dropFirst(lead.count), before: next))
      }
      for way in cut where Graph.length(way) == length {
        starts.append(try add(way.dropFirst(lead.count), before: never))
      }
    }
    return try add(lead, before: add(.split(starts)))
  }

  /// The ways from one node to a later one, the preferred first.
  private func ways(from first: Int, to last: Int) -> [[Step]] {
    if first == last { return [[]] }
    func ways(_ step: Step, _ next: Int) -> [[Step]] { self.ways(from: next, to: last).map { [step] + $0 } }
    return switch nodes[first] {
    case .end: []
    case .split(let starts): starts.flatMap { self.ways(from: $0, to: last) }
    case .slot(let slot, let next): ways(.slot(slot), next)
    case .literal(let text, let next): ways(.literal(text), next)
    case .valueLiteral(let text, let next): ways(.valueLiteral(text), next)
    case .edge(let edge, let next): ways(.edge(edge), next)
    }
  }

  private static func length(_ way: [Step]) -> Int {
    way.count { step in
      switch step {
      case .slot, .valueLiteral: true
      case .literal, .edge: false
      }
    }
  }

  /// A way without what stands from its first slot up to a later one; `nil` where there is no later one at that place.
  private static func cut(_ way: [Step], at place: Int) -> [Step]? {
    guard way[place].isSlot, let first = way.firstIndex(where: { $0.isSlot }), first < place else { return nil }
    var edges: [Step] = []
    for case .edge(let edge) in way[first..<place] {
      if !edge.opens, case .edge(let last)? = edges.last, last.opens {
        edges.removeLast()
      } else {
        edges.append(.edge(edge))
      }
    }
    return way[..<first] + edges + way[place...]
  }

  private mutating func add(_ way: ArraySlice<Step>, before next: Int) throws(SyntaxError) -> Int {
    var at = next
    for step in way.reversed() {
      switch step {
      case .slot(let slot): at = try add(.slot(slot, next: at))
      case .literal(let text): at = try add(.literal(text, next: at))
      case .valueLiteral(let text): at = try add(.valueLiteral(text, next: at))
      case .edge(let edge): at = try add(.edge(edge, next: at))
      }
    }
    return at
  }
}

extension Graph.Step {
  fileprivate var isSlot: Bool { if case .slot = self { true } else { false } }
  fileprivate var isText: Bool {
    switch self {
    case .literal, .valueLiteral: true
    case .slot, .edge: false
    }
  }
}
