import CBulkKernel
internal import FieldEditing

/// How a line is laid out, and what is known of it then.
struct LineLayout: Hashable {
  typealias Cell = MaskReading.Cell
  var cells: [Cell]
  /// `bulk_complete` and the like.
  var flags: UInt8
  /// What checks look at, if there are any that the table does not make itself.
  var checked: CheckedCells?
  /// The layouts of lines that its checks find invalid: the first of them whose own checks hold, else the last. None
  /// where such a line is laid out like any other.
  private(set) var otherwise: [LineLayout] = []

  init(cells: [Cell], flags: UInt8, checked: CheckedCells? = nil) {
    (self.cells, self.flags, self.checked) = (cells, flags, checked)
  }

  /// The first of some layouts whose checks hold, or of those that they name, else the last; `nil` of none.
  init?(firstThatHolds layouts: [LineLayout]) {
    var chain: [LineLayout] = []
    for layout in layouts.flatMap({ [$0.alone] + $0.otherwise }) where !chain.contains(layout) { chain.append(layout) }
    guard let first = chain.first else { return nil }
    self = first
    if mayFail { otherwise = Array(chain.dropFirst()) }
  }

  /// The same without those that it names.
  var alone: LineLayout { LineLayout(cells: cells, flags: flags, checked: checked) }

  /// Whether there is something to check of a line.
  var mayFail: Bool { checked != nil || flags & UInt8(bulk_luhn) != 0 }

  /// The same of lines that only today's date makes invalid; `nil` where nothing is checked.
  var ofInvalidToday: LineLayout? {
    guard var checked else { return nil }
    checked.ignoresToday = true
    return LineLayout(cells: cells, flags: flags | UInt8(bulk_invalid), checked: checked)
  }

  /// The same of lines that are known to be invalid.
  var ofInvalid: LineLayout {
    LineLayout(cells: cells, flags: flags & ~UInt8(bulk_luhn) | UInt8(bulk_invalid))
  }

  /// What more of bytes there may be no layout has.
  static let most = 240

  /// What becomes of a line.
  ///
  /// - Returns: `nil` where it has no such place.
  static func render(_ cells: [Cell], of line: UnsafeRawBufferPointer) -> [UInt8] {
    line.baseAddress.map { render(cells, of: $0.assumingMemoryBound(to: UInt8.self)) } ?? []
  }

  static func render(_ cells: [Cell], of line: UnsafePointer<UInt8>) -> [UInt8] {
    cells.map { byte(of: $0, in: line) }
  }

  static func byte(of cell: Cell, in line: UnsafePointer<UInt8>) -> UInt8 {
    switch cell {
    case .literal(let byte): byte
    case .source(let place, let casing): cased(line[place], UInt8(casing))
    }
  }

  /// A letter as a slot writes it, a capital with 1 and a small letter with 2.
  static func cased(_ byte: UInt8, _ casing: UInt8) -> UInt8 {
    switch casing {
    case 1 where 97...122 ~= byte: byte - 32
    case 2 where 65...90 ~= byte: byte + 32
    default: byte
    }
  }

  /// Whether letters may change their case.
  var folds: Bool {
    cells.contains {
      if case .source(_, let casing) = $0 { casing != 0 } else { false }
    }
  }

  /// The same in pieces of sixteen bytes at most, each of what one window of the line shows.
  var pieces: [bulk_piece] {
    var pieces: [bulk_piece] = []
    var start = 0
    while start < cells.count {
      let part = cells[start...].prefix(LineLayout.lengthOfPiece(cells[start...]))
      let from = LineLayout.firstSource(of: part) ?? 0
      var piece = bulk_piece.nothing(at: start)
      piece.from = UInt32(from)
      for (i, cell) in part.enumerated() {
        switch cell {
        case .literal(let byte): piece.set(i, index: 0x80, literal: byte)
        case .source(let place, let casing): piece.set(i, index: UInt8(place - from), literal: 0, casing: casing)
        }
      }
      pieces.append(piece)
      start += part.count
    }
    // two at least, so that most lines have equally many: the kernel's branch is foreseen
    while pieces.count < 2 { pieces.append(.nothing(at: cells.count)) }
    return pieces
  }

  /// How many cells there are at most that sixteen bytes of a line are enough for.
  private static func lengthOfPiece(_ cells: ArraySlice<Cell>) -> Int {
    var (least, most, count) = (Int.max, 0, 0)
    for cell in cells.prefix(16) {
      if case .source(let place, _) = cell {
        (least, most) = (min(least, place), max(most, place))
        if most - least >= 16 { break }
      }
      count += 1
    }
    return count
  }

  static func firstSource(of cells: ArraySlice<Cell>) -> Int? {
    cells.compactMap { if case .source(let place, _) = $0 { place } else { nil } }.min()
  }
}

extension bulk_piece {
  /// A piece that writes nothing that stays, at a place of a formatted line.
  fileprivate static func nothing(at place: Int) -> bulk_piece {
    var piece = bulk_piece()
    piece.to = UInt32(place)
    for i in 0..<16 { piece.set(i, index: 0x80, literal: 0) }
    return piece
  }

  fileprivate mutating func set(_ i: Int, index: UInt8, literal: UInt8, casing: UInt32 = 0) {
    withUnsafeMutableBytes(of: &self) { bytes in
      bytes[i] = index
      bytes[16 + i] = literal
      bytes[32 + i] = casing == 1 ? 0x20 : 0
      bytes[48 + i] = casing == 2 ? 0x20 : 0
    }
  }
}
