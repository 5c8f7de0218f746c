/// A law that holds of every field of numbers after every key.
public enum NumberLaw: String, Hashable, Sendable, CaseIterable {
  /// The caret is among the digits, and in no grapheme cluster; or an affix is selected.
  case caretIsAmongDigits
  /// The digits shown are the value's.
  case digitsAreTheValues
  /// A rejected key changes nothing.
  case rejectionChangesNothing
  /// When editing ends, a field shows the finished number.
  case leavingShowsFinished
  /// An empty field that is given the value shows the same.
  case valueGivesDisplay
  /// Typing the digits that are shown gives the value.
  case typingGivesValue
  /// Backspace takes back what a key at the end added.
  case backspaceInverts
  /// A movement of the caret changes neither text nor value.
  case movementChangesNothing
  /// A key that moves the decimal separator among the digits is reported.
  case leapIsReported
  /// No key multiplies an amount.
  case amountIsNotMultiplied
  /// A number is not complete while a rejected digit is missing.
  case rejectionIsReported
  /// Undo goes back through the states that were.
  case undoInverts
  /// The field does what the oracle does.
  case targetIsOracle
  /// An edit reports what changed.
  case editIsWhatChanged
  /// The field's movements are those of the arrow keys.
  case movementIsArrow
  /// A cleared field is as a new one.
  case clearedIsNew
  /// A step by several is as many steps of one.
  case stepIsManySteps

  /// The law as a sentence, with what it leaves out and why.
  public var sentence: String {
    switch self {
    case .caretIsAmongDigits:
      "The number stands between the affixes of its sign, and the selection's ends inside them, never in a grapheme cluster; or an affix "
        + "alone is selected. Marked text is none of the number."
    case .digitsAreTheValues:
      "The digits shown are the value's, but for zeros in front, and for those that stand for digits not entered yet, which are as many as "
        + "the format asks for. Not while a grouping key stands as it was typed."
    case .rejectionChangesNothing:
      "A key that is rejected changes neither text, value nor selection, unless it first commits marked text. It may close the place."
    case .leavingShowsFinished:
      "When editing ends, a field shows what the format shows for its value, without the sign of a zero. A cash register keeps zeros that a "
        + "format may drop, and a number that is clamped is between its bounds. Not while a group is open."
    case .valueGivesDisplay:
      "Assigning the value to an empty field gives that value, and the same display where no zeros stand in front and no separator "
        + "is open. Not where ending editing made the number longer than the field allows, or a grouping key stands as it was typed."
    case .typingGivesValue:
      "Typing the digits shown, the sign first, into an empty field gives the value. The same is left out."
    case .backspaceInverts:
      "Backspace after a digit or a separator typed at the end restores text and value."
    case .movementChangesNothing:
      "A movement of the caret changes neither text nor value, unless it first commits marked text."
    case .leapIsReported:
      "A typed key that is not a digit and moves the decimal separator among the digits of the value is reported, or stands or stood as it was typed; so is a "
        + "digit at the end that moves it by two places or more."
    case .amountIsNotMultiplied:
      "No key multiplies by ten or more what the digits typed say: those on both sides of another key stand in one integer of a complete "
        + "number only where a group follows the key. Not of a cash register, and until a key is pressed that is not typed."
    case .rejectionIsReported:
      "A number at whose end a separator was rejected, and then a digit, is not complete until backspace, a movement or another edit."
    case .undoInverts:
      "Undo goes back through states that were, to the empty field, and stops at each edit that is not typing; redo returns."
    case .targetIsOracle: "The field shows, holds, selects, completes, rejects and reports what the oracle does."
    case .editIsWhatChanged:
      "The edit returned, applied to the display before, gives the display after, in every unit of offsets. "
        + "What it says about the selection, of completeness, of the value and of what was rejected is what the field reports then."
    case .movementIsArrow:
      "The field's own movements bring a caret where the arrow keys of a script do: over a gap as over one character."
    case .clearedIsNew:
      "A cleared field shows, selects and rejects what a new one does, has nothing to undo, and takes the same keys the same way."
    case .stepIsManySteps: "A number stepped by several is the one that as many steps of one lead to."
    }
  }
}

/// A law that did not hold for a field of numbers, and where: printed, a line with a case's `number` and `keys`.
public struct NumberLawViolation: Error, Hashable, Sendable {
  /// The law that did not hold.
  public let law: NumberLaw
  /// The field that the keys were pressed in.
  public let setup: NumberSetup
  /// The keys that show it, as a script.
  public let keys: String
  /// A description of what was found and what should be.
  public let detail: String
}

extension NumberLawViolation: CustomStringConvertible {
  /// The field, as members of a line of `caret replay`.
  var session: String { "\"number\": \(setup)" }

  public var description: String {
    "{\(session), \"keys\": \(keys.asJSON), \"law\": \"\(law.rawValue)\", \"found\": \(detail.asJSON)}"
  }
}
