// Offsets count UTF-16 code units, as `String.length` and `selectionStart` do.
import type { FieldOptions, FormatKind as AnyFormatKind, MaskOptions, NoteKind, NumberEntry, Rounding, State } from "./abi.js";

export type { MaskOptions, NoteKind, NumberEntry, State } from "./abi.js";
/** How a number is rounded that has more fraction digits than its format shows. */
export type RoundingMode = Rounding;

/** A part of a text: where it starts, and where it ends. */
export interface Range { start: number; end: number }

/** What is wrong with a text of a format, or is likely a slip. */
export interface Problem {
  /** Its kind, for programs: `unclosedGroup`. */
  readonly code: string;
  readonly message: string;
  /** What to do about it; empty where there is nothing to suggest. */
  readonly suggestion: string;
  /** The text with carets under what is wrong, on two lines; empty where it is the whole text. */
  readonly diagnostic: string;
  /** What it concerns. */
  readonly span: Range;
}

/** Why no format can be made of a text. */
export declare class FormatError extends Error implements Problem {
  readonly code: string;
  readonly suggestion: string;
  readonly diagnostic: string;
  readonly span: Range;
}

export type FormatKind = Exclude<AnyFormatKind, "text">;

/** What a field is made over. It never changes. */
export declare abstract class Format {
  /** Its name, or the text of its mask. */
  readonly title: string;
  /** What stands beside a field; empty for a mask. */
  readonly label: string;
  /** A complete value as it is shown. */
  readonly example: string;
  /** The text of its mask; empty for numbers and phone numbers. */
  readonly mask: string;
  /** Its compiled mask, which `new Mask(program)` takes; `undefined` for numbers and phone numbers. */
  readonly program: Uint8Array | undefined;
  /**
   * How its mask is read, in words: an item a line, and what is inside one on lines that begin with two blanks more. Empty
   * for a compiled mask; `undefined` for numbers and phone numbers, as `lengths` and `diagram` are.
   */
  readonly outline: string | undefined;
  /** How many characters a complete value has: `4 to 6 characters`. */
  readonly lengths: string | undefined;
  /** Its automaton, in the language of Graphviz. */
  readonly diagram: string | undefined;
  /**
   * What is likely a slip in its mask, which is compiled again for that: for whoever writes one, not for a field. The span of
   * what concerns the whole mask is empty.
   */
  readonly warnings: Problem[];
  /** The value of HTML's `inputmode`. */
  readonly inputMode: string;
  /** The value of HTML's `autocomplete`; empty for nothing. */
  readonly autofill: string;
  readonly kind: FormatKind;
  /** Whether a value is not for other people's eyes. */
  readonly isSecure: boolean;
  /**
   * The options of a field that is made without any: secure where the format is for secrets, and what a mask says that was
   * written for another library. How far steps go is left out.
   */
  readonly fieldOptions: FieldOptions;
  /** How many characters a value has at most as it is shown. */
  readonly maximumLength: number | undefined;
  /**
   * Complete values of its mask that its checks accept and that look real, always the same ones: 1,000 at most, fewer where
   * it has not so many.
   */
  examples(count: number): string[];
  /** Shows a value: `5551234567` as `(555) 123-4567`. `undefined` where a character of it is rejected. */
  format(value: string): string | undefined;
  /** Reads a text that arrives whole, as people have it at hand. `undefined` where no field accepts it. */
  parse(text: string): string | undefined;
  /** Whether a text that is submitted is a complete value that passes the format's checks. */
  isValid(text: string): boolean;
  /** Judges a text that is submitted; the message, English or in a `language` such as `de`, is empty if it is valid. */
  validate(text: string, options?: { language?: string }): { state: State; message: string };
  /**
   * A format like this one, whose fields and columns prepare texts that arrive whole.
   *
   * @throws for numbers and phone numbers, which are read by rules of their own.
   */
  preparing(preparation: Preparation): Format;
  /** Frees its memory at once, rather than when it is collected. Fields stay as they are. */
  free(): void;
}

/** What is done to a text where it is not a value as it came, before it is read again. */
export interface Preparation {
  /** What may stand directly before a value, and is left out. */
  prefixes?: readonly string[];
  /** A country's calling code, in digits: left out where all that follows is a value. */
  countryCode?: string;
  /** Characters, each with the one that takes its place: `{ O: '0' }`. */
  replacements?: Readonly<Record<string, string>>;
}

/** A mask: in Caretaker's language, or compiled before. */
export declare class Mask extends Format {
  /** @throws {FormatError} with the span of what is wrong. */
  constructor(mask: string, options?: MaskOptions);
  /**
   * @param program What `caret compile` has written, or `program` of a format. It is checked and copied, and holds the
   *   mask alone: neither its text nor the checks of a named format.
   * @throws {FormatError} where it is damaged, or another version of the compiler wrote it.
   */
  constructor(program: Uint8Array | ArrayBuffer);
}

/** The libraries whose masks are read. */
export type Dialect =
  | "redmadrobot" | "inputmask" | "imask" | "maska" | "ngx" | "dotnet" | "maskedinput" | "cleave"
  | "react-number-format" | "maskito" | "autonumeric" | "vue-the-mask" | "flutter" | "qt" | "regex";

/** What was left out of another library's mask, or is typed otherwise than there. */
export interface Note {
  kind: NoteKind;
  message: string;
  /** What of the text it concerns. */
  span: Range;
}

/** A mask, or numbers, in the language of another library. */
export declare class DialectFormat extends Format {
  /**
   * @param text The mask alone, or its options as a literal of JavaScript or JSON: `{mask: '000', lazy: false}`.
   * @throws {FormatError} with the span of what cannot be read.
   */
  constructor(text: string, dialect: Dialect, options?: MaskOptions);
  /** In the order of the text. */
  readonly notes: readonly Note[];
}

/** A format of the catalogue. */
export declare class NamedFormat extends Format {
  /**
   * @param name Its name, with its arguments in parentheses: `iban`, `phone(GB)`, `currency(EUR, de_DE)`.
   * @throws {FormatError} with what may have been meant.
   */
  constructor(name: string, options?: NameOptions);
  /** Shows a value, which of `currency(EUR, de_DE)` and other formats of numbers may be a number. */
  format(value: string | number | bigint): string | undefined;
}

/** What a format of the catalogue is made with, beside its name. */
export interface NameOptions {
  /** Today, such as `2026-11-24`, with which expiry dates are compared; without it they are not. */
  today?: string | Date;
  /** How numbers are written: for `decimal`, `percent`, `currency(EUR)`, `accounting(EUR)` and `unit(kg)`. */
  symbols?: NumberSymbols;
  entry?: NumberEntry;
}

/** What stands before and after a number. */
export type Affixes = readonly [prefix: string, suffix: string];

/** How a locale writes numbers of one style. */
export interface NumberSymbols {
  positive?: Affixes;
  negative?: Affixes;
  zero?: Affixes;
  negativeZero?: Affixes;
  /** The ten digits, 0 first. */
  digits?: string;
  groupingSeparator?: string;
  decimalSeparator?: string;
  primaryGroupingSize?: number;
  secondaryGroupingSize?: number;
  minimumGroupingDigits?: number;
  minimumFractionDigits?: number;
  maximumFractionDigits?: number;
  roundingIncrement?: number;
  roundingMode?: RoundingMode;
  valueExponent?: number;
  minorUnitDigits?: number;
  /** What may stand beside a number that is read, such as `€` and `EUR`. */
  marks?: readonly string[];
}

/** The options of `Intl.NumberFormat` and of entry, and symbols in place of those of the locale. */
export interface NumberOptions
  extends Intl.NumberFormatOptions, NumberEntry,
    Omit<NumberSymbols, keyof Intl.NumberFormatOptions | "roundingMode" | "roundingIncrement"> {}

/** Numbers, written as a locale writes them, or with symbols that are given. */
export declare class NumberFormat extends Format {
  /**
   * @param locale The first of these that `Intl` knows, `de-DE` or `de_DE`; that of the browser unless given. A
   *   `currency` by itself is of the style `currency`.
   * @throws {TypeError} where an option is none of `Intl`, of entry or of symbols.
   */
  constructor(locale?: string | Intl.Locale | readonly (string | Intl.Locale)[], options?: NumberOptions);
  constructor(symbols: NumberSymbols, entry?: NumberEntry);
  /** Shows a value, a decimal as text or a number: `1234.5` as `1.234,50 €`. `undefined` where the text is none. */
  format(value: string | number | bigint): string | undefined;
}

/** How a locale writes numbers, read off `Intl`. */
export declare function numberSymbols(locale: string, options?: Intl.NumberFormatOptions): NumberSymbols;

/** Phone numbers. */
export declare class PhoneFormat extends Format {
  /** @param region Where one types, such as `GB`; without it all numbers have their calling code. */
  constructor(region?: string | null, options?: PhoneOptions);
  constructor(options: PhoneOptions);
}

/** How phone numbers are entered. */
export interface PhoneOptions {
  /** Where one types, such as `GB`, if it is not given by itself. */
  region?: string;
  /** Whether numbers are shown after the region's calling code, which the field inserts. */
  international?: boolean;
  /** Whether no extension may follow, as in `x123`. */
  withoutExtensions?: boolean;
  /** How many digits a number may have, of 1 to 61; 24 unless given. */
  digitLimit?: number;
}

/** Payment cards. */
export declare class CardFormat extends Format {
  constructor(options?: CardOptions);
}

/** Which payment cards are accepted. */
export interface CardOptions {
  /** The networks, such as `visa`, in the order in which candidates are named; all unless given. */
  networks?: readonly string[];
  /** Networks that win where the numbers of two overlap, the first before the others. */
  preferred?: readonly string[];
  /** Whether a digit is rejected with which no network's numbers go on. */
  knownOnly?: boolean;
}
