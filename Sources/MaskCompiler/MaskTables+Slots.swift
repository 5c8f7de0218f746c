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
  package func accepts(_ slot: Int, _ scalar: Unicode.Scalar) -> Bool {
    let record = slots[slot]
    if scalar == Slot.emptySlot { return record.mayBeEmpty != 0 }
    if scalar.continuesCluster || scalar.isDefaultIgnorable { return false }
    switch unsafe SlotRecord.Kind(rawValue: record.kind).unsafelyUnwrapped {
    case .digit: return scalar.decimalDigit != nil
    case .letter: return scalar.isLetter
    case .letterOrDigit: return scalar.isLetter || scalar.decimalDigit != nil
    case .printable: return scalar.isPrintable
    case .set: return isNamed(record, scalar)
    case .otherSet: return scalar.asASCIIDigit.isPrintable && !isNamed(record, scalar)
    }
  }

  private func isNamed(_ record: SlotRecord, _ scalar: Unicode.Scalar) -> Bool {
    let digit = scalar.asASCIIDigit
    let (upper, lower) = record.casing == 0 ? (digit, digit) : (digit.simpleUppercase, digit.simpleLowercase)
    guard digit.isPrintable else { return false }
    for i in Int(record.ranges)..<Int(record.ranges + record.rangeCount) {
      let range = ranges[i]
      if range.contains(digit) || range.contains(upper) || range.contains(lower) { return true }
    }
    return false
  }

  /// Whether a slot takes the characters of a class.
  func takes(_ slot: Int, _ k: Int) -> Bool {
    signatures[k * signatureStride + 3 + slot / 32] >> UInt32(slot % 32) & 1 != 0
  }

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
