public import MaskCompiler

/// The end of a laid-out value, where nearly all keys are typed: what such a key reads and writes, in one place.
///
/// Numbers and pointers alone, unlike the layout that it is part of, so that the key is inlined into the field's own
/// typing.
@safe @usableFromInline package struct ValueEnd {
  // what a key looks at of the tables
  @usableFromInline var rows: UnsafePointer<UInt64>
  @usableFromInline let ascii: UnsafePointer<UInt16>
  @usableFromInline var edges: UnsafePointer<EdgeRecord>
  @usableFromInline var flags = Flags()
  @usableFromInline var lanes: Lanes
  /// The record of the last value character, or that of the empty value.
  @usableFromInline var last: UnsafeMutablePointer<CharacterRecord>
  /// The record after which a key at the end finds no room, or the value is as long as it may be.
  @usableFromInline var lastOfAll: UnsafeMutablePointer<CharacterRecord>
  /// Characters of the trailing literals.
  @usableFromInline var trailingLength = 0
  /// A bound on the value's length.
  let limit: Int

  init(_ tables: MaskTables, _ lanes: Lanes, limit: Int) {
    unsafe rows = tables.rows.base
    unsafe ascii = tables.ascii.base
    unsafe edges = tables.edges.base
    self.lanes = lanes
    self.limit = limit
    unsafe last = lanes.records
    unsafe lastOfAll = lanes.records + min(lanes.capacity, limit)
    if tables.hasFixedNumbers { flags.insert(.numbers) }
  }

  /// Value characters.
  @inlinable @inline(__always) var count: Int {
    get { unsafe place(of: last) }
    set { unsafe last = lanes.records + newValue }
  }

  /// How many characters lead to a record.
  @inlinable @inline(__always) func place(of record: UnsafeMutablePointer<CharacterRecord>) -> Int {
    // records lie after the first, and their stride is a power of two: a shift of what has no sign
    unsafe Int(bitPattern: (UInt(bitPattern: record) &- UInt(bitPattern: lanes.records)) / UInt(RecordLane.stride))
  }

  /// Makes room for one character more, and keeps those that there are.
  mutating func grow() {
    let count = count
    lanes.grow(count: count)
    self.count = count
    unsafe lastOfAll = lanes.records + min(lanes.capacity, limit)
  }

  /// What a key needs to know.
  @usableFromInline struct Flags: OptionSet, Sendable {
    @usableFromInline let rawValue: UInt16
    @inlinable init(rawValue: UInt16) { self.rawValue = rawValue }
    // The library's own are generic, and unoptimised code goes through some ten calls for each: a tenth of all tests.
    @inlinable func contains(_ other: Flags) -> Bool { rawValue & other.rawValue == other.rawValue }
    @inlinable func isDisjoint(with other: Flags) -> Bool { rawValue & other.rawValue == 0 }
    @inlinable static var trailingWritten: Flags { Flags(rawValue: 1) }
    @inlinable static var folded: Flags { Flags(rawValue: 2) }
    @inlinable static var reformatted: Flags { Flags(rawValue: 4) }
    @inlinable static var emptySlots: Flags { Flags(rawValue: 8) }
    @inlinable static var nonASCII: Flags { Flags(rawValue: 16) }
    @inlinable static var left: Flags { Flags(rawValue: 32) }
    @inlinable static var uneven: Flags { Flags(rawValue: 64) }
    /// There are numbers of fixed width, whose digits do not move on.
    @inlinable static var numbers: Flags { Flags(rawValue: 128) }
    /// Another parse has taken a character that shows all before it alike, and which parse showed those is still to be
    /// noted.
    @inlinable static var parsesPending: Flags { Flags(rawValue: 256) }
    /// With any of these, keys take the general path. Not as a list, which unoptimised code makes and goes through at
    /// every key.
    @inlinable static var unusual: Flags {
      Flags(
        rawValue: folded.rawValue | emptySlots.rawValue | uneven.rawValue | left.rawValue | trailingWritten.rawValue)
    }
  }

  /// What a character typed at the end did, in registers.
  @usableFromInline package struct Append {
    /// How long the display is now; -1 if nothing was done, since this takes the general way.
    @usableFromInline package var newLength: Int
    @usableFromInline package var facts: Facts

    @inlinable package init(newLength: Int, _ facts: Facts = []) {
      self.newLength = newLength
      self.facts = facts
    }
    /// Nothing was done: this takes the general way.
    @inlinable static var general: Append { Append(newLength: -1) }
    @inlinable package var isTaken: Bool { newLength >= 0 }
  }

  @usableFromInline package struct Facts: OptionSet, Sendable {
    @usableFromInline package let rawValue: Int
    @inlinable package init(rawValue: Int) { self.rawValue = rawValue }
    /// The value is complete.
    @inlinable package static var complete: Facts { Facts(rawValue: 1) }
    /// Literals that are certain to come are shown after the value.
    @inlinable package static var trailing: Facts { Facts(rawValue: 2) }
  }

  /// Types an ASCII character after the trailing literals, if its action is to be appended: the literals before the
  /// character, the character, the literals that are certain to come.
  ///
  /// - Parameter isEager: whether literals that are certain to come are shown. It is asked for where it is needed, to
  ///   keep a register free.
  @inlinable @inline(__always) package mutating func append(
    _ c: Symbol, at caret: Int, isEager: @autoclosure () -> Bool
  ) -> Append {
    assert(c < 128)
    let here = unsafe last
    let at = unsafe Int(here[0].offset)
    let cell = unsafe rows[Int(here[0].row) &+ Row.header &+ Int(ascii[Int(c)])]
    // the trailing literals are none, or all that are certain to come
    guard caret == at &+ trailingLength, flags.isDisjoint(with: .unusual) else { return .general }
    let action = Row.action(cell, afterLiterals: trailingLength != 0)
    guard Row.appends(action) else { return .general }
    guard unsafe here < lastOfAll, at &+ 16 <= lanes.room else { return .general }
    if cell & Row.plain == 0 {
      // parses that keep ASCII alike may differ in what they make of other characters
      if flags.contains(.nonASCII) { return .general }
      flags.insert(.parsesPending)
    }
    // a text as long as the trailing literals are what is shown
    let end = put(c, cell, at: at, isTextShown: Row.gap(cell) == trailingLength)
    let next = unsafe rows + Int(truncatingIfNeeded: cell & Row.targetMask)
    var facts = unsafe next[3] != 0 ? Facts.complete : []
    let run = unsafe isEager() ? showRun(of: next, at: end) : 0
    if run != 0 { facts.formUnion(.trailing) }
    trailingLength = run
    return Append(newLength: end &+ run, facts)
  }

  /// Writes the literals certain to come in the state of a row, its nodes not written out: at most four characters.
  ///
  /// - Returns: How many.
  @inlinable @inline(__always) func showRun(of row: UnsafePointer<UInt64>, at end: Int) -> Int {
    let run = unsafe Int(truncatingIfNeeded: row[2] & Row.runLengthMask)
    assert(run <= 4)
    if run != 0 { unsafe lanes.display.write(UnsafeRawPointer(row).loadUnaligned(as: SIMD4<UInt32>.self), at: end) }
    return run
  }

  /// Reads an ASCII character after the value, where that is one step of the table; there are no trailing literals
  /// then.
  ///
  /// - Returns: What the table says of it, or 0 where it takes more, and nothing is done.
  @inline(__always) mutating func step(_ c: Symbol) -> UInt64 {
    assert(c < 128)
    let at = unsafe Int(last[0].offset)
    let cell = unsafe rows[Int(last[0].row) &+ Row.header &+ Int(ascii[Int(c)])]
    // after a field whose editing has ended, another parse than the first may be shown
    guard cell & Row.plain != 0, !flags.contains(.left) else { return 0 }
    guard unsafe last < lastOfAll, at &+ 16 <= lanes.room else { return 0 }
    _ = put(c, cell, at: at, isTextShown: false)
    trailingLength = 0
    flags.remove(.trailingWritten)
    return cell
  }

  /// Writes a character after the value, with the literals before it: there is room.
  ///
  /// - Returns: Where it ends.
  @inlinable @inline(__always) mutating func put(_ c: Symbol, _ cell: UInt64, at: Int, isTextShown: Bool) -> Int {
    let here = unsafe last
    if !isTextShown { unsafe lanes.display.write(edges[Row.number(cell)].text, at: at) }
    let end = at &+ Row.gap(cell) &+ 1
    lanes.display[end &- 1] = c
    unsafe here[1].row = UInt32(truncatingIfNeeded: cell & Row.targetMask)
    unsafe here[1].offset = UInt32(truncatingIfNeeded: end)
    unsafe here[1].character = c
    unsafe here[1].edge = UInt32(truncatingIfNeeded: Row.number(cell))
    unsafe here[1].parse = 0
    unsafe last = here + 1
    return end
  }
}
