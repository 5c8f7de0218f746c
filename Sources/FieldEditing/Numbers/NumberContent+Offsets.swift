internal import NumberFormatting

/// Offsets, in the unit of the field's own.
extension NumberContent {
  func forEachPart(_ body: (DisplayRun.Role, Range<Int>) -> Void) {
    for element in 0..<elementCount {
      body(.typed, offset(of: element, afterGap: true)..<offset(of: element + 1, afterGap: false))
    }
  }

  /// What an edit replaced, and where the replacement ends.
  @inline(__always) func ends(of change: NumberChange) -> (replaced: Range<Int>, newEnd: Int) {
    change.isInBytes ? counted(change) : (change.start..<change.oldEnd, change.newEnd)
  }

  /// Where the affixes are others: counted through, and widened to whole characters of both displays.
  @inline(never) private func counted(_ change: NumberChange) -> (replaced: Range<Int>, newEnd: Int) {
    let unit = memory.offsetUnit
    let low = unsafe min(
      unit.place(of: change.start, in: layout.formerBytes).floor, unit.place(of: change.start, in: layout.bytes).floor)
    let old = unsafe unit.place(of: change.oldEnd, in: layout.formerBytes)
    let new = unsafe unit.place(of: change.newEnd, in: layout.bytes)
    // what stays after is as long in both
    let rest = min(old.total - old.ceiling, new.total - new.ceiling)
    return (low..<old.total - rest, new.total - rest)
  }
}

extension NumberMeasure {
  init(_ format: NumberFormat, _ unit: FieldOptions.OffsetUnit) {
    self.init(
      format, isBytes: unit == .utf8, countsPairs: unit == .utf16,
      characters: { FieldOptions.OffsetUnit.characters.count($0) },
      width: { unit.count($0) })
  }
}

extension FieldOptions.OffsetUnit {
  /// How many a text has.
  func count(_ text: some Sequence<Unicode.Scalar>) -> Int {
    var counter = OffsetCounter(self)
    for scalar in text { counter.count(scalar) }
    return counter.total
  }
  package func count(_ text: String) -> Int { count(text.unicodeScalars) }

  /// How far into a text a byte stands that begins a scalar: inside a cluster, where that begins and where it ends.
  fileprivate func place(of byte: Int, in text: UnsafeBufferPointer<UInt8>) -> (floor: Int, ceiling: Int, total: Int) {
    var counter = OffsetCounter(self)
    var (floor, ceiling) = (-1, -1)
    var place = 0
    var bytes = unsafe text.makeIterator()
    var decoder = UTF8()
    while case .scalarValue(let scalar) = unsafe decoder.decode(&bytes) {
      let before = counter.total
      counter.count(scalar)
      // a scalar that counts nothing goes on with the character before it
      let isBoundary = counter.total > before
      if place >= byte && floor < 0 { floor = isBoundary ? before : before - 1 }
      if place >= byte && ceiling < 0 && isBoundary { ceiling = before }
      place += UTF8.width(scalar)
    }
    let total = counter.total
    return (floor < 0 ? total : floor, ceiling < 0 ? total : ceiling, total)
  }
}
