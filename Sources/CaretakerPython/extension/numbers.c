// Formats of numbers: what their structs are filled with, and numbers of Python as their values.
#include <string.h>

#include "formats.h"
#include "names.h"

PyObject *format_number(PyObject *type, PyObject *args, PyObject *keywords) {
  static char *names[] = {
    "name", "grouping_separator", "decimal_separator", "digits", "positive_prefix", "positive_suffix",
    "negative_prefix", "negative_suffix", "zero_prefix", "zero_suffix", "negative_zero_prefix", "negative_zero_suffix",
    "primary_grouping_size", "secondary_grouping_size", "minimum_grouping_digits", "minimum_fraction_digits",
    "maximum_fraction_digits", "rounding_increment", "rounding", "value_exponent", "minor_unit_digits", "marks",
    "minor_units", "decimal_keys", "integer_digits", "fraction_digits", "text_length", "minimum", "maximum",
    "clamps_to_bounds", "shows_affix_when_empty", "shows_fraction_zeros", NULL,
  };
  caretaker_number_symbols symbols = CARETAKER_NUMBER_SYMBOLS_INIT;
  caretaker_number_entry entry = CARETAKER_NUMBER_ENTRY_INIT;
  NameArgument rounding = {rounding_names, CARETAKER_ROUND_HALF_EVEN};
  const char *marks[MOST_TEXTS];
  const char *name = NULL;
  PyObject *given = NULL;
  int minor_units = 0, clamps_to_bounds = 0, shows_affix_when_empty = 0, shows_fraction_zeros = 0;
  if (!PyArg_ParseTupleAndKeywords(
        args, keywords, "|$zzzzzzzzzzzzO&O&O&O&O&O&O&iO&O!pzO&O&O&zzppp", names, &name, &symbols.grouping_separator,
        &symbols.decimal_separator, &symbols.digits, &symbols.positive_prefix, &symbols.positive_suffix,
        &symbols.negative_prefix, &symbols.negative_suffix, &symbols.zero_prefix, &symbols.zero_suffix,
        &symbols.negative_zero_prefix, &symbols.negative_zero_suffix, read_count, &symbols.primary_grouping_size, read_count,
        &symbols.secondary_grouping_size, read_count, &symbols.minimum_grouping_digits, read_count,
        &symbols.minimum_fraction_digits, read_count, &symbols.maximum_fraction_digits, read_count, &symbols.rounding_increment,
        read_name, &rounding, &symbols.value_exponent, read_count, &symbols.minor_unit_digits, &PyTuple_Type, &given, &minor_units,
        &entry.decimal_keys, read_count, &entry.integer_digits, read_count, &entry.fraction_digits, read_count, &entry.text_length,
        &entry.minimum, &entry.maximum, &clamps_to_bounds, &shows_affix_when_empty, &shows_fraction_zeros))
    return NULL;
  const Py_ssize_t mark_count = given ? read_texts(given, marks) : 0;
  if (mark_count < 0) return NULL;
  symbols.rounding = (caretaker_rounding)rounding.number;
  symbols.marks = marks, symbols.mark_count = (size_t)mark_count;
  entry.minor_units = minor_units, entry.clamps_to_bounds = clamps_to_bounds;
  entry.shows_affix_when_empty = shows_affix_when_empty, entry.shows_fraction_zeros = shows_fraction_zeros;
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
