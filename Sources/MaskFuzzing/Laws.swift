public import FieldEditing

/// A law that holds of every field after every key.
public enum Law: String, Hashable, Sendable, CaseIterable {
  /// An empty field that is given the value shows the same.
  case valueGivesDisplay
  /// Formatting the value gives that value.
  case formatKeepsValue
  /// Typing a text equals pasting it.
  case typingIsPasting
  /// A text that arrives whole is rejected, or kept but for what is reported.
  case wholeTextIsKept
  /// Backspace takes back what a key at the end added.
  case backspaceInverts
  /// A text that is typed or pasted is shown or reported.
  case lossIsReported
  /// A rejected key changes nothing.
  case rejectionChangesNothing
  /// A movement of the caret changes neither text nor value.
  case movementChangesNothing
  /// No digit follows a separator that was rejected after a digit.
  case nothingIsJoined
  /// A value is not complete while a rejected digit or letter is missing.
  case rejectionIsReported
  /// The caret is inside the display, and in no grapheme cluster.
  case caretIsOnBoundary
  /// A value holds nothing that cannot be seen.
  case valueIsVisible
  /// An edit reports what changed.
  case editIsWhatChanged
  /// The field's movements are those of the arrow keys.
  case movementIsArrow
  /// A cleared field is as a new one.
  case clearedIsNew
  /// A step of a word by several is as many steps of one.
  case stepIsManySteps
  /// The Luhn sum that is kept is that of the value.
  case luhnSumIsTheValues
  /// Undo goes back through the states that were.
  case undoInverts
  /// The field does what the oracle does.
  case engineIsOracle

  /// The law as a sentence, with what it leaves out and why.
  public var sentence: String {
    switch self {
    case .valueGivesDisplay:
      "Feeding the value to an empty field gives the same display up to the trailing literals. "
        + "Not once editing has ended: then the value ends in value literals that an entered one does not end in; "
        + "nor where characters side by side, halves of a flag, make one: as text that is another value."
    case .formatKeepsValue:
      "Formatting the value gives that value, until editing ends; empty slots are not text that one formats, and characters that "
        + "make one side by side are another value as text."
    case .typingIsPasting:
      "In a lazy field, typing a text of which no character is rejected, or typed over what stands before it, equals pasting it."
    case .wholeTextIsKept:
      "A text that arrives whole is rejected, and changes nothing, or each of its letters and digits is shown, in its order, but for those that "
        + "are reported as left out; letters and marks are read as the letters composed of them. Of masks that are read in no other form."
    case .lossIsReported:
      "Of a key or a paste that is not rejected each letter and digit is shown before the caret, in its order, or is reported, "
        + "in a part of a field as in the whole, after undo as before; in lossless pastes, too, of masks that are read in no other form. One of a literal may be "
        + "typed over it."
    case .backspaceInverts:
      "Backspace after an accepted key at the end, that auto-inserted and padded nothing, restores the value, and the display up to "
        + "the trailing literals, unless characters of it make one as text. A key that only walked over literals added nothing to take back, and "
        + "once editing has ended backspace steps over what ending editing added."
    case .rejectionChangesNothing:
      "A typed key, a paste or a value that is rejected changes neither text, value, selection nor what undo brings back, unless it first "
        + "commits marked text. It may close the place. Of a value nothing is read where a character is rejected."
    case .movementChangesNothing:
      "A movement of the caret changes neither text nor value, unless it first commits marked text."
    case .nothingIsJoined:
      "In a mask of open numbers no digit is accepted directly after a separator that was rejected directly after a digit."
    case .rejectionIsReported:
      "A value is not complete after a letter or digit was rejected at a closed place. "
        + "The backspace that takes that back, at a caret, takes nothing else."
    case .caretIsOnBoundary: "The caret is within the display, and inside no grapheme cluster."
    case .valueIsVisible:
      "A value holds nothing that cannot be seen; joiners and variation selectors follow letters of scripts "
        + "that write with them, and symbols. The empty slot is U+FFFC."
    case .editIsWhatChanged:
      "The edit returned, applied to the display before, gives the display after, in every unit of offsets. "
        + "A composition is reported against the display without its marked text. "
        + "What it says about the selection, of completeness, of the value and of what was rejected is what the field reports then."
    case .movementIsArrow:
      "The field's own movements bring a caret, and the end of a selection, where the arrow keys of a script do."
    case .clearedIsNew:
      "A cleared field shows, selects and rejects what a new one does, has nothing to undo, and takes the same keys the same way."
    case .stepIsManySteps:
      "In an eager field a word stepped by several is the one that as many steps of one lead to. A number is not: it becomes the nearest one "
        + "so far away, and the mask may take others between; nor is a part that is only begun, as words of lazy fields are."
    case .luhnSumIsTheValues: "The Luhn sum is that of the value's digits, whatever was asked of it before."
    case .undoInverts:
      "Undo goes back through states that were, to the empty field, and stops at each edit that is not typing; "
        + "redo returns."
    case .engineIsOracle:
      "The compiled field shows, holds, completes and rejects what the oracle does, and names the same candidates."
    }
  }
}

/// A law that did not hold, and where: printed, a line that `caret replay` takes.
public struct LawViolation: Error, Hashable, Sendable {
  /// The law that did not hold.
  public let law: Law
  /// The text of the mask.
  public let mask: String
  /// The name of the mask in the catalogue, if it is one of the catalogue: then it stands for the mask, which may have
  /// no text.
  public var preset: String?
  /// The keys that show it, as a script.
  public let keys: String
  /// The options of the field.
  public let options: FieldOptions
  /// A description of what was found and what should be.
  public let detail: String
}

extension LawViolation: CustomStringConvertible {
  /// What names a mask in a line of `caret replay`: its name in the standard catalogue, if it has one, else its text.
  static func field(of mask: String, preset: String?) -> String {
    preset.map { "\"preset\": \($0.asJSON)" } ?? "\"mask\": \(mask.asJSON)"
  }

  /// The field, as members of a line of `caret replay`.
  var session: String {
    let field = Self.field(of: mask, preset: preset)
    let overflow = "\"overflow\": \"\(options.overflow == .drop ? "drop" : "reject")\""
    let others = options.unusualFlags.filter { $0 != .eager }.map { ", \"\($0.rawValue)\": \(options[$0])" }
    let steps = options.steps.given.map { ", \"\($0.name)\": \($0.length.description.asJSON)" }
    return "\(field), \"options\": {\"eager\": \(options.isEager), \(overflow)\((others + steps).joined())}"
  }

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
