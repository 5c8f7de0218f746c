#include "cicu.h"

// The package trait ICU defines it; without it this file is empty, and ICU need not be installed.
#ifdef CARETAKER_WITH_ICU

#include <stdlib.h>
#include <string.h>
#include <unicode/ucurr.h>
#include <unicode/uenum.h>
#include <unicode/uloc.h>
#include <unicode/unum.h>
#include <unicode/unumberformatter.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>
#include <unicode/uversion.h>

_Static_assert(CICU_INTEGER == UNUM_INTEGER_FIELD && CICU_FRACTION == UNUM_FRACTION_FIELD, "fields");
_Static_assert(CICU_DECIMAL_SEPARATOR == UNUM_DECIMAL_SEPARATOR_FIELD, "fields");
_Static_assert(CICU_GROUPING_SEPARATOR == UNUM_GROUPING_SEPARATOR_FIELD && CICU_CURRENCY == UNUM_CURRENCY_FIELD, "fields");

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
  UChar text[128];
  size_t length = strlen(skeleton);
  cicu_formatter *self = calloc(1, sizeof *self);
  if (!self || length >= 128) {
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
  int32_t understood = (int32_t)strlen(text);
  if (strpbrk(text, "_@")) {
    uloc_canonicalize(text, id, capacity, &code);
  } else {
    uloc_forLanguageTag(text, id, capacity, &understood, &code);
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

int32_t cicu_locale_count(void) { return uloc_countAvailable(); }
const char *cicu_locale_at(int32_t index) { return uloc_getAvailable(index); }

int8_t cicu_currency_is_known(const char code[4], int32_t *status) {
  UErrorCode error = fresh(status);
  UEnumeration *all = ucurr_openISOCurrencies(UCURR_ALL, &error);
  int8_t known = 0;
  const char *each;
  while (!known && U_SUCCESS(error) && (each = uenum_next(all, NULL, &error))) known = strcmp(each, code) == 0;
  uenum_close(all);
  *status = error;
  return known;
}

int32_t cicu_currency_narrow_symbol(const char code[4], const char *locale, uint16_t *symbol, int32_t capacity, int32_t *status) {
  UErrorCode error = fresh(status);
  UChar currency[4];
  UBool isChoice;
  int32_t length = 0;
  u_charsToUChars(code, currency, 4);
  const UChar *name = ucurr_getName(currency, locale, UCURR_NARROW_SYMBOL_NAME, &isChoice, &length, &error);
  if (U_SUCCESS(error) && length <= capacity) memcpy(symbol, name, (size_t)length * sizeof *symbol);
  *status = error;
  return length <= capacity ? length : 0;
}

const char *cicu_status_name(int32_t status) { return u_errorName((UErrorCode)status); }

void cicu_version(char version[20]) {
  UVersionInfo info;
  u_getVersion(info);
  u_versionToString(info, version);
}

#endif
