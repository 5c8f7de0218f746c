extension MaskExpression {
  /// Whether there are numbers in ranges, or repeats of digits without bound: how long such a number is, only what is
  /// typed after it shows.
  package var hasOpenNumbers: Bool {
    contains { part in
      switch part.kind {
      case .range: true
      case .repetition(let body, _, nil): body.takesDigitsAlone
      default: false
      }
    }
  }

  /// Whether the last slots of some values are those of a number of natural width.
  package var endsInNaturalNumber: Bool {
    switch kind {
    case .range(let range): !range.isFixedWidth
    case .repetition(let body, _, _), .capture(_, let body): body.endsInNaturalNumber
    case .alternatives(let items): items.contains { $0.endsInNaturalNumber }
    case .sequence(let items):
      items.suffix(items.reversed().prefix { $0.mayLackSlots }.count + 1).contains { $0.endsInNaturalNumber }
    case .slot, .literal, .valueLiteral: false
    }
  }

  /// Whether it has values without a slot.
  private var mayLackSlots: Bool { !isInEachValue { !$0.isFixedText } }

  /// Whether it has slots, and all of them take digits alone.
  private var takesDigitsAlone: Bool {
    contains { part in
      switch part.kind {
      case .slot, .range: true
      default: false
      }
    } && !contains { if case .slot(let slot) = $0.kind { !slot.takesDigitsAlone } else { false } }
  }
}

extension Slot {
  fileprivate var takesDigitsAlone: Bool {
    switch kind.rule {
    case .digit: true
    case .set: kind.ranges.allSatisfy { "0"..."9" ~= $0.low && "0"..."9" ~= $0.high }
    case .letter, .letterOrDigit, .printable, .negatedSet: false
    }
  }
}
