// Options that are keywords.
#include "options.h"

#include "formats.h"
#include "forms.h"

static const Option *option_named(PyObject *name, const Option *table) {
  for (; table->name; table++)
    if (!PyUnicode_CompareWithASCIIString(name, table->name)) return table;
  return NULL;
}

// A text as it is, and a number as its digits, which a list keeps; null with an error raised.
static const char *decimal_digits(PyObject *value, PyObject *texts) {
  if (PyUnicode_Check(value)) return plain_text(value);
  PyObject *digits = number_text(value);
  if (digits == Py_None) raise_wrong_type("a str, an int, a float or a Decimal", value);
  const bool is_kept = digits && digits != Py_None && !PyList_Append(texts, digits);
  const char *text = is_kept ? plain_text(digits) : NULL;
  Py_XDECREF(digits);
  return text;
}

static bool read_option(const Option *option, PyObject *value, void *options, PyObject *texts) {
  void *place = (char *)options + option->offset;
  int number;
  switch (option->kind) {
    case OPTION_FLAG:
      if (!PyBool_Check(value)) return raise_wrong_type("True or False", value), false;
      return *(bool *)place = value == Py_True, true;
    case OPTION_COUNT: return read_count(value, place);
    case OPTION_NUMBER: return read_number(value, place);
    case OPTION_TEXT: return (*(const char **)place = plain_text(value)) != NULL;
    case OPTION_DECIMAL: return (*(const char **)place = decimal_digits(value, texts)) != NULL;
    case OPTION_NAME:
      // enumerations of C are ints here
      if (!number_of(value, option->names, &number)) return false;
      return *(int *)place = number, true;
  }
  return false;
}

// Begins the message of the error that is raised with the option that it is about.
static void name_option(const char *owner, const Option *option) {
  PyObject *const kinds[] = {PyExc_TypeError, PyExc_OverflowError, PyExc_ValueError};
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
    if (!PyErr_ExceptionMatches(kinds[i])) continue;
    PyObject *type, *error, *traceback;
    PyErr_Fetch(&type, &error, &traceback);
    PyErr_NormalizeException(&type, &error, &traceback);
    PyErr_Format(kinds[i], "%s: %s: %S", owner, option->name, error);
    Py_XDECREF(type);
    Py_XDECREF(error);
    Py_XDECREF(traceback);
    return;
  }
}

// The option whose name is nearest to one, in a list that is empty for none; null with an error raised.
static PyObject *nearest_names(PyObject *name, const OptionStruct *structs, size_t count) {
  PyObject *names = PyList_New(0), *difflib = names ? PyImport_ImportModule("difflib") : NULL;
  for (size_t i = 0; difflib && i < count; i++)
    for (const Option *option = structs[i].table; difflib && option->name; option++) {
      PyObject *each = PyUnicode_FromString(option->name);
      if (!each || PyList_Append(names, each)) Py_CLEAR(difflib);
      Py_XDECREF(each);
    }
  PyObject *nearest = difflib ? PyObject_CallMethod(difflib, "get_close_matches", "OOi", name, names, 1) : NULL;
  Py_XDECREF(names);
  Py_XDECREF(difflib);
  return nearest;
}

static void raise_unknown_option(const char *owner, PyObject *name, const OptionStruct *structs, size_t count) {
  PyObject *nearest = nearest_names(name, structs, count);
  const Py_ssize_t found = nearest ? PyList_Size(nearest) : -1;
  if (found == 0) PyErr_Format(PyExc_TypeError, "%s has no option %R", owner, name);
  if (found > 0)
    PyErr_Format(PyExc_TypeError, "%s has no option %R: did you mean %R?", owner, name, PyList_GetItem(nearest, 0));
  Py_XDECREF(nearest);
}

PyObject *read_options(const char *owner, PyObject *keywords, const OptionStruct *structs, size_t count) {
  Py_ssize_t next = 0;
  PyObject *name, *value, *texts = PyList_New(0);
  while (texts && keywords && PyDict_Next(keywords, &next, &name, &value)) {
    const Option *option = NULL;
    size_t i = 0;
    for (; i < count && !option; i++) option = option_named(name, structs[i].table);
    const bool is_read = option && (value == Py_None || read_option(option, value, structs[i - 1].options, texts));
    if (!option) raise_unknown_option(owner, name, structs, count);
    else if (!is_read) name_option(owner, option);
    if (!is_read) Py_CLEAR(texts);
  }
  return texts;
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
