/// A law that holds of every field after every key.
public enum Law: String, Hashable, Sendable, CaseIterable {
  /// An edit reports what changed.
  case editIsWhatChanged
  /// The caret is inside the display, and in no grapheme cluster.
  case caretIsOnBoundary
  /// A value holds nothing that cannot be seen.
  case valueIsVisible
  /// The Luhn sum that is kept is that of the value.
  case luhnSumIsTheValues
  /// The caret is among the digits, or an affix is selected.
  case caretIsAmongDigits
  /// The digits shown are the value's.
  case digitsAreTheValues
  /// When editing ends, a field shows the finished number.
  case leavingShowsFinished
  /// An empty field that is given the value shows the same.
  case valueGivesDisplay
  /// Formatting the value gives that value.
  case formatKeepsValue
  /// Typing the digits that are shown gives the value.
  case typingGivesValue
  /// Typing a text equals pasting it.
  case typingIsPasting
  /// A text that arrives whole is rejected, or kept but for what is reported.
  case wholeTextIsKept
  /// Backspace takes back what a key at the end added.
  case backspaceInverts
  /// A rejected key changes nothing.
  case rejectionChangesNothing
  /// A text that is typed or pasted is shown or reported.
  case lossIsReported
  /// A movement of the caret changes neither text nor value.
  case movementChangesNothing
  /// No digit follows a separator that was rejected after a digit.
  case nothingIsJoined
  /// A key that moves the decimal separator among the digits is reported.
  case leapIsReported
  /// No key multiplies an amount.
  case amountIsNotMultiplied
  /// A value is not complete while a rejected digit or letter is missing.
  case rejectionIsReported
  /// Ending editing twice changes nothing more.
  case leavingIsDone
  /// Undo goes back through the states that were.
  case undoInverts
  /// The field's movements are those of the arrow keys.
  case movementIsArrow
  /// A cleared field is as a new one.
  case clearedIsNew
  /// A step by several is as many steps of one.
  case stepIsManySteps
  /// A field of a mask does what the oracle does.
  case engineIsOracle
  /// A field of numbers or phone numbers does what the oracle does.
  case targetIsOracle

  /// The kinds of fields.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// A mask.
    case mask
    /// Numbers as a locale writes them.
    case number
    /// Phone numbers.
    case phone
  }

  /// The kinds of fields for which the law holds.
  public var kinds: Set<Kind> {
    switch self {
    case .luhnSumIsTheValues, .formatKeepsValue, .wholeTextIsKept, .lossIsReported, .nothingIsJoined, .engineIsOracle:
      [.mask]
    case .caretIsAmongDigits, .leavingShowsFinished, .typingGivesValue, .leapIsReported, .amountIsNotMultiplied:
      [.number]
    case .typingIsPasting: [.mask, .phone]
    case .rejectionIsReported: [.mask, .number]
    case .digitsAreTheValues, .targetIsOracle: [.number, .phone]
    default: Set(Kind.allCases)
    }
  }

  /// Those for which an oracle plays along.
  static let ofOracles: Set<Law> = [.engineIsOracle, .targetIsOracle]

  /// The law as a sentence, with what it leaves out and why.
  public var sentence: String {
    switch self {
    case .editIsWhatChanged:
      "The edit returned, applied to the display before, gives the display after, in every unit of offsets. "
        + "A composition is reported against the display without its marked text. "
        + "What it says about the selection, of completeness, of the value and of what was rejected is what the field reports then."
    case .caretIsOnBoundary: "The selection's ends are within the display, and inside no grapheme cluster."
    case .valueIsVisible:
      "A value holds nothing that cannot be seen; joiners and variation selectors follow letters of scripts "
        + "that write with them, and symbols. The empty slot is U+FFFC."
    case .luhnSumIsTheValues: "The Luhn sum is that of the value's digits, whatever was asked of it before."
    case .caretIsAmongDigits:
      "The number stands between the affixes of its sign, and the selection's ends inside them; or an affix alone is selected. Marked text "
        + "is none of the number."
    case .digitsAreTheValues:
      "The digits shown are the value's, and so is the plus of a phone number, but for a calling code that was auto-inserted, for zeros in front "
        + "of an amount, and for those that stand for digits not entered yet, which are as many as the format asks for. Not while a grouping "
        + "key stands as it was typed; a secure field shows as many."
    case .leavingShowsFinished:
      "When editing ends, a field shows what the format shows for its value, without the sign of a zero. A cash register keeps zeros that a "
        + "format may drop, and a number that is clamped is between its bounds. Not while a group is open."
    case .valueGivesDisplay:
      "Feeding the value to an empty field gives the same display, of a mask up to the trailing literals. Not of a mask once editing has ended: "
        + "then the value ends in value literals that an entered one does not end in; nor where characters side by side, halves of a flag, "
        + "make one: as text that is another value; nor of an amount where zeros stand in front, or a separator is open or as it was typed; nor "
        + "where the number is longer than the field allows, as ending editing, another calling code or a deletion may make it."
    case .formatKeepsValue:
      "Formatting the value gives that value, until editing ends; empty slots are not text that one formats, and characters that "
        + "make one side by side are another value as text."
    case .typingGivesValue:
      "Typing the digits shown, the sign first, into an empty field gives the value. The same is left out as of assigning it."
    case .typingIsPasting:
      "In a lazy field, typing a text of which no character is rejected, or typed over what stands before it, equals pasting it. Of phone "
        + "numbers, bare digits: not in an international field, where a number pasted is read as it is dialled, nor without a region, where it "
        + "may be one after a plus."
    case .wholeTextIsKept:
      "A text that arrives whole is rejected, and changes nothing, or each of its letters and digits is shown, in its order, but for those that "
        + "are reported as left out; letters and marks are read as the letters composed of them. Of masks that are read in no other form."
    case .backspaceInverts:
      "Backspace after an accepted key at the end, that auto-inserted and padded nothing, restores the value, and the display, of a mask up to "
        + "the trailing literals, unless characters of it make one as text. A key that only walked over literals added nothing to take back, nor "
        + "did a digit that was auto-inserted already, or shows that a calling code was typed twice; and once editing of a mask has ended "
        + "backspace steps over what ending editing added."
    case .rejectionChangesNothing:
      "A key that is rejected changes neither text, value, selection nor, where it typed, pasted or set a value, what undo brings back, unless "
        + "it first commits marked text, or took a part of what was pasted or set. It may close the place. "
        + "Of a value nothing is read where a character is rejected."
    case .lossIsReported:
      "Of a key or a paste that is not rejected each letter and digit is shown before the caret, in its order, or is reported, "
        + "in a part of a field as in the whole, after undo as before; in lossless pastes, too, of masks that are read in no other form. One of a literal may be "
        + "typed over it."
    case .movementChangesNothing:
      "A movement of the caret changes neither text nor value, unless it first commits marked text."
    case .nothingIsJoined:
      "In a mask of open numbers no digit is accepted directly after a separator that was rejected directly after a digit."
    case .leapIsReported:
      "A typed key that is not a digit and moves the decimal separator among the digits of the value is reported, or stands or stood as it was typed; so is a "
        + "digit at the end that moves it by two places or more."
    case .amountIsNotMultiplied:
      "No key multiplies by ten or more what the digits typed say: those on both sides of another key stand in one integer of a complete "
        + "number only where a group follows the key. Not of a cash register, and until a key is pressed that is not typed."
    case .rejectionIsReported:
      "A value is not complete after a letter or digit was rejected at a closed place. "
        + "The backspace that takes that back, at a caret, takes nothing else."
    case .leavingIsDone:
      "Ending editing twice changes nothing more. Of several prefixes typed after the calling code, each time one goes."
    case .undoInverts:
      "Undo goes back through states that were, to the empty field, and stops at each edit that is not typing; redo returns."
    case .movementIsArrow:
      "The field's own movements bring a caret, and of a mask the end of a selection, where the arrow keys of a script do: over a gap as over "
        + "one character."
    case .clearedIsNew:
      "A cleared field shows, selects and rejects what a new one does, has nothing to undo, and takes the same keys the same way. "
        + "Not after another region was chosen, which stays."
    case .stepIsManySteps:
      "A number stepped by several, and a word of an eager mask, is the one that as many steps of one lead to. A number of a mask is not: it "
        + "becomes the nearest one so far away, and the mask may take others between; nor is a part that is only begun, as words of lazy fields are."
    case .engineIsOracle:
      "The compiled field shows, holds, completes and rejects what the oracle does, and names the same candidates."
    case .targetIsOracle: "The field shows, holds, selects, completes, rejects and reports what the oracle does."
    }
  }
}

/// A law that did not hold, and where: printed, a line that `caret replay` takes.
public struct LawViolation: Error, Hashable, Sendable {
  /// The law that did not hold.
  public let law: Law
  /// The field, as members of a line of `caret replay`: `"mask": "##", "options": {…}`.
  public let session: String
  /// The keys that show it, as a script.
  public let keys: String
  /// A description of what was found and what should be.
  public let detail: String
}

extension LawViolation: CustomStringConvertible {
  /// The session, with the law and what was found beside it.
  public var description: String {
    "{\(session), \"keys\": \(keys.asJSON), \"law\": \"\(law.rawValue)\", \"found\": \(detail.asJSON)}"
  }
}

extension String {
  /// The text as JSON writes it, everything that cannot be seen escaped.
  package var asJSON: String {
    var out = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case _ where scalar.isUnseen || scalar.properties.isGraphemeExtend || scalar == "\u{FFFC}":
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out + "\""
  }
}

extension Unicode.Scalar {
  /// Whether a terminal obeys or hides it.
  fileprivate var isUnseen: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
