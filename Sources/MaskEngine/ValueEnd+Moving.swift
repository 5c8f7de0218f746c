public import MaskCompiler

/// Moving characters on and back by one place, in step: while each takes the very edge that the one before it took
/// there, literals and offsets stay, and no step waits for the one before it. One of the same class does; of others the
/// table says so. All are ASCII.
///
/// Whether all of them can is found first, and nothing is changed where one cannot.
extension ValueEnd {
  /// Whether the characters from `k` on may move so: each is ASCII and shown as the first parse of its state shows it.
  @inlinable @inline(__always) func movesInStep(from k: Int) -> Bool {
    flags.isDisjoint(with: [.nonASCII, .parsesPending]) && (!flags.contains(.reformatted) || isFirstParse(from: k))
  }

  @usableFromInline @inline(never) func isFirstParse(from k: Int) -> Bool {
    var here = unsafe lanes.records + k
    while unsafe here <= last {
      if unsafe here[0].parse != 0 { return false }
      unsafe here += 1
    }
    return true
  }

  /// Whether an ASCII character typed at a display offset before character `k` is appended to those before it.
  @inlinable @inline(__always) func takes(_ c: Symbol, at caret: Int, before k: Int) -> Bool {
    let here = unsafe lanes.records + k
    guard flags.isDisjoint(with: [.unusual, .parsesPending]) else { return false }
    guard unsafe last < lastOfAll, unsafe Int(last[0].offset) &+ 16 <= lanes.room else { return false }
    if unsafe flags.contains(.reformatted) && here[0].parse | here[1].parse != 0 { return false }
    let row = unsafe rows + Int(here[0].row)
    let cell = unsafe row[Row.header &+ Int(ascii[Int(c)])]
    guard cell & Row.plain != 0 else { return false }
    // the caret stands right after a character, or after all the literals that are certain to come
    let passed = unsafe caret &- Int(here[0].offset)
    if passed == 0 { return Row.appends(Row.action(cell, afterLiterals: false)) }
    return unsafe Row.appends(Row.action(cell, afterLiterals: true)) && passed == Int(row[2] & Row.runLengthMask)
  }

  /// Whether a character can be put before character `k`, and those after it moved on: the last one is then read once
  /// more.
  @inlinable @inline(__always) func canMoveOn(_ c: Symbol, before k: Int) -> Bool {
    let (rows, ascii, last) = unsafe (rows, ascii, last)
    var (here, itsClass) = unsafe (lanes.records + k, ascii[Int(c)])
    while unsafe here < last {
      let nextClass = unsafe ascii[Int(here[1].character)]
      if nextClass != itsClass {
        let cell = unsafe rows[Int(here[0].row) &+ Row.header &+ Int(itsClass)]
        guard unsafe UInt32(truncatingIfNeeded: Row.number(cell)) == here[1].edge, cell & Row.plain != 0 else {
          return false
        }
        itsClass = nextClass
      }
      unsafe here += 1
    }
    let cell = unsafe rows[Int(last[0].row) &+ Row.header &+ Int(itsClass)]
    return cell & (Row.plain | Row.literal) == Row.plain
  }

  /// Puts a character before character `k`, moves those after it on and shows the literals that are certain to come:
  /// `canMoveOn` holds.
  @inlinable @inline(__always) mutating func moveOn(_ c: Symbol, before k: Int, isEager: Bool) {
    let (display, last) = unsafe (lanes.display, last)
    var (here, carry) = unsafe (lanes.records + k, c)
    while unsafe here < last {
      let next = unsafe here[1].character
      unsafe display[Int(here[1].offset) &- 1] = carry
      unsafe here[1].character = carry
      carry = next
      unsafe here += 1
    }
    let cell = unsafe rows[Int(last[0].row) &+ Row.header &+ Int(ascii[Int(carry)])]
    let end = unsafe put(carry, cell, at: Int(last[0].offset), isTextShown: Row.gap(cell) == trailingLength)
    trailingLength = unsafe isEager ? showRun(of: rows + Int(truncatingIfNeeded: cell & Row.targetMask), at: end) : 0
  }

  /// Whether the characters from `k` on can be moved back by one, over the one before them: the last one is then read
  /// once more.
  @inlinable @inline(__always) func canMoveBack(from k: Int) -> Bool {
    let (rows, ascii) = unsafe (rows, ascii)
    // the record that a character moves to; the last one is read again, as the value ends there
    var (here, end) = unsafe (lanes.records + k, last - 1)
    var itsClass = unsafe ascii[Int(here[0].character)]
    while unsafe here < end {
      let nextClass = unsafe ascii[Int(here[1].character)]
      if nextClass != itsClass {
        let cell = unsafe rows[Int(here[-1].row) &+ Row.header &+ Int(nextClass)]
        guard unsafe UInt32(truncatingIfNeeded: Row.number(cell)) == here[0].edge, cell & Row.plain != 0 else {
          return false
        }
        itsClass = nextClass
      }
      unsafe here += 1
    }
    guard unsafe Int(here[-1].offset) &+ 16 <= lanes.room else { return false }
    let cell = unsafe rows[Int(here[-1].row) &+ Row.header &+ Int(ascii[Int(here[1].character)])]
    return cell & (Row.plain | Row.literal) == Row.plain
  }

  /// Moves the characters from `k` on back by one, over the one before them, and shows no trailing literals:
  /// `canMoveBack` holds.
  @inlinable @inline(__always) mutating func moveBack(from k: Int) {
    let display = lanes.display
    var (here, end) = unsafe (lanes.records + k, last - 1)
    while unsafe here < end {
      let c = unsafe here[1].character
      unsafe here[0].character = c
      unsafe display[Int(here[0].offset) &- 1] = c
      unsafe here += 1
    }
    let c = unsafe here[1].character
    let cell = unsafe rows[Int(here[-1].row) &+ Row.header &+ Int(ascii[Int(c)])]
    unsafe last = here - 1
    _ = unsafe put(c, cell, at: Int(here[-1].offset), isTextShown: false)
    trailingLength = 0
  }
}
