import Caretaker
import CommandConsole

extension Slot {
  /// What it takes, in words.
  var words: String {
    switch casing {
    case .unchanged: kindWords
    case .upper: kindWords + ", upper-cased"
    case .lower: kindWords + ", lower-cased"
    }
  }

  private var kindWords: String {
    switch kind {
    case .digit: "a digit"
    case .letter: "a letter"
    case .letterOrDigit: "a letter or digit"
    case .printable: "a printable character"
    case .set(let ranges, negated: false) where ranges.count == 1 && ranges[0].low == ranges[0].high:
      "the character \(ranges[0].words)"
    case .set(let ranges, let negated):
      (negated ? "any character but " : "one of ") + ranges.map(\.words).joined(separator: ", ")
    }
  }
}

extension SlotRange {
  fileprivate var words: String { low == high ? low.name : "\(low.name) to \(high.name)" }
}

extension Unicode.Scalar {
  /// The character, or a word for one that shows nothing.
  fileprivate var name: String {
    switch self {
    case " ": "space"
    case _ where properties.isWhitespace: codePoint
    default: String(self).printable
    }
  }
}

extension NumberRange {
  /// Which numbers it takes, in words.
  var words: String {
    let written = { (number: UInt32, width: Int) in
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    let bounds = "a number from \(written(low, lowWidth)) to \(written(high, highWidth))"
    return isFixedWidth ? "\(bounds), always \(counted(highWidth, "digit"))" : bounds
  }
}
