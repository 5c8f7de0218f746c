/// What the keys typed one after the other say about the numbers of a mask, where the value does not show it.
struct TypedNumbers {
  /// What the last key did, if it was a digit.
  enum LastDigit: UInt8 {
    /// Nothing of the following, or it was no digit.
    case ordinary
    /// It is a lone zero of a number of natural width, with no separator typed before it.
    case zero
    /// It is the one digit of a number that no other could go on with.
    case over
    /// A separator right after it would show that it was meant for the number before its own: it was too large for that
    /// and went on, or is over right after another such digit; or it began its part in a field that shows no separator
    /// ahead.
    case doubtful
  }
  var lastDigit = LastDigit.ordinary
  /// How many digits were rejected since the value is full.
  var digitsTooMany: UInt8 = 0
  /// How many letters were rejected since the last key that was accepted, two for more.
  var lettersRejected: UInt8 = 0
  /// The word that the letters typed last begin, by its place among the mask's; 0 for none.
  var word: UInt16 = 0
  /// Whether what it stands for is written.
  var hasReadWord = false
  /// A digit that was typed after a complete value and is not shown: it may be the third of a year's four.
  var held: UInt8?
  /// The ends of numbers after which a separator was typed.
  private(set) var confirmed = Ends()
  /// The ends of numbers that a digit ended before their greatest width, if no separator was typed after it: they may
  /// have been meant otherwise.
  private(set) var hasty = Ends()

  /// Whether the next key is an ordinary one, whatever it is.
  var isOrdinary: Bool {
    lastDigit == .ordinary && digitsTooMany == 0 && lettersRejected == 0 && word == 0 && held == nil
  }

  mutating func confirm(_ end: Int) {
    confirmed.insert(end)
    hasty.remove(end)
  }

  mutating func endHastily(at end: Int) { hasty.insert(end) }

  /// Forgets the last keys; not where numbers end.
  mutating func endKeys() {
    lastDigit = .ordinary
    accept()
  }

  mutating func endWord() { (word, hasReadWord) = (0, false) }

  /// Forgets all but what was held.
  mutating func endEditing() {
    let held = held
    self = TypedNumbers()
    self.held = held
  }

  /// A key was accepted.
  mutating func accept() {
    (digitsTooMany, lettersRejected) = (0, 0)
    endWord()
  }

  /// Forgets the ends after so many characters of the value.
  @inline(__always) mutating func forget(after count: Int) {
    confirmed.forget(after: count)
    hasty.forget(after: count)
  }

  /// Ends of numbers, as counts of the value's characters: one beyond the 63rd is not kept.
  struct Ends {
    private var bits: UInt64 = 0

    var isEmpty: Bool { bits == 0 }
    func contains(_ end: Int) -> Bool { bits & bit(end) != 0 }
    mutating func insert(_ end: Int) { bits |= bit(end) }
    mutating func remove(_ end: Int) { bits &= ~bit(end) }
    @inline(__always) mutating func forget(after count: Int) {
      if bits != 0 && count < 63 { bits &= bit(count + 1) &- 1 }
    }
    private func bit(_ end: Int) -> UInt64 { end < 64 ? 1 << UInt64(end) : 0 }
  }
}
