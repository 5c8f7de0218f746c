// Columns that are sequences of Python, which are copied once.
#include <stdlib.h>
#include <string.h>

#include "columns.h"

// What a sequence holds, copied: strings side by side.
bool format_sequence(Work *work, PyObject *values) {
  const Py_ssize_t rows = PySequence_Size(values);
  if (rows < 0) return false;
  int64_t *offsets = malloc(((size_t)rows + 1) * sizeof *offsets);
  uint8_t *validity = calloc(((size_t)rows + 7) / 8 + 1, 1);
  size_t capacity = (size_t)rows * 16 + 64, count = 0;
  char *bytes = malloc(capacity);
  bool is_done = offsets && validity && bytes;
  if (!is_done) PyErr_NoMemory();
  for (Py_ssize_t row = 0; is_done && row < rows; row++) {
    offsets[row] = (int64_t)count;
    PyObject *item = PySequence_GetItem(values, row);
    Py_ssize_t length = 0;
    const char *text = item && item != Py_None ? utf8(item, &length) : NULL;
    is_done = item && (item == Py_None || text);
    if (text && count + (size_t)length > capacity) {
      capacity = (count + (size_t)length) * 2;
      char *larger = realloc(bytes, capacity);
      if (larger) bytes = larger;
      else is_done = (PyErr_NoMemory(), false);
    }
    if (text && is_done) {
      memcpy(bytes + count, text, (size_t)length);
      count += (size_t)length;
      validity[row >> 3] |= (uint8_t)(1 << (row & 7));
    }
    Py_XDECREF(item);
  }
  if (is_done) {
    offsets[rows] = (int64_t)count;
    caretaker_column_view view = CARETAKER_COLUMN_VIEW_INIT;
    view.large = true, view.values = bytes, view.length = count, view.offsets = offsets, view.rows = (size_t)rows;
    view.validity = validity;
    is_done = format_view(work, &view);
  }
  free(offsets), free(validity), free(bytes);
  return is_done;
}
