/// The keys that nearly all keys are: one character typed at the end or in the middle, one removed. Each is a few table steps in place,
/// with nothing allocated, retained or called. What is unusual is left to the general way, which gives the same answer: each of these
/// says false before it has changed anything.
extension Layout {
  /// Whether the fast keys may be tried at all.
  @inline(__always) var isSimple: Bool { memory.end.flags.isDisjoint(with: .unusual) }

  /// Shows the reading that comes first now, a character having been typed at the end. → how many characters before it stand as they did
  package mutating func showOtherReading(eager: Bool) -> (kept: Int, ValueEnd.Append) {
    let kept = relay(to: 0)
    if valueLength + Lanes.slack > lanes.room { memory.end.lanes.growDisplay(to: valueLength + Lanes.slack, used: valueLength) }
    if eager { implyTail() } else { hideTail() }
    var facts: ValueEnd.Facts = isComplete ? .complete : []
    if tailLength != 0 { facts.formUnion(.tail) }
    return (kept, ValueEnd.Append(newLength: length, facts))
  }

  /// Types an ASCII character behind the tail that quoted text comes along with. → nil, and nothing is changed, where it takes the general way
  ///
  /// What of the quoted text was shown before, being certain to come, was on its way already and counts as typed.
  package mutating func appendSupplied(_ c: Symbol, at caret: Int, eager: Bool) -> (ValueEnd.Append, supplied: Range<Int>)? {
    assert(c < 128)
    let (n, shown) = (count, tailLength)
    let cell = unsafe rows[Int(lanes.rows[n]) &+ Row.header &+ Int(ascii[Int(c)])]
    guard Row.isSupply(cell), cell & Row.quoted != 0, isSimple, caret == length else { return nil }
    let supply = tables.supplies[Row.number(cell)]
    let (path, parent) = (supply.path, supply.parent)
    // where another reading keeps some character differently, the general way reads them again
    guard !tables.changesCase || parent == lanes.readings[n] else { return nil }
    guard n + Int(tables.paths[Int(path)].shown) < limit else { return nil }
    let expected = shown == 0 ? 0 : tables.quotedCount(inRunFrom: top(n), most: shown)
    let reading = lanes.readings[n]
    let wanted = tables.kept(c, by: supply.taker, typed)
    guard feed(path: path), exact(wanted), lanes.readings[n] == reading, expected == 0 || expected == count - n - 1 else {
      cut(to: n)
      if shown > 0 { showCertain() }
      return nil
    }
    if eager { showCertain() } else { hideTail() }
    var facts: ValueEnd.Facts = isComplete ? .complete : []
    if tailLength != 0 { facts.formUnion(.tail) }
    return (ValueEnd.Append(newLength: length, facts), expected == 0 ? n..<count - 1 : 0..<0)
  }

  /// What a slot keeps of an ASCII character typed behind the tail, if it changes its case and that is all: then it is as if the character
  /// kept had been typed. nil where it takes the general way to know.
  package func keptAtEnd(_ c: Symbol) -> Symbol? {
    let flag = tailLength == 0 ? Row.bare : Row.eager
    let cell = cell(for: c)
    guard isSimple, !Row.isSupply(cell), cell & flag != 0, cell & Row.plain == 0 else { return nil }
    let origin = tables.origins[Int(tables.edges[Row.number(cell)].origins)]
    guard origin.parent == lanes.readings[count] else { return nil }
    let kept = tables.kept(c, by: origin.taker, typed)
    guard kept < 128, self.cell(for: kept) & (flag | Row.plain) == flag | Row.plain else { return nil }
    return kept
  }

  /// Whether a character behind the value is taken by a reading that is not shown yet, and which keeps it and all before it as they are.
  package func agrees(with c: Symbol) -> Bool {
    let cell = cell(for: c)
    if cell == 0 || Row.isSupply(cell) { return false }
    let origin = tables.origins[Int(tables.edges[Row.number(cell)].origins)]
    guard origin.parent != lanes.readings[count], tables.kept(c, by: origin.taker, typed) == c else { return false }
    var agrees = true
    keptCharacters(of: origin.parent) { k, kept in if kept != lanes.characters[k] { agrees = false } }
    return agrees
  }

  /// Types an ASCII character in the middle. → how many characters stand before it, or -1 where nothing was done
  package mutating func insert(_ c: Symbol, at caret: Int, eager: Bool) -> Int {
    let k = characters(before: caret)
    return k < count && insert(c, at: caret, before: k, eager: eager) ? k : -1
  }

  /// Removes the character before a display offset. → how many stand before it, or -1 where nothing was done, and the character as it was read
  package mutating func removeCharacter(before caret: Int) -> (place: Int, gone: Symbol) {
    let k = characters(before: caret)
    guard k > 1 else { return (-1, 0) }
    let gone = lanes.characters[k &- 1]
    return remove(before: k) ? (k &- 1, gone) : (-1, 0)
  }

  /// Shows what is certain to come without writing out its nodes: at most four characters.
  @inline(__always) mutating func implyTail() {
    let row = unsafe rows + Int(lanes.rows[count])
    unsafe assert(row[2] & Row.runLengthMask <= 4)
    let text = unsafe UnsafeRawPointer(row).loadUnaligned(as: SIMD4<UInt32>.self)
    lanes.display.write(text, at: Int(lanes.offsets[count]))
    tailLength = unsafe Int(truncatingIfNeeded: row[2] & Row.runLengthMask)
    isTailWritten = false
  }

  /// Types an ASCII character at a display offset before character `k`; all that stood behind it moves on, one step each.
  @inline(__always) private mutating func insert(_ c: Symbol, at caret: Int, before k: Int, eager: Bool) -> Bool {
    assert(c < 128 && k < count)
    let n = count
    guard isSimple, !tables.hasFixedNumbers, lanes.readings[k] == 0, lanes.readings[k &+ 1] == 0 else {
      return false
    }
    guard n &+ 1 < lanes.capacity, n < limit, Int(lanes.offsets[n]) &+ 16 <= lanes.room else { return false }
    let row = unsafe rows + Int(lanes.rows[k])
    var cell = unsafe row[Row.header &+ Int(ascii[Int(c)])]
    // the caret stands right behind a character, or behind all the fixed text that is certain to come
    let passed = caret &- Int(lanes.offsets[k])
    guard cell & Row.plain != 0, cell & (passed == 0 ? Row.bare : Row.eager) != 0 else { return false }
    guard unsafe passed == 0 || passed == Int(row[2] & Row.runLengthMask) else { return false }
    forgetSums(behind: k)
    var (i, carry) = isRelaid ? (k, c) : memory.end.moveOn(c, before: k)
    let (characters, shown) = (lanes.characters, tailLength)
    count = i
    while true {
      let next = i < n ? characters[i] : 0
      cell = memory.end.step(carry)
      guard cell != 0, i < n || cell & Row.quoted == 0 else {
        count = n
        moveBack(k, i, carry, shown)
        return false
      }
      i &+= 1
      if i > n { break }
      carry = next
    }
    if eager { implyTail() }
    return true
  }

  /// Undoes an insertion that came to a character that it cannot move: characters `k..<i` have moved on by one, `carry` was on its way,
  /// the tail was `shown` long.
  @inline(never) private mutating func moveBack(_ k: Int, _ i: Int, _ carry: Symbol, _ shown: Int) {
    guard i > k else { return }
    for j in k..<i - 1 { lanes.characters[j] = lanes.characters[j + 1] }
    lanes.characters[i - 1] = carry
    readAgain(from: k, shown)
  }

  /// Reads the characters from `k` on once more and restores the tail.
  private mutating func readAgain(from k: Int, _ shown: Int) {
    let n = count
    count = k
    for j in k..<n {
      let read = exact(lanes.characters[j])
      assert(read)
    }
    if shown > 0 { showCertain() } else { hideTail() }
  }

  /// Removes the character before a caret that stands right behind it or behind fixed text, `k` characters in; what stood behind it
  /// closes up.
  @inline(__always) private mutating func remove(before k: Int) -> Bool {
    let n = count
    // behind nothing, no character leaves the number that it is in
    guard isSimple, k == n || !tables.hasFixedNumbers else { return false }
    guard lanes.readings[k &- 1] == 0, !isQuoted(k &- 1), k < n || !isQuoted(k &- 2) else { return false }
    let (characters, shown) = (lanes.characters, tailLength)
    let gone = characters[k &- 1]
    forgetSums(behind: k &- 1)
    var i = k
    if !isRelaid && k < n { i = memory.end.moveBack(from: k) }
    count = i &- 1
    while i < n {
      let cell = memory.end.step(characters[i])
      guard cell != 0, i &+ 1 < n || cell & Row.quoted == 0 else {
        count = n
        moveOn(k, cell == 0 ? i : i + 1, gone, shown)
        return false
      }
      i &+= 1
    }
    hideTail()
    return true
  }

  /// Undoes a removal that came to a character that it cannot move: characters `k..<i` have moved back by one, the
  /// tail was `shown` long.
  @inline(never) private mutating func moveOn(_ k: Int, _ i: Int, _ gone: Symbol, _ shown: Int) {
    guard i > k else { return }
    for j in stride(from: i - 1, through: k, by: -1) { lanes.characters[j] = lanes.characters[j - 1] }
    lanes.characters[k - 1] = gone
    readAgain(from: k - 1, shown)
  }
}
