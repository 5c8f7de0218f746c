package import MaskSyntax
internal import UnicodeFacts

/// What slots and value literals take: by character, and by class.
extension MaskTables {
  /// Whether a slot takes a character: its first scalar, with the marks and joiners after it.
  package func accepts(_ slot: Int, _ first: Unicode.Scalar, with rest: some Collection<Unicode.Scalar>) -> Bool {
    guard accepts(slot, first) else { return false }
    if rest.isEmpty { return true }
    let (record, isDigit) = (slots[slot], first.decimalDigit != nil)
    guard first.isJoined(byAll: rest) else { return false }
    return rest.allSatisfy { mark in record.rule.takesMark(onDigit: isDigit) { isInRange(record, mark) } }
  }

  private func isInRange(_ record: SlotRecord, _ scalar: Unicode.Scalar) -> Bool {
    for i in Int(record.ranges)..<Int(record.ranges + record.rangeCount) where ranges[i].contains(scalar) {
      return true
    }
    return false
  }

  /// Whether a slot takes a character of one scalar.
  package func accepts(_ slot: Int, _ scalar: Unicode.Scalar) -> Bool { accepts(slot, ScalarTraits(scalar)) }

  /// The same of a scalar that several slots are asked about.
  package func accepts(_ slot: Int, _ traits: ScalarTraits) -> Bool {
    let record = slots[slot]
    if traits.scalar == Slot.emptySlot { return record.mayBeEmpty != 0 }
    return record.rule.takes(traits) { isNamed(record, $0) }
  }

  private func isNamed(_ record: SlotRecord, _ traits: ScalarTraits) -> Bool {
    for i in Int(record.ranges)..<Int(record.ranges + record.rangeCount) {
      if ranges[i].names(traits, inEitherCase: record.casing != 0) { return true }
    }
    return false
  }

  /// Whether a slot takes the characters of a class.
  package func takes(_ slot: Int, _ k: Int) -> Bool {
    signatures[k * signatureStride + 3 + slot / 32] >> UInt32(slot % 32) & 1 != 0
  }

  /// Whether no character is taken by a slot: one after which a layout does not go on.
  package func takesNothing(_ slot: Int) -> Bool {
    slots[slot].rule == .set && slots[slot].rangeCount == 0
  }

  /// Whether the mask is filled from its end.
  package var isFromEnd: Bool { slots.indices.contains { takesNothing($0) } }

  /// Whether a node takes the characters of a class, in the case they have.
  func takes(_ node: MaskNode, _ k: Int) -> Bool {
    switch node.operation {
    case .slot: takes(Int(node.argument), k)
    case .valueLiteral: signatures[k * signatureStride] == node.argument
    default: false
    }
  }

  /// The edge that a class takes in a state, if it does with nothing auto-inserted.
  func edge(_ state: Int, _ k: Int) -> Int? {
    let cell = rows[state * rowStride + Row.header + k]
    return !Row.takes(cell) || Row.isAutoInsertion(cell) ? nil : Row.number(cell)
  }

  /// The state that an edge leads to.
  func target(_ edge: Int) -> Int { Int(edges[edge].target) / rowStride }

  /// The nodes that a choice goes on at, best first.
  func branches(_ node: MaskNode) -> ProgramTable<UInt32> {
    let list = Int(node.argument)
    return branches.part(list + 1..<list + 1 + Int(branches[list]))
  }
}
