/// What is typed by mistake.
extension Unicode.Scalar {
  /// The zero of the digit that it is: ASCII's, or that of the script that a locale writes numbers in.
  private var zero: UInt32? {
    switch value {
    case 0x30...0x39: 0x30
    case 0x660...0x669: 0x660
    case 0x6F0...0x6F9: 0x6F0
    case 0x966...0x96F: 0x966
    case 0x9E6...0x9EF: 0x9E6
    case 0x1040...0x1049: 0x1040
    default: nil
    }
  }
  private var isASCIILetter: Bool { 97...122 ~= value | 32 }

  /// Whether another character may be typed in its place: it is a digit or an ASCII letter.
  var isSlippery: Bool { zero != nil || isASCIILetter }

  /// Whether what takes it takes the other, too.
  func isLikely(_ other: Unicode.Scalar) -> Bool {
    zero.map { $0 == other.zero } ?? (isASCIILetter && other.isASCIILetter)
  }

  /// Another digit, or another letter.
  func another(using chance: inout Chance) -> Unicode.Scalar {
    if let zero { return Unicode.Scalar(zero + (value - zero + 1 + UInt32(chance.below(9))) % 10) ?? self }
    let first: UInt32 = value < 97 ? 65 : 97
    return Unicode.Scalar(first + (value - first + 1 + UInt32(chance.below(25))) % 26) ?? self
  }

  /// What the key beside its own types, in a row of digits or of letters.
  func neighbour(using chance: inout Chance) -> Unicode.Scalar {
    if let zero {
      // the row runs from 1 to 9, and then 0
      let place = (Int(value - zero) + 9) % 10
      let beside = place == 0 ? 1 : place == 9 ? 8 : place + 2 * chance.below(2) - 1
      return Unicode.Scalar(zero + UInt32(beside + 1) % 10) ?? self
    }
    for row in Self.rows {
      guard let place = row.firstIndex(of: UInt8(truncatingIfNeeded: value) | 32) else { continue }
      let beside = place == 0 ? 1 : place == row.count - 1 ? place - 1 : place + 2 * chance.below(2) - 1
      return Unicode.Scalar(value < 97 ? row[beside] & ~32 : row[beside])
    }
    return self
  }

  private static let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map { Array($0.utf8) }
}
