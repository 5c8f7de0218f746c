// Generated from caretaker.h by `caretaker-dev generate doors`: a table for each struct whose members are keywords.
#pragma once
#include "options.h"

extern const Option field_options_table[];
extern const Option number_symbols_table[];
extern const Option number_entry_table[];
