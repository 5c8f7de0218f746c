// Reports on masks, for people who write them.
#include "formats.h"

typedef struct {
  const caretaker_format *format;
  caretaker_report report;
  size_t index;
} Report;

static caretaker_status copy_report(const void *context, char *buffer, size_t capacity, size_t *length) {
  const Report *report = context;
  return caretaker_format_report(report->format, report->report, buffer, capacity, length);
}

static caretaker_status copy_example(const void *context, char *buffer, size_t capacity, size_t *length) {
  const Report *report = context;
  return caretaker_format_example(report->format, report->index, buffer, capacity, length);
}

PyObject *format_report(PyObject *self, void *kind) {
  const Report report = {.format = ((FormatObject *)self)->format, .report = (caretaker_report)(intptr_t)kind};
  size_t length;
  if (caretaker_format_report(report.format, report.report, NULL, 0, &length) == CARETAKER_NOT_FOUND) Py_RETURN_NONE;
  return copied(copy_report, &report);
}

PyObject *format_examples(PyObject *self, PyObject *number) {
  Report report = {.format = ((FormatObject *)self)->format};
  const Py_ssize_t count = PyNumber_AsSsize_t(number, PyExc_OverflowError);
  if (count == -1 && PyErr_Occurred()) return NULL;
  PyObject *examples = PyList_New(0);
  for (; examples && (Py_ssize_t)report.index < count; report.index++) {
    size_t length;
    // there are no more, or there is no mask
    if (caretaker_format_example(report.format, report.index, NULL, 0, &length) != CARETAKER_SHORT_BUFFER) break;
    PyObject *example = copied(copy_example, &report);
    if (!example || PyList_Append(examples, example)) Py_CLEAR(examples);
    Py_XDECREF(example);
  }
  return examples;
}

PyObject *format_warnings(PyObject *self, void *none) {
  (void)none;
  const caretaker_format *format = ((FormatObject *)self)->format;
  caretaker_error *few[16], **found = few;
  size_t count;
  caretaker_status status = caretaker_format_warnings(format, found, 16, &count);
  if (status == CARETAKER_NOT_FOUND) return PyList_New(0);
  if (status == CARETAKER_SHORT_BUFFER) {
    found = PyMem_Malloc(count * sizeof *found);
    if (!found) return PyErr_NoMemory();
    status = caretaker_format_warnings(format, found, count, &count);
  }
  PyObject *warnings = status ? raise_status(status) : PyList_New((Py_ssize_t)count);
  for (size_t i = 0; !status && i < count; i++) {
    caretaker_error *error = found[i];
    PyObject *warning = warnings ? Py_BuildValue("(ssss)", caretaker_error_code(error), caretaker_error_message(error),
      caretaker_error_suggestion(error), caretaker_error_diagnostic(error)) : NULL;
    if (warnings && (!warning || PyList_SetItem(warnings, (Py_ssize_t)i, warning))) Py_CLEAR(warnings);
    caretaker_error_free(error);
  }
  if (found != few) PyMem_Free(found);
  return warnings;
}
