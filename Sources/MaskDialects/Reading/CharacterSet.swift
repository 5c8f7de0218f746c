internal import MaskSyntax
internal import UnicodeFacts

/// The set of characters that a class of a regular expression stands for, sorted and merged.
struct CharacterSet {
  private(set) var ranges: [SlotRange] = []
  var isNegated = false
  /// A class by a property, which is a kind of slot, not ranges: `\p{L}`.
  var kind: Slot.Kind?

  mutating func add(_ low: Unicode.Scalar, _ high: Unicode.Scalar) { ranges.append(SlotRange(low, high)) }

  mutating func add(_ word: CharacterClass) {
    switch word {
    case .digit: add("0", "9")
    case .word:
      add("0", "9")
      add("A", "Z")
      add("_", "_")
      add("a", "z")
    case .space: add(" ", " ")
    }
  }

  /// The other case of all letters, for expressions that ignore it.
  mutating func addOtherCase() {
    for range in ranges {
      // scripts with case stand at the beginning; beyond them there is nothing to be gained for what it costs
      let high = min(range.high.value, 0x24FF)
      guard range.low.value <= high else { continue }
      for value in range.low.value...high {
        guard let scalar = Unicode.Scalar(value) else { continue }
        let (upper, lower) = (scalar.simpleUppercase, scalar.simpleLowercase)
        if upper != scalar { add(upper, upper) }
        if lower != scalar { add(lower, lower) }
      }
    }
  }

  /// The slot that takes these characters; `nil` for a set of none.
  var slotKind: Slot.Kind? {
    if let kind { return kind }
    let merged = merged
    if merged.isEmpty { return isNegated ? .printable : nil }
    if !isNegated, merged == [SlotRange("0", "9")] { return .digit }
    return .set(merged, negated: isNegated)
  }

  private var merged: [SlotRange] {
    var out: [SlotRange] = []
    for range in ranges.sorted(by: { $0.low < $1.low }) {
      if let last = out.last, range.low.value <= last.high.value + 1 {
        out[out.count - 1].high = max(last.high, range.high)
      } else {
        out.append(range)
      }
    }
    return out
  }
}

/// The classes that a letter after a backslash names: `\d`, `\w`, `\s`.
enum CharacterClass {
  case digit, word, space

  init?(_ letter: Unicode.Scalar) {
    switch letter {
    case "d", "D": self = .digit
    case "w", "W": self = .word
    case "s", "S": self = .space
    default: return nil
    }
  }
}
