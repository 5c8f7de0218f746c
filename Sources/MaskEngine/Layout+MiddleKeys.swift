/// One character typed or removed in the middle: what stands behind it moves by one place, a step each, in place.
///
/// Nearly always all of it can; `ValueEnd` does that in one go. Where some character cannot go on by the edge that the one before it took,
/// the rest is read again, and if that fails, all is put back and this says that nothing was done.
extension Layout {
  /// Types an ASCII character. → how many characters stand before it, or -1 where nothing was done
  @inlinable @inline(__always) package mutating func insert(_ c: Symbol, at caret: Int, eager: Bool) -> Int {
    assert(c < 128)
    let k = characters(before: caret)
    guard k < count, memory.end.takes(c, at: caret, before: k) else { return -1 }
    forgetSums(behind: k)
    let (i, carry) = memory.end.movesInStep ? memory.end.moveOn(c, before: k) : (k, c)
    if i == count && memory.end.endMoving(on: carry, isEager: eager) { return k }
    return insertRest(from: i, carry, k, eager) ? k : -1
  }

  /// Removes the character before a display offset. → how many stand before it, or -1 where nothing was done, and the character as it was read
  @inlinable @inline(__always) package mutating func remove(before caret: Int, eager: Bool) -> (place: Int, gone: Symbol) {
    let (n, k) = (count, characters(before: caret))
    guard k > 0, isSimple, lanes.readings[k &- 1] == 0, isSlot(k &- 1) else { return (-1, 0) }
    let gone = lanes.characters[k &- 1]
    if k == n { return removeLast(eager) ? (k &- 1, gone) : (-1, 0) }
    guard k > 1, !memory.end.flags.contains(.numbers) else { return (-1, 0) }
    forgetSums(behind: k &- 1)
    var i = k
    if memory.end.movesInStep {
      i = memory.end.moveBack(from: k)
      if i == n &- 1 && memory.end.endMovingBack() { return (k &- 1, gone) }
    }
    return removeRest(from: i, k, gone) ? (k &- 1, gone) : (-1, 0)
  }

  /// Removes the last character, which a slot took.
  @inlinable @inline(__always) mutating func removeLast(_ eager: Bool) -> Bool {
    let left = count &- 1
    if left == 0 {
      // what is certain to come stays where it is
      let run = eager ? runLength(0) : 0
      guard run <= 4, offset(1) == run &+ 1 else { return false }
      tailLength = run
    } else {
      guard isSlot(left &- 1) else { return false }
      tailLength = 0
    }
    forgetSums(behind: left)
    count = left
    return true
  }

  /// Removes the last character, which a slot took, behind quoted text; what of that was certain to come goes along. → false, and nothing is
  /// done, where it takes the general way; `body` is called before anything is
  package mutating func removeLastBehindQuoted(before caret: Int, eager: Bool, _ body: (inout Layout) -> Void) -> Bool {
    guard isSimple, !isRelaid, count > 1, caret >= valueLength, isSlot(count &- 1), isQuoted(count &- 2) else { return false }
    body(&self)
    cut(to: count &- 1)
    dropCertainEnd()
    if eager && count == 0 { showCertain() } else { hideTail() }
    return true
  }

  /// Whether a slot took character `k`.
  @inlinable @inline(__always) func isSlot(_ k: Int) -> Bool {
    let c = lanes.characters[k]
    guard c < 128 && !isRelaid else { return !isQuoted(k) }
    return unsafe rows[Int(lanes.rows[k]) &+ Row.header &+ Int(ascii[Int(c)])] & Row.quoted == 0
  }

  /// Goes on with an insertion before character `k`, in which those from `k` to `i` have moved on by one and `carry` is on its way.
  /// → false where it cannot be done, and all is as it was
  @usableFromInline @inline(never) mutating func insertRest(from i: Int, _ carry: Symbol, _ k: Int, _ eager: Bool) -> Bool {
    let (n, characters, shown) = (count, lanes.characters, tailLength)
    var (i, carry) = (i, carry)
    count = i
    while i <= n {
      let next = i < n ? characters[i] : 0
      guard step(carry, isLast: i == n) else {
        count = n
        if i > k {
          for j in k..<i - 1 { characters[j] = characters[j + 1] }
          characters[i - 1] = carry
          readAgain(from: k, shown)
        }
        return false
      }
      carry = next
      i += 1
    }
    if eager { showCertain() }
    return true
  }

  /// Goes on with a removal of character `k - 1`, which was `gone`, where those from `k` to `i` have moved back by one.
  /// → false where it cannot be done, and all is as it was
  @usableFromInline @inline(never) mutating func removeRest(from i: Int, _ k: Int, _ gone: Symbol) -> Bool {
    let (n, characters, shown) = (count, lanes.characters, tailLength)
    var i = i
    count = i - 1
    while i < n {
      guard step(characters[i], isLast: i + 1 == n) else {
        count = n
        if i > k {
          for j in stride(from: i - 1, through: k, by: -1) { characters[j] = characters[j - 1] }
          characters[k - 1] = gone
          readAgain(from: k - 1, shown)
        }
        return false
      }
      i += 1
    }
    hideTail()
    return true
  }

  /// Reads a character that moves, if it goes on with the reading shown; the value may not come to end in quoted text.
  @inline(__always) private mutating func step(_ c: Symbol, isLast: Bool) -> Bool {
    guard c < 128 else { return step(beyondASCII: c) }
    return !(isLast && cell(for: c) & Row.quoted != 0) && memory.end.step(c) != 0
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
}
