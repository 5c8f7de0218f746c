/// A law that holds of every field of phone numbers after every key.
public enum PhoneLaw: String, Hashable, Sendable, CaseIterable {
  /// The caret is inside the display, and in no grapheme cluster.
  case caretIsOnBoundary
  /// The digits shown are the value's.
  case digitsAreTheValues
  /// A rejected key changes nothing.
  case rejectionChangesNothing
  /// Ending editing twice changes nothing more.
  case leavingIsDone
  /// An empty field that is given the value shows the same.
  case valueGivesDisplay
  /// Digits that are typed are digits that are pasted.
  case typingIsPasting
  /// Backspace takes back what a key at the end added.
  case backspaceInverts
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

  /// The law as a sentence, with what it leaves out and why.
  public var sentence: String {
    switch self {
    case .caretIsOnBoundary: "The selection's ends are within the display, and inside no grapheme cluster."
    case .digitsAreTheValues:
      "The digits and the plus shown are the value's, or the calling code that was auto-inserted. In a secure field they are as many."
    case .rejectionChangesNothing:
      "A key that is rejected changes neither text, value nor selection, unless it first commits marked text, or it took a part of what "
        + "was pasted or set."
    case .leavingIsDone:
      "Ending editing twice changes nothing more. Of several prefixes typed after the calling code, each time one goes."
    case .valueGivesDisplay:
      "Assigning the value to an empty field of the same region gives that value and the same display. Not where it is longer than the "
        + "field allows: ending editing, another region's calling code and a mark that was deleted may make it so."
    case .typingIsPasting:
      "Bare digits typed one by one are the digits pasted. Not in an international field, where a number pasted is read as it is dialled, "
        + "nor without a region, where it may be one after a plus."
    case .backspaceInverts:
      "Backspace after a digit typed at the end restores text and value. Not where the digit was auto-inserted already: then there is "
        + "nothing to take back; nor where it shows that a calling code was typed twice."
    case .undoInverts:
      "Undo goes back through states that were, to the empty field, and stops at each edit that is not typing; redo returns."
    case .targetIsOracle: "The field shows, holds, selects, completes, rejects and reports what the oracle does."
    case .editIsWhatChanged:
      "The edit returned, applied to the display before, gives the display after, in every unit of offsets. "
        + "What it says about the selection, of completeness, of the value and of what was rejected is what the field reports then."
    case .movementIsArrow:
      "The field's own movements bring a caret where the arrow keys of a script do: over a gap as over one character."
    case .clearedIsNew:
      "A cleared field shows, selects and rejects what a new one does, has nothing to undo, and takes the same keys the same way. Not after another region was chosen, which stays."
    }
  }
}

/// A law that did not hold for a field of phone numbers, and where: printed, a line that `caret replay` takes.
public struct PhoneLawViolation: Error, Hashable, Sendable {
  /// The law that did not hold.
  public let law: PhoneLaw
  /// The field that the keys were pressed in.
  public let setup: PhoneSetup
  /// The keys that show it, as a script.
  public let keys: String
  /// A description of what was found and what should be.
  public let detail: String
}

extension PhoneLawViolation: CustomStringConvertible {
  /// The field, as members of a line of `caret replay`.
  var session: String { "\"phone\": \(setup)" }

  public var description: String {
    "{\(session), \"keys\": \(keys.asJSON), \"law\": \"\(law.rawValue)\", \"found\": \(detail.asJSON)}"
  }
}
