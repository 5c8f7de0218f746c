// What the parts of the extension share. Everything is within the limited API of Python 3.11, the first with buffers.
#pragma once
#define PY_SSIZE_T_CLEAN
#define Py_LIMITED_API 0x030b0000
#include <Python.h>

#include "caretaker.h"

typedef struct {
  PyObject_HEAD
  caretaker_format *format;
} FormatObject;

// In a table of methods: a function that takes keywords.
#define KEYWORDS(function) (PyCFunction)(void (*)(void))function, METH_VARARGS | METH_KEYWORDS

extern PyObject *format_error;
extern PyTypeObject *format_type;

int add_formats(PyObject *module);
int add_fields(PyObject *module);
int add_columns(PyObject *module);
int add_forms(PyObject *module);

// Makes a type and adds it to the module.
PyTypeObject *add_type(PyObject *module, PyType_Spec *spec);
// A new object of a type, all of it zeros but its head.
PyObject *make(PyTypeObject *type);
// Gives the memory of an object back that holds nothing any more.
void unmake(PyObject *object);

// Raises that an object is of another type than is expected, such as `a str`.
PyObject *raise_wrong_type(const char *expected, PyObject *given);
// Raises what a status stands for.
PyObject *raise_status(caretaker_status status);
// Raises why no format could be made of a text, and frees that.
PyObject *raise_format_error(caretaker_status status, caretaker_error *error, const char *text, Py_ssize_t length);

// Copies a text of the library: a function asks for it with a buffer.
typedef caretaker_status (*text_copier)(const void *context, char *buffer, size_t capacity, size_t *length);
PyObject *copied(text_copier copy, const void *context);

// Reads the arguments of a call by a format that ends with its name, as in `O|z:validate`. Raises of an unknown keyword
// which there are.
bool read_arguments(PyObject *args, PyObject *keywords, const char *format, char **names, ...);

// A converter of an offset to `uint32_t`; one that is larger is out of the range of any text.
int read_offset(PyObject *given, void *offset);
// The bytes of a string of Python, in UTF-8, good as long as it is; null with an error raised.
const char *utf8(PyObject *text, Py_ssize_t *length);
// The same where the library reads up to the first zero byte: a text that has one is an error.
const char *plain_text(PyObject *text);
