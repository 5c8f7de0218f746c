// What Caretaker needs of ICU, with no type of ICU in sight: ICU's C names carry its version (unumf_open_72), and Swift,
// which sees only those, would be tied to one. Statuses are ICU's UErrorCode: a failure is above zero, a warning below.
#ifndef CICU_H
#define CICU_H

#include <stdint.h>

// A number formatter with its last result. For one thread at a time.
typedef struct cicu_formatter cicu_formatter;

// A part of a formatted number: UTF-16 offsets, and what it is.
typedef struct {
  int32_t kind;
  int32_t begin;
  int32_t end;
} cicu_field;

// What a part is.
typedef enum {
  CICU_INTEGER = 0,
  CICU_FRACTION = 1,
  CICU_DECIMAL_SEPARATOR = 2,
  CICU_GROUPING_SEPARATOR = 6,
  CICU_CURRENCY = 7,
  CICU_PERCENT = 8,
} cicu_part;

// Opens a formatter by number skeleton (ASCII) and ICU locale id. NULL on failure.
cicu_formatter *cicu_open(const char *skeleton, const char *locale, int32_t *status);
void cicu_close(cicu_formatter *formatter);

// Formats a decimal ("-1234.50").
void cicu_format(cicu_formatter *formatter, const char *decimal, int32_t length, int32_t *status);
// The last result as UTF-16, good until the next call.
const uint16_t *cicu_text(cicu_formatter *formatter, int32_t *length, int32_t *status);
// The last result's parts, at most `capacity` of them; returns how many there are.
int32_t cicu_fields(cicu_formatter *formatter, cicu_field *fields, int32_t capacity, int32_t *status);

// A BCP 47 tag (de-DE) or ICU id (de_DE) as an ICU id; returns how much of the text was understood, in bytes.
int32_t cicu_locale_id(const char *text, char *id, int32_t capacity, int32_t *status);
// The locale whose data ICU has for an id: the id itself or a parent; "" where ICU would fall back to its default.
void cicu_locale_with_data(const char *id, char *found, int32_t capacity, int32_t *status);
// Language and script of an id, the script a likely one where none is given: "de_Latn". "" where the id names no language.
void cicu_locale_family(const char *id, char *family, int32_t capacity, int32_t *status);
// The region of an id ("" without); returns whether there is such a region.
int8_t cicu_locale_region(const char *id, char *region, int32_t capacity, int32_t *status);
// The numbering system an id asks for ("" without); returns whether there is such a system.
int8_t cicu_locale_numbers(const char *id, char *numbers, int32_t capacity, int32_t *status);

// What ICU has names of.
typedef enum {
  CICU_LOCALES,
  // with those that only stand for another, as iw for he
  CICU_LOCALES_AND_ALIASES,
  CICU_CURRENCIES,
  CICU_CURRENCIES_IN_USE,
  CICU_NUMBERING_SYSTEMS,
} cicu_kind;
typedef struct cicu_names cicu_names;

// Opens a list of names. NULL on failure.
cicu_names *cicu_names_open(cicu_kind kind, int32_t *status);
// The next name, good until the next call; NULL behind the last.
const char *cicu_names_next(cicu_names *names, int32_t *status);
void cicu_names_close(cicu_names *names);

// A currency's symbol in a locale as UTF-16, or its narrow one ("$" where the usual symbol is "US$"); returns its length.
int32_t cicu_currency_symbol(
    const char code[4], const char *locale, int8_t narrow, uint16_t *symbol, int32_t capacity, int32_t *status);
// Fraction digits of a currency: 2 for cents.
int32_t cicu_currency_digits(const char code[4], int32_t *status);

// The calendar an id asks for ("" without); returns whether dates of it are those of the Gregorian calendar.
int8_t cicu_locale_calendar(const char *id, char *calendar, int32_t capacity, int32_t *status);
// Whether people of a locale's region use the Gregorian calendar every day, whatever calendar the id asks for.
int8_t cicu_locale_is_gregorian(const char *id, int32_t *status);
// The pattern a locale has for a skeleton ("yMd") on the Gregorian calendar, as UTF-16; returns its length.
int32_t cicu_date_pattern(const char *locale, const char *skeleton, uint16_t *pattern, int32_t capacity, int32_t *status);
// What stands for the hours before noon, or behind it, as UTF-16; returns its length.
int32_t cicu_day_period(const char *locale, int8_t afternoon, uint16_t *text, int32_t capacity, int32_t *status);
// The names of the months, January's to December's, each followed by a line feed: wide and abbreviated, in dates and alone. As UTF-16; returns
// the length.
int32_t cicu_month_names(const char *locale, uint16_t *text, int32_t capacity, int32_t *status);
// A moment of the Gregorian calendar and UTC by a pattern, in milliseconds from 1970 on, with the digits 0 to 9, as UTF-16; returns its
// length.
int32_t cicu_date_text(
    const char *locale, const uint16_t *pattern, int32_t pattern_length, double milliseconds, uint16_t *text, int32_t capacity,
    int32_t *status);

// What UTS 39 says of a name after the mapping of UTS 46: its skeleton, as UTF-16; returns its length.
int32_t cicu_skeleton(const uint16_t *name, int32_t length, uint16_t *skeleton, int32_t capacity, int32_t *status);
// Whether that name is highly restrictive.
int8_t cicu_is_highly_restrictive(const uint16_t *name, int32_t length, int32_t *status);
// A domain of ASCII for one of other letters (UTS 46), as UTF-16; returns its length, 0 where it is not a domain.
int32_t cicu_ascii_domain(const uint16_t *name, int32_t length, uint16_t *ascii, int32_t capacity, int32_t *status);

// ICU's own name of a status.
const char *cicu_status_name(int32_t status);
// Whether a status says that ICU found no data.
int8_t cicu_status_is_missing_data(int32_t status);
// ICU's version, as it names itself ("72.1").
void cicu_version(char version[20]);
// The version of CLDR, whose data ICU has ("42").
void cicu_cldr_version(char version[20], int32_t *status);

#endif
