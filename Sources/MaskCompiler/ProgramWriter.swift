internal import MaskSyntax

/// Writes what was found about a mask as the sections of a program.
struct ProgramWriter {
  let graph: NodeGraph
  let alphabet: Alphabet
  private let found: FoundStates
  private let stride: Int

  init(_ graph: NodeGraph, _ alphabet: Alphabet, _ found: FoundStates) {
    self.graph = graph
    self.alphabet = alphabet
    self.found = found
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
      case .parses: bytes(found.states.parses)
      case .rows: bytes(rows)
      case .edges: bytes(edges)
      case .origins: bytes(found.states.origins)
      case .autoInsertions: bytes(found.states.autoInsertions)
      case .paths: bytes(found.states.paths)
      case .candidates: bytes(found.states.candidates.words)
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
    if graph.changesCase { flags |= Fact.changesCase }
    if graph.hasFixedNumbers { flags |= Fact.hasFixedNumbers }
    if graph.hasOpenNumbers { flags |= Fact.hasOpenNumbers }
    if graph.endsInNaturalNumber { flags |= Fact.endsInNaturalNumber }
    if graph.nodes.allSatisfy({ !$0.isFixedText || $0.argument < 128 }) { flags |= Fact.isASCII }
    let runs = found.states.states.map { $0.runLength }.max() ?? 0
    let gaps = found.states.edges.map { $0.length }.max() ?? 0
    let words: [UInt32] = Fact.allCases.map { fact in
      switch fact {
      case .flags: flags
      case .classCount: UInt32(alphabet.count)
      case .stateCount: UInt32(found.states.states.count)
      case .longestAutoInsertion: UInt32(found.states.longestAutoInsertion)
      case .longestGap: max(runs, gaps)
      case .start: graph.start
      }
    }
    return words + graph.prompt
  }

  private var signatures: [UInt32] {
    let words = (graph.slots.count + 31) / 32
    var out: [UInt32] = []
    for (k, signature) in alphabet.signatures.enumerated() {
      // a class of ASCII characters alone is marked by what no other character has
      let changes: UInt32 = alphabet.mayChange(k) ? 1 << 31 : 0
      out += [signature.exact, signature.folded, signature.plain | changes]
      for word in 0..<words {
        out.append(UInt32(truncatingIfNeeded: signature.takers[word / 2] >> UInt64(word % 2 * 32)))
      }
    }
    return out
  }

  private var slots: (records: [SlotRecord], ranges: [SlotRange]) {
    var ranges: [SlotRange] = []
    let records = graph.slots.map { slot in
      let own = slot.kind.ranges
      defer { ranges += own }
      return SlotRecord(
        kind: slot.kind.rule.rawValue, casing: UInt32(slot.casing.rawValue), ranges: UInt32(ranges.count),
        rangeCount: UInt32(own.count), mayBeEmpty: slot.mayBeEmpty ? 1 : 0)
    }
    return (records, ranges)
  }

  private var stateRecords: [StateRecord] { found.states.states.indices.map { found.states.record(of: $0, stride) } }

  private var edges: [EdgeRecord] { found.states.edges.indices.map { found.states.record(ofEdge: $0, stride) } }

  // MARK: rows

  private var rows: [UInt64] {
    let rules = KeyRules(graph, alphabet, found)
    let digits = NumberDigits(graph)
    var out: [UInt64] = []
    out.reserveCapacity(found.states.states.count * stride)
    for s in found.states.states.indices {
      let state = KeyState(s, graph, found.states, digits)
      var header = found.states.header(of: s)
      header[2] |= UInt64(min(state.numberDigits, 0xFF)) << 16
      out += header
      for k in 0..<alphabet.count { out.append(cell(k, state, rules)) }
    }
    return out
  }

  private func cell(_ k: Int, _ state: KeyState, _ rules: borrowing KeyRules) -> UInt64 {
    let actions = rules.actions(k, in: state)
    let cell =
      found.states.cell(state.number, k, stride) | Row.actions(actions.bare, afterLiterals: actions.afterLiterals)
    guard case .edge(let number) = found.states.cells[state.number * alphabet.count + k] else { return cell }
    let edge = found.states.edges[Int(number)]
    return cell | (rules.isPlain(edge, k) ? Row.plain : 0) | (rules.isLiteral(edge) ? Row.literal : 0)
  }
}
