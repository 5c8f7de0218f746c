// Options that are keywords.
#include "options.h"

#include "formats.h"
#include "forms.h"

static const Option *option_named(PyObject *name, const Option *table) {
  for (; table->name; table++)
    if (!PyUnicode_CompareWithASCIIString(name, table->name)) return table;
  return NULL;
}

static bool read_option(const Option *option, PyObject *value, void *options) {
  void *place = (char *)options + option->offset;
  int number;
  switch (option->kind) {
    case OPTION_FLAG:
      if (!PyBool_Check(value)) return raise_wrong_type("True or False", value), false;
      return *(bool *)place = value == Py_True, true;
    case OPTION_COUNT: return read_count(value, place);
    case OPTION_NUMBER: return read_number(value, place);
    case OPTION_TEXT: return (*(const char **)place = plain_text(value)) != NULL;
    case OPTION_NAME:
      // enumerations of C are ints here
      if (!number_of(value, option->names, &number)) return false;
      return *(int *)place = number, true;
  }
  return false;
}

bool read_options(const char *owner, PyObject *keywords, const OptionStruct *structs, size_t count) {
  Py_ssize_t next = 0;
  PyObject *name, *value;
  while (keywords && PyDict_Next(keywords, &next, &name, &value)) {
    const Option *option = NULL;
    size_t i = 0;
    for (; i < count && !option; i++) option = option_named(name, structs[i].table);
    if (!option) return PyErr_Format(PyExc_TypeError, "%s has no option %R", owner, name), false;
    if (value != Py_None && !read_option(option, value, structs[i - 1].options)) return false;
  }
  return true;
}

bool has_option(PyObject *keywords, const char *name) {
  PyObject *value = keywords ? PyDict_GetItemString(keywords, name) : NULL;
  return value && value != Py_None;
}

PyObject *keyword_of(PyObject *keywords, const Option *table) {
  Py_ssize_t next = 0;
  PyObject *name, *value;
  while (keywords && PyDict_Next(keywords, &next, &name, &value))
    if (option_named(name, table)) return name;
  return NULL;
}
