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
