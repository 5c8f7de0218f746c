/// The meaning of a text for people, whatever the language: the key of a message table.
///
/// A raw value is the same in every version and in every language that a program is written in, so that a table can be
/// kept in a file. New keys may be added. What stands in braces in a table's text is an argument; its order here is
/// that of the arguments.
public enum MessageKey: String, CaseIterable, Hashable, Sendable {
  // MARK: why a character is rejected or dropped

  /// A mask, a number or a phone number does not accept a character.
  case notAllowedHere, notAllowedInNumber, notAllowedInPhoneNumber
  /// The characters that are accepted.
  case expected
  /// There is no room for a character, or none any more.
  case full, noRoom, pushedOut, tooLong, textTooLong, tooManyDigits, tooComplex
  /// The decimal separator.
  case ambiguousSeparator
  /// A number has its decimal separator.
  case secondDecimalSeparator
  /// The number of digits that a fraction may have.
  case fractionRoom
  /// A number does not have such a part, or not there.
  case noSign, secondSign, misplacedGrouping, unclosedParenthesis, noDigits, noFraction, separatorNotNeeded
  /// A text that arrives whole cannot be read.
  case leftOut, invisible, severalFit, masked, marksLeftOut
  /// Deleting backward takes back a rejection.
  case afterRejection, outOfRange

  // MARK: which characters are accepted

  /// Any digit, any letter.
  case digit, letter
  /// The first and the last.
  case digitFromTo, letterFromTo
  /// Other kinds of characters.
  case hexadecimalDigit, printableCharacter
  /// Characters, separated by commas.
  case anyCharacterBut, oneOf
  /// A character.
  case theCharacter
  /// The first and the last.
  case fromTo
  /// All alternatives but the last, and the last.
  case lastAlternative
  /// A list, and what comes next in it.
  case listed
  /// The name of the character that shows nothing.
  case space

  // MARK: what an edit did

  /// The event, and its reason.
  case because
  /// There was nothing to delete.
  case notDeleted
  /// A number of digits.
  case droppedDigits
  /// Characters.
  case dropped, rejected, rejectedAll
  /// A text that is not to be named.
  case rejectedPaste
  /// A character that is not to be named.
  case oneCharacter
  /// A number of characters.
  case characters
  /// The missing part of a text stands after its last character.
  case endOfText
  /// Characters, and how many are not named.
  case andMore
  /// The text took the place of all that was there.
  case replacedContents
  /// Characters.
  case autoInserted, padded
  /// A number lost digits.
  case rounded
  /// The number.
  case roundedTo
  /// A number was beyond a bound, and is the nearest one that is allowed.
  case clamped
  /// The number.
  case clampedTo
  /// The separator.
  case ambiguousSign
  /// The number, and the separator.
  case ambiguousSignIn
  /// A separator typed may mean another number.
  case ambiguous
  /// The number.
  case ambiguousIn
  /// A separator means something else than when it was typed.
  case reread
  /// The number.
  case rereadAs

  // MARK: how far a value is one

  /// The value's state, and what is wrong with it.
  case missing, incomplete, complete, checkDigits, noSuchDate, unusualYear
  /// A number of years.
  case otherCalendar
  /// A date.
  case before, after
  /// A date or a span of time is wrong.
  case expired, endsBeforeItBegins
  /// The number of days.
  case tooFewDays, tooManyDays
  /// A number.
  case below, above
  /// The least and the greatest number.
  case outside
  /// The end of a sentence in English, for which other languages have no word.
  case malformed
  /// A card that no network has.
  case unknownNetwork
  /// Numbers of digits.
  case badLength
  /// Such phone numbers exist, or do not.
  case valid, invalidPhoneNumber, tooShortExceptLocally, phoneNumberTooShort, phoneNumberTooLong
  /// The number of digits.
  case impossibleLength
}
