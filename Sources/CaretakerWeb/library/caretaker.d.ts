import type { Edit, Field, FieldOptions, PhoneFacts } from "./field.js";
import type { Format, PhoneOptions } from "./formats.js";

export * from "./field.js";
export * from "./form.js";
export * from "./formats.js";

/**
 * How much of the library is loaded: masks that were compiled before; masks in Caretaker's own language; those and the
 * fields of numbers, cards and the catalogue, but for phone numbers; all of that and phone numbers; or everything. What a
 * tier lacks throws an `Error` that names the tier which has it.
 */
export type Tier = "programs" | "masks" | "fields" | "phones" | "everything";

/**
 * What can be compiled to the library: bytes, where they are, or a module that was compiled before. A module has no
 * members to a compiler, which would take any object for one.
 */
export type ModuleSource = string | URL | ArrayBuffer | ArrayBufferView | (WebAssembly.Module & { tier?: never });

/** The library, compiled to WebAssembly. */
export declare const Caretaker: {
  /** Whether `load` has ended. */
  readonly isLoaded: boolean;
  /**
   * Loads the library, once: everything else waits for it. A greater tier that is asked for later is loaded beside it,
   * and what is made from then on has it; formats, fields and forms keep the tier that they were made with.
   * @param given A module, or where one is, or which tier's file beside the scripts to take: `everything` unless given,
   *   or what is loaded. `languages` are those of messages, such as `['fr']`, which are fetched beside it: the page's own
   *   unless given, where it comes within two seconds, and in node all.
   */
  load(given?: ModuleSource | { tier?: Tier; source?: ModuleSource; languages?: string[] }): Promise<void>;
  /**
   * Adds messages in a language, or other words for one that there is: for fields and formats from now on, and for forms
   * that are made.
   * @param tag The language, such as `nl`.
   * @param table Lines of a key, blanks and a text.
   * @throws {FormatError} that names the line which is wrong; what is wrong with a form's part a form of the language says.
   */
  addLanguage(tag: string, table: string): void;
  /** The version of the library, such as `0.1.0`. */
  readonly version: string;
  /** The names of the catalogue; those of formats that take arguments stand last, without them. */
  readonly names: string[];
};

/** A phone number as it is read from a text. */
export declare class PhoneNumber implements PhoneFacts {
  /**
   * @param region Where the number was written, such as `GB`; without it, it needs its calling code.
   * @throws {RangeError} where the text does not have a phone number.
   */
  constructor(text: string, region?: string | PhoneOptions);
  /** `+442079460958`; of a number that is not valid, too: `123` in the US is `+1123`. */
  readonly e164: string;
  readonly international: string;
  readonly national: string;
  readonly rfc3966: string;
  readonly region: string;
  readonly type: string;
  readonly validity: string;
  /** Whether there are such numbers. */
  readonly isValid: boolean;
}

export interface BindingOptions extends FieldOptions {
  /** Is called after each edit, with its text and `InputEvent.inputType`, which is empty for the end of editing. */
  onEdit?: (edit: Edit, text: string, inputType: string) => void;
  /**
   * Whether the arrow keys up and down step a number, or the part of a mask at the caret; with Shift, as page up and page
   * down do, by a large step, with Alt by a small one. False unless given.
   */
  steps?: boolean;
}

/** An input that shows a field. */
export declare class InputBinding {
  readonly input: HTMLInputElement | HTMLTextAreaElement;
  /** What the field is made over; `undefined` for a field of a form. */
  readonly format: Format | undefined;
  readonly field: Field;
  /** What the last edit did. */
  readonly edit: Edit | undefined;
  /** Whether an input method shows provisional text. */
  readonly isComposing: boolean;
  value: string;
  /** Shows the whole field in the input: after edits of the field that the page has made. */
  show(): void;
  /** Leaves the input as a plain one, with what it shows: of a secure field, bullets. */
  detach(): void;
}

/** Has an `<input>` or a `<textarea>` format what is typed, and post its value. */
export declare function attach(
  input: HTMLInputElement | HTMLTextAreaElement, format: Format | string, options?: BindingOptions,
): InputBinding;
