#include "icu_loop.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/unum.h>
#include <unicode/unumberformatter.h>
#include <unicode/ustring.h>

struct icu_loop {
  UNumberFormatter *formatter;
  UFormattedNumber *result;
  UNumberFormat *parser;
  UChar text[128];
  int32_t length;
};

icu_loop *icu_loop_open(const char *skeleton, const char *locale, const char *currency) {
  UErrorCode status = U_ZERO_ERROR;
  UChar wide[128];
  icu_loop *loop = calloc(1, sizeof *loop);
  u_charsToUChars(skeleton, wide, (int32_t)strlen(skeleton) + 1);
  loop->formatter = unumf_openForSkeletonAndLocale(wide, -1, locale, &status);
  loop->result = unumf_openResult(&status);
  loop->parser = unum_open(currency[0] ? UNUM_CURRENCY : UNUM_DECIMAL, NULL, 0, locale, NULL, &status);
  if (currency[0]) {
    u_charsToUChars(currency, wide, 4);
    unum_setTextAttribute(loop->parser, UNUM_CURRENCY_CODE, wide, 3, &status);
  }
  if (U_SUCCESS(status)) return loop;
  icu_loop_close(loop);
  return NULL;
}

void icu_loop_close(icu_loop *loop) {
  unum_close(loop->parser);
  unumf_closeResult(loop->result);
  unumf_close(loop->formatter);
  free(loop);
}

int32_t icu_loop_format(icu_loop *loop, const char *decimal, int32_t length, char *text, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t bytes = 0;
  unumf_formatDecimal(loop->formatter, decimal, length, loop->result, &status);
  loop->length = unumf_resultToString(loop->result, loop->text, 128, &status);
  u_strToUTF8(text, capacity, &bytes, loop->text, loop->length, &status);
  return U_SUCCESS(status) ? bytes : -1;
}

uint64_t icu_loop_format_rounds(icu_loop *loop, const char *decimal, int32_t length, long rounds) {
  char text[256];
  uint64_t sum = 0;
  for (long i = 0; i < rounds; i++) sum += (uint64_t)icu_loop_format(loop, decimal, length, text, sizeof text) + (uint8_t)text[0];
  return sum;
}

uint64_t icu_loop_parse_rounds(icu_loop *loop, long rounds) {
  char decimal[128];
  uint64_t sum = 0;
  for (long i = 0; i < rounds; i++) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t end = 0;
    sum += (uint64_t)unum_parseDecimal(loop->parser, loop->text, loop->length, &end, decimal, 128, &status);
  }
  return sum;
}

uint64_t icu_loop_type_rounds(icu_loop *loop, const char *decimal, int32_t length, long rounds) {
  uint64_t sum = 0;
  for (long i = 0; i < rounds; i++) {
    for (int32_t typed = 1; typed <= length; typed++) {
      sum += icu_loop_format_rounds(loop, decimal, typed, 1);
      sum += icu_loop_parse_rounds(loop, 1);
    }
  }
  return sum;
}

uint64_t icu_loop_open_rounds(const char *skeleton, const char *locale, long rounds) {
  uint64_t sum = 0;
  UChar wide[128];
  char text[256];
  u_charsToUChars(skeleton, wide, (int32_t)strlen(skeleton) + 1);
  for (long i = 0; i < rounds; i++) {
    UErrorCode status = U_ZERO_ERROR;
    icu_loop loop = {.result = unumf_openResult(&status)};
    loop.formatter = unumf_openForSkeletonAndLocale(wide, -1, locale, &status);
    sum += (uint64_t)icu_loop_format(&loop, "1", 1, text, sizeof text);
    unumf_closeResult(loop.result);
    unumf_close(loop.formatter);
  }
  return sum;
}
