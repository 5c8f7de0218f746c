/// Moving characters on and back by one place, in step: while each takes the very edge that the one before it took there, fixed text and
/// offsets stay, and no step waits for the one before it. One of the same class does; of others the table tells. All are ASCII.
extension ValueEnd {
  /// Puts a character before character `k` and moves those behind it on. → how many characters stand before the one that it ended at, and
  /// which is still on its way: the last one, if all went well
  @inline(never) mutating func moveOn(_ c: Symbol, before k: Int) -> (place: Int, carry: Symbol) {
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

  /// Moves the characters from `k` on back by one, over the one before them. → the first that was not moved: the last one, if all went well
  @inline(never) mutating func moveBack(from k: Int) -> Int {
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
}
