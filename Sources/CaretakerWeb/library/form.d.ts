// Forms as the model has them. Offsets count UTF-16 code units.
import type { Edit } from "./field.js";

export type ChoiceStyle = "none" | "switch" | "list" | "picker" | "combo";
/** What a value is worth, whether or not anything is shown. */
export type Verdict = "blank" | "missing" | "partial" | "open" | "certain" | "checking" | "good";
export type FormFieldKind = "line" | "box" | "choice" | "toggle" | "code";

/** A field of a form: what it shows, and what is said of it. */
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
  /** The problem that is shown; empty for none. */
  readonly message: string;
  /** The remark on the last key; empty for none. */
  readonly remark: string;
  /** A part of what it shows, such as the replacement of an edit. */
  textIn(range: { start: number; end: number }): string;
  /** What a new password does not meet yet. */
  readonly requirements: string[];
  /** The labels of the options that match what is typed. */
  readonly options: string[];
  readonly facts: {
    kind: FormFieldKind; choiceStyle: ChoiceStyle; verdict: Verdict;
    isShown: boolean; isRequired: boolean; isSecure: boolean; isEmpty: boolean; isOn: boolean; isOpen: boolean;
    isBusy: boolean; isRevealed: boolean; wasEdited: boolean; isStepped: boolean;
  };
}

/** Something that happens to a form, as `caretaker.h` lists it: `{ kind: "choose", number: 2 }`. */
export interface FormEvent {
  kind: string;
  text?: string;
  names?: string[];
  texts?: string[];
  field?: number;
  number?: number;
  ticket?: number;
  button?: "clear" | "reveal" | "leadingAccessory" | "trailingAccessory";
}

/** What can change of a field. */
export type FieldFacet =
  | "text" | "selection" | "message" | "remark" | "buttons" | "options" | "lines" | "label" | "visibility" | "busy"
  | "verdict";
/** What can change of a form as a whole. */
export type FormFacet = "remaining" | "notice" | "summary" | "dirty" | "announcements" | "submitting";

/** What an event changed. */
export interface FormChange {
  /** The number of the field that had the focus, which comes first among those that changed. */
  field: number;
  /** What an edit of its text did. */
  edit: Edit | undefined;
  /** The fields that changed, by their numbers, and what changed of each. */
  changed: { field: number; facets: FieldFacet[] }[];
  formFacets: FormFacet[];
  /** What the page has to do. */
  action: "none" | "submit" | "accessory" | "ask";
  actionField: number;
  ticket: number;
}

/** A form by its description in JSON. */
export declare class Form {
  /** @throws {FormatError} with the span of what is wrong with the description. */
  constructor(json: string, options?: { today?: string; region?: string });
  readonly fields: readonly FormField[];
  field(name: string): FormField | undefined;
  /** Sends events, one after the other; `onChange` is called once, and the edit is that of the last. */
  send(...events: FormEvent[]): FormChange;
  onChange: ((change: FormChange) => void) | undefined;
  readonly notice: string;
  readonly remaining: string;
  readonly summary: string[];
  readonly values: Record<string, string | boolean>;
  /** The same without secrets. */
  readonly plainValues: Record<string, string | boolean>;
  free(): void;
}
