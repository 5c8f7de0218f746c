/// Keys and pastes at the end that take more than `ValueEnd.append`: each is a few table steps in place, with nothing allocated or retained.
/// What is unusual is left to the general way, which gives the same answer: each of these says so before it has changed anything.
extension Layout {
  /// Whether the fast keys may be tried at all.
  @inlinable @inline(__always) var isSimple: Bool { memory.end.flags.isDisjoint(with: .unusual) }

  /// Shows the reading that comes first now, a character having been typed at the end. → how many characters before it stand as they did
  package mutating func showOtherReading(eager: Bool) -> (kept: Int, ValueEnd.Append) {
    let kept = relay(to: 0, laid: count)
    return (kept, showEnd(eager: eager))
  }

  /// Shows what is certain to come, or nothing, behind a character that was typed at the end. → what that key did
  private mutating func showEnd(eager: Bool) -> ValueEnd.Append {
    if eager { showCertain() } else { hideTail() }
    var facts: ValueEnd.Facts = isComplete ? .complete : []
    if tailLength != 0 { facts.formUnion(.tail) }
    return ValueEnd.Append(newLength: length, facts)
  }

  /// Whether quoted text comes along with an ASCII character behind the value.
  package func isSupply(_ c: Symbol) -> Bool { Row.isSupply(cell(forASCII: c)) }

  /// What the table says of an ASCII character behind the value.
  @inline(__always) private func cell(forASCII c: Symbol) -> UInt64 {
    assert(c < 128)
    return unsafe rows[Int(lanes.rows[count]) &+ Row.header &+ Int(ascii[Int(c)])]
  }

  /// Types an ASCII character behind the tail that quoted text comes along with. → nil, and nothing is changed, where it takes the general way
  ///
  /// What of the quoted text was shown before, being certain to come, was on its way already and counts as typed.
  package mutating func appendSupplied(_ c: Symbol, at caret: Int, eager: Bool) -> (ValueEnd.Append, supplied: Range<Int>)? {
    let (n, shown, cell) = (count, tailLength, cell(forASCII: c))
    guard Row.isSupply(cell), cell & Row.quoted != 0, isSimple, caret == length else { return nil }
    let supply = tables.supplies[Row.number(cell)]
    let (path, parent) = (supply.path, supply.parent)
    // where another reading keeps some character differently, the general way reads them again
    guard !tables.changesCase || parent == lanes.readings[n] else { return nil }
    guard n + Int(tables.paths[Int(path)].shown) < limit else { return nil }
    let expected = shown == 0 ? 0 : tables.quotedCount(inRunFrom: top(n), most: shown)
    let reading = lanes.readings[n]
    guard feed(path: path), let wanted = expected == 0 ? kept(c, by: supply.taker) : keptBehind(c), exact(wanted),
      lanes.readings[n] == reading, expected == 0 || expected == count - n - 1
    else {
      cut(to: n)
      if shown > 0 { showCertain() }
      return nil
    }
    return (showEnd(eager: eager), expected == 0 ? n..<count - 1 : 0..<0)
  }

  /// What a slot keeps of an ASCII character.
  @inline(__always) private func kept(_ c: Symbol, by slot: UInt32) -> Symbol {
    tables.changesCase ? tables.kept(c, by: slot, typed) : c
  }

  /// What is kept of an ASCII character behind quoted text that was shown, where another slot may come first than the one for which that is
  /// brought along; nil where another reading takes it and may keep those before it otherwise.
  @inline(__always) private func keptBehind(_ c: Symbol) -> Symbol? {
    guard tables.changesCase else { return c }
    let cell = cell(forASCII: c)
    if cell == 0 || Row.isSupply(cell) { return nil }
    let origin = tables.origins[Int(tables.edges[Row.number(cell)].origins)]
    return origin.parent == lanes.readings[count] ? kept(c, by: origin.taker) : nil
  }

  /// Types a text behind the tail, if each character of it is a step. → how many characters of the value stand as they did; nil, and nothing is
  /// changed, where it is not so
  package mutating func appendAtOnce(_ text: borrowing NumberList, eager: Bool) -> Int? {
    let (n, shown) = (count, tailLength)
    guard isSimple else { return nil }
    let start = tailTypedOver(by: text)
    let (taken, kept) = readAtOnce(text, from: start, behind: shown)
    let isWhole = start + taken == text.count
    if !isWhole { cut(to: n) }
    let showsTail = isWhole ? eager : shown > 0
    if showsTail { showCertain() } else { hideTail() }
    return isWhole ? kept : nil
  }

  /// Types a character beyond ASCII behind the tail, where it counts as one, is a cluster by itself, and is kept as it is; the mask's fixed
  /// text is ASCII, and is not walked over. → nil, and nothing is changed, where it takes the general way
  package mutating func append(beyondASCII c: Symbol, at caret: Int, eager: Bool) -> ValueEnd.Append? {
    guard isSimple, caret == length, c != .hole, memory.isEven(c) else { return nil }
    guard tailLength == 0 || tables.quotedCount(inRunFrom: top(count), most: tailLength) == 0 else { return nil }
    guard step(beyondASCII: c) else { return nil }
    return showEnd(eager: eager)
  }

  /// Reads a character beyond ASCII behind the value, where a slot keeps it as it is and the reading shown goes on. → whether it was read
  mutating func step(beyondASCII c: Symbol) -> Bool {
    let cell = cell(for: c)
    guard cell & (Row.plain | Row.quoted) == Row.plain, count < limit else { return false }
    let edge = tables.edges[Row.number(cell)]
    return tables.kept(c, by: tables.origins[Int(edge.origins)].taker, typed) == c && push(UInt32(Row.number(cell)), edge, c)
  }

  /// Types an ASCII character behind the tail where its slot changes its case, or another reading takes it that keeps all before it as it is.
  package mutating func appendInAnyCase(_ c: Symbol, at caret: Int, eager: Bool) -> ValueEnd.Append {
    let kept = keptAtEnd(c) ?? c
    return memory.end.append(kept, at: caret, isEager: eager, isAgreed: agrees(with: kept))
  }

  /// What a slot keeps of an ASCII character typed behind the tail, if it changes its case and that is all: then it is as if the character
  /// kept had been typed. nil where it takes the general way to know.
  private func keptAtEnd(_ c: Symbol) -> Symbol? {
    let flag = tailLength == 0 ? Row.bare : Row.eager
    let cell = cell(for: c)
    guard isSimple, !Row.isSupply(cell), cell & flag != 0, cell & Row.plain == 0 else { return nil }
    let origin = tables.origins[Int(tables.edges[Row.number(cell)].origins)]
    let kept = tables.kept(c, by: origin.taker, typed)
    guard kept != c, kept < 128 else { return nil }
    let keptCell = self.cell(for: kept)
    guard keptCell & flag != 0, !Row.isSupply(keptCell) else { return nil }
    return tables.origins[Int(tables.edges[Row.number(keptCell)].origins)] == origin ? kept : nil
  }

  /// Whether a character behind the value is taken by a reading that is not shown yet, and which keeps it and all before it as they are.
  private func agrees(with c: Symbol) -> Bool {
    let cell = cell(for: c)
    if cell == 0 || Row.isSupply(cell) { return false }
    let origin = tables.origins[Int(tables.edges[Row.number(cell)].origins)]
    guard origin.parent != lanes.readings[count], tables.kept(c, by: origin.taker, typed) == c else { return false }
    var agrees = true
    keptCharacters(of: origin.parent) { k, kept in if kept != lanes.characters[k] { agrees = false } }
    return agrees
  }

  /// Shows what is certain to come without writing out its nodes: at most four characters.
  @inlinable @inline(__always) mutating func implyTail() {
    tailLength = unsafe memory.end.showRun(of: rows + Int(lanes.rows[count]), at: valueLength)
    isTailWritten = false
  }
}
