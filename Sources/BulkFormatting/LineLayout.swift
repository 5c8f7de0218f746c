import CBulkKernel

/// How a line is laid out, and what is known of it then.
struct LineLayout: Hashable {
  typealias Cell = MaskReading.Cell
  var cells: [Cell]
  /// `bulk_complete` and the like.
  var flags: UInt8

  /// What more of bytes there may be no layout has.
  static let most = 240

  /// What becomes of a line.
  ///
  /// - Returns: `nil` where it has no such place.
  static func render(_ cells: [Cell], of line: UnsafeRawBufferPointer) -> [UInt8] {
    cells.map { cell in
      switch cell {
      case .literal(let byte): byte
      case .source(let place, let casing): LineLayout.cased(line[place], casing)
      }
    }
  }

  private static func cased(_ byte: UInt8, _ casing: UInt32) -> UInt8 {
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

  /// The same in pieces of sixteen bytes; `nil` where one would need more of the line than a window shows.
  var pieces: [bulk_piece]? {
    var pieces: [bulk_piece] = []
    for start in stride(from: 0, to: cells.count, by: 16) {
      let part = cells[start..<min(start + 16, cells.count)]
      let from = LineLayout.firstSource(of: part) ?? 0
      var piece = bulk_piece()
      piece.from = UInt32(from)
      for (i, cell) in part.enumerated() {
        switch cell {
        case .literal(let byte):
          piece.set(i, index: 0x80, literal: byte)
        case .source(let place, let casing):
          guard from..<from + 16 ~= place else { return nil }
          piece.set(i, index: UInt8(place - from), literal: 0, casing: casing)
        }
      }
      for i in part.count..<16 { piece.set(i, index: 0x80, literal: 0) }
      pieces.append(piece)
    }
    // two at least, so that most lines have equally many: the kernel's branch is foreseen
    var nothing = bulk_piece()
    for i in 0..<16 { nothing.set(i, index: 0x80, literal: 0) }
    while pieces.count < 2 { pieces.append(nothing) }
    return pieces
  }

  static func firstSource(of cells: ArraySlice<Cell>) -> Int? {
    cells.compactMap { if case .source(let place, _) = $0 { place } else { nil } }.min()
  }
}

extension bulk_piece {
  fileprivate mutating func set(_ i: Int, index: UInt8, literal: UInt8, casing: UInt32 = 0) {
    withUnsafeMutableBytes(of: &self) { bytes in
      bytes[i] = index
      bytes[16 + i] = literal
      bytes[32 + i] = casing == 1 ? 0x20 : 0
      bytes[48 + i] = casing == 2 ? 0x20 : 0
    }
  }
}
