import type { Edit, Field, Format, InputBinding } from "./caretaker.js";

/** `<caret-field format="card">` around a label and an input. */
export declare class CaretFieldElement extends HTMLElement {
  /** The input, once the library is loaded. */
  readonly binding: InputBinding | undefined;
  readonly input: HTMLInputElement | null;
  /** What the field is made over: one that a script has set, such as a compiled mask, or that of the attributes. */
  get format(): Format | undefined;
  set format(format: Format | null | undefined);
  /** The value, without what is shown around it. */
  value: string;
  /** The language of messages, and the locale of numbers. */
  readonly locale: string;
}

declare global {
  interface HTMLElementTagNameMap { "caret-field": CaretFieldElement }
  interface GlobalEventHandlersEventMap {
    "caret-edit": CustomEvent<{ edit: Edit; text: string; field: Field }>;
    /**
     * The attributes say no field: the error is a `FormatError`, or names the tier that has the format, or an option, as
     * `largeStep`. What was there before stays, and the error is reported unless the event is canceled.
     */
    "caret-error": CustomEvent<{ error: Error }>;
    "caret-ready": Event;
  }
}
