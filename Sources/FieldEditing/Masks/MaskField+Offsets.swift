/// Offsets: inside a field they count characters of the display, outside what `options.offsetUnit` says.
extension MaskField {
  /// Whether offsets are the same inside and outside.
  @inline(__always) var agree: Bool { agree(in: now) }

  /// Whether offsets are the same inside and outside of a layout's display, and a caret may stand between any two of its characters.
  @inline(__always) func agree(in layout: borrowing Layout) -> Bool { isPlain && !layout.isUneven }

  var externalSelection: Range<Int> {
    if agree && marked.count == 0 { return low..<high }
    let (low, high) = (external(self.low), external(self.high))
    let marks = external(marked)
    return marks > 0 ? low + marks..<low + marks : low..<high
  }

  /// An offset of the display as it counts outside.
  func external(_ offset: Int) -> Int { external(offset, in: now) }

  func external(_ range: Range<Int>, in layout: borrowing Layout) -> Range<Int> {
    external(range.lowerBound, in: layout)..<external(range.upperBound, in: layout)
  }

  /// An offset of a layout's display as it counts outside.
  func external(_ offset: Int, in layout: borrowing Layout) -> Int {
    if agree(in: layout) { return offset }
    var counter = OffsetCounter(options.offsetUnit)
    forEachShown(in: layout) { i, symbol in if i < offset { counter.count(symbol, tables, typed) } }
    return counter.total
  }

  /// The length of marked text as it counts outside.
  func external(_ marked: borrowing NumberList) -> Int {
    var counter = OffsetCounter(options.offsetUnit)
    for i in 0..<marked.count { counter.count(marked[i], tables, typed) }
    return counter.total
  }

  /// The offset of the display that an offset from outside means: where the character begins, or ends, that it falls into.
  func internalOffset(_ offset: Int, up: Bool = false) -> Int {
    if agree { return min(max(0, offset), now.length) }
    var counter = OffsetCounter(options.offsetUnit)
    var begun = 0
    var ended = 0
    forEachShown(in: now) { i, symbol in
      let before = counter.total
      counter.count(symbol, tables, typed)
      if before < offset { ended = i + 1 }
      if counter.total <= offset { begun = i + 1 }
    }
    return offset <= 0 ? 0 : up ? ended : begun
  }
}

extension OffsetCounter {
  mutating func count(_ symbol: Symbol, _ tables: MaskTables, _ typed: TypedClusters) {
    if symbol < .firstCluster {
      count(Unicode.Scalar(symbol) ?? "\u{FFFD}")
    } else {
      for scalar in tables.scalars(of: symbol, typed) { count(scalar) }
    }
  }
}
