/// Grouping keys that stand where they were typed, while what follows decides whether the last of them is the decimal
/// sign.
///
/// In `1.234.56` typed in German they are two. Plain words, as a number is copied and compared at every edit.
package struct TypedGrouping: Equatable, Sendable {
  /// What the last key means, by the digits typed after it.
  package enum Meaning: Equatable, Sendable {
    /// None was typed yet.
    case open
    /// As many as a group has.
    case group
    case decimal
  }

  /// Bit *n*: a key stands after *n* digits.
  fileprivate(set) var places: UInt64 = 0
  /// Whether digits typed next may still change what the last key means. Otherwise it is decided, and only shown as it
  /// was typed.
  package var isOpen = false
  /// Whether a whole group stood after the last key, and was deleted from.
  package var hadGroup = false

  package init() {}

  /// The number of digits before the last place at which a key is kept. No one types groups in a number so long.
  package static var lastPlace: Int { 63 }
  /// How many digits a group has that is typed.
  package static var groupSize: Int { 3 }

  package var isEmpty: Bool { places == 0 }
  /// How many digits stand before the last key.
  @inline(__always) var last: Int { UInt64.bitWidth &- 1 &- places.leadingZeroBitCount }
  package var hasOneKey: Bool { places.nonzeroBitCount == 1 }

  func contains(_ place: Int) -> Bool { place <= TypedGrouping.lastPlace && places & (1 &<< UInt64(place)) != 0 }
  /// How many keys stand before the digit at a place.
  func count(before place: Int) -> Int { (places & ((1 << UInt64(place)) &- 1)).nonzeroBitCount }

  func hasSamePlaces(as other: TypedGrouping) -> Bool { places == other.places }

  /// The keys as two words, for a step of undo, and back.
  package var words: (low: UInt32, high: UInt32) {
    (UInt32(truncatingIfNeeded: places), UInt32(truncatingIfNeeded: places >> 32))
  }
  package init(words: (low: UInt32, high: UInt32)) { places = UInt64(words.low) | UInt64(words.high) << 32 }
}

/// A number whose grouping keys stand as they were typed. Its separator is where the last key means one *now*, and its
/// fraction may be longer than the format shows until it is settled.
extension DigitBuffer {
  package var isAsTyped: Bool { !grouping.isEmpty }
  /// Whether what follows still decides what the last grouping key means.
  package var isUndecided: Bool { grouping.isOpen }
  package var digitsAfterGroupingKey: Int { count - grouping.last }

  /// Whether the integer may stand before a first grouping sign.
  package var leadsGroup: Bool {
    integerCount > 0 && integerCount <= TypedGrouping.groupSize && !beginsWithZero
  }

  /// What the last grouping key means; `nil` where none stands as it was typed.
  package var groupingMeaning: TypedGrouping.Meaning? {
    if grouping.isEmpty { return nil }
    switch digitsAfterGroupingKey {
    case 0: return .open
    case TypedGrouping.groupSize: return .group
    default: return .decimal
    }
  }

  /// Appends a grouping key.
  package mutating func appendGroupingKey() {
    grouping.places |= 1 << UInt64(count)
    grouping.isOpen = true
    reread()
  }

  /// Appends a digit after a grouping key.
  package mutating func appendUndecided(_ digit: UInt8) {
    append(digit)
    reread()
  }

  /// Takes back the last character, a digit or a grouping key.
  package mutating func removeLastTyped() {
    let hadGroup = groupingMeaning == .group
    if digitsAfterGroupingKey == 0 {
      grouping.places ^= 1 << UInt64(count)
    } else {
      count -= 1
    }
    if grouping.isEmpty { grouping = TypedGrouping() } else { grouping.hadGroup = grouping.hadGroup || hadGroup }
    reread()
  }

  /// Whether digits typed next may change what the last grouping key means: no longer after the caret was moved.
  package mutating func closeGrouping() { grouping.isOpen = false }

  /// Sets grouping keys that were kept, and the separator where they mean one.
  package mutating func setGrouping(_ grouping: TypedGrouping) {
    self.grouping = grouping
    reread()
  }

  private mutating func reread() {
    hasSeparator = groupingMeaning.map { $0 != .group } ?? false
    integerCount = hasSeparator ? grouping.last : count
  }

  /// Has the keys mean what they mean now, without the digits for which the format has no room. A last key with nothing
  /// after it is the decimal sign, if there is one.
  ///
  /// - Returns: how many digits were dropped.
  @discardableResult package mutating func settleGrouping(fractionLimit: Int) -> Int {
    if grouping.isEmpty { return 0 }
    grouping = TypedGrouping()
    let dropped = max(0, fractionCount - fractionLimit)
    count -= dropped
    if fractionLimit == 0 { hasSeparator = false }
    return dropped
  }

  /// Takes away a last grouping key with nothing after it.
  package mutating func dropOpenGroupingKey() {
    if groupingMeaning != .open { return }
    grouping = TypedGrouping()
    (hasSeparator, integerCount) = (false, count)
  }

  /// Has all grouping keys group, and puts the decimal separator at the end.
  package mutating func settleGroupingBeforeSeparator() {
    grouping = TypedGrouping()
    insertSeparator(at: count)
  }
}
