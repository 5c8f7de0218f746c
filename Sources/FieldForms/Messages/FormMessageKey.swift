/// The meaning of a form's text, whatever the language: the key of a message table.
///
/// A raw value is the key in a table, such as `missing.choice`; it is the same in every version. New keys may be added.
public enum FormMessageKey: String, CaseIterable, Hashable, Sendable {
  /// Advice about a value that is not good.
  case missing, missingChoice = "missing.choice", missingSwitch = "missing.switch", missingCardSecurityCode =
    "missing.cardSecurityCode", partial, partialEmail = "partial.email", partialCardNumber = "partial.cardNumber",
    partialCode = "partial.code", tooShort, tooLong, phoneTooShort, phoneTooLong, phoneNotInUse, checkDigits,
    noSuchDate, otherCalendar, before, after, inFuture, expired, endsBeforeItBegins, tooFewDays, tooManyDays, below,
    above,
    unknownNetwork, badLength, differs, noChoice, malformed
  /// A requirement that a new password does not meet.
  case requirementLength = "requirement.length", requirementLetter = "requirement.letter", requirementLowercase =
    "requirement.lowercase", requirementUppercase = "requirement.uppercase", requirementDigit = "requirement.digit",
    requirementSymbol = "requirement.symbol"
  /// A requirement, as a list names it.
  case requiresLength = "requires.length", requiresLetter = "requires.letter", requiresLowercase = "requires.lowercase",
    requiresUppercase = "requires.uppercase", requiresDigit = "requires.digit", requiresSymbol = "requires.symbol"
  /// Remarks about what was typed or pasted.
  case remarkLineBreak = "remark.lineBreak", remarkTrimmed = "remark.trimmed", remarkRevealToCopy =
    "remark.revealToCopy", remarkNotPrefilled = "remark.notPrefilled", remarkLost = "remark.lost",
    remarkNoSpaces = "remark.noSpaces"
  /// Notices at the top of a form, the label of an optional field, and a label within a sentence.
  case noticeAllRequired = "notice.allRequired", noticeOptionalMarked = "notice.optionalMarked", labelOptional =
    "label.optional", labelQuoted = "label.quoted"
  /// The sides of a card.
  case sideFront = "side.front", sideBack = "side.back"
  /// Texts about what remains to be done in a form.
  case formRemaining = "form.remaining", formAndMore = "form.andMore", formProblem = "form.problem"
  /// Labels of a field's buttons.
  case buttonShow = "button.show", buttonHide = "button.hide", buttonClear = "button.clear"
  /// Announcements of assistive technology.
  case announceShown = "announce.shown", announceHidden = "announce.hidden", announceError = "announce.error",
    announceOptions = "announce.options", announceLeft = "announce.left", announceOver = "announce.over",
    announceComplete = "announce.complete"
  /// A value in words, and how much of a text is used.
  case valueHidden = "value.hidden", valueHiddenLength = "value.hiddenLength", valueOn = "value.on", valueOff =
    "value.off", valueEmpty = "value.empty", countOf = "count.of"
  /// Lines of a dialogue.
  case lineSentence = "line.sentence", lineFields = "line.fields", lineStart = "line.start", lineQuestion =
    "line.question", lineYouTyped =
    "line.youTyped", lineKeeps = "line.keeps", lineSearch = "line.search", lineSearchFirst = "line.searchFirst",
    lineWhich = "line.which", lineNone = "line.none", lineYesNo = "line.yesNo", lineYes = "line.yes", lineNo =
    "line.no", lineSecret = "line.secret", lineLines = "line.lines", lineExample = "line.example", lineSend =
    "line.send", lineSent = "line.sent", lineStopped =
    "line.stopped", lineHelp = "line.help", lineUnknown = "line.unknown"
  /// Texts on a screen around the fields, and the names of its keys.
  case screenKeys = "screen.keys", screenMore = "screen.more", screenGiveUp = "screen.giveUp", screenShow =
    "screen.show", screenHide = "screen.hide", screenNoMatch = "screen.noMatch", screenHelpFields =
    "screen.helpFields", screenHelpText = "screen.helpText", screenHelpBox = "screen.helpBox", screenHelpChoices =
    "screen.helpChoices", screenHelpSwitch = "screen.helpSwitch", screenHelpSecret = "screen.helpSecret",
    screenHelpWhole = "screen.helpWhole", screenHelpSummary = "screen.helpSummary"
}
