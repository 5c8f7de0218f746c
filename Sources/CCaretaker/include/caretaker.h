// caretaker.h: text fields that format what people type, for C, C++ and whatever calls C.
//
//     caretaker_format *format;
//     caretaker_field *field;
//     caretaker_error *error;
//     char text[64];
//     size_t length;
//     if (caretaker_format_mask("+1 (###) ###-####", CARETAKER_ALL, NULL, &format, &error) != CARETAKER_OK) {
//       fprintf(stderr, "%s: %s\n", caretaker_error_message(error), caretaker_error_suggestion(error));
//       caretaker_error_free(error);
//       return 1;
//     }
//     caretaker_field_create(format, NULL, &field);
//     caretaker_field_insert(field, "2015", CARETAKER_ALL, NULL);
//     caretaker_field_text(field, NULL, text, sizeof text, &length);     // "+1 (201) 5"
//     caretaker_field_free(field);
//     caretaker_format_free(format);
//
// Formats. `caretaker_format_mask` makes one of a mask, and `caretaker_format_named` one of the catalogue: `iban`,
// `phone(GB)`, `card`, and as a locale writes them `currency(EUR, de_DE)`, `decimal(de_DE)`, `percent(de_DE)`,
// `unit(" kg", de_DE)`, `date(de_DE)`, `date-range(de_DE)`, `time(de_DE)`. With options of their own there are
// `caretaker_format_phone`, `caretaker_format_card` and `caretaker_format_number`. Without a field,
// `caretaker_format_format`, `caretaker_format_parse` and `caretaker_format_validate` format a value, parse a text, and
// validate one, in a word `caretaker_format_is_valid`; `caretaker_format_answer` has the E.164 form of a phone number,
// and the network of a card. A form of fields is `caretaker_form_create` of its description in JSON;
// `caretaker_form_handle` gives it each event, and `caretaker_form_text` has its values.
//
// Texts. A text goes in as UTF-8 with its length in bytes, or with CARETAKER_ALL as its length where it ends at its
// first zero byte. A text comes out copied into your buffer, with a zero after it: `capacity` counts both, `*length`
// only the text. Where the buffer is too short, nothing is copied, `*length` is set all the same, and the status is
// CARETAKER_SHORT_BUFFER; so a null buffer with a capacity of 0 asks for the length. Lists come out likewise.
//
// Offsets count what the field's options say, bytes of UTF-8 unless you choose otherwise, from the start of what is
// shown.
//
// Errors. Every call that can fail returns a status, and changes nothing unless that is CARETAKER_OK. A character that
// a field does not accept is not an error: the edit says so. Wrong use (a null pointer, a text that is not UTF-8, an
// offset out of range, a handle of another type) has a status, too. A handle that was freed is recognised as long as
// its memory has not been used again.
//
// Ownership. What a function returns through a pointer to a pointer is yours: give it to the `_free` function of its
// type. A `_free` function accepts null. A field keeps what it needs of its format, which may be freed before it.
//
// Threads. There is no global state. A format and an error never change: any number of threads may use one at once. A
// field or a form is for one thread at a time, for reading, too, and so are a formatter and a column. Whatever is said
// otherwise is said at the function.
//
// Structs that begin with `size` may grow. Set it to `sizeof` the struct, and every other member to 0, which stands for
// the usual; where a member counts something, CARETAKER_NONE stands for 0. The `_INIT` macros do that:
// `caretaker_field_options options = CARETAKER_FIELD_OPTIONS_INIT`, then `options.secure = true`. A `size` of 0, as of
// `{.secure = true}`, is CARETAKER_INVALID_SIZE, and nothing is made.
//
// Secrets. Whatever the library copies of a secure field's text is overwritten before its memory is given back. The
// texts that you pass, and the buffers that you have filled, are yours to overwrite.

#ifndef CARETAKER_H
#define CARETAKER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// As the length of a text: it ends at its first zero byte.
#define CARETAKER_ALL SIZE_MAX

/// In a member that counts something, where 0 stands for the usual count: none.
#define CARETAKER_NONE (-1)

// ---------------------------------------------------------------------------------------------------------- Status

/// How a call ended. New ones may be added.
typedef enum caretaker_status {
  /// It has done what it should.
  CARETAKER_OK = 0,
  /// A pointer is null that must not be.
  CARETAKER_NULL_POINTER = 1,
  /// A handle is not one of this type, or was freed.
  CARETAKER_INVALID_HANDLE = 2,
  /// A text is not UTF-8, or a number is not a Unicode scalar.
  CARETAKER_INVALID_TEXT = 3,
  /// An offset lies beyond the text, a range ends before it begins, an index is not less than the count, or a number is
  /// not a member of its enumeration.
  CARETAKER_OUT_OF_RANGE = 4,
  /// The `size` of a struct is not one that this version of the library knows.
  CARETAKER_INVALID_SIZE = 5,
  /// The text or list does not fit into the buffer; its length was set.
  CARETAKER_SHORT_BUFFER = 6,
  /// No format can be made; the error says why, and where.
  CARETAKER_INVALID_FORMAT = 7,
  /// A text is not a value of the format.
  CARETAKER_INVALID_VALUE = 8,
  /// There is none: the field is not of that kind, or it is not known yet.
  CARETAKER_NOT_FOUND = 9
} caretaker_status;

/// What a status is called, such as `short buffer`; `unknown status` for a number that is none. Never freed.
const char *caretaker_status_name(caretaker_status status);

// --------------------------------------------------------------------------------------------------------- Version

/// The version that this header is of.
#define CARETAKER_VERSION "0.2.0"

/// The version of the library that is linked, such as `0.1.0`. Never freed.
const char *caretaker_version(void);

// ---------------------------------------------------------------------------------------------------------- Errors

/// Why no format could be made. It never changes.
typedef struct caretaker_error caretaker_error;

/// A part of a text: where it starts, and where it ends. Empty where both are the same.
typedef struct caretaker_range {
  uint32_t start;
  uint32_t end;
} caretaker_range;

/// The kind of the error, for programs: `unclosedGroup`, `unknownName`. Good until the error is freed, as are the texts
/// of the next three; empty for null.
const char *caretaker_error_code(const caretaker_error *error);

/// What is wrong, for people: `expected a digit after '{'`.
const char *caretaker_error_message(const caretaker_error *error);

/// What to do about it; empty where there is nothing to suggest.
const char *caretaker_error_suggestion(const caretaker_error *error);

/// The text with carets under what is wrong, on two lines; empty where it is the whole text.
const char *caretaker_error_diagnostic(const caretaker_error *error);

/// What it concerns, in bytes of the text that was passed; empty where it is the whole text.
caretaker_range caretaker_error_span(const caretaker_error *error);

/// Frees an error.
void caretaker_error_free(caretaker_error *error);

// -------------------------------------------------------------------------------------------------------- Messages

/// Adds a language of messages, or other words for one that is built in: English, Arabic, French, German, Hindi,
/// Japanese, Portuguese and Spanish are. It stays until the process ends, for all objects and threads; of two with one
/// tag the last is used, and what it lacks is said in English. A form has the languages that were there when it was
/// made.
///
/// - tag: the language, such as `nl`, up to the first zero byte; what follows its letters is not looked at.
/// - table, length: lines of a key, blanks and a text, as in the article *Messages of forms*; CARETAKER_ALL for a
///   text up to the first zero byte. Keys that begin with `field.` are for fields and formats, the others for forms.
/// - error: what is wrong with the table, and in which line: free it; may be null. What is wrong with the part of forms
///   is said where a form of the language is made.
caretaker_status caretaker_add_language(const char *tag, const char *table, size_t length, caretaker_error **error);

// --------------------------------------------------------------------------------------------------------- Formats

/// What a field is made over: a mask, a named format, numbers, phone numbers or payment cards. It never changes.
typedef struct caretaker_format caretaker_format;

/// How a mask is compiled, and how large it may grow.
typedef struct caretaker_mask_options {
  uint32_t size;
  /// Whether a mask is accepted in which a value has two layouts; it is read in its first way.
  bool permissive;
  /// The highest count of a repeat; usually 1,000.
  int32_t repeat_count;
  /// How deep groups nest; usually 50.
  int32_t nesting;
  /// Nodes of the mask, its repeats written out; usually 100,000.
  int32_t nodes;
  /// States of the automaton; usually 65,000.
  int32_t states;
  /// Steps that compiling may take; usually 20,000,000.
  int32_t steps;
} caretaker_mask_options;
#define CARETAKER_MASK_OPTIONS_INIT {sizeof(caretaker_mask_options), false, 0, 0, 0, 0, 0}

/// Compiles a mask in Caretaker's language of masks.
///
///     caretaker_format_mask("<01..12>/##", CARETAKER_ALL, NULL, &format, &error);
///
/// - mask, length: the text of the mask.
/// - options: null for the usual.
/// - format: the format, yours to free; null where there is an error.
/// - error: null if you do not want it; else why there is no format, yours to free, or null.
caretaker_status caretaker_format_mask(
    const char *mask, size_t length, const caretaker_mask_options *options,
    caretaker_format **format, caretaker_error **error);

/// Reads a compiled mask: what `caret compile` has written, or `caretaker_format_copy_program` copied. Its version, its
/// size and every number in it are checked, and it is copied. It holds the mask alone: the format has no text of its
/// mask, no name and no checks.
///
///     caretaker_format_program(program, length, &format, &error);
///
/// - program, length: its bytes, which may begin anywhere, and how many they are.
/// - format: the format, yours to free; null where there is an error.
/// - error: null if you do not want it; else why there is no format, yours to free, or null. Its code is `notAProgram`,
///   `version`, `size`, `checksum`, `outOfBounds` or `byteOrder`.
caretaker_status caretaker_format_program(
    const uint8_t *program, size_t length, caretaker_format **format, caretaker_error **error);

/// Reads a format that was written for another library: a mask, numbers, or what the catalogue has by name. How its
/// fields behave, and how many notes there are on it, is among the facts of the format.
///
///     caretaker_format_dialect("(000) 000-0000", CARETAKER_ALL, "ngx", NULL, &format, &error);
///
/// - text, length: the mask alone, or its options as a literal of JavaScript or JSON.
/// - dialect: the language that it is written in, up to the first zero byte: `redmadrobot`, `inputmask`, `imask`,
///   `maska`, `ngx`, `dotnet`, `maskedinput`, `cleave`, `react-number-format`, `maskito`, `autonumeric`,
///   `vue-the-mask`, `flutter`, `qt` or `regex`.
/// - options: null for the usual.
/// - format: the format, yours to free; null where there is an error.
/// - error: null if you do not want it; else why there is no format, yours to free, or null.
caretaker_status caretaker_format_dialect(
    const char *text, size_t length, const char *dialect, const caretaker_mask_options *options,
    caretaker_format **format, caretaker_error **error);

/// What a note says of a mask that was written for another library.
typedef enum caretaker_note_kind {
  /// Something of the text was left out.
  CARETAKER_NOTE_LEFT_OUT = 0,
  /// Something is typed or shown otherwise than by the other library.
  CARETAKER_NOTE_DIFFERS = 1
} caretaker_note_kind;

/// Copies a note on a format that was written for another library, as a sentence without its stop.
///
/// - index: which one, less than `note_count` of the facts; they are in the order of the text.
/// - kind: what it says; null if you do not want to know.
/// - span: what it concerns, in bytes of the text; null if you do not want to know.
/// - buffer, capacity, length: where it goes; see the top.
caretaker_status caretaker_format_note(
    const caretaker_format *format, size_t index, caretaker_note_kind *kind, caretaker_range *span,
    char *buffer, size_t capacity, size_t *length);

/// How a number is rounded that has more fraction digits than its format shows.
typedef enum caretaker_rounding {
  /// To the nearest; of two as near, to the one with an even last digit.
  CARETAKER_ROUND_HALF_EVEN = 0,
  /// To the nearest; of two as near, to the one farther from zero.
  CARETAKER_ROUND_HALF_UP = 1,
  /// To the nearest; of two as near, to the one nearer to zero.
  CARETAKER_ROUND_HALF_DOWN = 2,
  /// Away from zero.
  CARETAKER_ROUND_UP = 3,
  /// Towards zero.
  CARETAKER_ROUND_DOWN = 4,
  /// Towards positive infinity.
  CARETAKER_ROUND_CEILING = 5,
  /// Towards negative infinity.
  CARETAKER_ROUND_FLOOR = 6,
  /// To the nearest; of two as near, to the greater one.
  CARETAKER_ROUND_HALF_CEILING = 7,
  /// To the nearest; of two as near, to the lesser one.
  CARETAKER_ROUND_HALF_FLOOR = 8
} caretaker_rounding;

/// How a locale writes numbers of one style. Texts are UTF-8 and end at their first zero byte; null stands for the
/// usual. They are copied.
///
///     caretaker_number_symbols euros = CARETAKER_NUMBER_SYMBOLS_INIT;
///     euros.positive_suffix = euros.negative_suffix = " €";
///     euros.negative_prefix = "-";
///     euros.grouping_separator = ".";
///     euros.decimal_separator = ",";
///     euros.minimum_fraction_digits = euros.maximum_fraction_digits = 2;
typedef struct caretaker_number_symbols {
  uint32_t size;
  /// What stands around a positive number; usually nothing.
  const char *positive_prefix, *positive_suffix;
  /// What stands around a negative number, its minus among it; usually `-` before it, where both are null.
  const char *negative_prefix, *negative_suffix;
  /// What stands around a zero; as around a positive number, where both are null.
  const char *zero_prefix, *zero_suffix;
  /// What stands around a zero with a minus; as around a negative number, where both are null.
  const char *negative_zero_prefix, *negative_zero_suffix;
  /// The ten digits, 0 first, as long in UTF-8 one as another; usually `0123456789`.
  const char *digits;
  /// What stands between groups; usually nothing, and then there are no groups.
  const char *grouping_separator;
  /// The decimal sign; usually `.`.
  const char *decimal_separator;
  /// Digits of the group before the decimal separator, and of each group before that; usually 3.
  int32_t primary_grouping_size, secondary_grouping_size;
  /// Digits that must stand before the first grouping separator; usually 1.
  int32_t minimum_grouping_digits;
  /// Digits after the decimal separator: always shown, and shown at most; usually none.
  int32_t minimum_fraction_digits, maximum_fraction_digits;
  /// What a finished number is a multiple of, in units of its last fraction digit; usually 1.
  int32_t rounding_increment;
  caretaker_rounding rounding;
  /// The number shown is the value times ten to this power: 2 for a percentage whose value is a fraction.
  int32_t value_exponent;
  /// Fraction digits of an amount in minor units; usually as many as `maximum_fraction_digits`.
  int32_t minor_unit_digits;
  /// What may stand beside a number that is read, such as `€` and `EUR`, and how many of these texts there are.
  const char *const *marks;
  size_t mark_count;
} caretaker_number_symbols;
#define CARETAKER_NUMBER_SYMBOLS_INIT \
  {sizeof(caretaker_number_symbols), NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, \
   0, 0, 0, 0, 0, 0, CARETAKER_ROUND_HALF_EVEN, 0, 0, NULL, 0}

/// How numbers are typed, and their bounds.
typedef struct caretaker_number_entry {
  uint32_t size;
  /// Whether digits enter from the right, as on a cash register, and the separator stands where it is.
  bool minor_units;
  /// How many digits a number takes before and after its decimal separator; usually 100.
  int32_t integer_digits, fraction_digits;
  /// How many characters a text may have that is pasted; usually 1,000.
  int32_t text_length;
  /// Characters that are the decimal separator when they are typed, beside those that are anyway; null for none.
  const char *decimal_keys;
  /// The least and the greatest number, such as `-1234.5`; null for no bound. One beyond is reported, not rejected.
  const char *minimum, *maximum;
  /// Whether ending editing makes a number beyond a bound the nearest one between them.
  bool clamps_to_bounds;
  /// Whether an empty field shows the affixes of a zero, such as `$`, with the caret between them.
  bool shows_affix_when_empty;
  /// Whether fraction digits that are always shown are shown as zeros, after the caret, until they are typed.
  bool shows_fraction_zeros;
} caretaker_number_entry;
#define CARETAKER_NUMBER_ENTRY_INIT \
  {sizeof(caretaker_number_entry), false, 0, 0, 0, NULL, NULL, NULL, false, false, false}

/// Makes a format of numbers from symbols that you have of the system, of a library or of a table.
///
/// - symbols: how numbers are written.
/// - entry: null for the usual.
/// - format: the format, yours to free; null where there is an error.
/// - error: null if you do not want it; else why there is no format, yours to free, or null.
caretaker_status caretaker_format_number(
    const caretaker_number_symbols *symbols, const caretaker_number_entry *entry,
    caretaker_format **format, caretaker_error **error);

/// What a named format is made with, beside its name.
typedef struct caretaker_name_options {
  uint32_t size;
  /// Today's date, such as `2026-11-24`, against which expiry dates are checked; null does not check them.
  const char *today;
  /// How numbers are written: for `decimal`, `percent`, `currency(EUR)`, `accounting(EUR)` and `unit(kg)`. Null takes
  /// those of the locale that the name says, as in `currency(EUR, de_DE)`, from a table of all locales.
  const caretaker_number_symbols *symbols;
  /// How they are typed; null for the usual.
  const caretaker_number_entry *entry;
} caretaker_name_options;
#define CARETAKER_NAME_OPTIONS_INIT {sizeof(caretaker_name_options), NULL, NULL, NULL}

/// Looks a format up by its name, with its arguments in parentheses: `iban`, `phone(GB)`, `currency(EUR, de_DE)`.
///
/// - name, length: the name.
/// - options: null for the usual.
/// - format: the format, yours to free; null where there is an error.
/// - error: null if you do not want it; else why there is no format, and which may have been meant; yours to free, or
///   null.
caretaker_status caretaker_format_named(
    const char *name, size_t length, const caretaker_name_options *options,
    caretaker_format **format, caretaker_error **error);

/// How phone numbers are entered.
typedef struct caretaker_phone_options {
  uint32_t size;
  /// The region whose numbers are typed without a calling code, such as `GB`; null where all numbers have one.
  const char *region;
  /// Whether numbers are shown after the region's calling code, which the field inserts.
  bool international;
  /// Whether no extension may follow, as in `x123`.
  bool without_extensions;
  /// How many digits a number may have, of 1 to 61; usually 24.
  int32_t digit_limit;
} caretaker_phone_options;
#define CARETAKER_PHONE_OPTIONS_INIT {sizeof(caretaker_phone_options), NULL, false, false, 0}

/// Makes a format of phone numbers.
///
/// - options: null for numbers of all regions, with their calling code.
/// - format: the format, yours to free; null where there is an error.
/// - error: null if you do not want it; else why there is no format, yours to free, or null.
caretaker_status caretaker_format_phone(
    const caretaker_phone_options *options, caretaker_format **format, caretaker_error **error);

/// Which payment cards are accepted. Names are those of networks, such as `visa`, and end at their first zero byte.
typedef struct caretaker_card_options {
  uint32_t size;
  /// The networks, in the order in which candidates are named, and how many they are; null for all.
  const char *const *networks;
  size_t network_count;
  /// Networks that win where the numbers of two overlap, the first before the others, and how many they are.
  const char *const *preferred;
  size_t preferred_count;
  /// Whether a digit is rejected with which no network's numbers go on.
  bool known_only;
} caretaker_card_options;
#define CARETAKER_CARD_OPTIONS_INIT {sizeof(caretaker_card_options), NULL, 0, NULL, 0, false}

/// Makes a format of payment cards. `caretaker_format_named` has that of all networks as `card`.
///
/// - options: null for cards of all networks, and of none.
/// - format: the format, yours to free; null where there is an error.
/// - error: null if you do not want it; else why there is no format, yours to free, or null.
caretaker_status caretaker_format_card(
    const caretaker_card_options *options, caretaker_format **format, caretaker_error **error);

/// What is done to a text that arrives whole where it is not a value as it came, before it is read again. Texts end at
/// their first zero byte.
typedef struct caretaker_preparation {
  uint32_t size;
  /// What may stand directly before a value, and is left out, and how many there are.
  const char *const *prefixes;
  size_t prefix_count;
  /// A country's calling code, in digits, which is left out where all that follows is a value; null for none.
  const char *country_code;
  /// Characters that are replaced, each a text of the character and the one that takes its place, such as `O0`, and how
  /// many there are.
  const char *const *replacements;
  size_t replacement_count;
} caretaker_preparation;
#define CARETAKER_PREPARATION_INIT {sizeof(caretaker_preparation), NULL, 0, NULL, NULL, 0}

/// Makes a format like another, whose fields and columns prepare texts that arrive whole. A text that is a value as it
/// came stays that value, and what is left out of another is reported.
///
/// - preparation: what is done to the texts; a replacement that is not two characters is an invalid value.
/// - prepared: the format, yours to free. There is none of numbers and phone numbers, which are read by rules of their
///   own.
caretaker_status caretaker_format_prepare(
    const caretaker_format *format, const caretaker_preparation *preparation, caretaker_format **prepared);

/// Copies the compiled mask of a format, which `caretaker_format_program` reads in this version of the library.
///
/// - buffer, capacity, length: where its bytes go, and how many they are; see the top. No zero stands after them.
///   Numbers and phone numbers have none.
caretaker_status caretaker_format_copy_program(
    const caretaker_format *format, uint8_t *buffer, size_t capacity, size_t *length);

/// A report on a mask.
typedef enum caretaker_report {
  /// How it is read, in words: an item a line, and what is inside one on lines of its own that begin with two blanks
  /// more. Empty for a compiled mask.
  CARETAKER_REPORT_OUTLINE = 0,
  /// How many characters a complete value has: `4 to 6 characters`.
  CARETAKER_REPORT_LENGTHS = 1,
  /// Its automaton in the language of Graphviz: a circle a state with what is shown so far, a double one where the
  /// value is complete.
  CARETAKER_REPORT_DIAGRAM = 2
} caretaker_report;

/// Copies a report on the mask of a format, for people who write masks.
///
/// - report: which report.
/// - buffer, capacity, length: where it goes; see the top.
///
/// Returns CARETAKER_NOT_FOUND for numbers and phone numbers, which have no mask.
caretaker_status caretaker_format_report(
    const caretaker_format *format, caretaker_report report, char *buffer, size_t capacity, size_t *length);

/// Copies a complete value of the mask of a format, which the checks of a named format accept. They look real, and are
/// always the same ones for a format, none empty and of a mask no two alike; `caretaker_format_format` shows them.
///
/// - index: which one, less than 1,000.
/// - buffer, capacity, length: where it goes; see the top.
///
/// Returns CARETAKER_OUT_OF_RANGE where the mask has not so many, and CARETAKER_NOT_FOUND where there is no mask.
caretaker_status caretaker_format_example(
    const caretaker_format *format, size_t index, char *buffer, size_t capacity, size_t *length);

/// Finds what is likely a slip in the mask of a format, the earliest in its text first: for most masks nothing. The
/// mask is compiled again, and many of its values are tried: this is for whoever writes one, not for a field.
///
///     caretaker_error *warnings[32];
///     size_t count;
///     if (caretaker_format_warnings(format, warnings, 32, &count) == CARETAKER_OK)
///       for (size_t i = 0; i < count; i++) puts(caretaker_error_message(warnings[i]));
///
/// - warnings: an error for each, yours to free. Its code is `divided`, `takenLiteral`, `optionalBracket`,
///   `captureName`, `foreignSlots`, `notReadBack` or `notDecided`. Its span is in bytes of the text that the format was
///   made of, and empty where it concerns the whole mask.
/// - capacity, count: how many there is room for, and how many there are.
///
/// Returns CARETAKER_SHORT_BUFFER where there are more, of which none is made then, and CARETAKER_NOT_FOUND where there
/// is no mask.
caretaker_status caretaker_format_warnings(
    const caretaker_format *format, caretaker_error **warnings, size_t capacity, size_t *count);

/// Frees a format. Fields that were made over it stay as they are.
void caretaker_format_free(caretaker_format *format);

/// What a format says of itself.
typedef enum caretaker_format_text_kind {
  /// Its name, or the text of its mask: what messages call it.
  CARETAKER_FORMAT_TITLE = 0,
  /// What stands beside a field; empty for a mask.
  CARETAKER_FORMAT_LABEL = 1,
  /// A complete value as it is shown.
  CARETAKER_FORMAT_EXAMPLE = 2,
  /// The text of its mask; empty for numbers and phone numbers.
  CARETAKER_FORMAT_MASK = 3,
  /// The value of HTML's `inputmode`: which keys should be at hand.
  CARETAKER_FORMAT_INPUT_MODE = 4,
  /// The value of HTML's `autocomplete`: what may be filled in; empty for nothing.
  CARETAKER_FORMAT_AUTOFILL = 5
} caretaker_format_text_kind;

/// Copies what a format says of itself.
///
/// - kind: which text.
/// - buffer, capacity, length: where it goes; see the top.
caretaker_status caretaker_format_text(
    const caretaker_format *format, caretaker_format_text_kind kind, char *buffer, size_t capacity, size_t *length);

/// The kinds of formats.
typedef enum caretaker_format_kind {
  CARETAKER_KIND_MASK = 0,
  CARETAKER_KIND_NAMED = 1,
  CARETAKER_KIND_NUMBER = 2,
  CARETAKER_KIND_PHONE = 3,
  /// Free text: of fields of forms alone.
  CARETAKER_KIND_TEXT = 4
} caretaker_format_kind;

/// What is known of a format.
typedef struct caretaker_format_facts {
  uint32_t size;
  caretaker_format_kind kind;
  /// Whether a value is not for other people's eyes: make its field secure.
  bool is_secure;
  /// How many characters a value has at most as it is shown, for the width of a field; 0 where there is no bound.
  uint32_t maximum_length;
  /// How many notes there are: `caretaker_format_note` copies them.
  uint32_t note_count;
} caretaker_format_facts;
#define CARETAKER_FORMAT_FACTS_INIT {sizeof(caretaker_format_facts), CARETAKER_KIND_MASK, false, 0, 0}

/// Reads what is known of a format.
///
/// - facts: where it goes; its `size` is set.
caretaker_status caretaker_format_get_facts(const caretaker_format *format, caretaker_format_facts *facts);

/// How many names the catalogue has.
size_t caretaker_catalog_count(void);

/// Copies a name of the catalogue: `iban`, `us-phone`. Those of formats that take arguments stand last, without them.
///
/// - index: which one, less than the count.
/// - buffer, capacity, length: where it goes; see the top.
caretaker_status caretaker_catalog_name(size_t index, char *buffer, size_t capacity, size_t *length);

// -------------------------------------------------------------------------------------------- A text, without a field

/// How far a value is one.
typedef enum caretaker_state {
  /// It may become one, or nothing was entered.
  CARETAKER_STATE_INCOMPLETE = 0,
  /// It is one, and valid.
  CARETAKER_STATE_COMPLETE = 1,
  /// It has the shape of a value and is not one, as where a check digit is wrong.
  CARETAKER_STATE_INVALID = 2
} caretaker_state;

/// Shows a value: `5551234567` as `(555) 123-4567`, `-1234.5` as `-1.234,50 €`.
///
/// - value, length: what `caretaker_field_value` returns: a number is a decimal with `.` and without groups.
/// - buffer, capacity, text_length: where the text goes; see the top.
///
/// Returns CARETAKER_INVALID_VALUE where a character of the value is rejected.
caretaker_status caretaker_format_format(
    const caretaker_format *format, const char *value, size_t length,
    char *buffer, size_t capacity, size_t *text_length);

/// Reads a text that arrives whole, as people have it at hand: `IBAN: de89 3704 0044 0532 0130 00`.
///
/// - text, length: the text as it came.
/// - buffer, capacity, value_length: where its value goes; see the top.
///
/// Returns CARETAKER_INVALID_VALUE where no field accepts the text.
caretaker_status caretaker_format_parse(
    const caretaker_format *format, const char *text, size_t length,
    char *buffer, size_t capacity, size_t *value_length);

/// Judges a text that is submitted, as finished.
///
/// - text, length: the text as it came.
/// - language: the language of the message, such as `de`; null for English, as is one that is unknown.
/// - state: whether it is a complete value that passes the format's checks.
/// - buffer, capacity, message_length: where the message goes, such as `the check digit is wrong`; empty for a valid
///   value.
caretaker_status caretaker_format_validate(
    const caretaker_format *format, const char *text, size_t length, const char *language,
    caretaker_state *state, char *buffer, size_t capacity, size_t *message_length);

/// What is asked of a text, or of each value of a column. There whether it is valid is noted beside every answer, and a
/// row of which the answer is not known is a null.
typedef enum caretaker_question {
  /// The value as a field shows it.
  CARETAKER_QUESTION_TEXT = 0,
  /// The value as a program keeps it, as `caretaker_field_value` copies it.
  CARETAKER_QUESTION_VALUE = 1,
  /// Nothing: only whether it is valid is asked.
  CARETAKER_QUESTION_VALID = 2,
  /// Of a phone number: `+442079460958`.
  CARETAKER_QUESTION_E164 = 3,
  /// Of a phone number, what it is for: `mobile`.
  CARETAKER_QUESTION_TYPE = 4,
  /// Of a phone number, its region: `GB`.
  CARETAKER_QUESTION_REGION = 5,
  /// Of a payment card, its one network: `visa`.
  CARETAKER_QUESTION_NETWORK = 6,
  /// Why it is not valid, as a name that is the same in every language: `incomplete`, `checkDigits`, `notAllowedHere`.
  /// Not known of a valid value.
  CARETAKER_QUESTION_REASON = 7,
  /// The same in words for people, in English.
  CARETAKER_QUESTION_MESSAGE = 8,
  /// What is shown with bullets for all characters of slots but the last four, and of a card of fifteen digits or more
  /// the first six; for all where there are fewer than nine, and of names and free text. Not of numbers.
  CARETAKER_QUESTION_REDACTED = 9,
  /// The value in the one form that does not depend on how the format shows it: ISO 8601 of dates and times, E.164 of
  /// phone numbers, else the value.
  CARETAKER_QUESTION_CANONICAL = 10,
  /// The day on which somebody was born, `1985-07-30`, of a number that a state gives to persons and that says it. Of a
  /// year of two digits it is known where the number says the century, or the format was made with a date of today.
  CARETAKER_QUESTION_BIRTH_DATE = 11,
  /// The sex of that person: `male`, `female` or `other`.
  CARETAKER_QUESTION_SEX = 12
} caretaker_question;

/// Answers a question about a text that arrives whole.
///
///     caretaker_format_answer(phone, CARETAKER_QUESTION_E164, "020 7946 0958", CARETAKER_ALL, text, 64, &length);
///
/// - question: what is asked; not CARETAKER_QUESTION_VALID, of which `caretaker_format_validate` says why not.
/// - text, length: the text as it came.
/// - buffer, capacity, answer_length: where the answer goes; see the top.
///
/// Returns CARETAKER_INVALID_VALUE where no field accepts the text, unless it is asked why, and CARETAKER_NOT_FOUND
/// where the answer is not known, or is asked of a format whose values have none. A phone number has an answer even
/// where it is not valid, as `+1123` for `123` in the US: `caretaker_format_validate` says whether it is. A column has
/// none of one too short.
caretaker_status caretaker_format_answer(
    const caretaker_format *format, caretaker_question question, const char *text, size_t length,
    char *buffer, size_t capacity, size_t *answer_length);

// ---------------------------------------------------------------------------------------------------------- Fields

/// A text field: value, display, selection, and what keys do to them. For one thread at a time.
typedef struct caretaker_field caretaker_field;

/// What offsets count.
typedef enum caretaker_offset_unit {
  /// Bytes of UTF-8.
  CARETAKER_UNIT_UTF8 = 0,
  /// Code units of UTF-16.
  CARETAKER_UNIT_UTF16 = 1,
  /// Unicode scalars, as GTK counts.
  CARETAKER_UNIT_SCALARS = 2,
  /// Grapheme clusters: what people call characters.
  CARETAKER_UNIT_CHARACTERS = 3
} caretaker_offset_unit;

/// What becomes of a paste.
typedef enum caretaker_pasting {
  /// It is read as a whole, and rejected where something of it would be lost or pushed out.
  CARETAKER_PASTE_LOSSLESS = 0,
  /// It is read as a whole, and one for the whole field that would be rejected is taken as far as it fits, unless its
  /// digits would become other numbers.
  CARETAKER_PASTE_LENIENT = 1,
  /// It is not read: its characters are taken one by one, as far as they fit.
  CARETAKER_PASTE_VERBATIM = 2
} caretaker_pasting;

/// What a secure field shows in place of its characters.
typedef enum caretaker_secure_display {
  /// A bullet for each character of a slot, or digit; the literals between them.
  CARETAKER_DISPLAY_KEEPING_LITERALS = 0,
  /// A bullet for each character that is shown.
  CARETAKER_DISPLAY_BULLETS_ONLY = 1,
  /// A bullet for each character of a slot in a part whose name begins with `hidden`, and the rest as it is. Where a
  /// mask has no such part, as CARETAKER_DISPLAY_KEEPING_LITERALS.
  CARETAKER_DISPLAY_HIDING_PARTS = 2,
  /// The text as it is: the view conceals it, as a password input of a browser does.
  CARETAKER_DISPLAY_BY_VIEW = 3
} caretaker_secure_display;

/// How a field behaves beyond what its format says.
typedef struct caretaker_field_options {
  uint32_t size;
  caretaker_offset_unit offset_unit;
  /// Whether literals are shown when the next character needs them, rather than as soon as they are certain to come.
  bool lazy;
  /// Whether typing drops from the end what it pushes out of the mask, rather than being rejected.
  bool drops_overflow;
  /// What becomes of a paste, and of a text that is filled in.
  caretaker_pasting pastes;
  /// Whether typing replaces the next slot's character instead of moving it on.
  bool overwriting;
  /// Whether bullets are shown, and memory is overwritten.
  bool secure;
  caretaker_secure_display secure_display;
  /// How many steps can be undone; usually 100.
  int32_t undo_steps;
  /// How many characters a value may have, of a mask without a bound of its own; usually 16,384.
  int32_t length_limit;
  /// Whether deleting in the middle of a mask leaves empty slots, so that what stands after stays in its place, as on a
  /// form on paper. Otherwise it closes up, as far as it fits. Where a part may be shorter, it closes up if the value
  /// stays complete. What is deleted at the end leaves nothing. In a value U+FFFC stands for an empty slot.
  bool keeps_places;
  /// Whether the literals with which every value of a mask ends are shown from the first character on, after the caret:
  /// `7 kg` of `#{1,3} kg` once 7 is typed. Otherwise they are shown when nothing can be typed before them, and when
  /// editing ends.
  bool shows_suffix;
  /// Whether a step carries into the next greater part of a date or time, as its parts are named: a minute up from
  /// 09:59 is 10:00, a day up from 31/12/2026 is 01/01/2027. Otherwise a part begins again after its last number.
  bool carries_steps;
  /// How far a step goes: a decimal, such as `0.25`, of a number or of each part of a mask that is digits; or of parts
  /// by their names: `hours 2, minutes 15`. Null for 1.
  const char *step;
  /// How far a small step goes, as `step` has it; null for as far as `step`.
  const char *small_step;
  /// How far a large step goes, as `step` has it; null for ten times as far as `step`.
  const char *large_step;
} caretaker_field_options;
#define CARETAKER_FIELD_OPTIONS_INIT \
  {sizeof(caretaker_field_options), CARETAKER_UNIT_UTF8, false, false, CARETAKER_PASTE_LOSSLESS, false, false, \
   CARETAKER_DISPLAY_KEEPING_LITERALS, 0, 0, false, false, false, NULL, NULL, NULL}

/// Fills in the options of a field that is made without any: secure where its format is for secrets, and what a format
/// says that was written for another library. Begin with them where you want others.
///
/// - options: where they go; its `size` is set.
caretaker_status caretaker_format_field_options(const caretaker_format *format, caretaker_field_options *options);

/// Makes an empty field over a format.
///
/// - options: null for those of `caretaker_format_field_options`. With those of CARETAKER_FIELD_OPTIONS_INIT a field of
///   a format for secrets shows what is typed.
/// - field: the field, yours to free.
///
/// Returns CARETAKER_OUT_OF_RANGE where a step is not how far one goes: a decimal greater than 0, and of a named part a
/// whole number up to 9,999; and CARETAKER_INVALID_TEXT where it is not UTF-8.
caretaker_status caretaker_field_create(
    const caretaker_format *format, const caretaker_field_options *options, caretaker_field **field);

/// Frees a field; of a secure one all memory is overwritten that held its text.
void caretaker_field_free(caretaker_field *field);

// ----------------------------------------------------------------------------------------------------------- Edits

/// What an edit did beside putting its text in place: flags of `caretaker_edit.effects`.
enum {
  /// The value changed.
  CARETAKER_EFFECT_VALUE_CHANGED = 1,
  /// The edit was rejected: nothing changed but, perhaps, the caret.
  CARETAKER_EFFECT_REJECTED = 2,
  /// Value literals were inserted with what was typed, or the zero before a decimal separator.
  CARETAKER_EFFECT_AUTO_INSERTED = 4,
  /// A number of fixed width, or a fraction, was padded with zeros.
  CARETAKER_EFFECT_PADDED = 8,
  /// Slots were left empty, so that what stands after them keeps its place.
  CARETAKER_EFFECT_LEFT_EMPTY_SLOTS = 16,
  /// Empty slots were filled.
  CARETAKER_EFFECT_FILLED_EMPTY_SLOTS = 32,
  /// What stood before the edit is reformatted: the value is read in another way.
  CARETAKER_EFFECT_REFORMATTED = 64,
  /// The whole field was replaced: the text fitted only so.
  CARETAKER_EFFECT_REPLACED_CONTENTS = 128,
  /// Characters that stood after were dropped.
  CARETAKER_EFFECT_TRUNCATED = 256,
  /// A number was rounded to the digits that its format shows.
  CARETAKER_EFFECT_ROUNDED = 512,
  /// A number could be read in two ways.
  CARETAKER_EFFECT_AMBIGUOUS = 1024,
  /// The number is less than the least one; it stays.
  CARETAKER_EFFECT_BELOW_MINIMUM = 2048,
  /// The number is greater than the greatest one; it stays.
  CARETAKER_EFFECT_ABOVE_MAXIMUM = 4096,
  /// A number beyond a bound became the nearest one between them.
  CARETAKER_EFFECT_CLAMPED = 8192
};

/// What an edit did: ranges only, so that a view changes no more than has changed. Replace the range `replaced` of what
/// your view shows by the field's text in the range `replacement`, and set the selection.
typedef struct caretaker_edit {
  uint32_t size;
  /// CARETAKER_EFFECT_VALUE_CHANGED and others, added.
  uint32_t effects;
  /// What was replaced, in the display before the edit.
  caretaker_range replaced;
  /// What stands there now, in the display after the edit.
  caretaker_range replacement;
  /// The selection after the edit; empty where it is a caret.
  caretaker_range selection;
  /// Value literals that were inserted with what was typed, in the display after the edit; empty where none were.
  caretaker_range auto_inserted;
  /// Zeros that a number was padded with, in the display after the edit; empty where none were.
  caretaker_range padded;
  /// How many characters were rejected or dropped: `caretaker_field_rejections` lists them until the next edit.
  uint32_t rejected_count;
  /// Whether the value is complete now.
  bool is_complete;
} caretaker_edit;
#define CARETAKER_EDIT_INIT {sizeof(caretaker_edit), 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, 0, false}

// Each edit replaces the selection, commits marked text first, and reports what it did in `edit`, whose `size` is set;
// null if you do not want to know.

/// Types a character. No key allocates once the field's buffers have grown to the value's size.
///
/// - scalar: a Unicode scalar, such as `'5'`.
caretaker_status caretaker_field_type(caretaker_field *field, uint32_t scalar, caretaker_edit *edit);

/// Types a text: what fits of several characters is accepted, the rest reported. An empty text deletes the selection.
///
/// - text, length: one character, or several in their order.
caretaker_status caretaker_field_insert(
    caretaker_field *field, const char *text, size_t length, caretaker_edit *edit);

/// Takes a text that arrives whole, in place of the selection: a paste or a drop. It is accepted whole or rejected,
/// unless `pastes` of the field's options say otherwise.
///
/// - text, length: the text as it came.
caretaker_status caretaker_field_paste(caretaker_field *field, const char *text, size_t length, caretaker_edit *edit);

/// Makes the whole field from a text that arrives whole, and to which nothing will be added: filled in by a browser, or
/// read from a file. It is accepted as a paste is.
///
/// - text, length: the text as it came.
caretaker_status caretaker_field_fill(caretaker_field *field, const char *text, size_t length, caretaker_edit *edit);

/// Makes the whole field from a text, read as a value and as a display, whichever loses less.
///
/// - text, length: the value or the display, separators and all.
caretaker_status caretaker_field_set_text(
    caretaker_field *field, const char *text, size_t length, caretaker_edit *edit);

/// Makes the whole field from a value; one of which a character is rejected leaves the field as it was.
///
/// - value, length: what `caretaker_field_value` returns.
caretaker_status caretaker_field_set_value(
    caretaker_field *field, const char *value, size_t length, caretaker_edit *edit);

/// Replaces a range of what is shown by a text, as if it were selected and the text typed.
///
/// - range: offsets in the field's unit.
/// - text, length: what takes its place; empty to delete.
caretaker_status caretaker_field_replace(
    caretaker_field *field, caretaker_range range, const char *text, size_t length, caretaker_edit *edit);

/// How much a deletion takes away where nothing is selected.
typedef enum caretaker_text_unit {
  /// The character beside the caret.
  CARETAKER_DELETE_CHARACTER = 0,
  /// To the start or the end of a word.
  CARETAKER_DELETE_WORD = 1,
  /// To the start or the end of the field.
  CARETAKER_DELETE_LINE = 2,
  /// Everything; unlike `caretaker_field_clear` it can be undone.
  CARETAKER_DELETE_EVERYTHING = 3
} caretaker_text_unit;

/// Deletes the selection, or what stands before the caret: Backspace. It steps over literals.
caretaker_status caretaker_field_delete_backward(
    caretaker_field *field, caretaker_text_unit unit, caretaker_edit *edit);

/// Deletes the selection, or what stands after the caret: Delete.
caretaker_status caretaker_field_delete_forward(
    caretaker_field *field, caretaker_text_unit unit, caretaker_edit *edit);

/// Ends editing: pads a number of fixed width, and finishes a decimal as its format shows it. For when the field loses
/// focus.
caretaker_status caretaker_field_end_editing(caretaker_field *field, caretaker_edit *edit);

/// Which of the three steps of a field is made.
typedef enum caretaker_step_size {
  /// As far as the option `step` says: what the arrow keys up and down do.
  CARETAKER_STEP_USUAL = 0,
  /// As far as `small_step` says: with Alt.
  CARETAKER_STEP_SMALL = 1,
  /// As far as `large_step` says: with Shift, and what the keys page up and page down do.
  CARETAKER_STEP_LARGE = 2
} caretaker_step_size;

/// Steps what stands at the caret up, or down: what the arrow keys up and down do to a date, a time or an
/// amount. Of a mask it is the part that the caret stands in or after, else the one that follows: up to four digits
/// between literals, which become the nearest number that the mask takes there, and after the last the first; or a word
/// of value literals, such as AM. A number is stepped as a whole, as far as its bounds.
///
/// - count: how many steps up; down where it is negative.
/// - step_size: whether they are usual, small or large ones; words are stepped one by one whatever it is.
///
/// The edit is rejected where nothing can be stepped.
caretaker_status caretaker_field_step(
    caretaker_field *field, int32_t count, caretaker_step_size step_size, caretaker_edit *edit);

/// Restores what stood there before the last step; consecutive typing is one. Nothing where there is none.
caretaker_status caretaker_field_undo(caretaker_field *field, caretaker_edit *edit);

/// Does again what was undone last. Nothing where there is none.
caretaker_status caretaker_field_redo(caretaker_field *field, caretaker_edit *edit);

/// Shows an input method's provisional text in place of the selection; the value stays as it is.
///
/// - text, length: what the input method shows so far; empty to cancel.
caretaker_status caretaker_field_set_marked_text(caretaker_field *field, const char *text, size_t length);

/// Reads the marked text into the field, as one edit.
caretaker_status caretaker_field_unmark_text(caretaker_field *field, caretaker_edit *edit);

/// Goes on with another mask: the value stays as far as that takes it, and undo begins again.
///
/// - format: a mask, or a named format or cards, which have one.
///
/// Returns CARETAKER_INVALID_FORMAT where the field's format or the other one is of numbers or phone numbers.
caretaker_status caretaker_field_change_format(
    caretaker_field *field, const caretaker_format *format, caretaker_edit *edit);

/// Goes on with another region's phone numbers: the digits stay. A field of anything else rejects it.
///
/// - region, length: the region, such as `FR`; empty for none.
///
/// Returns CARETAKER_NOT_FOUND where there is no such region.
caretaker_status caretaker_field_change_region(
    caretaker_field *field, const char *region, size_t length, caretaker_edit *edit);

/// Begins again: no value, no history.
caretaker_status caretaker_field_clear(caretaker_field *field);

// ------------------------------------------------------------------------------------------------------- Selection

/// The selection: the end that stays where it is extended, and the end that moves, where the caret is drawn.
typedef struct caretaker_selection {
  uint32_t anchor;
  uint32_t caret;
} caretaker_selection;

/// Reads the selection; both ends are the same where it is a caret.
caretaker_status caretaker_field_get_selection(const caretaker_field *field, caretaker_selection *selection);

/// Selects a part of what is shown. An end inside a character, or in the affix of a number, goes to where a caret may
/// stand. Marked text is committed.
caretaker_status caretaker_field_set_selection(caretaker_field *field, caretaker_selection selection);

/// Selects everything. Marked text is committed.
caretaker_status caretaker_field_select_all(caretaker_field *field);

/// Where a movement of the caret goes.
typedef enum caretaker_movement {
  CARETAKER_MOVE_BACKWARD = 0,
  CARETAKER_MOVE_FORWARD = 1,
  CARETAKER_MOVE_WORD_BACKWARD = 2,
  CARETAKER_MOVE_WORD_FORWARD = 3,
  /// To the start of the display, or of a number's digits.
  CARETAKER_MOVE_START = 4,
  /// To the end of the display, or of a number's digits.
  CARETAKER_MOVE_END = 5
} caretaker_movement;

/// Moves the caret. Marked text is committed.
///
/// - extending: whether the other end of the selection stays.
caretaker_status caretaker_field_move(caretaker_field *field, caretaker_movement movement, bool extending);

/// Has typing replace the next slot's character, or move it on again.
caretaker_status caretaker_field_set_overwriting(caretaker_field *field, bool is_overwriting);

/// Has a secure field show what was typed, or bullets again.
caretaker_status caretaker_field_set_revealed(caretaker_field *field, bool is_revealed);

// ---------------------------------------------------------------------------------------------- What a field shows

/// Copies what is shown, or a part of it, in UTF-8. It allocates nothing.
///
/// - range: offsets in the field's unit, such as `edit.replacement`; null for all of it.
/// - buffer, capacity, length: where it goes; see the top.
caretaker_status caretaker_field_text(
    const caretaker_field *field, const caretaker_range *range, char *buffer, size_t capacity, size_t *length);

/// Copies what is shown, or a part of it, in UTF-16. It allocates nothing.
///
/// - range: offsets in the field's unit; null for all of it.
/// - buffer, capacity, length: where it goes; see the top. Both count code units.
caretaker_status caretaker_field_text_utf16(
    const caretaker_field *field, const caretaker_range *range, uint16_t *buffer, size_t capacity, size_t *length);

/// Copies the value in UTF-8: the characters of slots and value literals, a decimal such as `-1234.50`, or a phone
/// number such as `+442079460958x12`. An empty slot with characters after it is U+FFFC. It allocates nothing.
///
/// - buffer, capacity, length: where it goes; see the top.
caretaker_status caretaker_field_value(const caretaker_field *field, char *buffer, size_t capacity, size_t *length);

/// Copies the value without the value literals that are punctuation or spaces: what a program keeps that knows its
/// shape. Several values may have one plain value. Of numbers and phone numbers it is the value.
///
/// - buffer, capacity, length: where it goes; see the top.
caretaker_status caretaker_field_plain_value(
    const caretaker_field *field, char *buffer, size_t capacity, size_t *length);

/// Copies the value in UTF-16. It allocates nothing.
///
/// - buffer, capacity, length: where it goes; see the top. Both count code units.
caretaker_status caretaker_field_value_utf16(
    const caretaker_field *field, uint16_t *buffer, size_t capacity, size_t *length);

/// Copies what is still to come, to be drawn dim after the text: `__/____`.
///
/// - buffer, capacity, length: where it goes; see the top.
caretaker_status caretaker_field_placeholder(
    const caretaker_field *field, char *buffer, size_t capacity, size_t *length);

/// Copies what is shown with a bullet for each character of a slot but the last ones: `•••• •••• •••• 1111`. Of numbers
/// and phone numbers a bullet stands for each digit.
///
/// - count: how many of the last characters are shown.
/// - buffer, capacity, length: where it goes; see the top.
caretaker_status caretaker_field_redacted_text(
    const caretaker_field *field, size_t count, char *buffer, size_t capacity, size_t *length);

/// What the characters of a run are.
typedef enum caretaker_role {
  /// Typed or pasted.
  CARETAKER_ROLE_TYPED = 0,
  /// Part of the value without being typed.
  CARETAKER_ROLE_AUTO_INSERTED = 1,
  /// Shown only.
  CARETAKER_ROLE_LITERAL = 2,
  /// A slot without a character, with characters after it.
  CARETAKER_ROLE_EMPTY_SLOT = 3,
  /// Marked text of an input method.
  CARETAKER_ROLE_MARKED = 4,
  /// What is still to come, after the text.
  CARETAKER_ROLE_PROMPT = 5
} caretaker_role;

/// A part of what is shown whose characters have one role, and are selected or not.
typedef struct caretaker_run {
  caretaker_role role;
  caretaker_range range;
  bool is_selected;
} caretaker_run;

/// Copies what is shown, divided by role and selection.
///
/// - with_prompt: whether the last run is what is still to come, after the text.
/// - runs, capacity, count: where they go, and how many there are; see the top.
caretaker_status caretaker_field_runs(
    const caretaker_field *field, bool with_prompt, caretaker_run *runs, size_t capacity, size_t *count);

// --------------------------------------------------------------------------------------- What is known of its value

/// What is known of a field at once, without its checks.
typedef struct caretaker_field_facts {
  uint32_t size;
  /// How long what is shown is: the greatest offset.
  uint32_t length;
  /// Whether nothing has been entered.
  bool is_empty;
  /// Whether the value is complete: what is still to come is literals, and certain. It may be wrong all the same, as
  /// where a check digit is: `caretaker_field_state` says so.
  bool is_complete;
  bool has_marked_text;
  bool can_undo;
  bool can_redo;
  bool is_overwriting;
  bool is_revealed;
} caretaker_field_facts;
#define CARETAKER_FIELD_FACTS_INIT \
  {sizeof(caretaker_field_facts), 0, false, false, false, false, false, false, false}

/// Reads what is known of a field.
///
/// - facts: where it goes; its `size` is set.
caretaker_status caretaker_field_get_facts(const caretaker_field *field, caretaker_field_facts *facts);

/// Reads how far the value is one, with the format's checks. For after a key, not within it.
///
/// - is_finished: whether no character will follow: too few digits of a card are then invalid.
/// - state: incomplete, complete or invalid.
caretaker_status caretaker_field_state(const caretaker_field *field, bool is_finished, caretaker_state *state);

/// Copies how far the value is one, in words without a capital or a stop: `incomplete`, `complete`, or what is wrong.
///
/// - is_finished: as for `caretaker_field_state`.
/// - language: the language of the words, such as `de`; null for English, as is one that is unknown.
/// - buffer, capacity, length: where it goes; see the top.
caretaker_status caretaker_field_state_message(
    const caretaker_field *field, bool is_finished, const char *language,
    char *buffer, size_t capacity, size_t *length);

/// Whether typing on at the end can make a valid value: what is wrong may be reported at once where it cannot.
caretaker_status caretaker_field_can_be_mended(const caretaker_field *field, bool *can_be_mended);

/// How many named groups of the mask hold something.
caretaker_status caretaker_field_capture_count(const caretaker_field *field, size_t *count);

/// Copies the name of a group, in the order in which they close.
///
/// - index: which one, less than the count.
/// - buffer, capacity, length: where it goes; see the top.
caretaker_status caretaker_field_capture_name(
    const caretaker_field *field, size_t index, char *buffer, size_t capacity, size_t *length);

/// Copies what a group holds.
///
/// - index: which one, less than the count.
/// - buffer, capacity, length: where it goes; see the top.
caretaker_status caretaker_field_capture_text(
    const caretaker_field *field, size_t index, char *buffer, size_t capacity, size_t *length);

/// How many candidates there are: the alternatives of a mask, networks of a card or regions of a phone number that the
/// value may still be of.
caretaker_status caretaker_field_candidate_count(const caretaker_field *field, size_t *count);

/// Copies the name of a candidate, the likeliest first: a named group, `visa`, `GB`.
///
/// - index: which one, less than the count.
/// - buffer, capacity, length: where it goes; see the top.
caretaker_status caretaker_field_candidate_name(
    const caretaker_field *field, size_t index, char *buffer, size_t capacity, size_t *length);

/// What is known of a payment card while its number is typed.
typedef struct caretaker_card {
  uint32_t size;
  /// How many digits numbers that begin so may have: bit *n* for *n* digits.
  uint32_t lengths;
  /// Where spaces stand: bit *n* for one after *n* digits.
  uint32_t gaps;
  /// How many digits the security code has; 0 while that is not known.
  uint32_t security_code_length;
  /// Whether that is printed on the front.
  bool is_security_code_on_front;
  /// Whether it may be of no network that the format knows.
  bool may_be_unknown;
  /// Whether the network is certain: it is the one candidate.
  bool is_network_certain;
  /// Whether digits may follow.
  bool can_continue;
} caretaker_card;
#define CARETAKER_CARD_INIT {sizeof(caretaker_card), 0, 0, 0, false, false, false, false}

/// Reads what is known of the card.
///
/// - card: where it goes; its `size` is set.
///
/// Returns CARETAKER_NOT_FOUND where the format is not one of cards.
caretaker_status caretaker_field_card(const caretaker_field *field, caretaker_card *card);

/// How many networks certainly stand on the card: several where it is co-badged.
///
/// Returns CARETAKER_NOT_FOUND where the format is not one of cards.
caretaker_status caretaker_field_card_network_count(const caretaker_field *field, size_t *count);

/// Copies the name of one of them, the one to show first: `dankort`, `visa`.
///
/// - index: which one, less than the count.
/// - buffer, capacity, length: where it goes; see the top.
caretaker_status caretaker_field_card_network_name(
    const caretaker_field *field, size_t index, char *buffer, size_t capacity, size_t *length);

/// How a phone number is written, or what is known of it.
typedef enum caretaker_phone_text_kind {
  /// `+442079460958`
  CARETAKER_PHONE_E164 = 0,
  /// `+44 20 7946 0958`
  CARETAKER_PHONE_INTERNATIONAL = 1,
  /// `020 7946 0958`
  CARETAKER_PHONE_NATIONAL = 2,
  /// `tel:+44-20-7946-0958`
  CARETAKER_PHONE_RFC3966 = 3,
  /// The region it is of, such as `GB`; empty where that is not known.
  CARETAKER_PHONE_REGION = 4,
  /// What kind of number it is, such as `mobile`; empty where there are no such numbers.
  CARETAKER_PHONE_TYPE = 5,
  /// Whether there are such numbers, in words: `valid`, `too short`.
  CARETAKER_PHONE_VALIDITY = 6
} caretaker_phone_text_kind;

/// Copies the phone number entered.
///
/// - kind: how it is written, or what is asked of it. One that is not valid is written too: `123` in the US is `+1123`.
/// - buffer, capacity, length: where it goes; see the top.
///
/// Returns CARETAKER_NOT_FOUND while there is none, or where the format is not one of phone numbers.
caretaker_status caretaker_field_phone(
    const caretaker_field *field, caretaker_phone_text_kind kind, char *buffer, size_t capacity, size_t *length);

// -------------------------------------------------------------------------------------------- What an edit rejected

/// Why an edit could not use a character. New reasons may be added.
typedef enum caretaker_reason {
  /// No slot or literal there accepts it.
  CARETAKER_REASON_NOT_ALLOWED_HERE = 1,
  /// The mask is full.
  CARETAKER_REASON_FULL = 2,
  /// It would push out what stands after it.
  CARETAKER_REASON_NO_ROOM = 3,
  /// It stood after and was dropped.
  CARETAKER_REASON_PUSHED_OUT = 4,
  /// The value is as long as the field allows.
  CARETAKER_REASON_TOO_LONG = 5,
  /// It has more scalars, or the field more different characters, than are kept.
  CARETAKER_REASON_TOO_COMPLEX = 6,
  /// A grouping sign where none stands: it may have been meant as a decimal separator.
  CARETAKER_REASON_AMBIGUOUS_SEPARATOR = 7,
  /// The number has its decimal separator already.
  CARETAKER_REASON_SECOND_DECIMAL_SEPARATOR = 8,
  /// A digit too many before the decimal separator.
  CARETAKER_REASON_TOO_MANY_INTEGER_DIGITS = 9,
  /// A digit too many after the decimal separator.
  CARETAKER_REASON_TOO_MANY_FRACTION_DIGITS = 10,
  /// A minus, which the number format does not show.
  CARETAKER_REASON_NO_SIGN = 11,
  /// A sign is given twice.
  CARETAKER_REASON_SECOND_SIGN = 12,
  /// Groups of a width that no number has.
  CARETAKER_REASON_MISPLACED_GROUPING = 13,
  /// A parenthesis without its other half.
  CARETAKER_REASON_UNCLOSED_PARENTHESIS = 14,
  /// A digit is missing.
  CARETAKER_REASON_NO_DIGITS = 15,
  /// It stands around the value of a text that arrived whole.
  CARETAKER_REASON_LEFT_OUT = 16,
  /// It cannot be seen, and is not part of a value.
  CARETAKER_REASON_INVISIBLE = 17,
  /// The text has several values, this one among them.
  CARETAKER_REASON_SEVERAL_FIT = 18,
  /// It stands for a digit or letter that is hidden.
  CARETAKER_REASON_MASKED = 19,
  /// A decimal sign, where the number has no fraction.
  CARETAKER_REASON_NO_FRACTION = 20,
  /// It was typed after a rejected separator, and meant for another place.
  CARETAKER_REASON_AFTER_REJECTION = 21,
  /// A separator, where digits enter from the right.
  CARETAKER_REASON_SEPARATOR_NOT_NEEDED = 22,
  /// A digit that makes a number too large.
  CARETAKER_REASON_OUT_OF_RANGE = 23,
  /// Its marks are not accepted there: the letter was kept without them.
  CARETAKER_REASON_MARKS_LEFT_OUT = 24
} caretaker_reason;

/// A character that an edit could not use.
typedef struct caretaker_rejection {
  /// Which character of the text that was typed or pasted, counted in grapheme clusters; of one that was pushed out,
  /// which of the value before the edit.
  uint32_t position;
  caretaker_reason reason;
} caretaker_rejection;

/// Copies what the last edit rejected or dropped.
///
/// - rejections, capacity, count: where they go, and how many there are; see the top.
caretaker_status caretaker_field_rejections(
    const caretaker_field *field, caretaker_rejection *rejections, size_t capacity, size_t *count);

/// Reads which character of the text pasted last can be read both ways, as the comma of `1,234`, counted in grapheme
/// clusters.
///
/// Returns CARETAKER_NOT_FOUND where none can.
caretaker_status caretaker_field_ambiguity(const caretaker_field *field, uint32_t *position);

/// Copies what the last edit rejected, dropped, inserted, padded or rounded, in words for people, one line each:
/// `rejected 'x': expected a digit`. Empty where there is nothing to say. Of a secure field no line names a character.
///
/// - edit: what the last edit did.
/// - text, length: what it typed or pasted; empty for a deletion.
/// - language: the language of the words, such as `de`; null for English, as is one that is unknown.
/// - buffer, capacity, message_length: where it goes; see the top.
caretaker_status caretaker_field_messages(
    const caretaker_field *field, const caretaker_edit *edit, const char *text, size_t length, const char *language,
    char *buffer, size_t capacity, size_t *message_length);

// ----------------------------------------------------------------------------------------------------------- Forms

/// A form of fields: what is shown, said and handed out. Events go in, changes come out. For one thread at a time.
///
/// Fields are numbered from 0 in tab order. Offsets are those of what a field shows, in the form's unit.
typedef struct caretaker_form caretaker_form;

/// In place of the number of a field: none, or away from the form.
#define CARETAKER_NO_FIELD UINT32_MAX

/// In place of the number of a field: the button that submits.
#define CARETAKER_SUBMIT_BUTTON (UINT32_MAX - 1)

/// What a form takes from outside.
typedef struct caretaker_form_options {
  uint32_t size;
  /// What offsets of events, edits, selections and runs count.
  caretaker_offset_unit offset_unit;
  /// Today's date, such as `2026-11-24`, with which expiries and dates of birth are compared; null does not check them.
  const char *today;
  /// The person's region, such as `DE`: that of phone numbers of which the description names none, and of a country
  /// whose default is taken from it; null where it is not known.
  const char *region;
  /// How large a mask of the description may grow; null for the usual. `permissive` is not looked at.
  const caretaker_mask_options *masks;
  /// What secret fields show in place of their characters; one whose length is hidden shows bullets all the same.
  caretaker_secure_display secure_display;
} caretaker_form_options;
#define CARETAKER_FORM_OPTIONS_INIT \
  {sizeof(caretaker_form_options), CARETAKER_UNIT_UTF8, NULL, NULL, NULL, CARETAKER_DISPLAY_KEEPING_LITERALS}

/// Makes a form of its description in JSON, which the article on forms describes.
///
/// - json, length: the description.
/// - options: null for the usual.
/// - form: the form, yours to free; null where there is an error.
/// - error: null if you do not want it; else what is wrong with the description, yours to free, or null.
caretaker_status caretaker_form_create(
    const char *json, size_t length, const caretaker_form_options *options,
    caretaker_form **form, caretaker_error **error);

/// Frees a form; the memory of its secrets is overwritten.
void caretaker_form_free(caretaker_form *form);

/// What happens to a form. In parentheses stand the members of the event that are looked at.
typedef enum caretaker_event_kind {
  /// Characters are typed in place of the selection (text). Edits go to the field that has the focus; before any has
  /// it, what is typed, pasted or marked goes to the first, which takes the focus.
  CARETAKER_EVENT_INSERT = 0,
  /// A text arrives whole: a paste, a drop, dictation (text).
  CARETAKER_EVENT_PASTE = 1,
  /// A text replaces a range of what is shown (range, text).
  CARETAKER_EVENT_REPLACE = 2,
  /// An input method shows provisional text (text).
  CARETAKER_EVENT_SET_MARKED_TEXT = 3,
  /// An input method commits its text.
  CARETAKER_EVENT_UNMARK_TEXT = 4,
  /// The selection is deleted, or what stands before the caret (unit).
  CARETAKER_EVENT_DELETE_BACKWARD = 5,
  /// The selection is deleted, or what stands after the caret (unit).
  CARETAKER_EVENT_DELETE_FORWARD = 6,
  /// The caret moves (movement, extending).
  CARETAKER_EVENT_MOVE = 7,
  /// The caret moves among the rows of a text of several lines (row_movement, extending).
  CARETAKER_EVENT_MOVE_BY_ROW = 8,
  /// A text of several lines scrolls by so many rows, down or up (number).
  CARETAKER_EVENT_SCROLL = 9,
  /// A range is selected (selection).
  CARETAKER_EVENT_SET_SELECTION = 10,
  CARETAKER_EVENT_SELECT_ALL = 11,
  /// The selection is copied, or cut: ask for CARETAKER_FORM_SELECTED_TEXT first.
  CARETAKER_EVENT_COPY = 12,
  CARETAKER_EVENT_CUT = 13,
  CARETAKER_EVENT_UNDO = 14,
  CARETAKER_EVENT_REDO = 15,
  /// A browser or system fills in fields (names, texts, count).
  CARETAKER_EVENT_FILL = 16,
  /// The focus moves to a field, to the button that submits, or away from the form (field).
  CARETAKER_EVENT_FOCUS = 17,
  /// The focus moves on, or back, in tab order.
  CARETAKER_EVENT_NEXT = 18,
  CARETAKER_EVENT_PREVIOUS = 19,
  /// Return or Enter: it takes what is highlighted, makes a line, moves on, or submits.
  CARETAKER_EVENT_ENTER = 20,
  /// An option is chosen, by its place among those that match; where they are closed, among all (number).
  CARETAKER_EVENT_CHOOSE = 21,
  CARETAKER_EVENT_OPEN_CHOICES = 22,
  CARETAKER_EVENT_CLOSE_CHOICES = 23,
  /// The highlight moves by so many options (number).
  CARETAKER_EVENT_HIGHLIGHT = 24,
  /// A switch is turned on or off.
  CARETAKER_EVENT_TOGGLE = 25,
  /// A button of the field is pressed (button).
  CARETAKER_EVENT_PRESS = 26,
  /// The form is submitted.
  CARETAKER_EVENT_SUBMIT = 27,
  /// The application has done what a submission asked for.
  CARETAKER_EVENT_SUBMISSION_ENDED = 28,
  /// All fields become what they were at first.
  CARETAKER_EVENT_RESET = 29,
  /// The application answers whether a value is good (field, ticket; text with an objection, null for none).
  CARETAKER_EVENT_ANSWER = 30,
  /// The server objects to fields (names, texts, count).
  CARETAKER_EVENT_OBJECT = 31,
  /// So many milliseconds pass (number).
  CARETAKER_EVENT_TICK = 32,
  /// What stands at the caret is stepped, up or down: a number, or a part of a date or time (number, step_size).
  CARETAKER_EVENT_STEP = 33
} caretaker_event_kind;

/// Where the caret goes among rows.
typedef enum caretaker_row_movement {
  CARETAKER_ROW_UP = 0,
  CARETAKER_ROW_DOWN = 1,
  CARETAKER_ROW_PAGE_UP = 2,
  CARETAKER_ROW_PAGE_DOWN = 3,
  CARETAKER_ROW_START = 4,
  CARETAKER_ROW_END = 5,
  CARETAKER_ROW_TEXT_START = 6,
  CARETAKER_ROW_TEXT_END = 7
} caretaker_row_movement;

/// A button of a field.
typedef enum caretaker_button {
  /// It clears the field.
  CARETAKER_BUTTON_CLEAR = 0,
  /// It shows a secret, or hides it again.
  CARETAKER_BUTTON_REVEAL = 1,
  /// The accessory at the leading end.
  CARETAKER_BUTTON_LEADING_ACCESSORY = 2,
  /// The accessory at the trailing end.
  CARETAKER_BUTTON_TRAILING_ACCESSORY = 3
} caretaker_button;

/// Something that happens to a form.
///
///     caretaker_event event = CARETAKER_EVENT_INIT;
///     event.kind = CARETAKER_EVENT_INSERT;
///     event.text = "a";
///     event.length = 1;
typedef struct caretaker_event {
  uint32_t size;
  caretaker_event_kind kind;
  const char *text;
  size_t length;
  /// Names of fields, and a text for each, which end at their first zero byte; and how many there are.
  const char *const *names;
  const char *const *texts;
  size_t count;
  caretaker_range range;
  caretaker_selection selection;
  caretaker_text_unit unit;
  caretaker_movement movement;
  caretaker_row_movement row_movement;
  caretaker_button button;
  uint32_t field;
  int32_t number;
  /// The ticket of the question, as `caretaker_change.ticket` had it.
  int32_t ticket;
  bool extending;
  caretaker_step_size step_size;
} caretaker_event;
#define CARETAKER_EVENT_INIT \
  {sizeof(caretaker_event), CARETAKER_EVENT_INSERT, NULL, 0, NULL, NULL, 0, {0, 0}, {0, 0}, \
   CARETAKER_DELETE_CHARACTER, CARETAKER_MOVE_BACKWARD, CARETAKER_ROW_UP, CARETAKER_BUTTON_CLEAR, 0, 0, 0, false, \
   CARETAKER_STEP_USUAL}

/// What can change of a field: flags.
enum {
  /// What is shown, and its runs.
  CARETAKER_FACET_TEXT = 1,
  /// The caret and the selection.
  CARETAKER_FACET_SELECTION = 2,
  /// The problem that is shown.
  CARETAKER_FACET_MESSAGE = 4,
  /// The remark on the last key.
  CARETAKER_FACET_REMARK = 8,
  /// The buttons, and whether a secret is revealed.
  CARETAKER_FACET_BUTTONS = 16,
  /// The choices, and which is highlighted.
  CARETAKER_FACET_OPTIONS = 32,
  /// The rows of a text of several lines.
  CARETAKER_FACET_LINES = 64,
  /// The label, and whether it is required.
  CARETAKER_FACET_LABEL = 128,
  /// Whether it is shown.
  CARETAKER_FACET_VISIBILITY = 256,
  /// Whether an answer is awaited.
  CARETAKER_FACET_BUSY = 512,
  /// What the value is worth, and which requirements are met.
  CARETAKER_FACET_VERDICT = 1024
};

/// What can change of a form as a whole: flags.
enum {
  /// Whether it can be submitted, and what remains.
  CARETAKER_FORM_FACET_REMAINING = 1,
  /// What it says at the top about required fields.
  CARETAKER_FORM_FACET_NOTICE = 2,
  /// The summary of problems.
  CARETAKER_FORM_FACET_SUMMARY = 4,
  /// Whether it differs from what it was at first.
  CARETAKER_FORM_FACET_DIRTY = 8,
  /// There is something to be announced.
  CARETAKER_FORM_FACET_ANNOUNCEMENTS = 16,
  /// Whether it is being submitted.
  CARETAKER_FORM_FACET_SUBMITTING = 32
};

/// What the application has to do.
typedef enum caretaker_action {
  /// Nothing.
  CARETAKER_ACTION_NONE = 0,
  /// Send the values: all of them are good.
  CARETAKER_ACTION_SUBMIT = 1,
  /// Carry out the action of an accessory (action_field, action_button).
  CARETAKER_ACTION_ACCESSORY = 2,
  /// Find out whether the value of a field is good, and answer (action_field, ticket).
  CARETAKER_ACTION_ASK = 3
} caretaker_action;

/// What an event changed: draw again what it names, and leave the rest as it is.
typedef struct caretaker_change {
  uint32_t size;
  /// The field that had the focus, or else the first that changed; CARETAKER_NO_FIELD for none.
  uint32_t field;
  /// What changed of it: CARETAKER_FACET_TEXT and others, added.
  uint32_t facets;
  /// How many other fields changed: `caretaker_form_changed_fields` lists them until the next event.
  uint32_t other_count;
  /// What changed of the form as a whole: CARETAKER_FORM_FACET_REMAINING and others, added.
  uint32_t form_facets;
  /// What the application has to do, with what is said there.
  caretaker_action action;
  uint32_t action_field;
  caretaker_button action_button;
  int32_t ticket;
  /// Whether the event edited the text of `field`: `edit` says how.
  bool has_edit;
  /// Whether the focus moved, or was held where it was. A second step on is not held.
  bool focus_moved, focus_held;
  /// What has the focus where it moved: a field, CARETAKER_SUBMIT_BUTTON or CARETAKER_NO_FIELD.
  uint32_t focus;
} caretaker_change;
#define CARETAKER_CHANGE_INIT \
  {sizeof(caretaker_change), CARETAKER_NO_FIELD, 0, 0, 0, CARETAKER_ACTION_NONE, CARETAKER_NO_FIELD, \
   CARETAKER_BUTTON_CLEAR, 0, false, false, false, CARETAKER_NO_FIELD}

/// Gives an event to a form.
///
/// - event: what happens; its `size` is set.
/// - change: what changed, its `size` set; null if you do not want to know.
/// - edit: what an edit of a text did, its `size` set; null if you do not want to know. Replace the range `replaced` of
///   what your view shows by what `caretaker_form_field_part` copies of the range `replacement`.
caretaker_status caretaker_form_handle(
    caretaker_form *form, const caretaker_event *event, caretaker_change *change, caretaker_edit *edit);

/// What is known of a form.
typedef struct caretaker_form_facts {
  uint32_t size;
  uint32_t field_count;
  /// What has the focus: a field, CARETAKER_SUBMIT_BUTTON or CARETAKER_NO_FIELD.
  uint32_t focus;
  /// How many fields keep it from being submitted.
  uint32_t remaining_count;
  bool can_submit;
  bool is_submitting;
  /// Whether a submission was tried; from then on all problems are shown.
  bool was_submitted;
  /// Whether any field differs from what it was at first.
  bool is_dirty;
} caretaker_form_facts;
#define CARETAKER_FORM_FACTS_INIT {sizeof(caretaker_form_facts), 0, CARETAKER_NO_FIELD, 0, false, false, false, false}

/// Reads what is known of a form.
///
/// - facts: where it goes; its `size` is set.
caretaker_status caretaker_form_get_facts(const caretaker_form *form, caretaker_form_facts *facts);

/// What a form says as a whole.
typedef enum caretaker_form_text_kind {
  /// The values as JSON, secrets left out: send them when `action` says so.
  CARETAKER_FORM_VALUES = 0,
  /// The same with secrets. Overwrite your buffer.
  CARETAKER_FORM_VALUES_WITH_SECRETS = 1,
  /// What it says at the top about required fields; empty for nothing.
  CARETAKER_FORM_NOTICE = 2,
  /// What remains, in words; empty for nothing.
  CARETAKER_FORM_REMAINING = 3,
  /// The problems once a submission was tried, a title and one line for each field; empty for none.
  CARETAKER_FORM_SUMMARY = 4,
  /// What is selected in the field that has the focus, for the clipboard; empty of a hidden secret.
  CARETAKER_FORM_SELECTED_TEXT = 5
} caretaker_form_text_kind;

/// Copies what a form says.
///
/// - kind: which text.
/// - buffer, capacity, length: where it goes; see the top.
caretaker_status caretaker_form_text(
    const caretaker_form *form, caretaker_form_text_kind kind, char *buffer, size_t capacity, size_t *length);

/// Copies the next thing for assistive technology to say, empty where there is none; each is handed out once. There is
/// something to say when a change has CARETAKER_FORM_FACET_ANNOUNCEMENTS.
///
/// - is_assertive: whether it interrupts what is being said.
/// - buffer, capacity, length: where it goes; see the top.
caretaker_status caretaker_form_take_announcement(
    caretaker_form *form, bool *is_assertive, char *buffer, size_t capacity, size_t *length);

// ------------------------------------------------------------------------------------------------ Fields of a form

/// Finds a field by its name.
///
/// - name, length: the name, as the description has it.
/// - field: its number.
///
/// Returns CARETAKER_NOT_FOUND where no field has the name.
caretaker_status caretaker_form_find_field(
    const caretaker_form *form, const char *name, size_t length, uint32_t *field);

/// What people do in a field.
typedef enum caretaker_field_kind {
  /// They type one line.
  CARETAKER_FIELD_LINE = 0,
  /// They type several lines.
  CARETAKER_FIELD_BOX = 1,
  /// They choose.
  CARETAKER_FIELD_CHOICE = 2,
  /// They turn something on or off.
  CARETAKER_FIELD_TOGGLE = 3,
  /// They type a code, a cell for each character.
  CARETAKER_FIELD_CODE = 4
} caretaker_field_kind;

/// What a value is worth, whether or not anything is shown.
typedef enum caretaker_verdict {
  /// Empty, and optional.
  CARETAKER_VERDICT_BLANK = 0,
  /// Empty, and required.
  CARETAKER_VERDICT_MISSING = 1,
  /// Not complete yet.
  CARETAKER_VERDICT_PARTIAL = 2,
  /// Complete and wrong; what is typed next may correct it.
  CARETAKER_VERDICT_OPEN = 3,
  /// Wrong, and nothing typed after it corrects it.
  CARETAKER_VERDICT_CERTAIN = 4,
  /// Good as far as the form knows; an answer is awaited.
  CARETAKER_VERDICT_CHECKING = 5,
  /// Good.
  CARETAKER_VERDICT_GOOD = 6
} caretaker_verdict;

/// How choices are offered.
typedef enum caretaker_choice_style {
  /// Nothing is chosen.
  CARETAKER_CHOICE_NONE = 0,
  /// On or off.
  CARETAKER_CHOICE_SWITCH = 1,
  /// All of them in view.
  CARETAKER_CHOICE_LIST = 2,
  /// One in view; the others when it is opened.
  CARETAKER_CHOICE_PICKER = 3,
  /// Typing filters them.
  CARETAKER_CHOICE_COMBO = 4
} caretaker_choice_style;

/// What is known of a field of a form.
typedef struct caretaker_form_field_facts {
  uint32_t size;
  caretaker_field_kind kind;
  caretaker_verdict verdict;
  caretaker_range selection;
  uint32_t caret;
  /// How many options match, and which is highlighted; CARETAKER_NO_FIELD for none.
  uint32_t option_count, highlighted_option;
  /// How many rows a text of several lines has, and which of them are in view.
  uint32_t row_count;
  caretaker_range visible_rows;
  bool is_shown, is_required, is_secure, is_empty, has_marked_text;
  bool can_undo, can_redo, can_clear, can_reveal, is_revealed;
  bool is_on, is_open, is_busy, was_edited;
  caretaker_choice_style choice_style;
  /// Whether the arrow keys up and down step what stands at the caret: send CARETAKER_EVENT_STEP for them.
  bool is_stepped;
} caretaker_form_field_facts;
#define CARETAKER_FORM_FIELD_FACTS_INIT \
  {sizeof(caretaker_form_field_facts), CARETAKER_FIELD_LINE, CARETAKER_VERDICT_BLANK, {0, 0}, 0, 0, \
   CARETAKER_NO_FIELD, 0, {0, 0}, false, false, false, false, false, false, false, false, false, false, false, false, \
   false, false, CARETAKER_CHOICE_NONE, false}

/// Reads what is known of a field.
///
/// - field: its number.
/// - facts: where it goes; its `size` is set.
caretaker_status caretaker_form_field_get_facts(
    const caretaker_form *form, uint32_t field, caretaker_form_field_facts *facts);

/// What a field of a form shows or says.
typedef enum caretaker_form_field_text_kind {
  /// The name by which programs know it.
  CARETAKER_FORM_FIELD_NAME = 0,
  /// The label above or beside it.
  CARETAKER_FORM_FIELD_LABEL = 1,
  /// A line of help; empty for none.
  CARETAKER_FORM_FIELD_HELPER = 2,
  /// What it shows while it is empty; empty otherwise.
  CARETAKER_FORM_FIELD_PROMPT = 3,
  /// What is shown.
  CARETAKER_FORM_FIELD_TEXT = 4,
  /// What the format still expects, to be drawn dim after the text.
  CARETAKER_FORM_FIELD_SKELETON = 5,
  /// The problem that is shown; empty for none.
  CARETAKER_FORM_FIELD_MESSAGE = 6,
  /// The remark on the last key; empty for none.
  CARETAKER_FORM_FIELD_REMARK = 7,
  /// The value of HTML's `inputmode`.
  CARETAKER_FORM_FIELD_INPUT_MODE = 8,
  /// The value of HTML's `autocomplete`; empty for nothing.
  CARETAKER_FORM_FIELD_AUTOFILL = 9,
  /// What assistive technology calls it.
  CARETAKER_FORM_FIELD_ACCESSIBLE_NAME = 10,
  /// What assistive technology reads as its value: of a secret not what it is.
  CARETAKER_FORM_FIELD_ACCESSIBLE_VALUE = 11,
  /// What describes it, one line each, in reading order.
  CARETAKER_FORM_FIELD_ACCESSIBLE_DESCRIPTION = 12,
  /// What the button that clears it is called; empty while there is none.
  CARETAKER_FORM_FIELD_CLEAR_NAME = 13,
  /// What the button that shows or hides a secret is called; empty while there is none.
  CARETAKER_FORM_FIELD_REVEAL_NAME = 14,
  /// The requirements that a new password does not meet yet, one line each.
  CARETAKER_FORM_FIELD_REQUIREMENTS = 15,
  /// The labels of all options that match what is typed, one line each.
  CARETAKER_FORM_FIELD_OPTIONS = 16
} caretaker_form_field_text_kind;

/// Copies what a field shows or says.
///
/// - field: its number.
/// - kind: which text.
/// - buffer, capacity, length: where it goes; see the top.
caretaker_status caretaker_form_field_text(
    const caretaker_form *form, uint32_t field, caretaker_form_field_text_kind kind,
    char *buffer, size_t capacity, size_t *length);

/// A field that an event changed beside the one that had the focus.
typedef struct caretaker_changed_field {
  uint32_t field;
  /// What changed of it: CARETAKER_FACET_TEXT and others, added.
  uint32_t facets;
  /// What is known of it now.
  caretaker_form_field_facts facts;
} caretaker_changed_field;

/// Copies the other fields that the last event changed.
///
/// - fields, capacity, count: where they go, and how many there are, `other_count` of the change; see the top.
caretaker_status caretaker_form_changed_fields(
    const caretaker_form *form, caretaker_changed_field *fields, size_t capacity, size_t *count);

/// A text that an event changed.
typedef struct caretaker_changed_text {
  /// The field that shows or says it; CARETAKER_NO_FIELD where the form says it.
  uint32_t field;
  /// Which text it is: of a field a `caretaker_form_field_text_kind`, else a `caretaker_form_text_kind`.
  uint32_t kind;
  /// How many bytes it has.
  uint32_t length;
} caretaker_changed_text;

/// Copies all texts that the facets of the last event name, of all fields and of the form, one after the other: what is
/// shown, but of the field that was edited, messages, remarks, labels, names of buttons, the options of an open list,
/// requirements, and what the form says of what remains, of required fields and in its summary.
///
/// - texts, text_capacity, text_count: which texts they are, in the order of the buffer; see the top.
/// - buffer, capacity, length: where the texts go. They may hold secrets that are revealed: overwrite your buffer.
///
/// Returns CARETAKER_SHORT_BUFFER where either has too little room, and reports the room that both need.
caretaker_status caretaker_form_changed_texts(
    const caretaker_form *form, caretaker_changed_text *texts, size_t text_capacity, size_t *text_count,
    char *buffer, size_t capacity, size_t *length);

/// Copies a part of what a field shows.
///
/// - field: its number.
/// - range: offsets in the form's unit, such as `edit.replacement`; what lies beyond the text is left out.
/// - buffer, capacity, length: where it goes; see the top.
caretaker_status caretaker_form_field_part(
    const caretaker_form *form, uint32_t field, caretaker_range range, char *buffer, size_t capacity, size_t *length);

/// Copies what a field shows, divided by role and selection; nothing of a text of several lines.
///
/// - field: its number.
/// - runs, capacity, count: where they go, and how many there are; see the top.
caretaker_status caretaker_form_field_runs(
    const caretaker_form *form, uint32_t field, caretaker_run *runs, size_t capacity, size_t *count);

/// Divides a text of several lines into rows of so many characters. It is not an event: read the rows again.
///
/// - field: the number of the field.
/// - width: how many characters a row may have, at least 1.
caretaker_status caretaker_form_lay_out(caretaker_form *form, uint32_t field, uint32_t width);

/// Reads where a row of a text of several lines stands, in the unit of the form, its line break left out.
///
/// - field: the number of the field.
/// - index: which one, less than `row_count`.
/// - range: where it starts and ends.
caretaker_status caretaker_form_field_row(
    const caretaker_form *form, uint32_t field, size_t index, caretaker_range *range);

/// Copies the label of an option that matches what is typed.
///
/// - field: the number of the field.
/// - index: which one, less than `option_count`.
/// - buffer, capacity, length: where it goes; see the top.
caretaker_status caretaker_form_field_option(
    const caretaker_form *form, uint32_t field, size_t index, char *buffer, size_t capacity, size_t *length);

// --------------------------------------------------------------------------------------------------------- Columns

/// A formatter of columns: it learns how values are laid out as it meets them, so use one for all that is to be read
/// alike. For one thread at a time; any number of formatters may be used at once.
typedef struct caretaker_formatter caretaker_formatter;

/// What is written of a value that is rejected.
typedef enum caretaker_rejected {
  /// A null.
  CARETAKER_REJECTED_NULL = 0,
  /// Its text as it came, if the text is asked for; else a null.
  CARETAKER_REJECTED_KEEP = 1,
  /// Nothing, if the text is asked for; else a null.
  CARETAKER_REJECTED_EMPTY = 2,
  /// The answer of what fits of it.
  CARETAKER_REJECTED_FIT = 3
} caretaker_rejected;

/// Makes a formatter.
///
/// - format: what each value is read as; it may be freed before the formatter.
/// - question: what is written of it.
/// - rejected: what is written of a value that is rejected.
/// - formatter: the formatter, yours to free.
///
/// Returns CARETAKER_NOT_FOUND where the question is about phone numbers or cards, and the format is not, and where
/// numbers are to be redacted.
caretaker_status caretaker_formatter_create(
    const caretaker_format *format, caretaker_question question, caretaker_rejected rejected,
    caretaker_formatter **formatter);

/// Makes a formatter that writes what a named group of the mask holds: `year` of a date, `country` of an IBAN.
///
/// - format: what each value is read as; it may be freed before the formatter.
/// - name, length: the name of the group.
/// - rejected: what is written of a value that is rejected.
/// - formatter: the formatter, yours to free.
///
/// Returns CARETAKER_NOT_FOUND where the mask has no such group.
caretaker_status caretaker_formatter_create_for_capture(
    const caretaker_format *format, const char *name, size_t length, caretaker_rejected rejected,
    caretaker_formatter **formatter);

/// Frees a formatter.
void caretaker_formatter_free(caretaker_formatter *formatter);

/// A column of text that lies in memory, as Arrow has it.
typedef struct caretaker_column_view {
  uint32_t size;
  /// Whether offsets have 64 bits, else 32.
  bool large;
  /// The bytes of all values, in UTF-8, and how many there are.
  const char *values;
  size_t length;
  /// Where in `values` each row begins, and where the last one ends: one more than rows, `int32_t` or `int64_t`, which
  /// never decrease. The first need not be 0.
  const void *offsets;
  size_t rows;
  /// A bit a row, the lowest of a byte first: whether the row has a value. Null where all have one.
  const uint8_t *validity;
  /// Which bit is that of the first row.
  size_t first_bit;
  /// A bit a row from bit 0 on: whether what the row was made of is valid. Only of a column that was formatted; ignored
  /// in one that is to be.
  const uint8_t *verdicts;
} caretaker_column_view;
#define CARETAKER_COLUMN_VIEW_INIT {sizeof(caretaker_column_view), false, NULL, 0, NULL, 0, NULL, 0, NULL}

/// What became of the rows of a column.
typedef struct caretaker_column_report {
  uint32_t size;
  /// How many there were, nulls among them.
  uint64_t rows;
  /// Those without a value.
  uint64_t nulls;
  /// Values that are complete and obey the format's checks, those to which something is missing, and those that are
  /// complete and cannot be values. For phone numbers their length decides; the verdicts say more.
  uint64_t complete, incomplete, invalid;
  /// Of the incomplete ones, those that were rejected, and those that are not UTF-8.
  uint64_t rejected, unreadable;
  /// Of the complete ones, numbers that are shown as another one than was written: with fewer digits, or rounded to
  /// coins.
  uint64_t rounded;
} caretaker_column_report;
#define CARETAKER_COLUMN_REPORT_INIT {sizeof(caretaker_column_report), 0, 0, 0, 0, 0, 0, 0, 0}

/// A column that was formatted, and grows with each that is formatted into it. For one thread at a time.
typedef struct caretaker_column caretaker_column;

/// Makes an empty column.
///
/// - large: whether its offsets have 64 bits, else 32.
/// - column: the column, yours to free.
caretaker_status caretaker_column_create(bool large, caretaker_column **column);

/// Frees a column.
void caretaker_column_free(caretaker_column *column);

/// Formats a column, and writes its rows after those of another one.
///
/// - input: the column, whose `size` is set; offsets have as many bits as those of `output`. It is only read.
/// - output: where the rows go.
/// - report: what became of the rows, whose `size` is set; null if you do not want to know.
///
/// Returns CARETAKER_OUT_OF_RANGE where the offsets decrease or lead out of the values, or those of 32 bits cannot
/// count what would be written. Nothing is written then.
caretaker_status caretaker_formatter_format(
    caretaker_formatter *formatter, const caretaker_column_view *input, caretaker_column *output,
    caretaker_column_report *report);

/// Reads where a column lies; that is good until the column changes or is freed.
///
/// - view: where it goes; its `size` is set.
caretaker_status caretaker_column_get_view(const caretaker_column *column, caretaker_column_view *view);

/// Forgets all rows, and keeps the memory.
caretaker_status caretaker_column_clear(caretaker_column *column);

#ifdef __cplusplus
}
#endif

// caretaker_format_is_valid, caretaker_field_is_complete and caretaker_field_network
#include "caretaker/words.h"

#endif
