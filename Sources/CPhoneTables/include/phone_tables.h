#ifndef CARETAKER_PHONE_TABLES_H
#define CARETAKER_PHONE_TABLES_H

#include <stdint.h>

enum { phone_tables_count = 1 };
static inline const uint32_t *_Nonnull phone_tables(void) {
  extern const uint32_t caretaker_phone_tables[phone_tables_count];
  return caretaker_phone_tables;
}

#endif
