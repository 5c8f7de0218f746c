// What the parts share that make formats.
#pragma once
#include "module.h"

// The object of a format, which it owns; null with an error raised.
PyObject *made(PyTypeObject *type, caretaker_format *format);

// Class methods of formats.
PyObject *format_number(PyObject *type, PyObject *args, PyObject *keywords);
PyObject *format_phone(PyObject *type, PyObject *args);
PyObject *format_card(PyObject *type, PyObject *args);

// A format like another, which prepares texts.
PyObject *format_preparing(PyObject *self, PyObject *args, PyObject *keywords);

// Reports on the mask of a format, by its kind; values of it; and its likely slips.
PyObject *format_report(PyObject *self, void *kind);
PyObject *format_examples(PyObject *self, PyObject *number);
PyObject *format_warnings(PyObject *self, void *none);
