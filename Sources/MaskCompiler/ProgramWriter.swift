/// Writes what was found about a mask as the sections of a program.
struct ProgramWriter {
  let graph: NodeGraph
  let alphabet: Alphabet
  let states: StateBuilder
  private let stride: Int

  init(_ graph: NodeGraph, _ alphabet: Alphabet, _ states: StateBuilder) {
    self.graph = graph
    self.alphabet = alphabet
    self.states = states
    stride = alphabet.count + Row.header
  }

  /// In the order of `ProgramBlock.Section`.
  var sections: [[UInt8]] {
    ProgramBlock.Section.allCases.map { section in
      switch section {
      case .facts: bytes(facts)
      case .ascii: bytes(alphabet.ascii)
      case .signatures: bytes(signatures)
      case .slots: bytes(slots.records)
      case .ranges: bytes(slots.ranges)
      case .nodes: bytes(graph.nodes)
      case .branches: bytes(graph.branches)
      case .nameStarts: bytes(starts(graph.names.map { $0.utf8.count }))
      case .names: graph.names.flatMap { Array($0.utf8) }
      case .clusterStarts: bytes(starts(graph.clusters.map { $0.rest.count + 1 }))
      case .clusters: bytes(graph.clusters.flatMap { $0.scalars })
      case .states: bytes(stateRecords)
      case .readings: bytes(states.readings)
      case .rows: bytes(rows)
      case .edges: bytes(edges)
      case .origins: bytes(states.origins)
      case .supplies: bytes(states.supplies)
      case .paths: bytes(states.paths)
      case .candidates: bytes(states.candidates.words)
      }
    }
  }

  private func bytes<Record>(_ records: [Record]) -> [UInt8] { unsafe records.withUnsafeBytes { unsafe Array($0) } }

  private func starts(_ lengths: [Int]) -> [UInt32] {
    var out: [UInt32] = [0]
    for length in lengths { out.append(out[out.count - 1] + UInt32(length)) }
    return out
  }

  private var facts: [UInt32] {
    typealias Fact = TableDirectory.Fact
    var flags: UInt32 = 0
    if graph.slots.contains(where: { $0.casing != .unchanged }) { flags |= Fact.changesCase }
    if graph.hasFixedNumbers { flags |= Fact.hasFixedNumbers }
    if graph.nodes.allSatisfy({ !$0.isFixedText || $0.argument < 128 }) { flags |= Fact.isASCII }
    let runs = states.states.map { $0.runLength }.max() ?? 0
    let gaps = states.edges.map { $0.length }.max() ?? 0
    return Fact.allCases.map { fact in
      switch fact {
      case .flags: flags
      case .classCount: UInt32(alphabet.count)
      case .stateCount: UInt32(states.states.count)
      case .longestSupply: UInt32(states.longestSupply)
      case .longestGap: max(runs, gaps)
      case .start: graph.start
      }
    }
  }

  private var signatures: [UInt32] {
    let words = (graph.slots.count + 31) / 32
    var out: [UInt32] = []
    for signature in alphabet.signatures {
      // a class of ASCII characters alone is marked by what no other character has
      let changes: UInt32 = signature.changers.contains { $0 != 0 } ? 1 << 31 : 0
      out += [signature.exact, signature.folded, signature.plain | changes]
      for word in 0..<words { out.append(UInt32(truncatingIfNeeded: signature.takers[word / 2] >> UInt64(word % 2 * 32))) }
    }
    return out
  }

  private var slots: (records: [SlotRecord], ranges: [SlotRange]) {
    var ranges: [SlotRange] = []
    let records = graph.slots.map { slot in
      var record = SlotRecord(
        kind: 0, casing: UInt32(slot.casing.rawValue), ranges: UInt32(ranges.count), rangeCount: 0,
        takesHoles: slot.takesHoles ? 1 : 0)
      switch slot.kind {
      case .digit: record.kind = SlotRecord.Kind.digit.rawValue
      case .letter: record.kind = SlotRecord.Kind.letter.rawValue
      case .letterOrDigit: record.kind = SlotRecord.Kind.letterOrDigit.rawValue
      case .printable: record.kind = SlotRecord.Kind.printable.rawValue
      case .set(let list, let negated):
        record.kind = (negated ? SlotRecord.Kind.otherSet : .set).rawValue
        record.rangeCount = UInt32(list.count)
        ranges += list
      }
      return record
    }
    return (records, ranges)
  }

  private func row(_ state: UInt32) -> UInt32 { state * UInt32(stride) }

  private var stateRecords: [StateRecord] {
    states.states.map { state in
      var state = state
      state.finishRow = row(state.finishRow)
      return state
    }
  }

  private var edges: [EdgeRecord] {
    states.edges.map { edge in
      var edge = edge
      edge.target = row(edge.target)
      return edge
    }
  }

  // MARK: rows

  private var rows: [UInt64] {
    var out: [UInt64] = []
    out.reserveCapacity(states.states.count * stride)
    for s in states.states.indices {
      let run = graph.run(from: states.readings(of: s)[states.readings(of: s).startIndex], most: min(4, runLength(s)))
      var text: [UInt64] = [0, 0]
      for (i, node) in run.enumerated() { text[i / 2] |= UInt64(graph.nodes[Int(node)].argument) << UInt64(i % 2 * 32) }
      out += text
      out.append(UInt64(min(runLength(s), 0xFFFF)) | UInt64(s) << 32)
      out.append(UInt64(states.states[s].flags & (StateRecord.complete | StateRecord.completeWithValue)))
      let walks = walks(s)
      for k in 0..<alphabet.count { out.append(cell(s, k, walks)) }
    }
    return out
  }

  private func runLength(_ s: Int) -> Int { Int(states.states[s].runLength) }

  private func cell(_ s: Int, _ k: Int, _ walks: Walks) -> UInt64 {
    switch states.cells[s * alphabet.count + k] {
    case .rejected: return 0
    case .supply(let number): return UInt64(number) << 32 | Row.supplyMark | flags(s, k, states.supplies[Int(number)], walks)
    case .edge(let number):
      let edge = states.edges[Int(number)]
      let cell = UInt64(min(edge.length, 7)) << 61 | UInt64(number) << 32 | UInt64(row(edge.target))
      return cell | flags(s, k, edge, walks)
    }
  }

  /// What the fast path may rely on when a character of class `k` is typed: that all it does is to take this edge.
  private func flags(_ s: Int, _ k: Int, _ edge: EdgeRecord, _ walks: Walks) -> UInt64 {
    let origin = states.origins[Int(edge.origins)]
    let taker = graph.nodes[Int(origin.taker)]
    let sample = alphabet.samples[k]
    let isQuoted = taker.operation == .quoted
    var flags = isQuoted ? Row.quoted : 0
    guard sample < 128, edge.length <= 4, runLength(Int(edge.target)) <= 4 else { return flags }
    if origin.parent == 0 && (isQuoted || !alphabet.changes(taker.argument, k)) { flags |= Row.plain }
    // quoted text that is certain to come stays in the tail, and behind other quoted text the caret is not carried over what comes next
    let isCertain = states.readings(of: s).count == 1 && runLength(s) > 0
    if isQuoted && (isCertain || runLength(Int(edge.target)) > 0) { return flags }
    if !walks.bare.walks(sample) { flags |= Row.bare }
    if runLength(s) == 0 {
      if flags & Row.bare != 0 { flags |= Row.eager }
    } else if walks.lets(sample, behindQuoted: false, isWord: alphabet.isLetterOrDigit(k)) {
      flags |= Row.eager
    }
    return flags
  }

  /// What the fast path may rely on when a character of class `k` is typed that quoted text comes along with.
  private func flags(_ s: Int, _ k: Int, _ supply: SupplyRecord, _ walks: Walks) -> UInt64 {
    let taker = graph.nodes[Int(supply.taker)]
    let sample = alphabet.samples[k]
    guard taker.operation != .quoted, sample < 128 else { return 0 }
    guard !walks.bare.walks(sample) else { return 0 }
    return runLength(s) == 0 || walks.lets(sample, behindQuoted: true, isWord: alphabet.isLetterOrDigit(k)) ? Row.quoted : 0
  }

  private func walks(_ s: Int) -> Walks {
    let readings = states.readings(of: s)
    let first = readings[readings.startIndex]
    let certain = readings.count == 1
    let length = runLength(s)
    let nodes = length <= 4 ? graph.run(from: first, most: length) : []
    return Walks(
      bare: way(graph.ahead(from: first, certain: certain)),
      behindRun: nodes.last.map { way(graph.ahead(from: graph.nodes[Int($0)].next, certain: certain)) },
      run: nodes.map { graph.nodes[Int($0)].argument },
      hasQuotedRun: nodes.contains { graph.nodes[Int($0)].operation == .quoted })
  }

  private func way(_ nodes: [UInt32]) -> Way {
    let symbols = nodes.map { graph.nodes[Int($0)].argument }
    let word = symbols.firstIndex { $0.firstScalar(graph.clusters).isLetterOrNumber }
    return Way(symbols: symbols, near: word.map { $0 + 1 } ?? symbols.count)
  }

  /// What a typed character may walk over in a state: from right behind the value, and from behind the run certain to come.
  private struct Walks {
    let bare: Way
    let behindRun: Way?
    let run: [Symbol]
    let hasQuotedRun: Bool

    /// Whether a character typed behind the run is read as one, and walks over nothing. Quoted text of the run then comes along.
    func lets(_ c: Symbol, behindQuoted: Bool, isWord: Bool) -> Bool {
      guard let behindRun, behindQuoted || !hasQuotedRun else { return false }
      return !behindRun.walks(c) && (isWord || !run.contains(c))
    }
  }

  private struct Way {
    let symbols: [Symbol]
    /// How many characters of it a letter or digit may reach: it skips punctuation only.
    let near: Int

    func walks(_ c: Symbol) -> Bool {
      let reach = Unicode.Scalar(c).map { $0.isLetterOrNumber } ?? false ? near : symbols.count
      return symbols[..<reach].contains(c)
    }
  }
}
