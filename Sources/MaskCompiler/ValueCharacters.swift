internal import MaskSyntax
internal import UnicodeFacts

/// The characters of a mask's classes, as an example would have them: 1 for a digit, A for a letter, the first of a
/// set.
struct ValueCharacters {
  private let tables: MaskTables
  /// The character that stands for each class; `nil` for what no one types as one scalar.
  private let faces: [Symbol?]
  /// Which class makes the better example: the lower.
  private let ranks: [Int]

  @export(interface) init(_ tables: MaskTables) {
    self.tables = tables
    var faces = [Symbol?](repeating: nil, count: tables.classCount)
    var ranks = [Int](repeating: .max, count: tables.classCount)
    for (rank, c) in ValueCharacters.order.enumerated() where faces[Int(tables.ascii[Int(c)])] == nil {
      faces[Int(tables.ascii[Int(c)])] = c
      ranks[Int(tables.ascii[Int(c)])] = rank
    }
    for k in 0..<tables.classCount where faces[k] == nil {
      faces[k] = ValueCharacters.nonASCIIFace(k, tables)
      if faces[k] != nil { ranks[k] = 128 + k }
    }
    self.faces = faces
    self.ranks = ranks
  }

  /// Printable ASCII, the likeliest first.
  private static let order: [Symbol] = {
    let digits: [Symbol] = [49, 48] + Array(50...57)
    return digits + Array(65...90) + Array(97...122) + Array(33...47) + Array(58...64) + Array(91...96)
      + Array(123...126) + [32]
  }()

  /// A character beyond ASCII: the value literals that the class equals, else one that its slots' ranges name.
  private static func nonASCIIFace(_ k: Int, _ tables: MaskTables) -> Symbol? {
    let exact = tables.signatures[k * tables.signatureStride]
    if exact != 0 { return exact }
    if (0..<128).contains(where: { Int(tables.ascii[$0]) == k })
      || !tables.slots.indices.contains(where: { tables.takes($0, k) })
    {
      return nil
    }
    for s in tables.slots.indices where tables.takes(s, k) {
      let slot = tables.slots[s]
      for range in tables.ranges[Int(slot.ranges)..<Int(slot.ranges + slot.rangeCount)]
      where range.low.value >= 128 && range.low != Slot.emptySlot {
        if tables.slots.indices.allSatisfy({ tables.accepts($0, range.low) == tables.takes($0, k) }) {
          return range.low.value
        }
      }
    }
    return [0x6F22, 0x20AC].first { value in
      tables.slots.indices.allSatisfy {
        unsafe tables.accepts($0, Unicode.Scalar(value).unsafelyUnwrapped) == tables.takes($0, k)
      }
    }
  }

  /// Whether a value that a person enters can have a character of a class.
  func occurs(_ k: Int) -> Bool { faces[k] != nil }
  /// The character that stands for a class that occurs.
  func face(_ k: Int) -> Symbol { faces[k] ?? .emptySlot }

  /// The class that makes the best example, of those for which something holds.
  func best(where holds: (Int) -> Bool) -> Int? {
    var best: Int?
    for k in faces.indices where faces[k] != nil && holds(k) {
      if best.map({ ranks[k] < ranks[$0] }) ?? true { best = k }
    }
    return best
  }

  /// What a slot or a value literal keeps of a character of a class.
  func kept(_ k: Int, by node: MaskNode) -> Symbol {
    if node.operation == .valueLiteral { return node.argument }
    let slot = tables.slots[Int(node.argument)]
    guard let scalar = Unicode.Scalar(face(k)) else { return face(k) }
    return slot.casing == 0 ? face(k) : slot.casing == 1 ? scalar.simpleUppercase.value : scalar.simpleLowercase.value
  }
}
