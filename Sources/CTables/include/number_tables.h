// Generated from ICU 72.1, CLDR 42.0, by:
//   caretaker-dev generate number-tables --output Sources/CTables
// Do not edit. Data © Unicode, Inc., under the Unicode License; see NOTICE.

#ifndef CARETAKER_NUMBER_TABLES_H
#define CARETAKER_NUMBER_TABLES_H

#include <stdint.h>

/// Texts, each after its length.
enum { number_texts_count = 8946 };
static inline const uint8_t *_Nonnull number_texts(void) {
  extern const uint8_t caretaker_number_texts[number_texts_count];
  return caretaker_number_texts;
}

/// Locales, by name.
enum { number_locales_count = 3535 };
static inline const uint16_t *_Nonnull number_locales(void) {
  extern const uint16_t caretaker_number_locales[number_locales_count];
  return caretaker_number_locales;
}

/// How numbers are written.
enum { number_records_count = 1548 };
static inline const uint16_t *_Nonnull number_records(void) {
  extern const uint16_t caretaker_number_records[number_records_count];
  return caretaker_number_records;
}

/// How locales write currencies.
enum { number_signs_count = 10204 };
static inline const uint16_t *_Nonnull number_signs(void) {
  extern const uint16_t caretaker_number_signs[number_signs_count];
  return caretaker_number_signs;
}

/// Currencies, by code.
enum { number_currencies_count = 612 };
static inline const uint16_t *_Nonnull number_currencies(void) {
  extern const uint16_t caretaker_number_currencies[number_currencies_count];
  return caretaker_number_currencies;
}

/// Amounts that are written otherwise.
enum { number_exceptions_count = 90 };
static inline const uint32_t *_Nonnull number_exceptions(void) {
  extern const uint32_t caretaker_number_exceptions[number_exceptions_count];
  return caretaker_number_exceptions;
}

#endif
