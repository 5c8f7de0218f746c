/// Moving characters on and back by one place, in step: while each takes the very edge that the one before it took there, fixed text and
/// offsets stay, and no step waits for the one before it. One of the same class does; of others the table tells. All are ASCII.
extension ValueEnd {
  /// Whether characters may move so: each is ASCII and shown as the first reading shows it.
  @inlinable @inline(__always) var movesInStep: Bool { flags.isDisjoint(with: [.relaid, .foreign]) }

  /// Whether an ASCII character typed at a display offset before character `k` is read there, and walks over nothing.
  @inlinable @inline(__always) func takes(_ c: Symbol, at caret: Int, before k: Int) -> Bool {
    let here = unsafe lanes.records + k
    guard flags.isDisjoint(with: [.unusual, .numbers]) else { return false }
    guard unsafe last < lastOfAll, unsafe Int(last[0].offset) &+ 16 <= lanes.room else { return false }
    if unsafe flags.contains(.relaid) && here[0].reading | here[1].reading != 0 { return false }
    let row = unsafe rows + Int(here[0].row)
    let cell = unsafe row[Row.header &+ Int(ascii[Int(c)])]
    // the caret stands right behind a character, or behind all the fixed text that is certain to come
    let passed = unsafe caret &- Int(here[0].offset)
    if passed == 0 { return cell & (Row.plain | Row.bare) == Row.plain | Row.bare }
    return unsafe cell & (Row.plain | Row.eager) == Row.plain | Row.eager && passed == Int(row[2] & Row.runLengthMask)
  }

  /// Puts a character before character `k` and moves those behind it on. → how many characters stand before the one that it ended at, and
  /// which is still on its way: the last one, if all went well
  @inlinable @inline(__always) mutating func moveOn(_ c: Symbol, before k: Int) -> (place: Int, carry: Symbol) {
    let (rows, ascii, display, last) = unsafe (rows, ascii, lanes.display, last)
    var (here, carry, itsClass) = unsafe (lanes.records + k, c, ascii[Int(c)])
    while unsafe here < last {
      let there = unsafe here[1].character
      let nextClass = unsafe ascii[Int(there)]
      if nextClass != itsClass {
        let cell = unsafe rows[Int(here[0].row) &+ Row.header &+ Int(itsClass)]
        guard unsafe UInt32(truncatingIfNeeded: Row.number(cell)) == here[1].edge, cell & Row.plain != 0 else { break }
        itsClass = nextClass
      }
      unsafe display[Int(here[1].offset) &- 1] = carry
      unsafe here[1].character = carry
      carry = there
      unsafe here += 1
    }
    return unsafe (place(of: here), carry)
  }

  /// Reads the last of the characters that moved on, behind all others, and shows the fixed text certain to come. → false, and nothing is done,
  /// where that takes more than a step, or the value would end in quoted text
  @inlinable @inline(__always) mutating func endMoving(on c: Symbol, isEager: Bool) -> Bool {
    let cell = unsafe rows[Int(last[0].row) &+ Row.header &+ Int(ascii[Int(c)])]
    guard cell & (Row.plain | Row.quoted) == Row.plain else { return false }
    let end = unsafe put(c, cell, at: Int(last[0].offset), isTextShown: Row.gap(cell) == tailLength)
    tailLength = unsafe isEager ? showRun(of: rows + Int(truncatingIfNeeded: cell & Row.targetMask), at: end) : 0
    return true
  }

  /// Moves the characters from `k` on back by one, over the one before them. → the first that was not moved: the last one, if all went well
  @inlinable @inline(__always) mutating func moveBack(from k: Int) -> Int {
    let (rows, ascii, display) = unsafe (rows, ascii, lanes.display)
    // the record that a character moves to; the last one is read anew, as the value ends behind it
    var here = unsafe lanes.records + k
    let end = unsafe last - 1
    var itsClass = unsafe ascii[Int(here[0].character)]
    while unsafe here < end {
      let c = unsafe here[1].character
      let nextClass = unsafe ascii[Int(c)]
      if nextClass != itsClass {
        let cell = unsafe rows[Int(here[-1].row) &+ Row.header &+ Int(nextClass)]
        guard unsafe UInt32(truncatingIfNeeded: Row.number(cell)) == here[0].edge, cell & Row.plain != 0 else { break }
        itsClass = nextClass
      }
      unsafe here[0].character = c
      unsafe display[Int(here[0].offset) &- 1] = c
      unsafe here += 1
    }
    return unsafe place(of: here)
  }

  /// Reads the last character again one place before where it stands, and shows no tail. → false, and nothing is done, as in `endMoving(on:)`
  @inlinable @inline(__always) mutating func endMovingBack() -> Bool {
    let (c, here) = unsafe (last[0].character, last - 2)
    guard unsafe Int(here[0].offset) &+ 16 <= lanes.room else { return false }
    let cell = unsafe rows[Int(here[0].row) &+ Row.header &+ Int(ascii[Int(c)])]
    guard cell & (Row.plain | Row.quoted) == Row.plain else { return false }
    unsafe last = here
    _ = unsafe put(c, cell, at: Int(here[0].offset), isTextShown: false)
    tailLength = 0
    return true
  }
}
