internal import MaskSyntax

/// What keys typed one after the other leave at the caret, until something else happens: the value does not show it.
struct TypedPlace: Hashable, Sendable {
  /// What the last key did, if it was a digit.
  enum LastDigit: Hashable, Sendable {
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

  /// Whether a key was rejected here, and what follows was meant for another place.
  var isClosed = false
  /// Whether a letter or digit was rejected at the closed place. The value is not complete then.
  var lostCharacter = false
  var lastDigit = LastDigit.ordinary
  /// How many digits were rejected since the value is full.
  var digitsTooMany = 0
  /// How many letters were rejected since the last key that was accepted.
  var lettersRejected = 0
  /// The letters typed last, as far as they begin a word that is known.
  var word = ""
  /// Whether what that says is written.
  var hasReadWord = false
  /// A digit that was typed after a complete value and is not shown: it may be the third of a year's four.
  var held: Cluster?
  /// The ends of numbers after which a separator was typed, as counts of the value's characters.
  var confirmed: Set<Int> = []
  /// The ends of numbers that a digit ended before their greatest width, if no separator was typed after it: they may
  /// have been meant otherwise.
  var hasty: Set<Int> = []

  /// What was rejected alone, or held.
  var rejection: TypedPlace {
    var rejection = TypedPlace()
    (rejection.isClosed, rejection.lostCharacter, rejection.held) = (isClosed, lostCharacter, held)
    return rejection
  }

  /// A key was accepted.
  mutating func acceptKey() {
    (digitsTooMany, lettersRejected) = (0, 0)
    (word, hasReadWord) = ("", false)
  }

  /// Forgets the last keys, and what was rejected; not where numbers end.
  mutating func endKeys() {
    var place = TypedPlace()
    (place.confirmed, place.hasty) = (confirmed, hasty)
    self = place
  }

  /// Forgets the ends of numbers after so many characters of the value.
  mutating func forget(after count: Int) {
    confirmed = confirmed.filter { $0 <= count }
    hasty = hasty.filter { $0 <= count }
  }
}
