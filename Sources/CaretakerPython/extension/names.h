// Names of the library's enumerations and flags, as Python has them.
#pragma once
#include "module.h"
#include "name_tables.h"

// The name of a number as a str, or None; a number that is not in the table has none.
PyObject *name_of(int number, const Name *names);
// The names of the flags that are set: a frozenset.
PyObject *names_of(uint32_t flags, const Name *names);
// Finds the number of a name, which is a str or None; false where there is none.
bool find_number(PyObject *name, const Name *names, int *number);
// The same; false with an error raised that lists the names.
bool number_of(PyObject *name, const Name *names, int *number);
// As a converter of arguments for `O&`.
typedef struct {
  const Name *names;
  int number;
} NameArgument;
int read_name(PyObject *name, void *argument);
