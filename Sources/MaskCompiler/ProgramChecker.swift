internal import MaskSyntax

/// Checks that every number of a program that came from outside points inside its tables.
///
/// A number is compared as it is, and an `Int` only once it is known to be an index: on processors of 32 bits the
/// larger half of all numbers has no room in one.
struct ProgramChecker {
  let tables: MaskTables

  init(_ tables: MaskTables) { self.tables = tables }

  func check() throws(ProgramError) {
    try checkNodes()
    try checkText()
    try checkStates()
    try checkRows()
    try checkEdges()
    try checkEndings()
    try checkFacts()
  }

  private func require(_ holds: Bool, _ table: String) throws(ProgramError) {
    if !holds { throw .outOfBounds(table) }
  }

  /// Whether as many records from one on are among so many.
  private func isPart(_ first: UInt32, _ length: UInt32, of count: Int) -> Bool {
    UInt64(first) + UInt64(length) <= count
  }

  private func checkNodes() throws(ProgramError) {
    let nodes = tables.nodes
    try require(nodes.count > 0 && nodes[0].code == MaskNode.Operation.end.rawValue, "nodes")
    try require(tables.start < nodes.count, "facts")
    for (i, node) in nodes.enumerated() {
      guard let operation = MaskNode.Operation(rawValue: node.code), node.next < nodes.count else {
        throw .outOfBounds("nodes")
      }
      // only a choice goes up, to go round: that is what ends every walk
      try require(operation == .choice || i == 0 || node.next < i, "nodes")
      switch operation {
      case .end: break
      case .slot: try require(node.argument < tables.slots.count, "nodes")
      case .literal, .valueLiteral: try require(isSymbol(node.argument), "nodes")
      case .opens, .closes:
        try require(node.argument & MaskNode.numberEdge != 0 || node.argument < tables.nameCount, "nodes")
      case .bound: try require(node.argument <= MaskNode.closed | MaskNode.afterZero, "nodes")
      case .choice:
        try require(node.argument < tables.branches.count, "branches")
        let list = Int(node.argument)
        try require(isPart(node.argument + 1, tables.branches[list], of: tables.branches.count), "branches")
        // a walk takes the first branch, or the last, which leads out of every loop
        try require(tables.branches[list] > 0 && tables.branches[list + Int(tables.branches[list])] < i, "branches")
        for i in 0..<Int(tables.branches[list]) {
          try require(tables.branches[list + 1 + i] < nodes.count, "branches")
        }
      }
    }
    for slot in tables.slots {
      try require(SlotRule(rawValue: slot.kind) != nil && slot.casing <= 2, "slots")
      try require(isPart(slot.ranges, slot.rangeCount, of: tables.ranges.count), "slots")
    }
    for range in tables.ranges { try require(isScalar(range.low.value) && isScalar(range.high.value), "ranges") }
  }

  private func isScalar(_ value: UInt32) -> Bool { Unicode.Scalar(value) != nil }
  private func isSymbol(_ symbol: Symbol) -> Bool {
    symbol < .firstCluster ? isScalar(symbol) : symbol - .firstCluster < tables.clusterCount
  }

  private func checkText() throws(ProgramError) {
    for (starts, end, table) in [
      (tables.nameStarts, tables.names.count, "names"), (tables.clusterStarts, tables.clusters.count, "clusters"),
    ] {
      try require(starts.count > 0 && starts[0] == 0 && starts[starts.count - 1] == end, table)
      for i in 1..<max(1, starts.count) { try require(starts[i - 1] <= starts[i], table) }
    }
    for i in 0..<tables.clusterCount { try require(tables.cluster(i).count > 0, "clusters") }
    for scalar in tables.clusters { try require(isScalar(scalar.value), "clusters") }
    try require(tables.ascii.count == 128 && tables.ascii.allSatisfy { $0 < tables.classCount }, "ascii")
    try require(isTable(tables.signatures.count, of: tables.classCount, tables.signatureStride), "signatures")
  }

  /// Whether so many words are those of as many records of a length.
  private func isTable(_ words: Int, of count: Int, _ stride: Int) -> Bool {
    words % stride == 0 && words / stride == count
  }

  private func checkStates() throws(ProgramError) {
    try require(tables.states.count == tables.stateCount && tables.stateCount > 0, "states")
    for parse in tables.parses { try require(parse < tables.nodes.count, "parses") }
    for state in tables.states {
      try require(state.parseCount > 0 && isSymbol(state.separator), "states")
      try require(isPart(state.parses, state.parseCount, of: tables.parses.count), "states")
      try require(state.shown == 0 || state.shown < state.parseCount, "states")
      try require(state.candidates < tables.candidates.count, "states")
      let names = tables.candidates[Int(state.candidates)]
      try require(isPart(state.candidates + 1, names, of: tables.candidates.count), "candidates")
      for i in 0..<Int(names) {
        try require(tables.candidates[Int(state.candidates) + 1 + i] < tables.nameCount, "candidates")
      }
      let run = runLength(from: tables.parses[Int(state.parses)])
      try require(state.runLength <= run, "states")
      guard state.finishParse != StateRecord.none else {
        try require(state.flags & (StateRecord.complete | StateRecord.completeWithValue) == 0, "states")
        continue
      }
      try require(state.finishParse < state.parseCount && isRow(state.finishRow), "states")
      try require(state.finishEdge <= tables.edges.count, "states")
    }
    try require(tables.paths.count > 0 && tables.paths[0].shown == 0, "paths")
    for (i, path) in tables.paths.enumerated() {
      guard i > 0 else { continue }
      try require(path.previous < i && path.node < tables.nodes.count, "paths")
      let shown = tables.paths[Int(path.previous)].shown + (tables.nodes[Int(path.node)].isFixedText ? 1 : 0)
      try require(path.shown == shown, "paths")
    }
  }

  /// Characters of literals from a node on, as far as numbers of nodes go down (no run of a compiled mask goes up).
  private func runLength(from node: UInt32) -> Int {
    var at = node
    var length = 0
    while tables.nodes[Int(at)].isFixedText || tables.nodes[Int(at)].isEdge {
      if tables.nodes[Int(at)].isFixedText { length += 1 }
      guard tables.nodes[Int(at)].next < at else { return length }
      at = tables.nodes[Int(at)].next
    }
    return length
  }

  private func isRow(_ row: UInt32) -> Bool {
    row < tables.rows.count && Int(row) % tables.rowStride == 0 && Int(row) + tables.rowStride <= tables.rows.count
  }

  private func checkRows() throws(ProgramError) {
    try require(isTable(tables.rows.count, of: tables.stateCount, tables.rowStride), "rows")
    for s in 0..<tables.stateCount {
      let row = s * tables.rowStride
      try require(tables.rows[row + 2] >> 32 == s, "rows")
      for i in 0..<2 {
        let two = tables.rows[row + i]
        try require(isSymbol(Symbol(truncatingIfNeeded: two)) && isSymbol(Symbol(two >> 32)), "rows")
      }
      let flags = tables.states[s].flags & (StateRecord.complete | StateRecord.completeWithValue)
      try require(tables.rows[row + 3] == UInt64(flags), "rows")
      let shownRun = min(Int(tables.states[s].runLength), Int(Row.runLengthMask))
      try require(Int(tables.rows[row + 2] & Row.runLengthMask) == shownRun, "rows")
      for k in 0..<tables.classCount {
        let cell = tables.rows[row + Row.header + k]
        let number = Row.number(cell)
        let actions = [false, true].map { Row.action(cell, afterLiterals: $0) }
        try require(actions.allSatisfy { KeyAction(rawValue: UInt8($0)) != nil }, "rows")
        let isFast = cell & Row.plain != 0 || actions.contains { Row.appends($0) }
        if !Row.takes(cell) {
          // what a key appends is an edge
          try require(!isFast, "rows")
        } else if Row.isAutoInsertion(cell) {
          try require(!isFast && number < tables.autoInsertions.count, "rows")
          try require(tables.autoInsertions[number].parent < tables.states[s].parseCount, "autoInsertions")
        } else {
          try require(number < tables.edges.count, "rows")
          let edge = tables.edges[number]
          try require(UInt64(edge.target) == cell & Row.targetMask && Row.gap(cell) == min(7, edge.length), "rows")
          // the texts beside a character that a fast key reads are written four symbols at once
          try require(isRow(edge.target), "edges")
          let target = tables.states[Int(edge.target) / tables.rowStride]
          try require(!isFast || edge.length <= 4 && target.runLength <= 4, "rows")
          try require(isPart(edge.origins, edge.originCount, of: tables.origins.count), "edges")
          for i in 0..<Int(edge.originCount) {
            try require(tables.origins[Int(edge.origins) + i].parent < tables.states[s].parseCount, "origins")
          }
        }
      }
    }
  }

  private func checkEdges() throws(ProgramError) {
    try require(tables.edges.count > 0, "edges")
    for edge in tables.edges.dropFirst() {
      try require(isRow(edge.target), "edges")
      try require(isPart(edge.origins, edge.originCount, of: tables.origins.count), "edges")
      let state = tables.state(ofRow: edge.target)
      try require(edge.originCount == state.parseCount, "edges")
      try require(tables.origins[Int(edge.origins)].path < tables.paths.count, "edges")
      try require(edge.length == tables.paths[Int(tables.origins[Int(edge.origins)].path)].shown, "edges")
      // what a key copies onto the display
      for i in 0..<4 { try require(isSymbol(edge.text[i]), "edges") }
    }
    for origin in tables.origins {
      try require(origin.path < tables.paths.count && isTaker(origin.taker), "origins")
    }
    // what is auto-inserted is read character by character
    var isOfValue = [Bool](repeating: true, count: tables.paths.count)
    for (i, path) in tables.paths.enumerated().dropFirst() {
      isOfValue[i] = isOfValue[Int(path.previous)] && tables.nodes[Int(path.node)].isValueLiteral
    }
    for insertion in tables.autoInsertions {
      try require(
        insertion.path < tables.paths.count && isOfValue[Int(insertion.path)] && isTaker(insertion.taker),
        "autoInsertions")
    }
  }
  /// When editing ends, the value literals of the ending join the value one by one, each by the edge after the
  /// last one's.
  private func checkEndings() throws(ProgramError) {
    for state in tables.states where state.finishParse != StateRecord.none {
      guard let ending = tables.ending(from: tables.parses[Int(state.parses + state.finishParse)]) else {
        throw .outOfBounds("states")
      }
      var before = tables.state(ofRow: state.finishRow)
      var number = Int(state.finishEdge)
      for node in ending where tables.nodes[Int(node)].isValueLiteral {
        try require(0 < number && number < tables.edges.count, "states")
        let edge = tables.edges[number]
        let origins = tables.origins.part(Int(edge.origins)..<Int(edge.origins + edge.originCount))
        try require(
          origins.allSatisfy { $0.parent < before.parseCount } && tables.nodes[Int(origins[0].taker)].isValueLiteral,
          "states")
        before = tables.state(ofRow: edge.target)
        number += 1
      }
    }
  }

  /// What is said of the program as a whole is what its tables say: room is made by it, and ways are cut short.
  private func checkFacts() throws(ProgramError) {
    let (nodes, slots) = (tables.nodes, tables.slots)
    try require(tables.isASCII == nodes.allSatisfy { !$0.isFixedText || $0.argument < 128 }, "facts")
    try require(tables.hasFixedNumbers == nodes.contains { $0.isNumberEdge }, "facts")
    try require(tables.changesCase == slots.contains { $0.casing != 0 }, "facts")
    let runs = tables.states.map { $0.runLength }.max() ?? 0
    let gaps = tables.edges.map { $0.length }.max() ?? 0
    try require(tables.longestGap == max(runs, gaps), "facts")
    let autoInserted = tables.autoInsertions.map { tables.paths[Int($0.path)].shown }.max() ?? 0
    try require(tables.longestAutoInsertion == autoInserted, "facts")
    for symbol in tables.prompt { try require(isSymbol(symbol) && tables.isShownInPrompt(symbol), "facts") }
  }

  private func isTaker(_ node: UInt32) -> Bool {
    guard node < tables.nodes.count else { return false }
    return tables.nodes[Int(node)].operation == .slot || tables.nodes[Int(node)].operation == .valueLiteral
  }
}
