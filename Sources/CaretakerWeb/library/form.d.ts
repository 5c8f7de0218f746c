// Forms as the model has them. Offsets count UTF-16 code units.
import type {
  Action, Button, ChoiceStyle, EventKind, Facet, FieldKind, FormFacet, MaskOptions, Movement, RowMovement, StepSize,
  SecureDisplay, TextUnit, Verdict,
} from "./abi.js";
import type { Edit } from "./field.js";
import type { Range } from "./formats.js";

export type { ChoiceStyle, FormFacet, RowMovement, Verdict } from "./abi.js";
export type FormFieldKind = FieldKind;
export type FormButton = Button;
/** What can happen to a form. */
export type FormEventKind = EventKind;
/** What can change of a field. */
export type FieldFacet = Facet;
/** What an event asks of the page. */
export type FormAction = Action;

/** A value: a text, whether a switch is on, or `null` where there is none. */
export type FormValue = string | boolean | null;

/** What is known of a field of a form. */
export interface FormFieldFacts {
  readonly kind: FormFieldKind;
  readonly verdict: Verdict;
  readonly selection: Range;
  readonly caret: number;
  /** How many options match, and which is highlighted: a place among `options`. */
  readonly optionCount: number;
  readonly highlightedOption: number | undefined;
  /** How many rows a text of several lines has, and which of them are in view. */
  readonly rowCount: number;
  readonly visibleRows: Range;
  readonly isShown: boolean;
  readonly isRequired: boolean;
  readonly isSecure: boolean;
  readonly isEmpty: boolean;
  readonly hasMarkedText: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly canClear: boolean;
  readonly canReveal: boolean;
  readonly isRevealed: boolean;
  readonly isOn: boolean;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly wasEdited: boolean;
  readonly choiceStyle: ChoiceStyle;
  /** Whether the arrow keys up and down step what stands at the caret. */
  readonly isStepped: boolean;
}

/** A field of a form: what it shows, what is said of it, and edits as those of a `Field`. */
export declare class FormField {
  readonly form: Form;
  /** Its place in tab order. */
  readonly number: number;
  readonly name: string;
  readonly label: string;
  /** A line of help; empty for none. */
  readonly helper: string;
  /** What it shows while it is empty. */
  readonly prompt: string;
  /** What it shows: of a secret that is hidden, bullets. */
  readonly text: string;
  /** Its value, that of a secret, too; `undefined` while the field is not shown. */
  readonly value: FormValue | undefined;
  /** The problem that is shown; empty for none. */
  readonly message: string;
  /** The remark on the last key; empty for none. */
  readonly remark: string;
  /** The value of HTML's `inputmode`. */
  readonly inputMode: string;
  /** The value of HTML's `autocomplete`; empty for nothing. */
  readonly autofill: string;
  /** What describes it to assistive technology, in reading order. */
  readonly descriptions: string[];
  /** What the button that clears it is called, and that which shows a secret; empty while there is none. */
  readonly clearName: string;
  readonly revealName: string;
  /** A part of what it shows, such as the replacement of an edit. */
  textIn(range: Range): string;
  /** What a new password does not meet yet. */
  readonly requirements: string[];
  /** The labels of the options that match what is typed. */
  readonly options: string[];
  readonly facts: FormFieldFacts;

  /**
   * Sends an event while the field has the focus, which it takes first. One that is not shown does not take it, and
   * nothing is edited: the change is that of the focus, and has no `edit`.
   */
  send(event: FormEvent): FormChange;
  insert(text: string): FormChange;
  paste(text: string): FormChange;
  /** Makes the whole field from a text, as a browser fills it in; the focus stays where it is. */
  setText(text: string): FormChange;
  replace(start: number, end: number, text: string): FormChange;
  deleteBackward(unit?: TextUnit): FormChange;
  deleteForward(unit?: TextUnit): FormChange;
  step(count: number, size?: StepSize): FormChange;
  undo(): FormChange;
  redo(): FormChange;
  setMarkedText(text: string): FormChange;
  unmarkText(): FormChange;
  /** Chooses an option by its label, or by its place among `options`. */
  choose(option: string | number): FormChange;
  /** Turns a switch on or off. */
  toggle(): FormChange;
  /** Gives it the focus; `undefined` where it has it. */
  focus(): FormChange | undefined;
  /** Ends editing as a person does who leaves the form; `undefined` where the field does not have the focus. */
  endEditing(): FormChange | undefined;

  readonly selection: { readonly anchor: number; readonly caret: number };
  setSelection(anchor: number, caret?: number): FormChange;
  selectAll(): FormChange;
  move(movement: Movement, options?: { extending?: boolean }): FormChange;
}

/** Something that happens to a form: `{ kind: "choose", number: 2 }`. */
export interface FormEvent {
  kind: FormEventKind;
  text?: string;
  /** Names of fields, and a text for each. */
  names?: string[];
  texts?: string[];
  range?: Range;
  selection?: { anchor: number; caret: number };
  unit?: TextUnit;
  movement?: Movement;
  rowMovement?: RowMovement;
  button?: FormButton;
  /** The number of a field. */
  field?: number;
  number?: number;
  ticket?: number;
  extending?: boolean;
  stepSize?: StepSize;
}

/** What events changed. */
export interface FormChange {
  /** The number of the field that had the focus, which comes first among those that changed. */
  readonly field: number | undefined;
  /** What an edit of its text did. */
  readonly edit: Edit | undefined;
  /** The fields that changed, by their numbers, and what changed of each. */
  readonly changed: readonly { readonly field: number; readonly facets: readonly FieldFacet[] }[];
  readonly formFacets: readonly FormFacet[];
  /** Whether the focus moved: `Form.focus` has it. */
  readonly focusMoved: boolean;
  /** Whether the focus was held where it was. */
  readonly focusHeld: boolean;
  /** What the application has to do: with which field, which button of it, and which ticket an answer has. */
  readonly action: FormAction;
  readonly actionField: number | undefined;
  readonly actionButton: FormButton | undefined;
  readonly ticket: number;
}

/** What is known of a form. */
export interface FormFacts {
  readonly fieldCount: number;
  /** How many fields keep it from being submitted. */
  readonly remainingCount: number;
  readonly canSubmit: boolean;
  readonly isSubmitting: boolean;
  /** Whether a submission was tried; from then on all problems are shown. */
  readonly wasSubmitted: boolean;
  /** Whether any field differs from what it was at first. */
  readonly isDirty: boolean;
}

export interface FormOptions {
  /** Today, such as `2026-11-24`, with which expiries and dates of birth are compared; without it they are not. */
  today?: string | Date;
  /** Where the person is, such as `DE`. */
  region?: string;
  /** How large a mask of the description may grow. */
  masks?: MaskOptions;
  /** What secret fields show in place of their characters: `byView` where an input of the type `password` conceals it. */
  secureDisplay?: SecureDisplay;
}

/** A form by its description. */
export declare class Form {
  /**
   * @param description JSON, or what it says as an object; or the fields, if there is nothing else to say.
   * @throws {FormatError} with the span of what is wrong with the description, in its JSON.
   */
  constructor(description: string | object, options?: FormOptions);
  readonly fields: readonly FormField[];
  field(name: string): FormField | undefined;
  /** Sends events, one after the other; `onChange` is called once, and the edit is that of the last. */
  send(...events: [FormEvent, ...FormEvent[]]): FormChange;
  /** Submits the form: `action` of the change is `submit` where all values are good. */
  submit(): FormChange;
  /** The application has done what a submission asked for. */
  endSubmission(): FormChange;
  /** All fields become what they were at first. */
  reset(): FormChange;
  /** Fills in fields, a text for each by its name, as a browser does. */
  fill(texts: Record<string, string>): FormChange;
  /**
   * Shows what a server says is wrong: a message for each field by its name.
   * @throws {TypeError} where there is no such field, and nothing is shown.
   */
  object(messages: Record<string, string>): FormChange;
  /** Is called with each change, also that of the focus before an edit. */
  onChange: ((change: FormChange) => void) | undefined;
  /** What has the focus: set, it moves there. */
  get focus(): FormField | "submit" | undefined;
  set focus(target: FormField | "submit" | null | undefined);
  /** Moves the focus likewise; `undefined` where it was there. */
  moveFocus(target: FormField | "submit" | null | undefined): FormChange | undefined;
  readonly facts: FormFacts;
  /** What it says at the top about required fields; empty for nothing. */
  readonly notice: string;
  /** What remains, in words; empty for nothing. */
  readonly remaining: string;
  /** The problems once a submission was tried: a title, and a line for each field. */
  readonly summary: string[];
  /** The values of the fields that are shown, by their names, secrets among them. */
  readonly values: Record<string, FormValue>;
  /** The same without secrets. */
  readonly plainValues: Record<string, FormValue>;
  /** What assistive technology has to say now; each is handed out once. */
  takeAnnouncements(): { text: string; isAssertive: boolean }[];
  /** Frees its memory at once, rather than when it is collected. */
  free(): void;
}
