/// What holds of every field of numbers after every key.
public enum NumberLaw: String, Hashable, Sendable, CaseIterable {
  case caretIsAmongDigits
  case digitsAreTheValues
  case refusedChangesNothing
  case leavingShowsFinished
  case valueGivesDisplay
  case typingGivesValue
  case backspaceInverts
  case undoInverts
  case targetIsOracle
  case editIsWhatChanged
  case movementIsArrow
  case clearedIsNew

  /// The law as a sentence, with what it leaves out and why.
  public var sentence: String {
    switch self {
    case .caretIsAmongDigits:
      "The number stands between the affixes of its sign, and the selection's ends inside them, never in a grapheme cluster. "
        + "Marked text is none of the number."
    case .digitsAreTheValues: "The digits shown are the value's, but for zeros in front."
    case .refusedChangesNothing:
      "A key that is refused changes neither text, value nor selection, unless it first commits marked text."
    case .leavingShowsFinished:
      "A field that is left shows what the format shows for its value, without the sign of a zero. A cash register keeps zeros that a "
        + "format may drop."
    case .valueGivesDisplay:
      "Assigning the value to an empty field gives that value, and the same display where no zeros stand in front and no separator "
        + "is open. Not where leaving made the number longer than the field allows."
    case .typingGivesValue: "Typing the digits shown, the sign first, into an empty field gives the value. The same is left out."
    case .backspaceInverts:
      "Backspace after a digit typed at the end restores text and value. A digit that took the place of a zero is not given back."
    case .undoInverts:
      "Undo goes back through states that were, to the empty field, and stops at each edit that is not typing; redo returns."
    case .targetIsOracle: "The field shows, holds, selects, completes, refuses and reports what the oracle does."
    case .editIsWhatChanged:
      "The edit returned, applied to the display before, gives the display after, in every unit of offsets. "
        + "What it tells of the selection, of completeness, of the value and of what was refused is what the field tells then."
    case .movementIsArrow:
      "The field's own movements bring a caret where the arrow keys of a script do: over a gap as over one character."
    case .clearedIsNew:
      "A cleared field shows, selects and refuses what a new one does, has nothing to undo, and takes the same keys the same way."
    }
  }
}

/// A law that did not hold for a field of numbers, and where: printed, a line with a case's `number` and `keys`.
public struct NumberLawViolation: Error, Hashable, Sendable {
  public let law: NumberLaw
  public let setup: NumberSetup
  public let keys: String
  /// What was found and what should be.
  public let detail: String
}

extension NumberLawViolation: CustomStringConvertible {
  /// The field, as members of a line of `caret replay`.
  var session: String { "\"number\": \(setup)" }

  public var description: String {
    "{\(session), \"keys\": \(keys.asJSON), \"law\": \"\(law.rawValue)\", \"found\": \(detail.asJSON)}"
  }
}
