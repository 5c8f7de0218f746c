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
  if (mark_count < 0 || !read_options("NumberFormat", keywords, structs, 2)) return NULL;
  symbols.marks = marks, symbols.mark_count = (size_t)mark_count;
  caretaker_format *format;
  caretaker_error *error;
  if (!name) {
    const caretaker_status status = caretaker_format_number(&symbols, &entry, &format, &error);
    return status ? raise_format_error(status, error, NULL, 0) : made((PyTypeObject *)type, format);
  }
  caretaker_name_options options = CARETAKER_NAME_OPTIONS_INIT;
  options.entry = &entry;
  const caretaker_status status = caretaker_format_named(name, CARETAKER_ALL, &options, &format, &error);
  return status ? raise_format_error(status, error, name, (Py_ssize_t)strlen(name)) : made((PyTypeObject *)type, format);
}

// The digits of a Decimal; None of another object, and null with an error raised.
static PyObject *decimal_text(PyObject *value) {
  PyObject *module = PyImport_ImportModule("decimal");
  PyObject *type = module ? PyObject_GetAttrString(module, "Decimal") : NULL;
  const int is_decimal = type ? PyObject_IsInstance(value, type) : -1;
  Py_XDECREF(module);
  Py_XDECREF(type);
  if (is_decimal < 0) return NULL;
  if (!is_decimal) Py_RETURN_NONE;
  PyObject *plain = PyUnicode_FromString("f"), *text = plain ? PyObject_Format(value, plain) : NULL;
  Py_XDECREF(plain);
  return text;
}

PyObject *value_text(const caretaker_format *format, PyObject *value) {
  if (PyUnicode_Check(value)) return Py_NewRef(value);
  caretaker_format_facts facts = CARETAKER_FORMAT_FACTS_INIT;
  const caretaker_status status = caretaker_format_get_facts(format, &facts);
  if (status) return raise_status(status);
  if (facts.kind != CARETAKER_KIND_NUMBER) return raise_wrong_type("a str", value);
  if (PyFloat_Check(value)) {
    PyErr_SetString(PyExc_TypeError, "a float is not exact: write the number as text, \"1234.5\", or pass a Decimal");
    return NULL;
  }
  if (PyLong_Check(value) && !PyBool_Check(value)) return PyObject_Str(value);
  PyObject *text = decimal_text(value);
  if (text != Py_None) return text;
  Py_DECREF(text);
  return raise_wrong_type("a str, an int or a Decimal", value);
}
