internal import UnicodeFacts

/// What complete values look like.
extension MaskProgram {
  /// The least number of characters of a complete value; `nil` where no value is complete.
  public var minimumLength: Int? { ends.values[Int(tables.start)].least }
  /// The greatest number of characters of a complete value; `nil` without bound.
  public var maximumLength: Int? { ends.values[Int(tables.start)].most }
  /// The least number of characters in the display of a complete value; `nil` where no value is complete.
  public var minimumDisplayLength: Int? { ends.displays[Int(tables.start)].least }
  /// The greatest number of characters in the display of a complete value; `nil` without bound.
  public var maximumDisplayLength: Int? { ends.displays[Int(tables.start)].most }

  private var ends: MaskEnds { MaskEnds(tables, ValueCharacters(tables)) }

  /// Complete values, different ones and none empty, always the same for a mask; fewer where it has not so many.
  ///
  /// Each alternative occurs as soon as `count` allows.
  ///
  /// - Parameter count: How many values are wanted.
  /// - Returns: The values, without the literals that are shown only.
  /// - Complexity: Some walks through the mask for each.
  @export(interface) public func examples(_ count: Int) -> [String] {
    var walk = ExampleWalk(tables)
    var out: [String] = []
    // symbols, which are compared faster than strings and without the tables that those need
    var seen: Set<[Symbol]> = []
    for _ in 0..<(count > 0 ? 4 * min(count, 1 << 20) + 32 : 0) where out.count < count {
      guard let value = walk.next() else { break }
      if !value.isEmpty, seen.insert(value).inserted { out.append(tables.text(value)) }
    }
    return out
  }
}

/// Walks from the start of a mask to its end, each another way: at a choice the branch taken least often so far.
private struct ExampleWalk {
  private let tables: MaskTables
  private let characters: ValueCharacters
  private let ends: MaskEnds
  /// By word of the lists of branches: how often it was taken.
  private var uses: [UInt32]
  /// What each slot takes, the likeliest kind only.
  private let choices: [[Symbol]]
  private var random: UInt64 = 0x9E37_79B9_7F4A_7C15

  init(_ tables: MaskTables) {
    self.tables = tables
    let characters = ValueCharacters(tables)
    self.characters = characters
    ends = MaskEnds(tables, characters)
    uses = [UInt32](repeating: 0, count: tables.branches.count)
    choices = tables.slots.indices.map { slot in
      let kinds: [ClosedRange<UInt32>] = [48...57, 65...90, 97...122, 33...126, 32...32]
      for kind in kinds {
        let taken = kind.filter { tables.takes(slot, Int(tables.ascii[Int($0)])) }
        if taken.isEmpty { continue }
        // a slot for letters and digits shows that it is one
        let both = kind == 48...57 && taken.count == 10
        return taken + (both ? (65...90).filter { tables.takes(slot, Int(tables.ascii[Int($0)])) } : [])
      }
      return characters.best { tables.takes(slot, $0) }.map { [characters.face($0)] } ?? []
    }
  }

  /// A complete value; `nil` where the mask has none, or three walks in a row found none.
  mutating func next() -> [Symbol]? {
    guard ends.reaches(tables.start) else { return nil }
    for _ in 0..<3 {
      let value = walk()
      if tables.isComplete(value), value != autoInsertedValue { return value }
    }
    return nil
  }

  /// The value literals that a mask begins with for certain: while that is all, it is shown and not part of the value.
  private var autoInsertedValue: [Symbol] {
    var out: [Symbol] = []
    var node = tables.nodes[Int(tables.start)]
    while node.isFixedText || node.isEdge {
      if node.isValueLiteral { out.append(node.argument) }
      node = tables.nodes[Int(node.next)]
    }
    return out
  }

  private mutating func walk() -> [Symbol] {
    var out: [Symbol] = []
    var at = tables.start
    // a repeat without bound goes round a few times
    var rounds = 3
    while at != 0 {
      let node = tables.nodes[Int(at)]
      switch node.operation {
      case .choice:
        let branch = leastUsed(node, at, mayGoRound: rounds > 0)
        if tables.branches[branch] > at { rounds -= 1 }
        uses[branch] += 1
        at = tables.branches[branch]
        continue
      case .slot: out.append(character(of: node))
      case .valueLiteral: out.append(node.argument)
      case .literal, .opens, .closes, .bound, .end: break
      }
      at = node.next
    }
    return out
  }

  /// The branch of a choice that reaches the end and was taken least often, as an index of the lists of branches.
  private func leastUsed(_ node: MaskNode, _ at: UInt32, mayGoRound: Bool) -> Int {
    let list = Int(node.argument)
    var best: Int?
    for i in list + 1...list + Int(tables.branches[list]) {
      let next = tables.branches[i]
      guard ends.reaches(next), mayGoRound || next < at else { continue }
      if best.map({ uses[i] < uses[$0] }) ?? true { best = i }
    }
    return best ?? list + 1
  }

  private mutating func character(of node: MaskNode) -> Symbol {
    let list = choices[Int(node.argument)]
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let c = list[Int(truncatingIfNeeded: random >> 33) % list.count]
    let casing = tables.slots[Int(node.argument)].casing
    guard casing != 0, let scalar = Unicode.Scalar(c) else { return c }
    return casing == 1 ? scalar.simpleUppercase.value : scalar.simpleLowercase.value
  }
}

extension MaskTables {
  /// Whether a value is read as it is, nothing auto-inserted, and complete so.
  func isComplete(_ value: [Symbol]) -> Bool {
    var state = 0
    for symbol in value {
      guard let k = classNumber(ofPlain: symbol), let edge = edge(state, k) else { return false }
      state = target(edge)
    }
    return states[state].flags & StateRecord.complete != 0
  }

  /// The class of a character of an example: ASCII, value literals, or what stands for a class.
  func classNumber(ofPlain symbol: Symbol) -> Int? {
    if symbol < 128 { return Int(ascii[Int(symbol)]) }
    if let k = (0..<classCount).first(where: { signatures[$0 * signatureStride] == symbol }) { return k }
    guard let scalar = Unicode.Scalar(symbol) else { return nil }
    return (0..<classCount).first { k in
      signatures[k * signatureStride] == 0 && signatures[k * signatureStride + 1] == 0
        && slots.indices.allSatisfy { accepts($0, scalar) == takes($0, k) }
    }
  }
}
