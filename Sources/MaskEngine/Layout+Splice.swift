public import MaskCompiler

/// One splice: a character put in, taken out or replaced in the middle, after which all that follows goes on with the
/// displayed parse.
///
/// Nearly always each character that follows takes the very edge that the one before it took; then it moves by one
/// place, in place (`ValueEnd+Moving`). Otherwise the value is built again in a layout beside this one, and the field
/// swaps them. Nothing is changed before it is certain that all of it can be.
extension Layout {
  /// Where a character typed at an offset before the end stands, if its action is to be appended after the characters
  /// before it: `nil` where the general path decides.
  ///
  /// - Returns: The index of the character before which it goes, and whether it takes the place of the next character,
  ///   as in a number of fixed width that is full.
  @inlinable @inline(__always) package func placeToSplice(_ c: Symbol, at caret: Int) -> (k: Int, replaces: Bool)? {
    if hasPendingParses { notePendingParses() }
    let k = characters(before: caret)
    guard k < count, memory.end.takes(c, at: caret, before: k) else { return nil }
    if !memory.end.flags.contains(.numbers) { return (k, false) }
    return placeInNumbers(k)
  }

  /// Digits of a number of fixed width never leave it: in one that is full the next digit gives way.
  @usableFromInline @inline(never) func placeInNumbers(_ k: Int) -> (k: Int, replaces: Bool)? {
    let digits = Row.numberDigits(tables.rows[Int(lanes.rows[k]) + 2])
    if digits > 0 { return (k, k + digits <= count) }
    // and none moves into one
    let moves = (k + 1...count).allSatisfy { Row.numberDigits(tables.rows[Int(lanes.rows[$0]) + 2]) == 0 }
    return moves && passesNoNumber(after: k) ? (k, false) : nil
  }

  /// Whether no character after character `k` passes an edge of a number of fixed width, nor would the last one if it
  /// moved on by a place. After a choice the states do not say so.
  private func passesNoNumber(after k: Int) -> Bool {
    let cell = cell(atRow: lanes.rows[count], for: lanes.characters[count - 1])
    guard Row.takes(cell), !Row.isAutoInsertion(cell) else { return false }
    let next = tables.origins[Int(tables.edges[Row.number(cell)].origins)].path
    return tables.numberEdges(ofPath: next) == 0
      && (k + 1..<count).allSatisfy { tables.numberEdges(ofPath: path($0)) == 0 }
  }

  /// Puts an ASCII character before character `k`, where all that follow move on in step. Returns whether they do;
  /// otherwise nothing is changed.
  @inlinable @inline(__always) package mutating func insertInStep(_ c: Symbol, before k: Int, eager: Bool) -> Bool {
    guard memory.end.movesInStep(from: k), memory.end.canMoveOn(c, before: k) else { return false }
    forgetSums(after: k)
    memory.end.moveOn(c, before: k, isEager: eager)
    return true
  }

  /// Takes character `k` out, where all that follow move back in step. Returns whether they do; otherwise nothing is
  /// changed.
  @inlinable @inline(__always) package mutating func removeInStep(_ k: Int) -> Bool {
    guard memory.end.movesInStep(from: k), memory.end.canMoveBack(from: k &+ 1) else { return false }
    forgetSums(after: k)
    memory.end.moveBack(from: k &+ 1)
    return true
  }

  /// Becomes another layout with some characters replaced by one or none. Returns `false` where the displayed parse
  /// does not go on so, or the value would come to end in a value literal, which may be certain to come: then what this
  /// holds means nothing.
  package mutating func splice(_ other: borrowing Layout, _ gone: Range<Int>, with c: Symbol?, eager: Bool) -> Bool {
    copy(other, to: gone.lowerBound)
    if let c, !step(c, isLast: gone.upperBound == other.count) { return false }
    for k in gone.upperBound..<other.count {
      guard step(other.lanes.characters[k], isLast: k == other.count - 1) else { return false }
    }
    if gone.isEmpty && memory.end.flags.contains(.numbers) && !keepsNumbers(of: other, from: gone.lowerBound) {
      return false
    }
    if eager { showCertain() } else { hideTrailingLiterals() }
    return true
  }

  /// Whether no character that moved on when one was inserted before character `k` came into a number of fixed width,
  /// or out of one.
  private func keepsNumbers(of other: borrowing Layout, from k: Int) -> Bool {
    var inserted = tables.numberEdges(ofPath: path(k))
    for i in k..<other.count {
      let edges = inserted + tables.numberEdges(ofPath: path(i + 1))
      if edges != tables.numberEdges(ofPath: other.path(i)) { return false }
      inserted = 0
    }
    return true
  }

  /// Reads a character that moves, if it goes on with the displayed parse.
  @inline(__always) private mutating func step(_ c: Symbol, isLast: Bool) -> Bool {
    if c < 128 { return !(isLast && cell(for: c) & Row.literal != 0) && memory.end.step(c) != 0 }
    let cell = cell(for: c)
    guard cell & (Row.plain | Row.literal) == Row.plain, count < limit else { return false }
    let edge = tables.edges[Row.number(cell)]
    return tables.kept(c, by: tables.origins[Int(edge.origins)].taker, typed) == c
      && push(UInt32(Row.number(cell)), edge, c)
  }
}

/// Taking a character out.
extension Layout {
  /// The character that backspace takes out at an offset, if that is one of a slot and closing up changes nothing
  /// before it: `nil` where the general path decides.
  @inlinable @inline(__always) package func characterToRemove(before caret: Int) -> Int? {
    if hasPendingParses { notePendingParses() }
    let k = characters(before: caret) &- 1
    guard k >= 0, isSimple, lanes.parses[k] == 0, isSlot(k) else { return nil }
    if k == count &- 1 { return k }
    return k > 0 && !memory.end.flags.contains(.numbers) ? k : nil
  }

  /// Whether the last character goes by itself: no value literal before it was certain to come and goes along, and the
  /// literals before it stay where they are.
  @inlinable @inline(__always) package func lastGoesAlone(eager: Bool) -> Bool {
    if count > 1 { return isSlot(count &- 2) }
    let run = eager ? runLength(0) : 0
    return run <= 4 && offset(1) == run &+ 1
  }

  /// Takes the last character out, which goes by itself.
  @inlinable @inline(__always) package mutating func removeLast(eager: Bool) {
    let left = count &- 1
    forgetSums(after: left)
    count = left
    // nothing is put before a value but what is certain to come, which stands there already
    trailingLength = left == 0 && eager ? runLength(0) : 0
  }

  /// Takes the last character out, and the value literals before it that were certain to come.
  package mutating func removeLastWithLiterals(eager: Bool) {
    cut(to: count - 1)
    dropCertainEnd()
    if eager && count == 0 { showCertain() } else { hideTrailingLiterals() }
  }

  /// Whether each character is shown by the first parse of its state.
  package var isInPlace: Bool { !isReformatted }

  /// Whether a slot took character `k`.
  @inlinable @inline(__always) func isSlot(_ k: Int) -> Bool {
    let c = lanes.characters[k]
    guard c < 128 && !isReformatted else { return !isValueLiteral(k) }
    return unsafe rows[Int(lanes.rows[k]) &+ Row.header &+ Int(ascii[Int(c)])] & Row.literal == 0
  }
}
