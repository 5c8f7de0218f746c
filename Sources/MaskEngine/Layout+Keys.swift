/// The keys that nearly all keys are: one character typed at the end or in the middle, one removed. Each is a few table steps in place,
/// with nothing allocated, retained or called. What is unusual is left to the general way, which gives the same answer: each of these
/// says false before it has changed anything.
extension Layout {
  /// What a fast key did.
  @usableFromInline package struct Key: Hashable, Sendable {
    @usableFromInline var flags: UInt32 = 0
    /// Whether it was one; else nothing has changed.
    @inlinable package var isTaken: Bool { flags & 1 != 0 }
    @inlinable package var isComplete: Bool { flags & 2 != 0 }
    /// Whether the caret was carried over fixed text.
    @inlinable package var isCarried: Bool { flags & 4 != 0 }
    /// Whether fixed text that is certain to come was shown behind the value.
    @inlinable package var hadTail: Bool { flags & 16 != 0 }
    /// Value characters before the one typed or removed, and all that there were.
    package var place: UInt32 = 0
    package var oldCount: UInt32 = 0
    /// Where the display was changed from, its length before and after.
    package var from: UInt32 = 0
    package var oldLength: UInt32 = 0
    package var newLength: UInt32 = 0
    package var caret: UInt32 = 0

    @inline(__always) init() {}
    @inline(__always) init(isComplete: Bool, isCarried: Bool, hadTail: Bool) {
      flags = 1 | (isComplete ? 2 : 0) | (isCarried ? 4 : 0) | (hadTail ? 16 : 0)
    }
  }

  /// Whether the fast keys may be tried at all.
  @inline(__always) var isSimple: Bool { memory.end.flags.isDisjoint(with: .unusual) }

  @inline(__always) private func key(
    _ place: Int, _ oldCount: Int, _ from: Int, _ oldLength: Int, _ caret: Int, run: Int, hadTail: Bool
  ) -> Key {
    var key = Key(isComplete: isComplete, isCarried: run > 0, hadTail: hadTail)
    key.place = UInt32(truncatingIfNeeded: place)
    key.oldCount = UInt32(truncatingIfNeeded: oldCount)
    key.from = UInt32(truncatingIfNeeded: from)
    key.oldLength = UInt32(truncatingIfNeeded: oldLength)
    key.newLength = UInt32(truncatingIfNeeded: length)
    key.caret = UInt32(truncatingIfNeeded: caret)
    return key
  }

  /// Shows the reading that comes first now, a character having been typed at the end. → where the display was changed from
  package mutating func showOtherReading(eager: Bool) -> (from: Int, ValueEnd.Append) {
    let from = Int(lanes.offsets[relay(to: 0)])
    if valueLength + Lanes.slack > lanes.room { memory.end.lanes.growDisplay(to: valueLength + Lanes.slack, used: valueLength) }
    if eager { implyTail() } else { hideTail() }
    var facts: ValueEnd.Facts = isComplete ? .complete : []
    if tailLength != 0 { facts.formUnion(.tail) }
    return (from, ValueEnd.Append(newLength: length, facts))
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

  /// Types an ASCII character in the middle.
  package mutating func typeWithin(_ c: Symbol, at caret: Int, eager: Bool) -> Key {
    let (oldCount, oldLength, hadTail) = (count, length, tailLength > 0)
    let k = characters(before: caret)
    guard k < count, insert(c, at: caret, before: k, eager: eager) else { return Key() }
    let run = unsafe eager ? Int(rows[Int(lanes.rows[k &+ 1]) &+ 2] & Row.runLengthMask) : 0
    return key(k, oldCount, caret, oldLength, offset(k &+ 1) &+ run, run: run, hadTail: hadTail)
  }

  /// Removes the character before a display offset. → what was done, and the character as it was read
  package mutating func removeCharacter(before caret: Int) -> (Key, Symbol) {
    let (oldCount, oldLength, hadTail) = (count, length, tailLength > 0)
    let k = characters(before: caret)
    guard k > 1 else { return (Key(), 0) }
    let gone = lanes.characters[k &- 1]
    guard remove(before: k) else { return (Key(), 0) }
    let caret = offset(k &- 1)
    return (key(k &- 1, oldCount, caret, oldLength, caret, run: 0, hadTail: hadTail), gone)
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
    var row = unsafe rows + Int(lanes.rows[k])
    var cell = unsafe row[Row.header &+ Int(ascii[Int(c)])]
    // the caret stands right behind a character, or behind all the fixed text that is certain to come
    let passed = caret &- Int(lanes.offsets[k])
    guard cell & Row.plain != 0, cell & (passed == 0 ? Row.bare : Row.eager) != 0 else { return false }
    guard unsafe passed == 0 || passed == Int(row[2] & Row.runLengthMask) else { return false }
    forgetSums(behind: k)

    let (characters, taken, offsets, display) = (lanes.characters, lanes.edges, lanes.offsets, lanes.display)
    var carry = c
    var i = k
    if !isRelaid {
      (i, carry) = memory.end.moveOn(c, before: k)
      unsafe row = rows + Int(lanes.rows[i])
      cell = unsafe carry < 128 ? row[Row.header &+ Int(ascii[Int(carry)])] : 0
    }
    var at = Int(offsets[i])
    while true {
      guard cell & Row.plain != 0, i < n || cell & Row.quoted == 0, at &+ 16 <= lanes.room else {
        moveBack(k, i, carry)
        return false
      }
      let number = Row.number(cell)
      let edge = unsafe edges + number
      unsafe display.write(edge.pointee.text, at: at)
      at &+= Row.gap(cell) &+ 1
      display[at &- 1] = carry
      let next = i < n ? characters[i] : 0
      characters[i] = carry
      taken[i] = UInt32(truncatingIfNeeded: number)
      i &+= 1
      lanes.readings[i] = 0
      offsets[i] = UInt32(truncatingIfNeeded: at)
      lanes.rows[i] = UInt32(truncatingIfNeeded: cell & Row.targetMask)
      if i > n { break }
      carry = next
      unsafe row = rows + Int(cell & Row.targetMask)
      cell = unsafe carry < 128 ? row[Row.header &+ Int(ascii[Int(carry)])] : 0
    }
    count = n &+ 1
    if eager { implyTail() } else { hideTail() }
    return true
  }

  /// Undoes an insertion that came to a character that it cannot move: characters `k..<i` have moved on by one, `carry` was on its way.
  @inline(never) private mutating func moveBack(_ k: Int, _ i: Int, _ carry: Symbol) {
    guard i > k else { return }
    for j in k..<i - 1 { lanes.characters[j] = lanes.characters[j + 1] }
    lanes.characters[i - 1] = carry
    readAgain(from: k)
  }

  /// Reads the characters from `k` on once more and restores the tail.
  private mutating func readAgain(from k: Int) {
    let (n, shown, isWritten) = (count, tailLength, isTailWritten)
    count = k
    for j in k..<n {
      let read = exact(lanes.characters[j])
      assert(read)
    }
    showTailAgain(shown, isWritten: isWritten)
  }

  /// Removes the character before a caret that stands right behind it or behind fixed text, `k` characters in; what stood behind it
  /// closes up.
  @inline(__always) private mutating func remove(before k: Int) -> Bool {
    let n = count
    // behind nothing, no character leaves the number that it is in
    guard isSimple, k == n || !tables.hasFixedNumbers else { return false }
    guard lanes.readings[k &- 1] == 0, !isQuoted(k &- 1), k < n || !isQuoted(k &- 2) else { return false }
    let (characters, taken, offsets, display) = (lanes.characters, lanes.edges, lanes.offsets, lanes.display)
    let gone = characters[k &- 1]
    forgetSums(behind: k &- 1)
    var i = k
    if !isRelaid { i = memory.end.moveBack(from: k) }
    var at = Int(offsets[i &- 1])
    var row = unsafe rows + Int(lanes.rows[i &- 1])
    while i < n {
      let c = characters[i]
      let cell = unsafe c < 128 ? row[Row.header &+ Int(ascii[Int(c)])] : 0
      guard cell & Row.plain != 0, i &+ 1 < n || cell & Row.quoted == 0, at &+ 16 <= lanes.room else {
        moveOn(k, i, gone)
        return false
      }
      let number = Row.number(cell)
      let edge = unsafe edges + number
      unsafe display.write(edge.pointee.text, at: at)
      at &+= Row.gap(cell) &+ 1
      display[at &- 1] = c
      characters[i &- 1] = c
      taken[i &- 1] = UInt32(truncatingIfNeeded: number)
      lanes.readings[i] = 0
      offsets[i] = UInt32(truncatingIfNeeded: at)
      lanes.rows[i] = UInt32(truncatingIfNeeded: cell & Row.targetMask)
      unsafe row = rows + Int(cell & Row.targetMask)
      i &+= 1
    }
    count = n &- 1
    hideTail()
    return true
  }

  /// Undoes a removal that came to a character that it cannot move: characters `k..<i` have moved back by one.
  @inline(never) private mutating func moveOn(_ k: Int, _ i: Int, _ gone: Symbol) {
    guard i > k else { return }
    for j in stride(from: i - 1, through: k, by: -1) { lanes.characters[j] = lanes.characters[j - 1] }
    lanes.characters[k - 1] = gone
    readAgain(from: k - 1)
  }
}
