#include "cicu.h"

// The package trait ICU defines it; without it this file is empty, and ICU need not be installed.
#ifdef CARETAKER_WITH_ICU

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/ucal.h>
#include <unicode/ucurr.h>
#include <unicode/udat.h>
#include <unicode/udatpg.h>
#include <unicode/uenum.h>
#include <unicode/uidna.h>
#include <unicode/uloc.h>
#include <unicode/ulocdata.h>
#include <unicode/unorm2.h>
#include <unicode/unum.h>
#include <unicode/unumberformatter.h>
#include <unicode/unumsys.h>
#include <unicode/uregion.h>
#include <unicode/ures.h>
#include <unicode/uspoof.h>
#include <unicode/ustring.h>
#include <unicode/uversion.h>

#define SAME(ours, theirs) _Static_assert((int)(ours) == (int)(theirs), "ICU numbers its fields otherwise")
SAME(CICU_INTEGER, UNUM_INTEGER_FIELD);
SAME(CICU_FRACTION, UNUM_FRACTION_FIELD);
SAME(CICU_DECIMAL_SEPARATOR, UNUM_DECIMAL_SEPARATOR_FIELD);
SAME(CICU_GROUPING_SEPARATOR, UNUM_GROUPING_SEPARATOR_FIELD);
SAME(CICU_CURRENCY, UNUM_CURRENCY_FIELD);
SAME(CICU_PERCENT, UNUM_PERCENT_FIELD);

struct cicu_formatter {
  UNumberFormatter *formatter;
  UFormattedNumber *result;
};

// ICU does nothing when handed a status above zero, so a chain of calls is checked once at its end.
static UErrorCode fresh(int32_t *status) {
  *status = 0;
  return U_ZERO_ERROR;
}

cicu_formatter *cicu_open(const char *skeleton, const char *locale, int32_t *status) {
  UErrorCode code = fresh(status);
  UChar text[320];
  size_t length = strlen(skeleton);
  cicu_formatter *self = calloc(1, sizeof *self);
  if (!self || length >= sizeof text / sizeof *text) {
    free(self);
    *status = self ? U_ILLEGAL_ARGUMENT_ERROR : U_MEMORY_ALLOCATION_ERROR;
    return NULL;
  }
  u_charsToUChars(skeleton, text, (int32_t)length);
  self->formatter = unumf_openForSkeletonAndLocale(text, (int32_t)length, locale, &code);
  self->result = unumf_openResult(&code);
  *status = code;
  if (U_SUCCESS(code)) return self;
  cicu_close(self);
  return NULL;
}

void cicu_close(cicu_formatter *self) {
  unumf_closeResult(self->result);
  unumf_close(self->formatter);
  free(self);
}

void cicu_format(cicu_formatter *self, const char *decimal, int32_t length, int32_t *status) {
  UErrorCode code = fresh(status);
  unumf_formatDecimal(self->formatter, decimal, length, self->result, &code);
  *status = code;
}

const uint16_t *cicu_text(cicu_formatter *self, int32_t *length, int32_t *status) {
  UErrorCode code = fresh(status);
  const UChar *text = ufmtval_getString(unumf_resultAsValue(self->result, &code), length, &code);
  *status = code;
  return (const uint16_t *)text;
}

int32_t cicu_fields(cicu_formatter *self, cicu_field *fields, int32_t capacity, int32_t *status) {
  UErrorCode code = fresh(status);
  int32_t count = 0;
  UConstrainedFieldPosition *position = ucfpos_open(&code);
  ucfpos_constrainCategory(position, UFIELD_CATEGORY_NUMBER, &code);
  const UFormattedValue *value = unumf_resultAsValue(self->result, &code);
  while (U_SUCCESS(code) && ufmtval_nextPosition(value, position, &code)) {
    cicu_field field;
    field.kind = ucfpos_getField(position, &code);
    ucfpos_getIndexes(position, &field.begin, &field.end, &code);
    if (count < capacity) fields[count] = field;
    count++;
  }
  ucfpos_close(position);
  *status = code;
  return count;
}

int32_t cicu_locale_id(const char *text, char *id, int32_t capacity, int32_t *status) {
  UErrorCode code = fresh(status);
  // an ICU id differs from a tag by its underscores and by what may stand behind @: ICU takes anything for an id, but no tag
  char tag[ULOC_FULLNAME_CAPACITY];
  size_t length = strcspn(text, "@.");
  if (length >= sizeof tag) code = U_BUFFER_OVERFLOW_ERROR;
  for (size_t i = 0; i < length && U_SUCCESS(code); i++) tag[i] = text[i] == '_' ? '-' : text[i];
  tag[length < sizeof tag ? length : 0] = 0;
  int32_t understood = 0;
  uloc_forLanguageTag(tag, id, capacity, &understood, &code);
  if (text[length] && understood == (int32_t)length) {
    uloc_canonicalize(text, id, capacity, &code);
    understood = (int32_t)strlen(text);
  }
  *status = code == U_STRING_NOT_TERMINATED_WARNING ? U_BUFFER_OVERFLOW_ERROR : code;
  return understood;
}

void cicu_locale_with_data(const char *id, char *found, int32_t capacity, int32_t *status) {
  UErrorCode code = fresh(status);
  found[0] = 0;
  UResourceBundle *bundle = ures_open(NULL, id, &code);
  if (U_SUCCESS(code) && code != U_USING_DEFAULT_WARNING) {
    const char *name = ures_getLocaleByType(bundle, ULOC_VALID_LOCALE, &code);
    if (U_SUCCESS(code) && strlen(name) < (size_t)capacity) strcpy(found, name);
  }
  ures_close(bundle);
  *status = code;
}

void cicu_locale_family(const char *id, char *family, int32_t capacity, int32_t *status) {
  UErrorCode code = fresh(status);
  char likely[ULOC_FULLNAME_CAPACITY], language[ULOC_LANG_CAPACITY], script[ULOC_SCRIPT_CAPACITY];
  uloc_addLikelySubtags(id, likely, sizeof likely, &code);
  uloc_getLanguage(likely, language, sizeof language, &code);
  uloc_getScript(likely, script, sizeof script, &code);
  // an id without a language has English as its likely one, and three letters for two find no data
  size_t length = strlen(language);
  bool isNamed = strncmp(id, language, length) == 0 && strchr("_@", id[length]);
  family[0] = 0;
  if (U_SUCCESS(code) && isNamed) snprintf(family, (size_t)capacity, "%s_%s", language, script);
  *status = code;
}

int8_t cicu_locale_region(const char *id, char *region, int32_t capacity, int32_t *status) {
  UErrorCode code = fresh(status);
  region[0] = 0;
  uloc_getCountry(id, region, capacity, &code);
  *status = code;
  if (!region[0]) return 1;
  const URegion *found = uregion_getRegionFromCode(region, &code);
  return U_SUCCESS(code) && uregion_getType(found) != URGN_UNKNOWN;
}

int8_t cicu_locale_numbers(const char *id, char *numbers, int32_t capacity, int32_t *status) {
  static const char *const roles[] = {"default", "native", "traditional", "traditio", "finance"};
  UErrorCode code = fresh(status);
  numbers[0] = 0;
  uloc_getKeywordValue(id, "numbers", numbers, capacity, &code);
  *status = code;
  if (!numbers[0]) return 1;
  for (size_t i = 0; i < sizeof roles / sizeof *roles; i++) {
    if (strcmp(numbers, roles[i]) == 0) return 1;
  }
  unumsys_close(unumsys_openByName(numbers, &code));
  return U_SUCCESS(code);
}

static UEnumeration *open_names(cicu_kind kind, UErrorCode *code) {
  switch (kind) {
    case CICU_LOCALES: return uloc_openAvailableByType(ULOC_AVAILABLE_DEFAULT, code);
    case CICU_LOCALES_AND_ALIASES: return uloc_openAvailableByType(ULOC_AVAILABLE_WITH_LEGACY_ALIASES, code);
    case CICU_CURRENCIES: return ucurr_openISOCurrencies(UCURR_ALL, code);
    case CICU_CURRENCIES_IN_USE: return ucurr_openISOCurrencies(UCURR_COMMON | UCURR_NON_DEPRECATED, code);
    case CICU_NUMBERING_SYSTEMS: return unumsys_openAvailableNames(code);
  }
  *code = U_ILLEGAL_ARGUMENT_ERROR;
  return NULL;
}

cicu_names *cicu_names_open(cicu_kind kind, int32_t *status) {
  UErrorCode code = fresh(status);
  UEnumeration *names = open_names(kind, &code);
  *status = code;
  return (cicu_names *)names;
}

const char *cicu_names_next(cicu_names *names, int32_t *status) {
  UErrorCode code = fresh(status);
  const char *name = uenum_next((UEnumeration *)names, NULL, &code);
  *status = code;
  return name;
}

void cicu_names_close(cicu_names *names) { uenum_close((UEnumeration *)names); }

int32_t cicu_currency_symbol(
    const char code[4], const char *locale, int8_t narrow, uint16_t *symbol, int32_t capacity, int32_t *status) {
  UErrorCode error = fresh(status);
  UChar currency[4];
  UBool isChoice;
  int32_t length = 0;
  u_charsToUChars(code, currency, 4);
  UCurrNameStyle style = narrow ? UCURR_NARROW_SYMBOL_NAME : UCURR_SYMBOL_NAME;
  const UChar *name = ucurr_getName(currency, locale, style, &isChoice, &length, &error);
  if (U_SUCCESS(error) && length <= capacity) memcpy(symbol, name, (size_t)length * sizeof *symbol);
  *status = error;
  return length <= capacity ? length : 0;
}

int32_t cicu_currency_digits(const char code[4], int32_t *status) {
  UErrorCode error = fresh(status);
  UChar currency[4];
  u_charsToUChars(code, currency, 4);
  int32_t digits = ucurr_getDefaultFractionDigits(currency, &error);
  *status = error;
  return digits;
}

// The id with the calendar that all our dates are of.
static void gregorian(const char *locale, char id[ULOC_FULLNAME_CAPACITY], UErrorCode *code) {
  if (strlen(locale) >= ULOC_FULLNAME_CAPACITY) *code = U_BUFFER_OVERFLOW_ERROR;
  if (U_FAILURE(*code)) return;
  strcpy(id, locale);
  uloc_setKeywordValue("calendar", "gregorian", id, ULOC_FULLNAME_CAPACITY, code);
}

int8_t cicu_locale_calendar(const char *id, char *calendar, int32_t capacity, int32_t *status) {
  UErrorCode code = fresh(status);
  calendar[0] = 0;
  uloc_getKeywordValue(id, "calendar", calendar, capacity, &code);
  *status = code;
  return !calendar[0] || strcmp(calendar, "gregorian") == 0 || strcmp(calendar, "iso8601") == 0;
}

int8_t cicu_locale_is_gregorian(const char *id, int32_t *status) {
  UErrorCode code = fresh(status);
  UEnumeration *calendars = ucal_getKeywordValuesForLocale("calendar", id, true, &code);
  // the usual one is the first
  const char *usual = U_SUCCESS(code) ? uenum_next(calendars, NULL, &code) : NULL;
  const int8_t is_gregorian = !usual || strcmp(usual, "gregorian") == 0;
  uenum_close(calendars);
  *status = code;
  return is_gregorian;
}

int32_t cicu_date_pattern(const char *locale, const char *skeleton, uint16_t *pattern, int32_t capacity, int32_t *status) {
  UErrorCode code = fresh(status);
  char id[ULOC_FULLNAME_CAPACITY];
  UChar wanted[16];
  gregorian(locale, id, &code);
  if (strlen(skeleton) >= sizeof wanted / sizeof *wanted) code = U_ILLEGAL_ARGUMENT_ERROR;
  UDateTimePatternGenerator *generator = udatpg_open(id, &code);
  int32_t length = 0;
  if (U_SUCCESS(code)) {
    u_charsToUChars(skeleton, wanted, (int32_t)strlen(skeleton) + 1);
    length = udatpg_getBestPattern(generator, wanted, -1, (UChar *)pattern, capacity, &code);
  }
  udatpg_close(generator);
  *status = code;
  return U_SUCCESS(code) && length <= capacity ? length : 0;
}

static UDateFormat *open_dates(const char *locale, const UChar *pattern, int32_t length, UErrorCode *code) {
  static const UChar utc[] = {'U', 'T', 'C', 0};
  char id[ULOC_FULLNAME_CAPACITY];
  gregorian(locale, id, code);
  if (U_SUCCESS(*code)) uloc_setKeywordValue("numbers", "latn", id, sizeof id, code);
  return U_SUCCESS(*code) ? udat_open(UDAT_PATTERN, UDAT_PATTERN, id, utc, -1, pattern, length, code) : NULL;
}

int32_t cicu_day_period(const char *locale, int8_t afternoon, uint16_t *text, int32_t capacity, int32_t *status) {
  static const UChar pattern[] = {'a', 0};
  UErrorCode code = fresh(status);
  UDateFormat *dates = open_dates(locale, pattern, 1, &code);
  int32_t length = U_SUCCESS(code) ? udat_getSymbols(dates, UDAT_AM_PMS, afternoon != 0, (UChar *)text, capacity, &code) : 0;
  udat_close(dates);
  *status = code;
  return U_SUCCESS(code) && length <= capacity ? length : 0;
}

int32_t cicu_month_names(const char *locale, uint16_t *text, int32_t capacity, int32_t *status) {
  static const UChar pattern[] = {'M', 0};
  static const UDateFormatSymbolType forms[] = {
      UDAT_MONTHS, UDAT_STANDALONE_MONTHS, UDAT_SHORT_MONTHS, UDAT_STANDALONE_SHORT_MONTHS};
  UErrorCode code = fresh(status);
  UDateFormat *dates = open_dates(locale, pattern, 1, &code);
  int32_t length = 0;
  for (int32_t i = 0; i < 48 && U_SUCCESS(code); i++) {
    length += udat_getSymbols(dates, forms[i / 12], i % 12, (UChar *)text + length, capacity - length, &code);
    if (U_SUCCESS(code) && length == capacity) code = U_BUFFER_OVERFLOW_ERROR;
    if (U_SUCCESS(code)) text[length++] = '\n';
  }
  udat_close(dates);
  *status = code;
  return U_SUCCESS(code) ? length : 0;
}

int32_t cicu_date_text(
    const char *locale, const uint16_t *pattern, int32_t pattern_length, double milliseconds, uint16_t *text, int32_t capacity,
    int32_t *status) {
  UErrorCode code = fresh(status);
  UDateFormat *dates = open_dates(locale, (const UChar *)pattern, pattern_length, &code);
  int32_t length = U_SUCCESS(code) ? udat_format(dates, milliseconds, (UChar *)text, capacity, NULL, &code) : 0;
  udat_close(dates);
  *status = code;
  return U_SUCCESS(code) && length <= capacity ? length : 0;
}

// A name as UTS 46 maps it, into memory for 256 units; returns its length.
static int32_t mapped(const uint16_t *name, int32_t length, UChar text[256], UErrorCode *code) {
  return unorm2_normalize(unorm2_getNFKCCasefoldInstance(code), (const UChar *)name, length, text, 256, code);
}

int32_t cicu_skeleton(const uint16_t *name, int32_t length, uint16_t *skeleton, int32_t capacity, int32_t *status) {
  UErrorCode code = fresh(status);
  UChar text[256];
  length = mapped(name, length, text, &code);
  USpoofChecker *checker = uspoof_open(&code);
  length = uspoof_getSkeleton(checker, 0, text, length, (UChar *)skeleton, capacity, &code);
  uspoof_close(checker);
  *status = code;
  return U_SUCCESS(code) ? length : 0;
}

int8_t cicu_is_highly_restrictive(const uint16_t *name, int32_t length, int32_t *status) {
  UErrorCode code = fresh(status);
  UChar text[256];
  length = mapped(name, length, text, &code);
  USpoofChecker *checker = uspoof_open(&code);
  uspoof_setChecks(checker, USPOOF_RESTRICTION_LEVEL, &code);
  uspoof_setRestrictionLevel(checker, USPOOF_HIGHLY_RESTRICTIVE);
  int32_t failed = uspoof_check(checker, text, length, NULL, &code);
  uspoof_close(checker);
  *status = code;
  return failed == 0;
}

int32_t cicu_ascii_domain(const uint16_t *name, int32_t length, uint16_t *ascii, int32_t capacity, int32_t *status) {
  UErrorCode code = fresh(status);
  UIDNAInfo info = UIDNA_INFO_INITIALIZER;
  UIDNA *rules = uidna_openUTS46(
    UIDNA_USE_STD3_RULES | UIDNA_CHECK_CONTEXTJ | UIDNA_NONTRANSITIONAL_TO_ASCII | UIDNA_NONTRANSITIONAL_TO_UNICODE, &code);
  length = uidna_nameToASCII(rules, (const UChar *)name, length, (UChar *)ascii, capacity, &info, &code);
  uidna_close(rules);
  *status = code;
  return U_SUCCESS(code) && info.errors == 0 ? length : 0;
}

const char *cicu_status_name(int32_t status) { return u_errorName((UErrorCode)status); }

int8_t cicu_status_is_missing_data(int32_t status) {
  return status == U_MISSING_RESOURCE_ERROR || status == U_FILE_ACCESS_ERROR;
}

void cicu_version(char version[20]) {
  UVersionInfo info;
  u_getVersion(info);
  u_versionToString(info, version);
}

void cicu_cldr_version(char version[20], int32_t *status) {
  UErrorCode code = fresh(status);
  UVersionInfo info = {0};
  ulocdata_getCLDRVersion(info, &code);
  u_versionToString(info, version);
  *status = code;
}

#endif
