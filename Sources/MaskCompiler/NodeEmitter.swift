internal import MaskSyntax

/// Writes a mask out as nodes, from its end: what comes after a part is known when the part is written.
struct NodeEmitter {
  private(set) var nodes: [MaskNode] = [MaskNode(.end, next: 0)]
  private(set) var branches: [UInt32] = []
  private(set) var slots: [Slot] = []
  private(set) var names: [String] = []
  private(set) var clusters: [Cluster] = []
  private(set) var spans: [Range<Int>] = [0..<0]
  private(set) var alternatives: [NodeGraph.Alternative] = []

  private let limits: MaskLimits
  private let takesZeros: Bool
  private var slotNumbers: [Slot: UInt32] = [:]
  private var nameNumbers: [String: UInt32] = [:]
  private var clusterNumbers: [Cluster: UInt32] = [:]
  private var choices = 0
  private var depth = 0
  /// Slots of numbers of natural width and of repeats without bound, as far as they are emitted: what takes more of the
  /// same.
  private var open = [false]
  private var isOpen = false
  /// Choices of repeats without bound whose body is being emitted.
  private var unfinishedLoops: [(choice: UInt32, isSeparated: Bool)] = []
  /// Whether bounds that are emitted now are closed.
  private var closesBounds = false
  /// Where the tree stands that is being emitted.
  private var place = 0..<0

  init(limits: MaskLimits, takesZeros: Bool) {
    self.limits = limits
    self.takesZeros = takesZeros
  }

  private mutating func add(_ node: MaskNode) throws(CompileError) -> UInt32 {
    if nodes.count >= limits.nodes { throw CompileError(.limit(.nodes, limits.nodes)) }
    nodes.append(node)
    open.append(isOpen && node.operation == .slot)
    spans.append(place)
    return UInt32(nodes.count - 1)
  }

  private mutating func add(bound argument: UInt32, before next: UInt32) throws(CompileError) -> UInt32 {
    try add(MaskNode(.bound, next: next, argument: argument | (closesBounds ? MaskNode.closed : 0)))
  }

  /// - Parameter next: What follows: the branch that leads there passes over the others.
  private mutating func choice(_ targets: [UInt32], before next: UInt32) throws(CompileError) -> UInt32 {
    let list = UInt32(branches.count)
    branches.append(UInt32(targets.count))
    branches.append(contentsOf: targets)
    return try add(MaskNode(.choice, next: next, argument: list))
  }

  /// Emits a whole mask.
  ///
  /// - Returns: The node it begins with.
  mutating func emit(_ mask: MaskTree) throws(CompileError) -> UInt32 {
    if mask.direction == .fromStart { return try emit(mask.expression, before: 0) }
    place = mask.expression.span
    return try emit(mask.expression.layoutsFromEnd(limits), before: 0)
  }

  /// Emits an expression whose end goes on at node `next`.
  ///
  /// - Returns: The node it begins with.
  mutating func emit(_ expression: MaskExpression, before next: UInt32) throws(CompileError) -> UInt32 {
    depth += 1
    let outer = place
    if !expression.span.isEmpty { place = expression.span }
    defer {
      depth -= 1
      place = outer
    }
    // four nodes a group and a few around them; a limit times four may be no Int of 32 bits
    if (depth - 5) / 4 > limits.nesting { throw CompileError(.limit(.nesting, limits.nesting)) }
    switch expression.kind {
    case .slot(MaskExpression.bound): return try add(bound: 0, before: next)
    case .slot(MaskExpression.zeroBound): return try add(bound: MaskNode.afterZero, before: next)
    case .slot(let slot): return try add(MaskNode(.slot, next: next, argument: number(of: slot)))
    case .literal(let cluster): return try add(MaskNode(.literal, next: next, argument: symbol(of: cluster)))
    case .valueLiteral(let cluster): return try add(MaskNode(.valueLiteral, next: next, argument: symbol(of: cluster)))
    case .sequence(let items):
      var next = next
      for item in items.reversed() { next = try emit(item, before: next) }
      return next
    case .alternatives(let items): return try emit(alternatives: items, before: next)
    case .capture(let name, let body):
      return try enclose(body, argument: number(of: name), before: next)
    case .repetition(let body, let least, let most): return try emit(body, least, most, before: next)
    case .range(let range):
      let digits = MaskExpression(digitsOf: range, takesZeros: takesZeros && isSeparated(at: next))
      let outer = (isOpen, closesBounds)
      defer { (isOpen, closesBounds) = outer }
      isOpen = !range.isFixedWidth
      if !range.isFixedWidth {
        closesBounds = goesOnOpen(at: next)
        return try emit(digits, before: next)
      }
      return try enclose(digits, argument: MaskNode.numberEdge | UInt32(range.lowWidth), before: next)
    }
  }

  /// Emits layouts as alternatives. The text that all of them begin with stands before them, so that it is certain.
  private mutating func emit(_ layouts: [MaskLayout], before next: UInt32) throws(CompileError) -> UInt32 {
    let nowhere = try add(MaskNode(.slot, next: next, argument: number(of: Slot(.set([]), mayBeEmpty: false))))
    let lead = MaskLayout.commonLead(of: layouts)
    let choice = try self.choice(
      layouts.map { layout throws(CompileError) in
        try emit(layout.parts[lead.count...], before: layout.isComplete ? next : nowhere)
      }, before: next)
    return try emit(lead, before: choice)
  }

  private mutating func emit(_ parts: ArraySlice<MaskLayout.Part>, before next: UInt32) throws(CompileError) -> UInt32 {
    var at = next
    for part in parts.reversed() {
      switch part {
      case .leaf(let tree): at = try emit(tree, before: at)
      case .opens(let name): at = try add(MaskNode(.opens, next: at, argument: number(of: name)))
      case .closes(let name): at = try add(MaskNode(.closes, next: at, argument: number(of: name)))
      }
    }
    return at
  }

  /// Whether a separator of the value follows, and then a number of natural width or a repeat without bound: a digit
  /// that does not belong to the number before is then rejected, as what was meant by it is not known.
  private func goesOnOpen(at next: UInt32) -> Bool {
    var stack = [(node: next, isSeparated: false)]
    var seen: Set<UInt32> = []
    while let (at, isSeparated) = stack.popLast() {
      guard seen.insert(2 * at + (isSeparated ? 1 : 0)).inserted else { continue }
      let node = nodes[Int(at)]
      switch node.operation {
      case .end: break
      case .slot: if isSeparated && open[Int(at)] { return true }
      case .valueLiteral: stack.append((node.next, true))
      case .literal, .opens, .closes, .bound: stack.append((node.next, isSeparated))
      case .choice:
        // the body of a repeat leads back to it
        if unfinishedLoops.contains(where: { $0.choice == at }) { return true }
        let list = Int(node.argument)
        for branch in branches[(list + 1)...(list + Int(branches[list]))] { stack.append((branch, isSeparated)) }
      }
    }
    return false
  }

  /// Whether a number ends here for certain: at a separator of the value, or with the mask.
  private func isSeparated(at next: UInt32) -> Bool {
    var stack = [next]
    var seen: Set<UInt32> = []
    while let at = stack.popLast() {
      guard seen.insert(at).inserted else { continue }
      let node = nodes[Int(at)]
      switch node.operation {
      case .end: break
      case .slot: return false
      case .valueLiteral: if 48...57 ~= node.argument { return false }
      case .literal, .opens, .closes, .bound: stack.append(node.next)
      case .choice:
        // the body of a repeat leads back to it, and is not yet among its branches
        if unfinishedLoops.contains(where: { $0.choice == at && !$0.isSeparated }) { return false }
        let list = Int(node.argument)
        stack += branches[(list + 1)...(list + Int(branches[list]))]
      }
    }
    return true
  }

  private mutating func enclose(_ body: MaskExpression, argument: UInt32, before next: UInt32) throws(CompileError)
    -> UInt32
  {
    let closes = try add(MaskNode(.closes, next: next, argument: argument))
    let first = try emit(body, before: closes)
    return try add(MaskNode(.opens, next: first, argument: argument))
  }

  private mutating func emit(alternatives items: [MaskExpression], before next: UInt32) throws(CompileError) -> UInt32 {
    choices += 1
    let choice = choices
    var targets: [UInt32] = []
    for item in items {
      let first = nodes.count
      targets.append(try emit(item, before: next))
      guard !item.span.isEmpty else { continue }
      let lead = try item.lead.map { cluster throws(CompileError) in try symbol(of: cluster) }
      let nodes = first..<nodes.count
      let begin = targets[targets.count - 1]
      alternatives.append(
        NodeGraph.Alternative(span: item.span, nodes: nodes, first: begin, lead: lead, choice: choice))
    }
    return try self.choice(targets, before: next)
  }

  private mutating func emit(_ body: MaskExpression, _ least: Int, _ most: Int?, before next: UInt32)
    throws(CompileError)
    -> UInt32
  {
    let outer = isOpen
    defer { isOpen = outer }
    isOpen = isOpen || most == nil
    var next = next
    if let most {
      let out = next
      for _ in least..<most { next = try choice([try emit(body, before: next), out], before: out) }
    } else {
      let loop = try choice([0, next], before: next)
      unfinishedLoops.append((loop, body.beginsWithSeparator))
      branches[Int(nodes[Int(loop)].argument) + 1] = try emit(body, before: loop)
      unfinishedLoops.removeLast()
      next = loop
    }
    for _ in 0..<least { next = try emit(body, before: next) }
    return next
  }

  private mutating func number(of slot: Slot) -> UInt32 {
    if let number = slotNumbers[slot] { return number }
    let number = UInt32(slots.count)
    slots.append(slot)
    slotNumbers[slot] = number
    return number
  }
  private mutating func number(of name: String) -> UInt32 {
    if let number = nameNumbers[name] { return number }
    let number = UInt32(names.count)
    names.append(name)
    nameNumbers[name] = number
    return number
  }
  /// The symbol of a literal: its scalar, or the number that its cluster has from here on.
  mutating func symbol(of cluster: Cluster) throws(CompileError) -> Symbol {
    if cluster.first == "\0" { throw CompileError(.untypable(character: "U+0000"), span: place) }
    if cluster.rest.isEmpty { return cluster.first.value }
    if let number = clusterNumbers[cluster] { return .firstCluster + number }
    let number = UInt32(clusters.count)
    clusters.append(cluster)
    clusterNumbers[cluster] = number
    return .firstCluster + number
  }
}
