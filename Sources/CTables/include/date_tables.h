// Generated from ICU 72.1, CLDR 42.0, by:
//   caretaker-dev generate date-tables --output Sources/CTables
// Do not edit. Data © Unicode, Inc., under the Unicode License; see NOTICE.

#ifndef CARETAKER_DATE_TABLES_H
#define CARETAKER_DATE_TABLES_H

#include <stdint.h>

/// Texts, each after its length.
enum { date_texts_count = 46446 };
static inline const uint8_t *_Nonnull date_texts(void) {
  extern const uint8_t caretaker_date_texts[date_texts_count];
  return caretaker_date_texts;
}

/// Locales, by name.
enum { date_locales_count = 4690 };
static inline const uint16_t *_Nonnull date_locales(void) {
  extern const uint16_t caretaker_date_locales[date_locales_count];
  return caretaker_date_locales;
}

/// Names of months, twelve a row.
enum { date_months_count = 5844 };
static inline const uint16_t *_Nonnull date_months(void) {
  extern const uint16_t caretaker_date_months[date_months_count];
  return caretaker_date_months;
}

#endif
