/// What a text for people says, whatever the language: the key of a message table.
///
/// A raw value is the same in every version and in every language that a program is written in, so that a table can be
/// kept in a file. New keys may be added. What stands in braces in a table's text is an argument; its order here is
/// that of the arguments.
public enum MessageKey: String, CaseIterable, Hashable, Sendable {
  // MARK: why a character is rejected or dropped

  case notAllowedHere, notAllowedInNumber, notAllowedInPhoneNumber
  /// The characters that are accepted.
  case expected
  case full, noRoom, pushedOut, tooLong, textTooLong, tooManyDigits, tooComplex
  /// The decimal separator.
  case ambiguousSeparator
  case secondDecimalSeparator
  /// How many digits a fraction may have.
  case fractionRoom
  case noSign, secondSign, misplacedGrouping, unclosedParenthesis, noDigits, leftOut, invisible, severalFit, masked, noFraction
  case afterRejection, outOfRange, separatorNotNeeded, marksLeftOut

  // MARK: which characters are accepted

  case digit, letter
  /// The first and the last.
  case digitFromTo, letterFromTo
  case hexadecimalDigit, printableCharacter
  /// Characters, separated by commas.
  case anyCharacterBut, oneOf
  /// A character.
  case theCharacter
  /// The first and the last.
  case fromTo
  /// All alternatives but the last, and the last.
  case lastAlternative
  case space

  // MARK: what an edit did

  /// What happened, and why.
  case because
  case notDeleted
  /// How many.
  case droppedDigits
  /// Characters.
  case dropped, rejected, rejectedAll
  case rejectedPaste
  case oneCharacter
  /// How many.
  case characters
  case endOfText
  /// Characters, and how many are not named.
  case andMore
  case replacedContents
  /// Characters.
  case autoInserted, padded
  case rounded
  /// The number.
  case roundedTo
  /// The separator.
  case ambiguousSign
  /// The number, and the separator.
  case ambiguousSignIn
  case ambiguous
  /// The number.
  case ambiguousIn
  case reread
  /// The number.
  case rereadAs

  // MARK: how far a value is one

  case incomplete, complete, checkDigits, noSuchDate, unusualYear
  /// A date.
  case before, after
  case expired, endsBeforeItBegins
  /// A number.
  case below, above
  /// The least and the greatest number.
  case outside
  /// The end of a sentence in English, for which other languages have no word.
  case malformed
  case unknownNetwork
  /// Numbers of digits.
  case badLength
  case valid, invalidPhoneNumber, tooShortExceptLocally, phoneNumberTooShort, phoneNumberTooLong
  /// How many digits.
  case impossibleLength
}
