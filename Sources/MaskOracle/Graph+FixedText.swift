internal import MaskSyntax

/// The value literals that lead to the end.
enum Ending: Hashable, Sendable {
  /// A slot stands in each way.
  case none
  /// Alternatives lead there with different ones.
  case undecided
  case valueLiterals([Cluster])
}

extension Graph {
  /// What leads to the end from a node, through literals alone and in all, the nodes with lower numbers being known.
  /// Neither an optional part nor another round of a repeat is begun.
  func waysOut(of node: Int) -> (ending: Ending, all: [Cluster]?) {
    switch nodes[node] {
    case .end: return (.valueLiterals([]), [])
    case .slot(_, let next): return (.none, ways[next].all)
    case .literal(_, let next), .edge(_, let next): return ways[next]
    case .valueLiteral(let text, let next):
      let all = ways[next].all.map { [text] + $0 }
      if case .valueLiterals(let rest) = ways[next].ending { return (.valueLiterals([text] + rest), all) }
      return (ways[next].ending, all)
    case .split(let branches):
      if let past = wayPast[node] { return ways[past] }
      let all = Set(branches.map { ways[$0].all })
      return (ending(of: branches), all.count == 1 ? ways[branches[0]].all : nil)
    }
  }

  /// What the ways from several nodes come to: no value literals if one of them has none; those of the ways through
  /// literals, if all have the same and whatever takes more characters ends with them as well.
  func ending(of nodes: [Int]) -> Ending {
    let found = Set(nodes.map { ways[$0].ending }).subtracting([.none])
    if found.contains(.valueLiterals([])) { return .valueLiterals([]) }
    guard let ending = found.first else { return .none }
    guard found.count == 1, case .valueLiterals(let text) = ending else { return .undecided }
    let isLast = nodes.allSatisfy { node in
      ways[node].ending != .none || ways[node].all.map { $0.suffix(text.count).elementsEqual(text) } ?? false
    }
    return isLast ? ending : .undecided
  }

  /// The entry of a fixed character or an edge at `node`; nil at a slot, a choice and the end.
  private func fixedEntry(at node: Int) -> Entry? {
    switch nodes[node] {
    case .literal(let text, let next): Entry(kind: .literal(text), next: next)
    case .valueLiteral(let text, let next): Entry(kind: .valueLiteral(text), next: next)
    case .edge(let edge, let next): Entry(kind: .edge(edge), next: next)
    case .end, .slot, .split: nil
    }
  }

  /// The way from `node` to the end through literals alone that has the fewest value literals, the first of several;
  /// nil where a slot stands in each.
  func ending(from node: Int) -> Path? {
    var seen: Set<Int> = []
    var ways: [(node: Int, path: Path)] = [(node, [])]
    while !ways.isEmpty {
      var longer: [(node: Int, path: Path)] = []
      var stack = Array(ways.reversed())
      while let (node, path) = stack.popLast() {
        if case .end = nodes[node] { return path }
        guard seen.insert(node).inserted else { continue }
        if case .split(let branches) = nodes[node] { stack += branches.reversed().map { ($0, path) } }
        guard let entry = fixedEntry(at: node) else { continue }
        let way = (entry.next, path + [entry])
        if entry.isValueLiteral { longer.append(way) } else { stack.append(way) }
      }
      ways = longer
    }
    return nil
  }

  /// The literals that every way to the end shows last; none where ways have others before those, or where they may
  /// begin in a value.
  var suffix: Path {
    var suffix: Path = []
    var goals: Set<Int> = [0]
    while true {
      func leads(_ i: Int) -> Bool {
        switch nodes[i] {
        // no one gets through the end of a way that is cut off
        case .end, .slot(Graph.never, _): false
        case .split(let ways): !goals.isDisjoint(with: ways)
        case .slot(_, let next), .literal(_, let next), .valueLiteral(_, let next), .edge(_, let next):
          goals.contains(next)
        }
      }
      let edges = nodes.indices.filter { i in
        if case .edge = nodes[i] { leads(i) && !goals.contains(i) } else { false }
      }
      goals.formUnion(edges)
      if !edges.isEmpty { continue }
      let before = nodes.indices.filter { i in
        if case .edge = nodes[i] { false } else { leads(i) }
      }
      let entries = before.map { fixedEntry(at: $0) }
      guard let first = entries.first, let first, !first.isValueLiteral,
        entries.allSatisfy({ $0?.kind == first.kind })
      else {
        let hasOthers = entries.contains { if case .literal = $0?.kind { true } else { false } }
        return hasOthers || suffix.first?.character.map(isTyped) ?? false ? [] : suffix
      }
      suffix.insert(first, at: 0)
      goals = Set(before)
    }
  }

  /// Whether a character of the mask's text may be one of a value as well.
  private func isTyped(_ character: Cluster) -> Bool {
    nodes.contains { node in
      switch node {
      case .slot(let slot, _): slot.accepts(character)
      case .valueLiteral(let text, _): text == character
      case .end, .literal, .edge, .split: false
      }
    }
  }

  /// How many literals come after an entry until the mask ends; nil where something else does.
  func literalCount(after entry: Entry) -> Int? {
    var (node, count) = (entry.next, 0)
    while let entry = fixedEntry(at: node), !entry.isValueLiteral {
      if entry.isShown { count += 1 }
      node = entry.next
    }
    return switch nodes[node] {
    case .end, .slot(Graph.never, _): count
    default: nil
    }
  }

  /// Value literals that can be read next at `node` without auto-inserting any, and before a separator that is only
  /// shown: that is the one which another is typed for. Of ways to a value literal the first is the one that is shown.
  func nextValueLiterals(from node: Int) -> Set<Cluster> {
    var found: Set<Cluster> = []
    var seen: Set<Int> = []
    var stack = [(node: node, isAfterSeparator: false)]
    while let (node, isAfterSeparator) = stack.popLast() {
      guard seen.insert(node).inserted else { continue }
      switch nodes[node] {
      case .valueLiteral(let text, _): if !isAfterSeparator { found.insert(text) }
      case .literal(let text, let next): stack.append((next, isAfterSeparator || text.isSeparator))
      case .edge(_, let next): stack.append((next, isAfterSeparator))
      case .split(let branches): stack += branches.reversed().map { ($0, isAfterSeparator) }
      case .slot, .end: break
      }
    }
    return found
  }

  /// Whether a slot follows that takes a digit.
  func takesDigits(after readings: Readings) -> Bool {
    leadsToSlot(readings) { slot in "0123456789".unicodeScalars.contains { slot.accepts($0) } }
  }

  /// Whether a slot follows, one of some.
  func leadsToSlot(_ readings: Readings, where isMeant: (Slot) -> Bool = { _ in true }) -> Bool {
    var seen: Set<Int> = []
    var stack = readings.map(\.node)
    while let node = stack.popLast() {
      guard seen.insert(node).inserted else { continue }
      switch nodes[node] {
      case .slot(let slot, let next):
        if isMeant(slot) { return true }
        stack.append(next)
      case .valueLiteral(_, let next), .literal(_, let next), .edge(_, let next): stack.append(next)
      case .split(let branches): stack += branches
      case .end: break
      }
    }
    return false
  }

  /// The straight run of literals from `node`, no choice in it: what is certain to come.
  func run(from node: Int) -> Path {
    var run: Path = []
    var node = node
    while let entry = fixedEntry(at: node) {
      run.append(entry)
      node = entry.next
    }
    return run.withoutTrailingEdges
  }

  /// The literals that every live parse shows next: what an eager field shows.
  func commonRun(_ readings: Readings) -> Path {
    let first = run(from: readings[0].node)
    var common = first.shownCount
    for reading in readings.dropFirst() {
      let pairs = zip(first.shown, run(from: reading.node).shown)
      common = min(common, pairs.prefix { $0.kind == $1.kind }.count)
    }
    var out: Path = []
    for entry in first {
      if entry.isShown {
        if common == 0 { break }
        common -= 1
      }
      out.append(entry)
    }
    return out.withoutTrailingEdges
  }

  /// Literals on the first way from `node` to a slot: what a typed character may walk over. After a choice only
  /// literals count, and the way ends at value literals, which would decide the choice.
  func ahead(of node: Int, certain: Bool = true) -> Path {
    var way: Path = []
    var seen: Set<Int> = []
    var node = node
    var certain = certain
    while seen.insert(node).inserted {
      if case .split(let branches) = nodes[node] {
        node = branches[0]
        certain = false
        continue
      }
      guard let entry = fixedEntry(at: node), certain || !entry.isValueLiteral else { break }
      way.append(entry)
      node = entry.next
    }
    return way
  }
}

extension Path {
  fileprivate var withoutTrailingEdges: Path { Array(prefix((lastIndex(where: \.isShown) ?? -1) + 1)) }
}
