// What the parts share that make formats.
#pragma once
#include "module.h"

// The object of a format, which it owns; null with an error raised.
PyObject *made(PyTypeObject *type, caretaker_format *format);

// The text of a value to be shown, which of numbers may be an int, a float or a Decimal; null with an error raised.
PyObject *value_text(const caretaker_format *format, PyObject *value);

// The digits of an int, a float or a Decimal, without an exponent; None of another object, null with an error raised.
PyObject *number_text(PyObject *number);

// Judges a text.
PyObject *format_validate(PyObject *self, PyObject *args, PyObject *keywords);
PyObject *format_is_valid(PyObject *self, PyObject *text);
int add_validations(PyObject *module);

// A converter of a count: None for the usual one, and 0 for none, which the library writes otherwise.
int read_count(PyObject *number, void *place);

enum { MOST_TEXTS = 64 };
// Some strings, good as long as the tuple that has them; their number, or -1 with an error raised.
Py_ssize_t read_texts(PyObject *tuple, const char *texts[MOST_TEXTS]);

// Class methods of formats.
PyObject *format_number(PyObject *type, PyObject *args);
PyObject *format_phone(PyObject *type, PyObject *args);
PyObject *format_card(PyObject *type, PyObject *args);

// A format like another, which prepares texts.
PyObject *format_preparing(PyObject *self, PyObject *args, PyObject *keywords);

// Reports on the mask of a format, by its kind; values of it; and its likely slips.
PyObject *format_report(PyObject *self, void *kind);
PyObject *format_examples(PyObject *self, PyObject *number);
PyObject *format_warnings(PyObject *self, void *none);
