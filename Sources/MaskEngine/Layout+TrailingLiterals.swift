public import MaskCompiler

/// Trailing literals: literals shown after the value, not yet part of it.
extension Layout {
  /// Characters of literals that are certain to come after `k` characters of the value.
  @inlinable @inline(__always) package func runLength(_ k: Int) -> Int { Int(state(k).runLength) }

  /// The same as the row has it, at hand: never less than it is where that is four at most, as wherever a fast key is
  /// read.
  @inlinable @inline(__always) package func shortRunLength(_ k: Int) -> Int {
    unsafe Int(truncatingIfNeeded: rows[Int(lanes.rows[k]) &+ 2] & Row.runLengthMask)
  }

  /// The display offset after the `n`th value literal among the trailing literals; nil where it has fewer.
  package mutating func trailingOffset(afterValueLiterals n: Int) -> Int? {
    settleTrailingLiterals()
    var left = n
    for i in 0..<trailingLength where tables.node(trailingLiterals[i]).isValueLiteral {
      left -= 1
      if left == 0 { return valueLength + i + 1 }
    }
    return nil
  }

  /// Characters that are certain to come: the literals that all parses show next.
  package var certainLength: Int { Int(state(count).runLength) }

  /// Whether the trailing literals are those that are certain to come.
  package var areTrailingLiteralsCertain: Bool { !areTrailingLiteralsWritten }

  /// The node at which the parse on display goes on after what is shown: after the trailing literals.
  package var nodeAfterText: UInt32 {
    if areTrailingLiteralsWritten { return tables.node(trailingLiterals[trailingLiterals.count - 1]).next }
    // literals that are certain to come stand in a row
    var at = top(count)
    var left = trailingLength
    while left > 0 {
      let node = tables.node(at)
      if node.isFixedText { left -= 1 } else if !node.isEdge { return at }
      at = node.next
    }
    return at
  }

  /// Shows the literals that are certain to come.
  package mutating func showCertain() {
    trailingLiterals.removeAll()
    if unsafe rows[Int(lanes.rows[count]) + 2] & Row.runLengthMask <= 4 && valueLength + Lanes.slack <= lanes.room {
      implyTrailingLiterals()
      return
    }
    tables.run(from: top(count), most: certainLength, into: &trailingLiterals)
    writeTrailingLiterals()
    areTrailingLiteralsWritten = false
  }

  /// Shows no trailing literals.
  package mutating func hideTrailingLiterals() {
    trailingLiterals.removeAll()
    trailingLength = 0
    areTrailingLiteralsWritten = false
  }

  /// Shows some nodes of literals as the trailing literals.
  package mutating func showTrailingLiterals(_ nodes: borrowing NumberList, _ range: Range<Int>) {
    trailingLiterals.removeAll()
    trailingLiterals.append(nodes, range)
    writeTrailingLiterals()
  }

  private mutating func writeTrailingLiterals() {
    let from = valueLength
    areTrailingLiteralsWritten = trailingLiterals.count > 0
    trailingLength = trailingLiterals.count
    if from + trailingLength > lanes.room { memory.end.lanes.growDisplay(to: from + trailingLength, used: from) }
    for i in 0..<trailingLength { lanes.display[from + i] = tables.node(trailingLiterals[i]).argument }
  }

  /// Writes out the nodes of trailing literals that a fast key left unwritten.
  package mutating func settleTrailingLiterals() {
    if areTrailingLiteralsWritten { return }
    trailingLiterals.removeAll()
    tables.run(from: top(count), most: trailingLength, into: &trailingLiterals)
  }

  /// Writes the characters as they were read to words from one on.
  package func copyCharacters(to words: Lane, at start: Int) {
    let (characters, count) = (lanes.characters, count)
    for k in 0..<count { words[start + k] = characters[k] }
  }

  /// Writes the nodes of the trailing literals to words from one on.
  package mutating func copyTrailingLiterals(to words: Lane, at start: Int) {
    settleTrailingLiterals()
    for i in 0..<trailingLength { words[start + i] = trailingLiterals[i] }
  }

  /// The nodes of the literals on display between value character `k - 1` and a display offset, which lies before
  /// character `k`.
  package mutating func passed(_ k: Int, to offset: Int, into out: inout NumberList) {
    out.removeAll()
    let wanted = offset - self.offset(k)
    if wanted <= 0 { return }
    if k == count {
      settleTrailingLiterals()
      out.append(trailingLiterals, 0..<min(wanted, trailingLength))
      return
    }
    appendFixedText(before: k, into: &out)
    out.truncate(to: wanted)
  }

  /// The nodes of the literals shown before character `k`.
  func appendFixedText(before k: Int, into out: inout NumberList) {
    let from = out.count
    var at = path(k)
    while at != 0 {
      let record = tables.paths[Int(at)]
      if tables.node(record.node).isFixedText { out.append(record.node) }
      at = record.previous
    }
    out.reverse(from: from)
  }

  /// The nodes shown for the characters from `k` on, with the literals before each.
  package func appendShown(from k: Int, into out: inout NumberList) {
    for i in k..<count {
      appendFixedText(before: i, into: &out)
      out.append(taker(i))
    }
  }
}

/// What the value ends in, and where its numbers begin and end.
extension Layout {
  /// Takes value literals that were certain to come off the end of the value: they are shown, and join the value with
  /// the next character.
  package mutating func dropCertainEnd() {
    let k = countBeforeCertainEnd
    if k < count { cut(to: k) }
  }

  /// How many characters stand before the value literals at the end that were certain to come.
  package var countBeforeCertainEnd: Int {
    var k = count
    while k > 0 && isValueLiteral(k - 1) { k -= 1 }
    while k < count && !(isSingle(k) && endsInRun(from: k)) { k += 1 }
    return k
  }

  /// Takes empty slots off the end of the value, which stand between characters; the first `least` characters stay.
  package mutating func dropEmptySlotsAtEnd(least: Int = 0) {
    while count > least && character(count - 1) == .emptySlot { cut(to: count - 1) }
  }

  /// Whether the characters from `k` on are the value literals that the run from there begins with.
  private func endsInRun(from k: Int) -> Bool {
    var at = top(k)
    var i = k
    while i < count {
      let node = tables.node(at)
      if node.isValueLiteral {
        if node.argument != character(i) { return false }
        i += 1
      } else if !node.isFixedText && !node.isEdge {
        return false
      }
      at = node.next
    }
    return true
  }

  /// Whether character `k` is of value literals that were certain to come when it came.
  package func wasAutoInserted(_ k: Int) -> Bool {
    state(k).flags & StateRecord.certainValueLiterals != 0 && isValueLiteral(k)
  }

  /// The places of the characters from `start` on: how many edges of fixed-width numbers stand before each, odd inside
  /// a number. None where the mask has no such numbers.
  package func places(from start: Int, into out: inout NumberList) {
    out.removeAll()
    if !tables.hasFixedNumbers { return }
    var edges = 0
    for k in 0..<count {
      edges += tables.numberEdges(ofPath: path(k))
      if k >= start { out.append(UInt32(edges)) }
    }
  }

  /// Whether the last characters stand in these places.
  package func endsIn(places: borrowing NumberList) -> Bool {
    let start = count - places.count
    if places.isEmpty || start < 0 { return start >= 0 }
    var edges = 0
    for k in 0..<count {
      edges += tables.numberEdges(ofPath: path(k))
      if k >= start && places[k - start] != UInt32(edges) { return false }
    }
    return true
  }

  /// The place of the last character, inside a number of fixed width.
  package var numberPlace: UInt32? {
    if !tables.hasFixedNumbers { return nil }
    let edges = (0..<count).reduce(0) { $0 + tables.numberEdges(ofPath: path($1)) }
    return edges % 2 == 1 ? UInt32(edges) : nil
  }

  /// The fixed-width number that the last character belongs to: its width, and how many of its digits there are; nil
  /// outside a number.
  package var openNumber: (width: Int, digits: Int)? {
    guard tables.hasFixedNumbers else { return nil }
    var digits = 0
    for k in stride(from: count - 1, through: 0, by: -1) {
      digits += 1
      var at = path(k)
      while at != 0 {
        let record = tables.paths[Int(at)]
        let node = tables.node(record.node)
        if node.isNumberEdge {
          let width = Int(node.argument & ~MaskNode.numberEdge)
          return node.operation == .opens ? (width, digits) : nil
        }
        at = record.previous
      }
    }
    return nil
  }
}

/// Ending editing.
extension Layout {
  /// Shows the first complete parse with all its literals, of which value literals join the value.
  ///
  /// - Returns: `false` if the value is not complete.
  package mutating func endEditing() -> Bool {
    guard isComplete else { return false }
    let state = self.state(count)
    let first = tables.parses[Int(state.parses + state.finishParse)]
    guard let path = tables.ending(from: first) else { return false }
    let shown = state.shown != 0 ? state.shown : state.finishParse
    if state.finishRow != lanes.rows[count] {
      lanes.rows[count] = state.finishRow
      if mayHaveEmptySlots { find(state.finishRow) }
      if endedAt < 0 { endedAt = count }
      reformat(to: shown, laidOut: count)
    }
    hideTrailingLiterals()
    var edge = state.finishEdge
    var rest = NumberList(capacity: path.count + 1)
    for node in path {
      guard tables.node(node).isValueLiteral else {
        if tables.node(node).isFixedText { rest.append(node) }
        continue
      }
      if endedAt < 0 { endedAt = count }
      append(byEnding: edge)
      edge += 1
      rest.removeAll()
    }
    showTrailingLiterals(rest, 0..<rest.count)
    return true
  }

  private mutating func append(byEnding number: UInt32) {
    let edge = tables.edges[Int(number)]
    _ = push(number, edge, tables.node(tables.origins[Int(edge.origins)].taker).argument)
  }
}
