// Generated from fixtures/tables/phone-plans.txt, the plans of phonenumbers 9.0.43, by:
//   caretaker-dev generate phone-tables --plans fixtures/tables/phone-plans.txt --output Sources/CTables
// Do not edit. Data © The Libphonenumber Authors, under the Apache License 2.0; see NOTICE.

#ifndef CARETAKER_PHONE_TABLES_H
#define CARETAKER_PHONE_TABLES_H

#include <stdint.h>

/// Numbering plans, compiled. `PhoneTables` reads them.
enum { phone_tables_count = 72375 };
static inline const uint32_t *_Nonnull phone_tables(void) {
  extern const uint32_t caretaker_phone_tables[phone_tables_count];
  return caretaker_phone_tables;
}

#endif
