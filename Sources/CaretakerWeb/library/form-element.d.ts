import type { Form, FormField, FormValue } from "./form.js";

/** `<caret-form src="checkout.json">`: a form by its description. */
export declare class CaretFormElement extends HTMLElement {
  /** The form, once it is loaded. */
  readonly form: Form | undefined;
  /** The values by the names of the fields, without secrets. */
  readonly values: Record<string, FormValue>;
  /** Shows what a server says is wrong: a message for each field by its name. */
  object(messages: Record<string, string>): void;
}

declare global {
  interface HTMLElementTagNameMap { "caret-form": CaretFormElement }
  interface GlobalEventHandlersEventMap {
    /** A value is to be judged: `answer()` where it is good, `answer("It is taken")` where it is not. */
    "caret-ask": CustomEvent<{ field: FormField; answer: (objection?: string) => void }>;
    /** The button beside a field was pressed. */
    "caret-accessory": CustomEvent<{ field: FormField; isLeading: boolean }>;
    /** All values are good. A page that prevents it sends them by itself, and calls `done`. */
    "caret-submit": CustomEvent<{ values: Record<string, FormValue>; done: () => void }>;
  }
}
