// Formats of phone numbers and cards, and those that prepare texts: what their structs are filled with.
#include <string.h>

#include "formats.h"

int read_count(PyObject *number, void *place) {
  long value = number == Py_None ? 0 : PyLong_AsLong(number);
  if (value == -1 && PyErr_Occurred()) return 0;
  if (value < 0 || value > INT32_MAX) {
    PyErr_SetString(PyExc_ValueError, "a count is 0 or more");
    return 0;
  }
  *(int32_t *)place = number == Py_None ? 0 : value == 0 ? CARETAKER_NONE : (int32_t)value;
  return 1;
}

Py_ssize_t read_texts(PyObject *tuple, const char *texts[MOST_TEXTS]) {
  const Py_ssize_t count = PyTuple_Size(tuple);
  if (count > MOST_TEXTS) return PyErr_SetString(PyExc_ValueError, "more than 64 texts"), -1;
  for (Py_ssize_t i = 0; i < count; i++) {
    PyObject *text = PyTuple_GetItem(tuple, i);
    texts[i] = text ? plain_text(text) : NULL;
    if (!texts[i]) return -1;
  }
  return count;
}

PyObject *format_phone(PyObject *type, PyObject *args) {
  caretaker_phone_options options = CARETAKER_PHONE_OPTIONS_INIT;
  int international, extensions;
  if (!PyArg_ParseTuple(args, "zppO&", &options.region, &international, &extensions, read_count, &options.digit_limit))
    return NULL;
  options.international = international, options.without_extensions = !extensions;
  caretaker_format *format;
  caretaker_error *error;
  const caretaker_status status = caretaker_format_phone(&options, &format, &error);
  const char *region = options.region;
  return status ? raise_format_error(status, error, region, region ? (Py_ssize_t)strlen(region) : 0)
                : made((PyTypeObject *)type, format);
}

PyObject *format_card(PyObject *type, PyObject *args) {
  PyObject *networks, *preferring;
  int known_only;
  if (!PyArg_ParseTuple(args, "OO!p", &networks, &PyTuple_Type, &preferring, &known_only)) return NULL;
  caretaker_card_options options = CARETAKER_CARD_OPTIONS_INIT;
  const char *names[MOST_TEXTS], *preferred[MOST_TEXTS];
  const Py_ssize_t preferred_count = read_texts(preferring, preferred);
  const Py_ssize_t network_count = networks == Py_None ? 0 : read_texts(networks, names);
  if (preferred_count < 0 || network_count < 0) return NULL;
  options.preferred = preferred, options.preferred_count = (size_t)preferred_count;
  if (networks != Py_None) options.networks = names, options.network_count = (size_t)network_count;
  options.known_only = known_only;
  caretaker_format *format;
  caretaker_error *error;
  const caretaker_status status = caretaker_format_card(&options, &format, &error);
  return status ? raise_format_error(status, error, NULL, 0) : made((PyTypeObject *)type, format);
}

// The replacements of a mapping, each a text of the character and the one that takes its place; null with an error raised.
static PyObject *replacements_of(PyObject *mapping) {
  PyObject *items = mapping ? PyMapping_Items(mapping) : PyList_New(0);
  const Py_ssize_t count = items ? PyList_Size(items) : 0;
  PyObject *pairs = items ? PyTuple_New(count) : NULL;
  for (Py_ssize_t i = 0; pairs && i < count; i++) {
    PyObject *old, *new;
    PyObject *pair = NULL;
    if (PyArg_ParseTuple(PyList_GetItem(items, i), "UU", &old, &new)) {
      if (PyUnicode_GetLength(old) == 1) pair = PyUnicode_Concat(old, new);
      else PyErr_SetString(PyExc_ValueError, "one character is replaced by another");
    }
    if (!pair || PyTuple_SetItem(pairs, i, pair)) Py_CLEAR(pairs);
  }
  Py_XDECREF(items);
  return pairs;
}

PyObject *format_preparing(PyObject *self, PyObject *args, PyObject *keywords) {
  static char *names[] = {"prefixes", "country_code", "replacements", NULL};
  PyObject *prefixes = NULL, *replacements = NULL;
  caretaker_preparation preparation = CARETAKER_PREPARATION_INIT;
  if (!read_arguments(args, keywords, "|$OsO:preparing", names, &prefixes, &preparation.country_code, &replacements))
    return NULL;
  const char *stripped[MOST_TEXTS], *replaced[MOST_TEXTS];
  PyObject *given = prefixes ? PySequence_Tuple(prefixes) : PyTuple_New(0), *pairs = replacements_of(replacements);
  const Py_ssize_t prefix_count = given ? read_texts(given, stripped) : -1;
  const Py_ssize_t replacement_count = pairs ? read_texts(pairs, replaced) : -1;
  PyObject *prepared = NULL;
  if (prefix_count >= 0 && replacement_count >= 0) {
    preparation.prefixes = stripped, preparation.prefix_count = (size_t)prefix_count;
    preparation.replacements = replaced, preparation.replacement_count = (size_t)replacement_count;
    caretaker_format *format;
    const caretaker_status status = caretaker_format_prepare(((FormatObject *)self)->format, &preparation, &format);
    prepared = status ? raise_status(status) : made(format_type, format);
  }
  Py_XDECREF(given), Py_XDECREF(pairs);
  return prepared;
}
