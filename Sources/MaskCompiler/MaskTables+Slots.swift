/// What slots and value literals take: by character, and by class.
extension MaskTables {
  /// Whether a slot takes a character: its first scalar, with the marks and joiners after it.
  package func accepts(_ slot: Int, _ first: Unicode.Scalar, with rest: some Collection<Unicode.Scalar>) -> Bool {
    guard accepts(slot, first) else { return false }
    if rest.isEmpty { return true }
    let (record, isDigit) = (slots[slot], first.decimalDigit != nil)
    guard first.isJoined(byAll: rest) else { return false }
    switch unsafe SlotRecord.Kind(rawValue: record.kind).unsafelyUnwrapped {
    case .printable: return true
    case .digit: return false
    case .letter, .letterOrDigit: return !isDigit
    case .set: return !isDigit && rest.allSatisfy { isInRange(record, $0) }
    case .otherSet: return !isDigit && rest.allSatisfy { !isInRange(record, $0) }
    }
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
    if !traits.standsAlone { return false }
    switch unsafe SlotRecord.Kind(rawValue: record.kind).unsafelyUnwrapped {
    case .digit: return traits.isDigit
    case .letter: return traits.isLetter
    case .letterOrDigit: return traits.isLetter || traits.isDigit
    case .printable: return traits.isPrintable
    case .set: return (traits.isPrintable || traits.scalar == "\t") && isNamed(record, traits)
    case .otherSet: return traits.isPrintable && !isNamed(record, traits)
    }
  }

  private func isNamed(_ record: SlotRecord, _ traits: ScalarTraits) -> Bool {
    for i in Int(record.ranges)..<Int(record.ranges + record.rangeCount) {
      let range = ranges[i]
      if range.contains(traits.digit) { return true }
      if record.casing != 0, range.contains(traits.upper) || range.contains(traits.lower) { return true }
    }
    return false
  }

  /// What a slot keeps of a scalar that it takes, before it changes its case.
  package func form(of scalar: Unicode.Scalar, in record: SlotRecord) -> Unicode.Scalar {
    switch unsafe SlotRecord.Kind(rawValue: record.kind).unsafelyUnwrapped {
    case .printable: return scalar
    case .set: return scalar.asASCIIDigit
    case .digit, .letter, .letterOrDigit, .otherSet: return scalar.plainForm.asASCIIDigit
    }
  }

  /// Whether a slot takes the characters of a class.
  package func takes(_ slot: Int, _ k: Int) -> Bool {
    signatures[k * signatureStride + 3 + slot / 32] >> UInt32(slot % 32) & 1 != 0
  }

  /// Whether no character is taken by a slot: one after which a layout does not go on.
  package func takesNothing(_ slot: Int) -> Bool {
    slots[slot].kind == SlotRecord.Kind.set.rawValue && slots[slot].rangeCount == 0
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

/// What slots ask of a scalar, looked up once for all of them.
package struct ScalarTraits {
  let scalar: Unicode.Scalar
  /// The ASCII digit that it is one of, or itself, and the cases of that.
  let digit, upper: Unicode.Scalar
  package let lower: Unicode.Scalar
  /// Whether it needs no other before it.
  let standsAlone: Bool
  let isDigit, isLetter, isPrintable: Bool

  package init(_ scalar: Unicode.Scalar) {
    self.scalar = scalar
    digit = scalar.asASCIIDigit
    upper = digit.simpleUppercase
    lower = digit.simpleLowercase
    standsAlone = !scalar.continuesCluster && !scalar.isInvisible
    isDigit = scalar.decimalDigit != nil
    isLetter = scalar.isLetter
    isPrintable = scalar.isPrintable
  }

  /// Whether it has another case.
  package var isCased: Bool { lower != scalar || upper != scalar }
}
