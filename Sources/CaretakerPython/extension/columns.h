// What the parts share that format columns.
#pragma once
#include "arrow.h"
#include "module.h"

typedef struct {
  PyObject_HEAD
  caretaker_column *column;
  caretaker_column_view view;
  // the column whose verdicts these are; null for one of text
  PyObject *texts;
} ColumnObject;

extern PyTypeObject *column_type;

static inline bool bit(const uint8_t *bits, size_t row) { return bits[row >> 3] >> (row & 7) & 1; }

static inline size_t offset(const caretaker_column_view *view, size_t row) {
  return view->large ? (size_t)((const int64_t *)view->offsets)[row] : (size_t)((const int32_t *)view->offsets)[row];
}

// A formatter at work, and what it fills; the column is made when the first chunk says how wide its offsets are.
typedef struct {
  caretaker_formatter *formatter;
  caretaker_column *column;
  bool large;
  // what became of the rows of all chunks
  caretaker_column_report report;
} Work;

// Each formats what it is given, and returns whether it could; else an error is raised.
bool format_view(Work *work, caretaker_column_view *view);
bool format_capsules(Work *work, PyObject *values);
bool format_stream(Work *work, PyObject *values);
bool format_sequence(Work *work, PyObject *values);

int add_formatter(PyObject *module);
