internal import MaskSyntax

/// Finds the states of a mask: each list of parses that some value leads to, and what each class does there.
///
/// Never copied: unoptimised code would copy it for each call, and count a reference for each of its members.
struct StateBuilder: ~Copyable {
  let graph: NodeGraph
  let alphabet: Alphabet
  let limits: MaskLimits

  private(set) var states: [StateRecord] = []
  private(set) var parses: [UInt32] = []
  /// What each class does in each state; the flags of the fast path are added when rows are written.
  private(set) var cells: [Cell] = []
  /// Number 0 stands for none, so that no edge's cell is 0.
  private(set) var edges = [EdgeRecord()]
  private(set) var origins: [OriginRecord] = []
  private(set) var autoInsertions: [AutoInsertionRecord] = []
  private(set) var paths = [PathRecord()]
  private(set) var candidates: CandidateLists
  /// The longest text that any character brings along.
  private(set) var longestAutoInsertion = 0

  enum Cell: Equatable {
    case rejected
    case edge(UInt32)
    case insertion(UInt32)
  }

  private var numbers = ListTable()
  private var equal: EqualNodes?
  private var pathNumbers = PairTable()
  private let endings: NodeGraph.Endings
  private var closure: ParseClosure
  private var endingSteps = 0
  private var reached: [UInt32]
  private var stamp: UInt32 = 0
  /// slot × class: takes it.
  private var takes: [Bool] = []
  /// Whether a slot follows each node.
  private let leadsToSlot: [Bool]

  /// `sharing`: whether states that no field tells apart are one, a parse of which then stands for others.
  init(_ graph: NodeGraph, _ alphabet: Alphabet, limits: MaskLimits, sharing: Bool) throws(CompileError) {
    self.graph = graph
    self.alphabet = alphabet
    self.limits = limits
    equal = sharing ? EqualNodes(graph) : nil
    closure = ParseClosure(graph)
    candidates = CandidateLists(graph)
    endings = NodeGraph.Endings(graph)
    leadsToSlot = NodeGraph.leadingToSlots(graph.nodes, graph.branches) { _ in true }
    reached = [UInt32](repeating: 0, count: graph.nodes.count)
    for slot in 0..<alphabet.slotCount { for k in 0..<alphabet.count { takes.append(alphabet.takes(UInt32(slot), k)) } }
    _ = try state([graph.start])
  }

  /// Finds all states.
  mutating func findAll() throws(CompileError) {
    var next = 0
    while next < states.count {
      try find(from: next)
      next += 1
    }
  }

  /// Finds what each class does in a state, and how editing ends there: with it the states that this leads to.
  mutating func find(from s: Int) throws(CompileError) {
    try expand(s)
    try addFinish(s)
  }

  // MARK: states

  /// The number of the state with these parses.
  private mutating func state(_ list: [UInt32]) throws(CompileError) -> Int {
    var key = list
    equal?.key(of: &key)
    let (number, isNew) = numbers.intern(key)
    if !isNew { return Int(interned[number]) }
    interned.append(UInt32(states.count))
    return try add(list)
  }
  private var interned: [UInt32] = []

  private mutating func add(_ list: [UInt32]) throws(CompileError) -> Int {
    if states.count >= limits.states { throw CompileError(.limit(.states, limits.states)) }
    if (states.count + 1) * (alphabet.count + Row.header) > limits.cells {
      throw CompileError(.limit(.cells, limits.cells))
    }
    try count(list.count)
    var record = StateRecord()
    record.parses = UInt32(parses.count)
    record.parseCount = UInt32(list.count)
    parses.append(contentsOf: list)
    record.runLength = graph.commonRunLength(list, steps: &endingSteps)
    if list.count == 1, graph.runs[Int(list[0])].isValueLiteral { record.flags |= StateRecord.certainValueLiterals }
    record.flags |= graph.openNumberFlags(of: list)
    states.append(record)
    cells.append(contentsOf: repeatElement(.rejected, count: alphabet.count))
    return states.count - 1
  }

  private var parseCount = 0
  private mutating func count(_ n: Int) throws(CompileError) {
    parseCount += n
    if parseCount > limits.parses { throw CompileError(.limit(.parses, limits.parses)) }
    // a step of a path is looked up among all others, which takes as long as four of the rest
    if closure.steps + endingSteps + 4 * pathSteps > limits.steps { throw CompileError(.limit(.steps, limits.steps)) }
  }

  // MARK: transitions

  private mutating func expand(_ s: Int) throws(CompileError) {
    let probe = states[s].shown != 0
    let row = s * alphabet.count
    closure.begin(parses(of: s))
    states[s].separator = separator()
    states[s].candidates = candidates.add(parses(of: s), graph)
    var pending = Array(0..<alphabet.count)
    var folded: [Int: AutoInsertionRecord] = [:]
    var depth = 0
    repeat {
      try count(0)
      if depth == 0 && !probe { try addEdges(row, &pending) }
      pending = pending.filter { k in
        if depth > 0 || probe, let place = closure.places.first(where: { take($0, k) }) {
          cells[row + k] = .insertion(add(insertion(at: place, s)))
          return false
        }
        if folded[k] == nil, let place = closure.places.first(where: { takeOtherCase($0, k) }) {
          folded[k] = insertion(at: place, s)
        }
        return true
      }
      depth += 1
    } while !pending.isEmpty && depth <= limits.autoInsertion && closure.deepen()
    for k in pending { if let record = folded[k] { cells[row + k] = .insertion(add(record)) } }
  }

  /// What each pending class does with nothing auto-inserted. Classes that the same places take share an edge.
  private mutating func addEdges(_ row: Int, _ pending: inout [Int]) throws(CompileError) {
    var made: [(taken: [Int32], edge: UInt32)] = []
    var left: [Int] = []
    for k in pending {
      stamp += 1
      var taken: [Int32] = []
      for (i, place) in closure.places.enumerated() where take(place, k) {
        let next = Int(graph.nodes[Int(place.node)].next)
        if reached[next] == stamp { continue }
        reached[next] = stamp
        taken.append(Int32(i))
      }
      if taken.isEmpty {
        left.append(k)
      } else if let same = made.first(where: { $0.taken == taken }) {
        cells[row + k] = .edge(same.edge)
      } else {
        let edge = try addEdge(taken)
        made.append((taken, edge))
        cells[row + k] = .edge(edge)
      }
    }
    pending = left
  }

  private mutating func addEdge(_ taken: [Int32]) throws(CompileError) -> UInt32 {
    try count(taken.count)
    let list = taken.map { graph.nodes[Int(closure.places[Int($0)].node)].next }
    let from = taken.map { i -> OriginRecord in
      let place = closure.places[Int(i)]
      return OriginRecord(
        path: place.way < 0 ? 0 : path(closure.path(place.way)), parent: place.parse, taker: place.node)
    }
    return add(from, target: UInt32(try state(list)))
  }

  /// Adds an edge; its target is the number of a state until rows are written.
  private mutating func add(_ from: [OriginRecord], target: UInt32) -> UInt32 {
    var edge = EdgeRecord()
    edge.target = target
    edge.origins = UInt32(origins.count)
    edge.originCount = UInt32(from.count)
    edge.length = paths[Int(from[0].path)].shown
    for (i, symbol) in shown(from[0].path).prefix(4).enumerated() { edge.text[i] = symbol }
    origins.append(contentsOf: from)
    edges.append(edge)
    return UInt32(edges.count - 1)
  }

  private func take(_ place: ParseClosure.Place, _ k: Int) -> Bool {
    let node = graph.nodes[Int(place.node)]
    return node.operation == .slot ? takes[Int(node.argument) * alphabet.count + k] : alphabet.equals(node.argument, k)
  }
  /// In the other case only value literals differs: a slot takes no more than before.
  private func takeOtherCase(_ place: ParseClosure.Place, _ k: Int) -> Bool {
    let node = graph.nodes[Int(place.node)]
    return node.operation == .valueLiteral && alphabet.equalsButForCase(node.argument, k)
  }

  private mutating func insertion(at place: ParseClosure.Place, _ s: Int) -> AutoInsertionRecord {
    let text = closure.path(place.way).filter { graph.nodes[Int($0)].operation == .valueLiteral }
    longestAutoInsertion = max(longestAutoInsertion, text.count)
    // a state reordered for ending editing knows its parses by their old numbers
    let shown = states[s].shown
    let parent = place.parse == 0 ? shown : place.parse <= shown ? place.parse - 1 : place.parse
    return AutoInsertionRecord(path: path(text), parent: parent, taker: place.node)
  }
  private mutating func add(_ record: AutoInsertionRecord) -> UInt32 {
    autoInsertions.append(record)
    return UInt32(autoInsertions.count - 1)
  }

  /// The only value literals to be read next, if it is a separator, and something follows that it separates.
  private func separator() -> Symbol {
    var found: Symbol = 0
    var separates = false
    for place in closure.places {
      let node = graph.nodes[Int(place.node)]
      guard node.operation == .valueLiteral, !passesSeparator(place.way) else { continue }
      if node.argument != found && found != 0 { return 0 }
      found = node.argument
      separates = separates || leadsToSlot[Int(node.next)]
    }
    return separates && found.isSeparator ? found : 0
  }

  /// Whether a way leads over a separator that is only shown: that is the one which another is typed for.
  private func passesSeparator(_ way: Int32) -> Bool {
    closure.path(way).contains { graph.nodes[Int($0)].isShownSeparator }
  }

  // MARK: paths

  private var pathSteps = 0
  private mutating func path(_ nodes: [UInt32]) -> UInt32 {
    pathSteps += nodes.count
    var at: UInt32 = 0
    for node in nodes {
      let (number, isNew) = pathNumbers.intern(at, node)
      if isNew {
        let shown = paths[Int(at)].shown + (graph.nodes[Int(node)].isFixedText ? 1 : 0)
        paths.append(PathRecord(previous: at, node: node, shown: shown))
      }
      at = UInt32(number + 1)
    }
    return at
  }
  func shown(_ path: UInt32) -> [Symbol] {
    var out: [Symbol] = []
    var at = path
    while at != 0 {
      let node = graph.nodes[Int(paths[Int(at)].node)]
      if node.isFixedText { out.append(node.argument) }
      at = paths[Int(at)].previous
    }
    return out.reversed()
  }

  // MARK: ending editing

  /// Whether the state is complete, and the parse that is shown when editing ends.
  private mutating func addFinish(_ s: Int) throws(CompileError) {
    let list = parses(of: s)
    let text = endings.agreed(list)
    guard text >= 0, let parse = endings.first(text, of: list).map({ $0 - list.startIndex }) else { return }
    let isEmpty = text == NodeGraph.Endings.empty
    states[s].flags |= isEmpty ? StateRecord.complete : StateRecord.completeWithValue
    if states[s].shown != 0 && parse != 0 { return }
    states[s].finishParse = UInt32(parse)
    states[s].finishRow = UInt32(s)
    if parse != 0 { states[s].finishRow = UInt32(try addReordered(s, first: parse)) }
    if isEmpty { return }
    let path = graph.ending(from: parses(of: s)[parses(of: s).startIndex + parse], steps: &endingSteps) ?? []
    try addFinishEdges(s, path, parent: states[s].shown != 0 ? states[s].shown : UInt32(parse))
  }

  /// The state with one of its parses before the others. No value leads there; it only says what a character would do.
  private mutating func addReordered(_ s: Int, first: Int) throws(CompileError) -> Int {
    var list = Array(parses(of: s))
    list.insert(list.remove(at: first), at: 0)
    let reordered = try add(list)
    states[reordered].shown = UInt32(first)
    return reordered
  }

  private mutating func addFinishEdges(_ s: Int, _ path: [UInt32], parent: UInt32) throws(CompileError) {
    var from = 0
    var first = true
    states[s].finishEdge = UInt32(edges.count)
    for (i, node) in path.enumerated() where graph.nodes[Int(node)].operation == .valueLiteral {
      // long value literals that many states end in adds up
      try count(1)
      let origin = OriginRecord(path: self.path(Array(path[from..<i])), parent: first ? parent : 0, taker: node)
      _ = add([origin], target: UInt32(try state([graph.nodes[Int(node)].next])))
      from = i + 1
      first = false
    }
  }
}
