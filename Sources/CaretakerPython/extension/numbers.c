// Formats of numbers: what their structs are filled with, and numbers of Python as their values.
#include <string.h>

#include "formats.h"
#include "option_tables.h"

PyObject *format_number(PyObject *type, PyObject *args) {
  caretaker_number_symbols symbols = CARETAKER_NUMBER_SYMBOLS_INIT;
  caretaker_number_entry entry = CARETAKER_NUMBER_ENTRY_INIT;
  const char *marks[MOST_TEXTS], *name;
  PyObject *given, *keywords;
  if (!PyArg_ParseTuple(args, "zO!O!", &name, &PyTuple_Type, &given, &PyDict_Type, &keywords)) return NULL;
  PyObject *symbol = name ? keyword_of(keywords, number_symbols_table) : NULL;
  if (symbol)
    return PyErr_Format(PyExc_TypeError, "a locale has symbols of its own: leave out %U, or the locale", symbol), NULL;
  const OptionStruct structs[] = {{number_symbols_table, &symbols}, {number_entry_table, &entry}};
  const Py_ssize_t mark_count = read_texts(given, marks);
  PyObject *texts = mark_count < 0 ? NULL : read_options("NumberFormat", keywords, structs, 2);
  if (!texts) return NULL;
  symbols.marks = marks, symbols.mark_count = (size_t)mark_count;
  caretaker_name_options options = CARETAKER_NAME_OPTIONS_INIT;
  options.entry = &entry;
  caretaker_format *format;
  caretaker_error *error;
  const caretaker_status status = name ? caretaker_format_named(name, CARETAKER_ALL, &options, &format, &error)
                                       : caretaker_format_number(&symbols, &entry, &format, &error);
  Py_DECREF(texts);
  return status ? raise_format_error(status, error, name, name ? (Py_ssize_t)strlen(name) : 0)
                : made((PyTypeObject *)type, format);
}

// How many digits a number has at most before its decimal separator, or after it: an exponent may ask for a gigabyte.
enum { MOST_DIGITS = 10000 };

// The Decimal of a number: of a float what it is written as, 0.1, and not the binary fraction that is nearest.
static PyObject *decimal_of(PyObject *number, PyObject *type) {
  if (!PyFloat_Check(number)) return PyObject_CallFunctionObjArgs(type, number, NULL);
  char *written = PyOS_double_to_string(PyFloat_AsDouble(number), 'r', 0, 0, NULL);
  if (!written) return NULL;
  PyObject *decimal = PyObject_CallFunction(type, "s", written);
  PyMem_Free(written);
  return decimal;
}

// The digits of a Decimal.
static PyObject *decimal_text(PyObject *decimal) {
  PyObject *is_finite = PyObject_CallMethod(decimal, "is_finite", NULL);
  PyObject *adjusted = is_finite ? PyObject_CallMethod(decimal, "adjusted", NULL) : NULL;
  const long exponent = adjusted ? PyLong_AsLong(adjusted) : 0;
  const bool is_number = is_finite == Py_True;
  Py_XDECREF(is_finite);
  Py_XDECREF(adjusted);
  if (PyErr_Occurred()) return NULL;
  if (!is_number) return PyErr_SetString(PyExc_ValueError, "a number is finite"), NULL;
  if (exponent > MOST_DIGITS || exponent < -MOST_DIGITS)
    return PyErr_Format(PyExc_ValueError, "a number has at most %d digits", MOST_DIGITS);
  PyObject *plain = PyUnicode_FromString("f"), *text = plain ? PyObject_Format(decimal, plain) : NULL;
  Py_XDECREF(plain);
  return text;
}

PyObject *number_text(PyObject *number) {
  PyObject *module = PyImport_ImportModule("decimal");
  PyObject *type = module ? PyObject_GetAttrString(module, "Decimal") : NULL;
  const bool is_plain = (PyLong_Check(number) && !PyBool_Check(number)) || PyFloat_Check(number);
  const int is_number = !type ? -1 : is_plain ? 1 : PyObject_IsInstance(number, type);
  PyObject *decimal = is_number > 0 ? decimal_of(number, type) : NULL;
  PyObject *text = decimal ? decimal_text(decimal) : is_number == 0 ? Py_NewRef(Py_None) : NULL;
  Py_XDECREF(module);
  Py_XDECREF(type);
  Py_XDECREF(decimal);
  return text;
}

PyObject *value_text(const caretaker_format *format, PyObject *value) {
  if (PyUnicode_Check(value)) return Py_NewRef(value);
  caretaker_format_facts facts = CARETAKER_FORMAT_FACTS_INIT;
  const caretaker_status status = caretaker_format_get_facts(format, &facts);
  if (status) return raise_status(status);
  if (facts.kind != CARETAKER_KIND_NUMBER) return raise_wrong_type("a str", value);
  PyObject *text = number_text(value);
  if (text != Py_None) return text;
  Py_DECREF(text);
  return raise_wrong_type("a str, an int, a float or a Decimal", value);
}
