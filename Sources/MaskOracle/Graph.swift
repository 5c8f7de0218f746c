internal import MaskSyntax

/// A mask's tree with its repeats written out: what parses walk through.
struct Graph: Sendable {
  enum Node: Sendable {
    case end
    case slot(Slot, next: Int)
    case literal(Cluster, next: Int)
    case valueLiteral(Cluster, next: Int)
    case edge(Edge, next: Int)
    /// Ways on, the first preferred.
    case split([Int])
  }
  /// The splits before what may be left out, optional parts and further rounds of repeats, and what follows those.
  private(set) var wayPast: [Int: Int] = [:]
  /// What leads to the end from each node: through literals alone, and whatever it leads through, slots passed over;
  /// `nil` where that differs.
  private(set) var ways: [(ending: Ending, all: [Cluster]?)] = []
  private(set) var nodes: [Node] = [.end]
  private(set) var start = 0
  /// Whether there is a number in a range or an open repeat of digits: then a rejected key may close its place.
  let mayClose: Bool
  let endsInNaturalNumber: Bool
  /// Slots of numbers of natural width and of open repeats: what takes more of the same.
  private var open: Set<Int> = []
  private var isOpen = false
  private var rejectsSpill = false
  /// Open repeats whose body is being expanded: whether it begins with a separator of the value, and where the way out
  /// leads.
  private var unfinishedLoops: [Int: (isSeparated: Bool, out: Int)] = [:]
  let limits: MaskLimits
  /// A character for each place of the display, where the mask has such.
  let prompt: [Cluster]
  let isFromEnd: Bool

  init(_ tree: MaskTree, limits: MaskLimits) throws(SyntaxError) {
    self.limits = limits
    mayClose = tree.expression.hasOpenNumbers
    endsInNaturalNumber = tree.expression.endsInNaturalNumber
    prompt = tree.prompt?.characters ?? []
    isFromEnd = tree.isFromEnd
    start = try isFromEnd ? expandFromEnd(tree.expression, before: 0) : expand(tree.expression, before: 0)
    for node in nodes.indices { ways.append(waysOut(of: node)) }
  }

  mutating func add(_ node: Node) throws(SyntaxError) -> Int {
    guard nodes.count < limits.nodes else {
      throw SyntaxError(.tooManyNodes(limit: limits.nodes), at: 0, span: 0..<0, in: [])
    }
    nodes.append(node)
    return nodes.count - 1
  }

  private mutating func add(bound: Edge.Bound, before next: Int) throws(SyntaxError) -> Int {
    try add(.edge(Edge(kind: .bound(bound), opens: false), next: next))
  }

  /// Adds `tree` before the node `next` and returns where it begins.
  mutating func expand(_ expression: MaskExpression, before next: Int) throws(SyntaxError) -> Int {
    switch expression.kind {
    case .slot(NumberRange.bound): return try add(bound: Edge.Bound(rejects: rejectsSpill), before: next)
    case .slot(NumberRange.zeroBound):
      return try add(bound: Edge.Bound(rejects: rejectsSpill, isAfterZero: true), before: next)
    case .slot(let slot):
      let node = try add(.slot(slot, next: next))
      if isOpen { open.insert(node) }
      return node
    case .literal(let text): return try add(.literal(text, next: next))
    case .valueLiteral(let text): return try add(.valueLiteral(text, next: next))
    case .sequence(let items):
      var next = next
      for item in items.reversed() { next = try expand(item, before: next) }
      return next
    case .alternatives(let branches):
      var ways: [Int] = []
      for branch in branches { ways.append(try expand(branch, before: next)) }
      let split = try add(.split(ways))
      if ways.contains(next) { wayPast[split] = next }
      return split
    case .repetition(let body, let least, let most): return try `repeat`(body, least, most, before: next)
    case .capture(let name, let body): return try enclose(body, in: .capture(name), before: next)
    case .range(let range):
      let numbers = MaskExpression(.alternatives(range.branches(takesZeros: isSeparated(at: next))))
      let (outer, outerRefuses) = (isOpen, rejectsSpill)
      defer { (isOpen, rejectsSpill) = (outer, outerRefuses) }
      isOpen = !range.isFixedWidth
      if range.isFixedWidth { return try enclose(numbers, in: .fixedWidth(range.highWidth), before: next) }
      rejectsSpill = goesOnOpen(at: next)
      return try expand(numbers, before: next)
    }
  }

  /// Whether a digit too large for a number of natural width is rejected, and does not go on into what follows: a
  /// separator of the value stands between them, and what follows is a number of natural width or an open repeat as
  /// well.
  private func goesOnOpen(at next: Int) -> Bool {
    var stack = [(node: next, isSeparated: false)]
    var seen: Set<Int> = []
    while let (node, isSeparated) = stack.popLast() {
      guard seen.insert(2 * node + (isSeparated ? 1 : 0)).inserted else { continue }
      switch nodes[node] {
      case .end: break
      case .slot: if isSeparated && open.contains(node) { return true }
      case .valueLiteral(_, let next): stack.append((next, true))
      case .literal(_, let next), .edge(_, let next): stack.append((next, isSeparated))
      case .split([]): return true  // the body of an open repeat leads back to it
      case .split(let ways): stack += ways.map { ($0, isSeparated) }
      }
    }
    return false
  }

  /// Whether a number ends here however the value goes on: at a separator of the value, or with the mask.
  private func isSeparated(at next: Int) -> Bool {
    var stack = [next]
    var seen: Set<Int> = []
    while let node = stack.popLast() {
      guard seen.insert(node).inserted else { continue }
      switch nodes[node] {
      case .end: break
      case .slot: return false
      case .valueLiteral(let text, _): if text.isASCIIDigit { return false }
      case .literal(_, let next), .edge(_, let next): stack.append(next)
      case .split(let ways):
        stack += ways
        guard let loop = unfinishedLoops[node] else { continue }
        if !loop.isSeparated { return false }
        stack.append(loop.out)
      }
    }
    return true
  }

  private mutating func enclose(_ body: MaskExpression, in kind: Edge.Kind, before next: Int) throws(SyntaxError) -> Int
  {
    let close = try add(.edge(Edge(kind: kind, opens: false), next: next))
    let body = try expand(body, before: close)
    return try add(.edge(Edge(kind: kind, opens: true), next: body))
  }

  private mutating func `repeat`(_ body: MaskExpression, _ least: Int, _ most: Int?, before next: Int)
    throws(SyntaxError)
    -> Int
  {
    let outer = isOpen
    defer { isOpen = outer }
    isOpen = isOpen || most == nil
    var begin = next
    if let most {
      for _ in least..<most {
        begin = try add(.split([try expand(body, before: begin), next]))
        wayPast[begin] = next
      }
    } else {
      begin = try add(.split([]))
      wayPast[begin] = next
      unfinishedLoops[begin] = (body.beginsWithSeparator, next)
      nodes[begin] = .split([try expand(body, before: begin), next])
      unfinishedLoops[begin] = nil
    }
    for _ in 0..<least {
      let earlier = try expand(body, before: begin)
      if earlier == begin { break }  // an empty body stays empty however often it is repeated
      begin = earlier
    }
    return begin
  }
}

extension MaskExpression {
  /// Whether each value begins with a separator that is part of it.
  fileprivate var beginsWithSeparator: Bool {
    switch kind {
    case .slot, .literal, .range: return false
    case .valueLiteral(let text): return !text.isASCIIDigit
    case .sequence(let items):
      let first = items.first { !$0.isLiteral }
      return first?.beginsWithSeparator ?? false
    case .alternatives(let branches): return branches.allSatisfy(\.beginsWithSeparator)
    case .repetition(let body, let least, _): return least > 0 && body.beginsWithSeparator
    case .capture(_, let body): return body.beginsWithSeparator
    }
  }
}

/// Where a capture or a number of fixed width begins or ends, or where a digit may make a number of natural width too
/// large.
struct Edge: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case capture(String)
    /// A number of fixed width, and how many digits it has.
    case fixedWidth(Int)
    /// After a digit of a number of natural width that is not of the greatest.
    case bound(Bound)
  }
  struct Bound: Hashable, Sendable {
    /// Whether a digit that cannot go on with the number is rejected; otherwise it goes on into what follows.
    var rejects: Bool
    /// Whether the digit is a zero in front of the number, which goes when editing ends.
    var isAfterZero = false
  }
  let kind: Kind
  let opens: Bool

  var bound: Bound? {
    if case .bound(let bound) = kind { bound } else { nil }
  }
}
