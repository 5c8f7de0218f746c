// Options that are keywords: members of structs of the library, by tables that are made of its header.
#pragma once
#include "names.h"

// A decimal is a text, or a number that becomes its digits.
typedef enum { OPTION_FLAG, OPTION_COUNT, OPTION_NUMBER, OPTION_TEXT, OPTION_DECIMAL, OPTION_NAME } OptionKind;

typedef struct {
  // null after the last
  const char *name;
  OptionKind kind;
  // where it lies in its struct
  size_t offset;
  // what a name may be
  const Name *names;
} Option;

// A struct, and the table of its members.
typedef struct {
  const Option *table;
  void *options;
} OptionStruct;

// Reads the keywords of what is made, each into the struct that has it; None stands for the usual. Returns a list of
// the texts that numbers became: texts are good as long as it and the keywords are. Null with an error raised that
// names the option, as for a name that none of the structs has.
PyObject *read_options(const char *owner, PyObject *keywords, const OptionStruct *structs, size_t count);
// Whether an option is given, and not None.
bool has_option(PyObject *keywords, const char *name);
// The first keyword that a table has; null for none.
PyObject *keyword_of(PyObject *keywords, const Option *table);
