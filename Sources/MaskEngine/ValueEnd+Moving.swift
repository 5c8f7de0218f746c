/// Moving characters on and back by one place, in step: while each takes the very edge that the one before it took there, fixed text and
/// offsets stay, and no step waits for the one before it.
extension ValueEnd {
  /// Puts a character before character `k` and moves those behind it on. → how many characters stand before the one that it ended at, and
  /// which is still on its way: the last one, if all went well
  @inline(never) func moveOn(_ c: Symbol, before k: Int) -> (place: Int, carry: Symbol) {
    let (rows, ascii, display) = unsafe (rows, ascii, lanes.display)
    var (here, carry) = unsafe (lanes.records + k, c)
    while unsafe here < last, carry < 128 {
      let cell = unsafe rows[Int(here[0].row) &+ Row.header &+ Int(ascii[Int(carry)])]
      guard unsafe UInt32(truncatingIfNeeded: Row.number(cell)) == here[1].edge, cell & Row.plain != 0 else { break }
      unsafe display[Int(here[1].offset) &- 1] = carry
      unsafe swap(&carry, &here[1].character)
      unsafe here += 1
    }
    return unsafe (here - lanes.records, carry)
  }

  /// Moves the characters from `k` on back by one, over the one before them. → the first that was not moved: the last one, if all went well
  @inline(never) func moveBack(from k: Int) -> Int {
    let (rows, ascii, display) = unsafe (rows, ascii, lanes.display)
    // the record that a character moves to
    var here = unsafe lanes.records + k
    while unsafe here + 1 < last {
      let c = unsafe here[1].character
      guard c < 128 else { break }
      let cell = unsafe rows[Int(here[-1].row) &+ Row.header &+ Int(ascii[Int(c)])]
      guard unsafe UInt32(truncatingIfNeeded: Row.number(cell)) == here[0].edge, cell & Row.plain != 0 else { break }
      unsafe here[0].character = c
      unsafe display[Int(here[0].offset) &- 1] = c
      unsafe here += 1
    }
    return unsafe here - lanes.records
  }
}
