// Generated from caretaker.h by `caretaker-dev generate doors`.

export type NoteKind =
  | "leftOut"
  | "differs";

export type Rounding =
  | "halfEven"
  | "halfUp"
  | "halfDown"
  | "up"
  | "down"
  | "ceiling"
  | "floor"
  | "halfCeiling"
  | "halfFloor";

export type Report =
  | "outline"
  | "lengths"
  | "diagram";

export type FormatTextKind =
  | "title"
  | "label"
  | "example"
  | "mask"
  | "inputMode"
  | "autofill";

export type FormatKind =
  | "mask"
  | "named"
  | "number"
  | "phone"
  | "text";

export type State =
  | "incomplete"
  | "complete"
  | "invalid";

export type Question =
  | "text"
  | "value"
  | "valid"
  | "e164"
  | "type"
  | "region"
  | "network"
  | "reason"
  | "message"
  | "redacted"
  | "canonical"
  | "birthDate"
  | "sex";

export type OffsetUnit =
  | "utf8"
  | "utf16"
  | "scalars"
  | "characters";

export type Pasting =
  | "lossless"
  | "lenient"
  | "verbatim";

export type SecureDisplay =
  | "keepingLiterals"
  | "bulletsOnly"
  | "hidingParts"
  | "byView";

export type Effect =
  | "valueChanged"
  | "rejected"
  | "autoInserted"
  | "padded"
  | "leftEmptySlots"
  | "filledEmptySlots"
  | "reformatted"
  | "replacedContents"
  | "truncated"
  | "rounded"
  | "ambiguous"
  | "belowMinimum"
  | "aboveMaximum"
  | "clamped";

export type TextUnit =
  | "character"
  | "word"
  | "line"
  | "everything";

export type StepSize =
  | "usual"
  | "small"
  | "large";

export type Movement =
  | "backward"
  | "forward"
  | "wordBackward"
  | "wordForward"
  | "start"
  | "end";

export type Role =
  | "typed"
  | "autoInserted"
  | "literal"
  | "emptySlot"
  | "marked"
  | "prompt";

export type PhoneTextKind =
  | "e164"
  | "international"
  | "national"
  | "rfc3966"
  | "region"
  | "type"
  | "validity";

export type Reason =
  | "notAllowedHere"
  | "full"
  | "noRoom"
  | "pushedOut"
  | "tooLong"
  | "tooComplex"
  | "ambiguousSeparator"
  | "secondDecimalSeparator"
  | "tooManyIntegerDigits"
  | "tooManyFractionDigits"
  | "noSign"
  | "secondSign"
  | "misplacedGrouping"
  | "unclosedParenthesis"
  | "noDigits"
  | "leftOut"
  | "invisible"
  | "severalFit"
  | "masked"
  | "noFraction"
  | "afterRejection"
  | "separatorNotNeeded"
  | "outOfRange"
  | "marksLeftOut";

export type EventKind =
  | "insert"
  | "paste"
  | "replace"
  | "setMarkedText"
  | "unmarkText"
  | "deleteBackward"
  | "deleteForward"
  | "move"
  | "moveByRow"
  | "scroll"
  | "setSelection"
  | "selectAll"
  | "copy"
  | "cut"
  | "undo"
  | "redo"
  | "fill"
  | "focus"
  | "next"
  | "previous"
  | "enter"
  | "choose"
  | "openChoices"
  | "closeChoices"
  | "highlight"
  | "toggle"
  | "press"
  | "submit"
  | "submissionEnded"
  | "reset"
  | "answer"
  | "object"
  | "tick"
  | "step";

export type RowMovement =
  | "up"
  | "down"
  | "pageUp"
  | "pageDown"
  | "start"
  | "end"
  | "textStart"
  | "textEnd";

export type Button =
  | "clear"
  | "reveal"
  | "leadingAccessory"
  | "trailingAccessory";

export type Facet =
  | "text"
  | "selection"
  | "message"
  | "remark"
  | "buttons"
  | "options"
  | "lines"
  | "label"
  | "visibility"
  | "busy"
  | "verdict";

export type FormFacet =
  | "remaining"
  | "notice"
  | "summary"
  | "dirty"
  | "announcements"
  | "submitting";

export type Action =
  | "none"
  | "submit"
  | "accessory"
  | "ask";

export type FormTextKind =
  | "values"
  | "valuesWithSecrets"
  | "notice"
  | "remaining"
  | "summary"
  | "selectedText";

export type FieldKind =
  | "line"
  | "box"
  | "choice"
  | "toggle"
  | "code";

export type Verdict =
  | "blank"
  | "missing"
  | "partial"
  | "open"
  | "certain"
  | "checking"
  | "good";

export type ChoiceStyle =
  | "none"
  | "switch"
  | "list"
  | "picker"
  | "combo";

export type FormFieldTextKind =
  | "name"
  | "label"
  | "helper"
  | "prompt"
  | "text"
  | "skeleton"
  | "message"
  | "remark"
  | "inputMode"
  | "autofill"
  | "accessibleName"
  | "accessibleValue"
  | "accessibleDescription"
  | "clearName"
  | "revealName"
  | "requirements"
  | "options";

export type Rejected =
  | "null"
  | "keep"
  | "empty"
  | "fit";

export interface MaskOptions {
  /** Whether a mask is accepted in which a value has two layouts; it is read in its first way. */
  permissive?: boolean;
  /** The highest count of a repeat; usually 1,000. */
  repeatCount?: number;
  /** How deep groups nest; usually 50. */
  nesting?: number;
  /** Nodes of the mask, its repeats written out; usually 100,000. */
  nodes?: number;
  /** States of the automaton; usually 65,000. */
  states?: number;
  /** Steps that compiling may take; usually 20,000,000. */
  steps?: number;
}

export interface NumberEntry {
  /** Whether digits enter from the right, as on a cash register, and the separator stands where it is. */
  minorUnits?: boolean;
  /** How many digits a number takes before and after its decimal separator; usually 100. */
  integerDigits?: number;
  /** How many digits a number takes before and after its decimal separator; usually 100. */
  fractionDigits?: number;
  /** How many characters a text may have that is pasted; usually 1,000. */
  textLength?: number;
  /** Characters that are the decimal separator when they are typed, beside those that are anyway; null for none. */
  decimalKeys?: string;
  /** The least and the greatest number, such as `-1234.5`; null for no bound. One beyond is reported, not rejected. */
  minimum?: string | number;
  /** The least and the greatest number, such as `-1234.5`; null for no bound. One beyond is reported, not rejected. */
  maximum?: string | number;
  /** Whether ending editing makes a number beyond a bound the nearest one between them. */
  clampsToBounds?: boolean;
  /** Whether an empty field shows the affixes of a zero, such as `$`, with the caret between them. */
  showsAffixWhenEmpty?: boolean;
  /** Whether fraction digits that are always shown are shown as zeros, after the caret, until they are typed. */
  showsFractionZeros?: boolean;
}

export interface FieldOptions {
  /** Whether literals are shown when the next character needs them, rather than as soon as they are certain to come. */
  lazy?: boolean;
  /** Whether typing drops from the end what it pushes out of the mask, rather than being rejected. */
  dropsOverflow?: boolean;
  /** What becomes of a paste, and of a text that is filled in. */
  pastes?: Pasting;
  /** Whether typing replaces the next slot's character instead of moving it on. */
  overwriting?: boolean;
  /** Whether bullets are shown, and memory is overwritten. */
  secure?: boolean;
  secureDisplay?: SecureDisplay;
  /** How many steps can be undone; usually 100. */
  undoSteps?: number;
  /** How many characters a value may have, of a mask without a bound of its own; usually 16,384. */
  lengthLimit?: number;
  /**
   * Whether deleting in the middle of a mask leaves empty slots, so that what stands after stays in its place, as on a
   * form on paper. Otherwise it closes up, as far as it fits. Where a part may be shorter, it closes up if the value
   * stays complete. What is deleted at the end leaves nothing. In a value U+FFFC stands for an empty slot.
   */
  keepsPlaces?: boolean;
  /**
   * Whether the literals with which every value of a mask ends are shown from the first character on, after the caret:
   * `7 kg` of `#{1,3} kg` once 7 is typed. Otherwise they are shown when nothing can be typed before them, and when
   * editing ends.
   */
  showsSuffix?: boolean;
  /**
   * Whether a step carries into the next greater part of a date or time, as its parts are named: a minute up from
   * 09:59 is 10:00, a day up from 31/12/2026 is 01/01/2027. Otherwise a part begins again after its last number.
   */
  carriesSteps?: boolean;
  /**
   * How far a step goes: a decimal, such as `0.25`, of a number or of each part of a mask that is digits; or of parts
   * by their names: `hours 2, minutes 15`. Null for 1.
   */
  step?: string | number;
  /** How far a small step goes, as `step` has it; null for as far as `step`. */
  smallStep?: string | number;
  /** How far a large step goes, as `step` has it; null for ten times as far as `step`. */
  largeStep?: string | number;
}
