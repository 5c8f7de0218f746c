// Written by caretaker-dev generate from fixtures/tables/messages/en.txt: change it there.

extension MessageLanguage {
  /// What a field says in English, as text.
  static let englishText = #"""
    plurals                         english
    field.notAllowedHere            not allowed here
    field.notAllowedInNumber        not allowed here in a number
    field.notAllowedInPhoneNumber   not allowed here in a phone number
    field.expected                  expected {0}
    field.full                      the field is full
    field.noRoom                    it would push out what stands after it
    field.pushedOut                 pushed out at the end
    field.tooLong                   the value has its maximum length
    field.textTooLong               the text is too long
    field.tooManyDigits             the number has as many digits as it may have
    field.tooComplex                the character is too complex
    field.ambiguousSeparator        grouping is automatic; the decimal sign is '{0}'
    field.secondDecimalSeparator    there is a decimal sign already
    field.fractionRoom              there is room for {0} {0|digit|digits} after the decimal sign
    field.noSign                    a minus would not be shown
    field.secondSign                there is a sign already
    field.misplacedGrouping         no number has such a group of digits
    field.unclosedParenthesis       the other parenthesis is missing
    field.noDigits                  a digit is missing
    field.leftOut                   it is not part of the value
    field.invisible                 it cannot be seen
    field.severalFit                the text has several values
    field.masked                    it hides what belongs there
    field.noFraction                the number has no fraction
    field.afterRejection            a character before it was rejected: backspace takes that back
    field.outOfRange                the number would be too large: backspace takes that back
    field.separatorNotNeeded        the decimal sign is automatic: type digits only
    field.marksLeftOut              it is taken without the marks on it
    field.digit                     a digit
    field.letter                    a letter
    field.digitFromTo               a digit from {0} to {1}
    field.letterFromTo              a letter from {0} to {1}
    field.hexadecimalDigit          a hexadecimal digit
    field.printableCharacter        a printable character
    field.anyCharacterBut           any character but {0}
    field.oneOf                     one of {0}
    field.theCharacter              the character {0}
    field.fromTo                    {0} to {1}
    field.lastAlternative           {0} or {1}
    field.listed                    {0}, {1}
    field.space                     space
    field.because                   {0}: {1}
    field.notDeleted                not deleted
    field.droppedDigits             dropped {0} {0|digit|digits}
    field.dropped                   dropped {0}
    field.rejected                  rejected {0}
    field.rejectedAll               rejected all, because of {0}
    field.rejectedPaste             rejected what was pasted
    field.oneCharacter              a character
    field.characters                {0} characters
    field.endOfText                 its end
    field.andMore                   {0} and {1} more
    field.replacedContents          replaced the whole field
    field.autoInserted              auto-inserted {0}
    field.padded                    {0} was put in front
    field.rounded                   rounded
    field.roundedTo                 rounded to {0}
    field.clamped                   changed to the nearest allowed value
    field.clampedTo                 changed to {0}, the nearest allowed value
    field.ambiguousSign             read, but {0} could be read both ways
    field.ambiguousSignIn           read as {0}, but {1} could be read both ways
    field.ambiguous                 taken, but a separator could mean another number
    field.ambiguousIn               taken as {0}, but a separator could mean another number
    field.reread                    the separator was read differently
    field.rereadAs                  the separator was read differently: {0}
    field.missing                   missing
    field.incomplete                incomplete
    field.complete                  complete
    field.checkDigits               the check digit is wrong
    field.noSuchDate                there is no such date
    field.unusualYear               its year is not between 1000 and 2999
    field.otherCalendar             its year, of the Gregorian calendar, is more than {0} years from today
    field.before                    it is before {0}
    field.after                     it is after {0}
    field.expired                   it has expired
    field.endsBeforeItBegins        it ends before it begins
    field.tooFewDays                it ends less than {0} {0|day|days} after it begins
    field.tooManyDays               it ends more than {0} {0|day|days} after it begins
    field.below                     it is less than {0}
    field.above                     it is more than {0}
    field.outside                   it is not between {0} and {1}
    field.malformed                 it {0}
    field.unknownNetwork            not a card of any known network
    field.badLength                 cards of the network have {0} digits
    field.valid                     valid
    field.invalidPhoneNumber        not valid: no such numbers are given out
    field.tooShortExceptLocally     too short, except inside a local area
    field.phoneNumberTooShort       too short
    field.phoneNumberTooLong        too long
    field.impossibleLength          no number has {0} {0|digit|digits}
    """#
}
