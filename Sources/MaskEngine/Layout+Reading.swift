package import MaskCompiler

/// Reading value characters.
extension Layout {
  /// What the table says of a character after the value; 0 where it does not fit.
  package func cell(for c: Symbol) -> UInt64 { cell(atRow: lanes.rows[count], for: c) }

  /// What the table says of a character after the first `k`.
  package func cell(for c: Symbol, after k: Int) -> UInt64 { cell(atRow: lanes.rows[k], for: c) }

  /// Whether a character fits after the first `k`.
  package func fits(_ c: Symbol, after k: Int) -> Bool { cell(for: c, after: k) != 0 }

  func cell(atRow row: UInt32, for c: Symbol) -> UInt64 {
    // the empty slot stands after all classes, in rows that know it
    assert(c != .emptySlot || mayHaveEmptySlots)
    guard let k = c == .emptySlot ? tables.classCount : column(of: c) else { return 0 }
    let cell = tables.rows[Int(row) + Row.header + k]
    return Row.takes(cell) ? cell : 0
  }

  /// The column of a character that is not an empty slot: `nil` where the mask cannot take it.
  @inline(__always) func column(of c: Symbol) -> Int? {
    c < 128 ? tables.classNumber(of: c, typed) : nonASCIIClass(of: c)
  }

  /// The column of a character beyond ASCII: an accented letter is asked for again and again.
  private func nonASCIIClass(of c: Symbol) -> Int? {
    if c == memory.lastNonASCII.symbol { return memory.lastNonASCII.classNumber }
    let number = tables.classNumber(of: c, typed)
    // the symbol of a cluster may be another one's later
    if c < .firstCluster { memory.lastNonASCII = (c, number) }
    return number
  }

  /// Reads a value character; value literals that it needs are auto-inserted.
  ///
  /// - Returns: `false`, and nothing is read, where it does not fit.
  package mutating func feed(_ c: Symbol) -> Bool {
    // a parse that is shown folded may have to be read again
    if c < 128 && !isFolded && step(c) { return true }
    if c == .emptySlot { readByEmptySlotStates() }
    let cell = cell(for: c)
    if cell == 0 || count >= limit { return false }
    let number = Row.number(cell)
    if Row.isAutoInsertion(cell) {
      let insertion = tables.autoInsertions[number]
      if count + Int(tables.paths[Int(insertion.path)].shown) >= limit { return false }
      _ = settle(on: insertion.parent)
      return feed(path: insertion.path) && exact(tables.kept(c, by: insertion.taker, typed))
    }
    let edge = tables.edges[number]
    let first = tables.origins[Int(edge.origins)]
    let again = settle(on: first.parent)
    let kept = tables.kept(c, by: first.taker, typed)
    if kept == c && !again { return push(UInt32(number), edge, c) }
    // state is a function of the value, so a character is read as it is kept
    return exact(kept)
  }

  /// Reads the value literals of a path.
  mutating func feed(path: UInt32) -> Bool {
    if path == 0 { return true }
    let record = tables.paths[Int(path)]
    if record.previous != 0 && !feed(path: record.previous) { return false }
    return exact(tables.node(record.node).argument)
  }

  /// Reads a value character that must fit as it is, with nothing auto-inserted.
  package mutating func exact(_ c: Symbol) -> Bool {
    if c < 128 && step(c) { return true }
    if c == .emptySlot { readByEmptySlotStates() }
    let cell = cell(for: c)
    guard cell != 0, !Row.isAutoInsertion(cell), count < limit else { return false }
    return push(UInt32(Row.number(cell)), tables.edges[Row.number(cell)], c)
  }

  /// Reads an ASCII character where that is one step of the table. Returns whether it is.
  @inline(__always) private mutating func step(_ c: Symbol) -> Bool {
    guard memory.end.step(c) != 0 else { return false }
    if mayHaveEmptySlots { find(lanes.rows[count]) }
    return true
  }

  mutating func push(_ number: UInt32, _ edge: EdgeRecord, _ c: Symbol) -> Bool {
    if count == lanes.capacity { memory.end.grow() }
    let n = count
    let first = tables.origins[Int(edge.origins)]
    if c >= 128 { hasNonASCII = true }
    if mayHaveEmptySlots { find(edge.target) }
    lanes.characters[n] = c
    lanes.edges[n] = number
    lanes.rows[n + 1] = edge.target
    count = n + 1
    if first.parent == lanes.parses[n] {
      lanes.parses[n + 1] = 0
      layOut(n, first)
    } else {
      memory.unchanged = min(memory.unchanged, reformat(to: 0, laidOut: n))
    }
    trailingLength = 0
    areTrailingLiteralsWritten = false
    return true
  }

  /// Whether the literals of a path stands there.
  private func stands(_ path: UInt32, endingAt end: Int) -> Bool {
    var (at, end) = (path, end)
    while at != 0 {
      let record = tables.paths[Int(at)]
      let node = tables.node(record.node)
      if node.isFixedText {
        end &-= 1
        if lanes.display[end] != node.argument { return false }
      }
      at = record.previous
    }
    return true
  }

  /// Writes the literals of a path.
  func fixedText(_ path: UInt32, endingAt end: Int) {
    var at = path
    var end = end
    while at != 0 {
      let record = tables.paths[Int(at)]
      let node = tables.node(record.node)
      if node.isFixedText {
        end -= 1
        lanes.display[end] = node.argument
      }
      at = record.previous
    }
  }

  /// Writes character `k` after the literals before it.
  private mutating func layOut(_ k: Int, _ origin: OriginRecord) {
    let from = Int(lanes.offsets[k])
    let at = from + Int(tables.paths[Int(origin.path)].shown)
    if at + 1 > lanes.room { memory.end.lanes.growDisplay(to: at + 1, used: from) }
    fixedText(origin.path, endingAt: at)
    let kept = tables.kept(lanes.characters[k], by: origin.taker, typed)
    if kept != lanes.characters[k] { isFolded = true }
    if kept >= 128 && !memory.isEven(kept) { isUneven = true }
    lanes.display[at] = kept
    lanes.offsets[k + 1] = UInt32(at + 1)
  }

  /// Another parse of the last state is shown: finds the way back to where it parts from the one on display, and lays
  /// out from where that shows.
  ///
  /// - Returns: How many characters stand as they did.
  ///
  /// - Parameter laidOut: so many characters stand as some parse shows them; none after them does yet.
  @discardableResult mutating func reformat(to parse: UInt32, laidOut: Int) -> Int {
    // at hand: what is written here is none of it
    let (tables, lanes) = (tables, lanes)
    let (origins, edges, paths) = (tables.origins, tables.edges, tables.paths)
    // slots may differ in what they make of a letter's case, or of a digit's script
    let mayDiffer = tables.changesCase || hasNonASCII
    var (i, parse, kept) = (count, parse, laidOut)
    lanes.parses[i] = parse
    while i > 0 {
      let origin = origins[Int(edges[Int(lanes.edges[i &- 1])].origins) &+ Int(parse)]
      i &-= 1
      // where both parses show the same before a character, it stands where it did; what is not laid has no offset yet,
      // and its gap may be too large for an `Int` of 32 bits
      let gap = Int(truncatingIfNeeded: lanes.offsets[i &+ 1] &- lanes.offsets[i]) &- 1
      let end = Int(truncatingIfNeeded: lanes.offsets[i &+ 1]) &- 1
      var isInPlace =
        i >= laidOut || gap == Int(paths[Int(origin.path)].shown) && (gap == 0 || stands(origin.path, endingAt: end))
      if mayDiffer && isInPlace && i < laidOut {
        isInPlace = tables.kept(lanes.characters[i], by: origin.taker, typed) == character(i)
      }
      if !isInPlace { kept = min(kept, i) }
      parse = origin.parent
      if lanes.parses[i] == parse {
        // up to where another parse took over unnoted, all are to be noted
        if !hasPendingParses { break }
      } else {
        lanes.parses[i] = parse
        isReformatted = true
      }
    }
    hasPendingParses = false
    for k in kept..<count { layOut(k, origin(k)) }
    return kept
  }

  /// Notes which parse shows each character, where others took over that show the same.
  @usableFromInline @inline(never) func notePendingParses() {
    guard hasPendingParses else { return }
    hasPendingParses = false
    for k in stride(from: count - 1, through: 0, by: -1) {
      let parent = origin(k).parent
      if lanes.parses[k] == parent { continue }
      lanes.parses[k] = parent
      isReformatted = true
    }
  }

  /// The parse that takes the next character becomes the one that is shown. Where it keeps some character
  /// differently, the value changes, and is read again.
  ///
  /// - Returns: Whether it was.
  private mutating func settle(on parse: UInt32) -> Bool {
    let agrees = parse == lanes.parses[count] || !tables.changesCase && !hasNonASCII
    if endedAt < 0 && !isFolded && agrees { return false }
    var differs = endedAt >= 0
    keptCharacters(of: parse) { k, kept in if kept != lanes.characters[k] { differs = true } }
    guard differs else { return false }
    keptCharacters(of: parse) { k, kept in lanes.characters[k] = kept }
    let n = count
    count = 0
    memory.unchanged = 0
    forgetSums(after: 0)
    endedAt = -1
    isFolded = false
    for k in 0..<n where !exact(lanes.characters[k]) { break }
    return true
  }

  /// The characters as a parse of the last state keeps them, last first.
  func keptCharacters(of parse: UInt32, _ body: (Int, Symbol) -> Void) {
    var parse = parse
    for k in stride(from: count - 1, through: 0, by: -1) {
      let origin = tables.origins[Int(tables.edges[Int(lanes.edges[k])].origins) + Int(parse)]
      body(k, tables.kept(lanes.characters[k], by: origin.taker, typed))
      parse = origin.parent
    }
  }

  /// Keeps the first `k` characters, shown as the first parse of that state shows them.
  package mutating func cut(to k: Int) {
    trailingLength = 0
    areTrailingLiteralsWritten = false
    count = k
    forgetSums(after: k)
    if k < endedAt { endedAt = -1 }
    let shown = state(k).shown
    if lanes.parses[k] != shown { reformat(to: shown, laidOut: k) }
  }

  /// Becomes the first `k` characters of another layout.
  package mutating func copy(_ other: borrowing Layout, to k: Int) {
    if lanes.capacity < k { count = 0 }
    while lanes.capacity < k { memory.end.grow() }
    let used = Int(other.lanes.offsets[k])
    if lanes.room < used { memory.end.lanes.growDisplay(to: used, used: 0) }
    lanes.copy(other.lanes, count: k, shown: used)
    memory.summed = min(k, other.memory.summed)
    isFolded = other.isFolded
    isReformatted = other.isReformatted
    mayHaveEmptySlots = other.mayHaveEmptySlots
    hasNonASCII = other.hasNonASCII
    isUneven = other.isUneven
    hasPendingParses = other.hasPendingParses
    endedAt = other.endedAt
    memory.read(by: other.tables)
    cut(to: k)
  }
}
