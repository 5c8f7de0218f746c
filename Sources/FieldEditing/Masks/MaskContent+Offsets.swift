internal import MaskCompiler
internal import MaskEngine
internal import UnicodeFacts

/// Offsets: elements are the characters of the display, offsets count what `options.offsetUnit` says.
extension MaskContent {
  var elementCount: Int { now.length }
  var length: Int { external(now.length) }
  func hasGap(before element: Int) -> Bool { false }
  func offset(of element: Int, afterGap: Bool) -> Int { external(element) }

  /// Whether offsets are the same inside and outside.
  @inline(__always) var agree: Bool { agree(in: now) }

  /// Whether offsets are the same inside and outside of a layout's display, and a caret may stand between any two of
  /// its characters.
  @inline(__always) func agree(in layout: borrowing Layout) -> Bool { memory.isPlain && !layout.isUneven }

  /// An offset of the display as it counts outside.
  @inline(__always) func external(_ offset: Int) -> Int { external(offset, in: now) }

  func external(_ range: Range<Int>, in layout: borrowing Layout) -> Range<Int> {
    external(range.lowerBound, in: layout)..<external(range.upperBound, in: layout)
  }

  /// An offset of a layout's display as it counts outside.
  @inline(__always) func external(_ offset: Int, in layout: borrowing Layout) -> Int {
    agree(in: layout) ? offset : counted(offset, in: layout)
  }

  private func counted(_ offset: Int, in layout: borrowing Layout) -> Int {
    var counter = OffsetCounter(memory.offsetUnit)
    forEachShown(in: layout) { i, symbol in if i < offset { counter.count(symbol, tables, typed) } }
    return counter.total
  }

  @inline(__always) func element(at offset: Int, roundingUp: Bool) -> Int {
    agree ? min(max(0, offset), now.length) : characterOffset(offset, roundingUp: roundingUp)
  }

  private func characterOffset(_ offset: Int, roundingUp: Bool) -> Int {
    var counter = OffsetCounter(memory.offsetUnit)
    var (begun, ended) = (0, 0)
    forEachShown(in: now) { i, symbol in
      let before = counter.total
      counter.count(symbol, tables, typed)
      if before < offset { ended = i + 1 }
      if counter.total <= offset { begun = i + 1 }
    }
    return caretPlace(near: offset <= 0 ? 0 : roundingUp ? ended : begun, roundingUp: roundingUp)
  }

  func caretPlace(near element: Int, roundingUp: Bool) -> Int {
    caretPlace(near: element, roundingUp: roundingUp, in: now)
  }

  @inline(__always) func caretPlace(near element: Int, roundingUp: Bool, in layout: borrowing Layout) -> Int {
    var place = min(max(0, element), layout.length)
    while !isBoundary(place, in: layout) { place += roundingUp ? 1 : -1 }
    return place
  }

  /// Whether no cluster of a display spans an offset. Characters of the display are clusters by themselves, but a mark
  /// may have been typed after a literal.
  func isBoundary(_ offset: Int, in layout: borrowing Layout) -> Bool {
    if offset <= 0 || offset >= layout.length { return true }
    let (before, after) = (layout.display[offset - 1], layout.display[offset])
    if before != 13 && (agree(in: layout) || before < 128 && after < 128) { return true }
    var breaker = GraphemeBreaker()
    var last = true
    for i in 0...offset {
      let symbol = layout.display[i]
      last = breaker.isBoundary(before: tables.firstScalar(of: symbol, typed))
      if symbol >= .firstCluster {
        for scalar in tables.scalars(of: symbol, typed).dropFirst() { _ = breaker.isBoundary(before: scalar) }
      }
    }
    return last
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
