import type { Effect, FieldOptions, Movement, Reason, Role, SecureDisplay, StepSize, TextUnit } from "./abi.js";
import type { Format, Range, State } from "./formats.js";

export type { Effect, FieldOptions, Movement, Role, SecureDisplay, StepSize, TextUnit } from "./abi.js";
/** Why a character of a text was not taken. */
export type RejectionReason = Reason;

/** How a phone number is written, and what is known of it. */
export interface PhoneFacts {
  /** `+442079460958` */
  readonly e164: string;
  /** `+44 20 7946 0958` */
  readonly international: string;
  /** `020 7946 0958` */
  readonly national: string;
  /** `tel:+44-20-7946-0958` */
  readonly rfc3966: string;
  /** The region it is of; empty where that is not known. */
  readonly region: string;
  /** What kind of number it is, such as `mobile`; empty where there are no such numbers. */
  readonly type: string;
  /** Whether there are such numbers, in words: `valid`, `too short`. */
  readonly validity: string;
}

/** What is known of a payment card while its number is typed. */
export interface CardFacts {
  /** How many digits numbers that begin so may have. */
  readonly lengths: number[];
  /** After how many digits spaces stand. */
  readonly gaps: number[];
  /** The network, where it is certain. */
  readonly network: string | undefined;
  /** The networks that certainly stand on the card, the one to show first: several where it is co-badged. */
  readonly networks: string[];
  /** How many digits the security code has; 0 while that is not known. */
  readonly securityCodeLength: number;
  readonly isSecurityCodeOnFront: boolean;
  readonly mayBeUnknown: boolean;
  readonly canContinue: boolean;
}

/** What an edit did: replace the range `replaced` of what your view shows by the field's text in `replacement`. */
export declare class Edit {
  /** What was replaced, in the display before the edit. */
  readonly replaced: Range;
  /** What stands there now, in the display after the edit. */
  readonly replacement: Range;
  /** The selection after the edit; empty where it is a caret. */
  readonly selection: Range;
  /** Value literals that were inserted with what was typed. */
  readonly autoInserted: Range;
  /** Zeros that a number was padded with. */
  readonly padded: Range;
  /** How many characters were rejected or dropped: `Field.rejections` lists them until the next edit. */
  readonly rejectedCount: number;
  /** Whether the value is complete now. */
  readonly isComplete: boolean;
  /** Whether the edit was rejected: nothing changed but, perhaps, the caret. */
  readonly isRejected: boolean;
  readonly valueChanged: boolean;
  /** Whether it put anything in place of anything. */
  readonly changesText: boolean;
  readonly effects: Effect[];
}

/** A part of what is shown whose characters have one role. */
export interface Run extends Range {
  role: Role;
  isSelected: boolean;
}

/** A text field: value, display, selection, and what keys do to them. */
export declare class Field {
  /** @param format A format, or the name of one of the catalogue, such as `iban`. */
  constructor(format: Format | string, options?: FieldOptions);

  /** Types a text: what fits of several characters is accepted, the rest reported. */
  insert(text: string): Edit;
  /** Takes a text that arrives whole, in place of the selection. It is accepted whole or rejected. */
  paste(text: string): Edit;
  /** Makes the whole field from a text to which nothing will be added, as a browser fills it in. */
  fill(text: string): Edit;
  /** Makes the whole field from a text, read as a value and as a display, whichever loses less. */
  setText(text: string): Edit;
  /** Makes the whole field from a value; one of which a character is rejected leaves the field as it was. */
  setValue(value: string): Edit;
  /** Replaces a range of what is shown by a text, as if it were selected and the text typed. */
  replace(start: number, end: number, text: string): Edit;
  deleteBackward(unit?: TextUnit): Edit;
  deleteForward(unit?: TextUnit): Edit;
  /** Pads a number of fixed width, and finishes a decimal: for when the field loses focus. */
  endEditing(): Edit;
  /**
   * Steps what stands at the caret up, or down: the part of a mask that the caret stands in or after, such as
   * an hour, which begins again after its last; or a number as a whole, as far as its bounds. How far a step of a size
   * goes, the options `step`, `smallStep` and `largeStep` say.
   */
  step(count: number, size?: StepSize): Edit;
  undo(): Edit;
  redo(): Edit;
  /** Shows an input method's provisional text in place of the selection; empty to cancel. */
  setMarkedText(text: string): void;
  /** Reads the marked text into the field, as one edit. */
  unmarkText(): Edit;
  /**
   * Goes on with another mask: the value stays as far as that takes it.
   * @throws TypeError A format that was made after a greater tier was loaded: the field is made again.
   */
  changeFormat(format: Format | string): Edit;
  /** Goes on with another region's phone numbers. */
  changeRegion(region?: string): Edit;
  /** Begins again: no value, no history. */
  clear(): void;

  /** Where the selection was begun, and the caret; that of an edit is a range, `{ start, end }`. */
  readonly selection: { readonly anchor: number; readonly caret: number };
  readonly caret: number;
  setSelection(anchor: number, caret?: number): void;
  selectAll(): void;
  move(movement: Movement, options?: { extending?: boolean }): void;

  /** What is shown. */
  readonly text: string;
  /** The characters of slots and value literals, a decimal such as `-1234.50`, or a phone number. */
  readonly value: string;
  /** The value without the value literals that are punctuation or spaces, for programs that know those. */
  readonly plainValue: string;
  /** A part of what is shown, such as `edit.replacement`. */
  textIn(range: Range): string;
  /** What is still to come, to be drawn dim after the text. */
  readonly placeholder: string;
  /** What is shown with a bullet for each character of a slot but the last ones. */
  redactedText(revealed?: number): string;
  runs(options?: { prompt?: boolean }): Run[];

  /** Whether the value has all its characters; `state` judges check digits, too. */
  readonly isComplete: boolean;
  readonly isEmpty: boolean;
  readonly hasMarkedText: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  isOverwriting: boolean;
  /** Whether a secure field shows what was typed. */
  isRevealed: boolean;
  /** How far the value is one, with the format's checks. */
  state(options?: { isFinished?: boolean }): State;
  /** The same in words: `incomplete`, `complete`, or what is wrong. */
  stateMessage(options?: { isFinished?: boolean; language?: string }): string;
  /** Whether typing on at the end can make a valid value. */
  readonly canBeMended: boolean;
  /** What the named groups of the mask hold. */
  readonly captures: Record<string, string>;
  /** The alternatives, networks or regions that the value may still be of, the likeliest first. */
  readonly candidates: string[];
  /** `undefined` where the format is not one of cards. */
  readonly card: CardFacts | undefined;
  /** The network of a card, where it is certain. */
  readonly network: string | undefined;
  /** The phone number with its calling code, such as `+442079460958`, once there is one; it need not be a valid one. */
  readonly e164: string | undefined;
  /** `undefined` while there is none, or where the format is not one of phone numbers. */
  readonly phoneNumber: PhoneFacts | undefined;
  /** What the last edit rejected or dropped; positions count grapheme clusters of the text that was typed. */
  readonly rejections: { readonly position: number; readonly reason: RejectionReason }[];
  /** Which character of the text pasted last can be read both ways, as the comma of `1,234`. */
  readonly ambiguity: number | undefined;
  /** What the last edit has to say in words, a line each; `text` is what it typed or pasted. */
  messages(text?: string, options?: { language?: string }): string[];
  /** Frees its memory at once, rather than when it is collected. */
  free(): void;
}
