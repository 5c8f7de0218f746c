// Names of the library's enumerations and flags, as Python has them. All of them stand in names.c.
#pragma once
#include "module.h"

typedef struct {
  int number;
  // null for what is None in Python, and after the last
  const char *name;
} Name;

// A table, which ends with the number -1.
extern const Name action_names[], button_names[], choice_style_names[], effect_names[], facet_names[], field_kind_names[];
extern const Name form_facet_names[], movement_names[], note_names[], phone_text_names[], question_names[], reason_names[];
extern const Name rejected_names[], role_names[], rounding_names[], row_movement_names[], state_names[], unit_names[];
extern const Name verdict_names[];

// The name of a number as a str, or None; a number that is not in the table has none.
PyObject *name_of(int number, const Name *names);
// The names of the flags that are set: a frozenset.
PyObject *names_of(uint32_t flags, const Name *names);
// Finds the number of a name, which is a str or None; false with an error raised that lists the names.
bool number_of(PyObject *name, const Name *names, int *number);
// As a converter of arguments for `O&`.
typedef struct {
  const Name *names;
  int number;
} NameArgument;
int read_name(PyObject *name, void *argument);
