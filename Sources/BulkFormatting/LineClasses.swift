internal import FieldEditing
internal import FieldFormats
internal import MaskCompiler

/// Bytes that a reading does not tell apart.
struct LineClasses {
  /// The class of each byte. Class 0 takes a field to read: what is beyond ASCII, and what is not part of a line.
  private(set) var numbers = [UInt8](repeating: 0, count: 256)
  /// A byte of each class but 0.
  private(set) var samples: [UInt8?] = [nil]

  var count: Int { samples.count }

  /// Classes of the bytes for which a function gives the same: those of ASCII, or of all of UTF-8.
  init<Signature: Hashable>(upTo last: UInt8 = 127, _ signature: (UInt8) -> Signature?) {
    var known: [Signature: UInt8] = [:]
    for byte: UInt8 in 1...last where byte != 10 && byte != 13 {
      guard let signature = signature(byte) else { continue }
      if let number = known[signature] {
        numbers[Int(byte)] = number
      } else {
        known[signature] = UInt8(samples.count)
        numbers[Int(byte)] = UInt8(samples.count)
        samples.append(byte)
      }
    }
  }

  /// The bytes of a class.
  func bytes(of number: Int) -> [UInt8] { (0...255).filter { Int(numbers[Int($0)]) == number } }
}

extension LineClasses {
  /// What a mask, and the reading of a display, tell apart: what its slots take, its literals, letters by their case,
  /// digits, separators.
  ///
  /// - Parameters:
  ///   - isReported: whether there is a class for a byte.
  ///   - characters: letters, in upper case, and digits that are told apart whatever takes them.
  ///   - others: what else the lines may be.
  init(
    of mask: Mask, where isReported: (UInt8) -> Bool, telling characters: [UInt8], _ others: OtherReadings?
  ) {
    struct Signature: Hashable {
      let column: UInt16
      let kind: Int
      let itself: UInt8
      let others: [UInt16]
    }
    let tables = mask.program.tables
    var isFixed = [Bool](repeating: false, count: 128)
    for node in tables.nodes where node.isFixedText && node.argument < 128 {
      isFixed[Int(node.argument)] = true
      if 65...90 ~= node.argument & ~32 { isFixed[Int(node.argument ^ 32)] = true }
    }
    self.init { byte -> Signature? in
      if !isReported(byte) { return nil }
      let kind =
        switch byte {
        case 48...57: 1
        case 65...90: 2
        case 97...122: 3
        default: 0
        }
      // one separator stands for another, but not each for each
      let isTold = byte.asCheckedCharacter.map { characters.contains($0) } ?? false
      let isItself = isFixed[Int(byte)] || isTold || Symbol(byte).isSeparator
      return Signature(
        column: tables.ascii[Int(byte)], kind: kind, itself: isItself ? byte : 0,
        others: others?.signature(byte) ?? [])
    }
  }
}
