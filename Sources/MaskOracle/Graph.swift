import MaskSyntax

/// A mask's tree with its repeats written out: what readings walk through.
struct Graph: Sendable {
  enum Node: Sendable {
    case end
    case slot(Slot, next: Int)
    case decoration(Cluster, next: Int)
    case quoted(Cluster, next: Int)
    case edge(Edge, next: Int)
    /// Ways on, the first preferred.
    case split([Int])
  }
  private(set) var nodes: [Node] = [.end]
  private(set) var start = 0
  let limits: MaskLimits

  init(_ tree: MaskTree, limits: MaskLimits) throws(SyntaxError) {
    self.limits = limits
    start = try expand(tree, before: 0)
  }

  private mutating func add(_ node: Node) throws(SyntaxError) -> Int {
    guard nodes.count < limits.nodes else {
      throw SyntaxError(.tooManyNodes(limit: limits.nodes), at: 0, span: 0..<0, in: [])
    }
    nodes.append(node)
    return nodes.count - 1
  }

  /// Adds `tree` before the node `next` and returns where it begins.
  private mutating func expand(_ tree: MaskTree, before next: Int) throws(SyntaxError) -> Int {
    switch tree.kind {
    case .slot(let slot): return try add(.slot(slot, next: next))
    case .decoration(let text): return try add(.decoration(text, next: next))
    case .quoted(let text): return try add(.quoted(text, next: next))
    case .sequence(let items):
      var next = next
      for item in items.reversed() { next = try expand(item, before: next) }
      return next
    case .alternatives(let branches):
      var ways: [Int] = []
      for branch in branches { ways.append(try expand(branch, before: next)) }
      return try add(.split(ways))
    case .repetition(let body, let least, let most): return try `repeat`(body, least, most, before: next)
    case .capture(let name, let body): return try enclose(body, in: .capture(name), before: next)
    case .range(let range):
      let numbers = MaskTree(.alternatives(range.branches))
      guard range.isFixedWidth else { return try expand(numbers, before: next) }
      return try enclose(numbers, in: .fixedWidth(range.highWidth), before: next)
    }
  }

  private mutating func enclose(_ body: MaskTree, in kind: Edge.Kind, before next: Int) throws(SyntaxError) -> Int {
    let close = try add(.edge(Edge(kind: kind, opens: false), next: next))
    let body = try expand(body, before: close)
    return try add(.edge(Edge(kind: kind, opens: true), next: body))
  }

  private mutating func `repeat`(_ body: MaskTree, _ least: Int, _ most: Int?, before next: Int) throws(SyntaxError) -> Int {
    var begin = next
    if let most {
      for _ in least..<most { begin = try add(.split([try expand(body, before: begin), next])) }
    } else {
      begin = try add(.split([]))
      nodes[begin] = .split([try expand(body, before: begin), next])
    }
    for _ in 0..<least {
      let earlier = try expand(body, before: begin)
      if earlier == begin { break }  // an empty body stays empty however often it is repeated
      begin = earlier
    }
    return begin
  }
}

/// Where a capture or a number of fixed width begins or ends.
struct Edge: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case capture(String)
    /// A number of fixed width, and how many digits it has.
    case fixedWidth(Int)
  }
  let kind: Kind
  let opens: Bool
}
