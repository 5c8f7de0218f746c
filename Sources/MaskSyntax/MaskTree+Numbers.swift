extension MaskTree {
  /// Whether there are numbers in ranges, or repeats of digits without bound: how long such a number is, only what is
  /// typed after it shows.
  package var hasOpenNumbers: Bool {
    switch kind {
    case .range: true
    case .repetition(let body, _, nil): body.digitSlots == .digits || body.hasOpenNumbers
    case .repetition(let body, _, _), .capture(_, let body), .fromEnd(let body), .prompt(_, let body):
      body.hasOpenNumbers
    case .sequence(let items), .alternatives(let items): items.contains { $0.hasOpenNumbers }
    case .slot, .literal, .valueLiteral: false
    }
  }

  /// Whether the last slots of some values are those of a number of natural width.
  package var endsInNaturalNumber: Bool {
    switch kind {
    case .range(let range): !range.isFixedWidth
    case .repetition(let body, _, _), .capture(_, let body), .fromEnd(let body), .prompt(_, let body):
      body.endsInNaturalNumber
    case .alternatives(let items): items.contains { $0.endsInNaturalNumber }
    case .sequence(let items):
      items.suffix(items.reversed().prefix { $0.mayLackSlots }.count + 1).contains { $0.endsInNaturalNumber }
    case .slot, .literal, .valueLiteral: false
    }
  }

  /// Whether it has values without a slot.
  private var mayLackSlots: Bool {
    switch kind {
    case .slot, .range: false
    case .literal, .valueLiteral: true
    case .repetition(let body, let least, _): least == 0 || body.mayLackSlots
    case .capture(_, let body), .fromEnd(let body), .prompt(_, let body): body.mayLackSlots
    case .alternatives(let items): items.contains { $0.mayLackSlots }
    case .sequence(let items): items.allSatisfy { $0.mayLackSlots }
    }
  }

  /// What the slots of a tree take.
  private enum DigitSlots { case none, digits, others }

  private var digitSlots: DigitSlots {
    switch kind {
    case .literal, .valueLiteral: .none
    case .slot(let slot): slot.takesDigitsAlone ? .digits : .others
    case .range: .digits
    case .repetition(let body, _, _), .capture(_, let body), .fromEnd(let body), .prompt(_, let body): body.digitSlots
    case .sequence(let items), .alternatives(let items):
      items.reduce(.none) { found, item in
        let slots = item.digitSlots
        return found == .others || slots == .none ? found : slots
      }
    }
  }
}

extension Slot {
  fileprivate var takesDigitsAlone: Bool {
    switch kind {
    case .digit: true
    case .letter, .letterOrDigit, .printable: false
    case .set(let ranges, let isNegated):
      !isNegated && ranges.allSatisfy { "0"..."9" ~= $0.low && "0"..."9" ~= $0.high }
    }
  }
}
