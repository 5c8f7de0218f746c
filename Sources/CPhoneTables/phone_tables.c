#include "phone_tables.h"

const uint32_t caretaker_phone_tables[phone_tables_count] = {0};
