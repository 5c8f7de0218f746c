/// What a grouping key means that was typed, while what follows decides it.
enum GroupingMeaning {
  /// Nothing follows yet.
  case open
  case group
  case decimal
}

/// Grouping keys that stand as they were typed.
extension DigitField {
  var isAsTyped: Bool { typed.contains(",") }

  /// How many digits stand after the last grouping key.
  var digitsAfterKey: Int { typed.count - 1 - (typed.lastIndex(of: ",") ?? -1) }

  /// What the last grouping key means by the digits after it: exactly a group of three makes it a grouping sign.
  var meaning: GroupingMeaning? {
    if !isAsTyped { return nil }
    return digitsAfterKey == 0 ? .open : digitsAfterKey == 3 ? .group : .decimal
  }

  /// Whether the integer may stand before a first grouping sign.
  var leadsGroup: Bool { (1...3).contains(integer.count) && integer[0] != "0" }

  /// Has grouping keys mean what they mean now, and reports it. Digits after a decimal separator that the format has no
  /// room for are dropped. A key with nothing after it is the decimal separator, if there may be one.
  mutating func settle() {
    guard let meaning else { return }
    let keys = typed.count { $0 == "," }
    if meaning != .group { notices.insert(.reformatted) }
    if meaning == .group && keys == 1 && mostFractionDigits >= 3 { notices.insert(.ambiguous) }
    if meaning == .decimal && (keys > 1 || hadGroup) { notices.insert(.ambiguous) }
    elements = elements
    let most = mostFractionDigits
    if fraction.count > most {
      dropped = Array(integer.count + 1 + most..<elements.count)
      elements.removeLast(fraction.count - most)
    }
    if most == 0 && separator != nil { elements.removeLast() }
    clampSelection()
  }

  /// Takes away a last grouping key with nothing after it: when editing ends, it means nothing.
  mutating func dropOpenKey() {
    if meaning != .open { return }
    elements.removeLast()
    clampSelection()
  }

  private mutating func clampSelection() {
    let (anchor, head) = (min(selection.anchor, elements.count), min(selection.head, elements.count))
    if (anchor, head) != (selection.anchor, selection.head) { selection = ElementSelection(anchor, head) }
  }
}

/// What was typed after the last digit, or before the first, and is not shown: the next key decides what it was.
enum DigitTail: Equatable {
  case nothing
  /// Letters before the first digit.
  case label
  /// A sign that can only group, as it is shown, and whether the digits before it may lead a group.
  case groupSign(String, mayLead: Bool)
  /// A group with all its digits.
  case group
  /// A character of the format's own symbol.
  case symbol(Unicode.Scalar)
  /// A minus, a plus or a parenthesis, or a dash that stands for no fraction.
  case sign
}

/// Keys typed one after the other at the end of a number, and what is kept of them until something else happens.
struct DigitRun: Sendable {
  /// What there was before each of them, the last one last.
  var earlier: [DigitField] = []
  /// The key that set the decimal separator.
  var decimalKey: Unicode.Scalar?
  /// Digits for which the fraction has no room; nil once they are too many to be the rest of a group.
  var held: [Character]? = []
  /// Whether the place is closed: a separator was rejected there, and what follows it was meant for another.
  var isClosed = false
  /// Whether a digit was rejected since.
  var lostDigit = false
  /// The key at which it was closed.
  var closingKey: Unicode.Scalar?
  /// What was typed after the last digit, or before the first, and is not shown.
  var tail = DigitTail.nothing
  /// The characters of the format's own symbol, or of another of its marks, that were typed after the last digit.
  var mark: [UInt32] = []
  /// How many digits were entered since a cash register rejected a separator; nil if it rejected none.
  var digitsAfterSeparator: Int?
}

extension DigitField {
  /// Ends the run: what follows begins another. Text and value stay as they are.
  mutating func endRun() {
    run = DigitRun()
    isUndecided = false
  }

  /// Keeps what there is, before a key typed at the end changes it.
  mutating func remember() {
    run.earlier.append(self)
    run.held = []
  }

  /// Takes back the last key of the run. The sign stays, which is typed beside the digits.
  mutating func takeBack(_ earlier: DigitField) {
    let (isNegative, hadGroup) = (isNegative, hadGroup || meaning == .group)
    self = earlier
    self.isNegative = isNegative
    notices = []
    if isAsTyped && hadGroup { self.hadGroup = true }
    run.mark = []
  }
}
